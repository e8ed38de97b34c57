/** Compresses scripts, styles and drawings once at build time instead of at every request. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/** Smaller files are not worth it: the response headers outweigh them. */
const LEAST = 1_000;

export const compress: Plugin = {
  name: "compress",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
      const source = readFileSync(join(dir, name));
      if (source.length < LEAST) continue;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(source, { params }));
    }
  },
};

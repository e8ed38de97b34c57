/** A picture of a position as a file: drawn as SVG by the server, converted by the browser. */

/** The longer side of a converted picture in pixels, enough for print and large screens. */
const LONGEST = 2400;

export function save(content: Blob | string, name: string): void {
  const address = typeof content === "string" ? content : URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  if (typeof content !== "string") setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The drawing with an explicit size, so that the browser can render it at any scale. */
export function sized(svg: string): { svg: string; width: number; height: number } {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const [, , w = 0, h = 0] = (root.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const [width, height] = [
    w || Number.parseFloat(root.getAttribute("width") ?? ""),
    h || Number.parseFloat(root.getAttribute("height") ?? ""),
  ];
  if (!(width > 0) || !(height > 0)) throw new Error("The picture has no size.");
  const scale = LONGEST / Math.max(width, height);
  root.setAttribute("width", String(Math.round(width * scale)));
  root.setAttribute("height", String(Math.round(height * scale)));
  return {
    svg: new XMLSerializer().serializeToString(root),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

export async function painted(drawing: string): Promise<Blob> {
  const { svg, width, height } = sized(drawing);
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (!blob) throw new Error("The picture could not be painted.");
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}

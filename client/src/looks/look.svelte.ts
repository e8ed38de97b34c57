/** The look of the tables. The clear look is part of the page; other looks are loaded when they are chosen. */
export type Look = "clear" | "tabletop";
export const LOOKS: Look[] = ["clear", "tabletop"];

/** The gradients, patterns and symbols of a look, as the content of one hidden drawing. */
export interface Drawings {
  drawings: string;
}

const FILES: Partial<Record<Look, () => Promise<Drawings>>> = { tabletop: () => import("./tabletop") };

class Chosen {
  #wanted: Look = "clear";
  #drawn = $state.raw<ReadonlySet<string>>(new Set());

  /** Apply a look once its files are loaded. If they cannot be loaded, the page stays as it is. */
  async use(look: Look): Promise<void> {
    if (look === this.#wanted) return;
    this.#wanted = look;
    const found = await FILES[look]?.().catch(() => ({ drawings: "" }));
    // Another look was chosen meanwhile.
    if (look === this.#wanted) this.#show(look, found?.drawings ?? "");
  }

  /** The symbol that the look draws for a thing, for `<use>`. */
  art(name: string): string | undefined {
    return this.#drawn.has(`art-${name}`) ? `#art-${name}` : undefined;
  }

  #show(look: Look, drawings: string): void {
    const root = document.documentElement;
    document.getElementById("look")?.remove();
    if (drawings) {
      root.dataset.look = look;
      document.body.prepend(hiddenDrawing(drawings));
    } else delete root.dataset.look;
    this.#drawn = new Set([...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = ""]) => id));
  }
}

/** Not `display: none`, which disables patterns and gradients. At the top it does not make the page longer. */
function hiddenDrawing(content: string): SVGSVGElement {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.id = "look";
  drawing.setAttribute("class", "visually-hidden");
  drawing.setAttribute("aria-hidden", "true");
  drawing.innerHTML = content;
  return drawing;
}

export const chosenLook = new Chosen();

/** The look of the tables. The clear one is the page's own; what another needs is loaded when it is chosen. */
export type Look = "clear" | "tabletop";
export const LOOKS: Look[] = ["clear", "tabletop"];

/** What a look brings: gradients, patterns and symbols, as the content of one hidden drawing. */
export interface Drawings {
  drawings: string;
}

const FILES: Partial<Record<Look, () => Promise<Drawings>>> = { tabletop: () => import("./tabletop") };

class Chosen {
  #wanted: Look = "clear";
  #drawn = $state.raw<ReadonlySet<string>>(new Set());

  /** Shows the page in a look, once its files are there. Without them the page stays as it is. */
  async use(look: Look): Promise<void> {
    if (look === this.#wanted) return;
    this.#wanted = look;
    const found = await FILES[look]?.().catch(() => ({ drawings: "" }));
    // Another one was chosen meanwhile.
    if (look === this.#wanted) this.#show(look, found?.drawings ?? "");
  }

  /** What the look draws in a thing's place, to be used with `<use>`. */
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

/** Not `display: none`: patterns and gradients work only where they are rendered. At the top, it makes no page longer. */
function hiddenDrawing(content: string): SVGSVGElement {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.id = "look";
  drawing.setAttribute("class", "visually-hidden");
  drawing.setAttribute("aria-hidden", "true");
  drawing.innerHTML = content;
  return drawing;
}

export const chosenLook = new Chosen();

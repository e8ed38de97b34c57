/** The address as a page with parameters. */

export type PageName =
  | "front"
  | "tables"
  | "new"
  | "games"
  | "table"
  | "replay"
  | "analysis"
  | "import"
  | "report"
  | "shared-report"
  | "account"
  | "settings"
  | "recover"
  | "confirm"
  | "moderation"
  | "unsubscribe"
  | "rules"
  | "puzzles"
  | "puzzle"
  | "studies"
  | "study"
  | "people"
  | "profile"
  | "group"
  | "event"
  | "learn"
  | "missing";

export interface Route {
  page: PageName;
  params: Record<string, string>;
  query: URLSearchParams;
}

const ROUTES: [pattern: RegExp, page: PageName][] = [
  [/^\/$/, "front"],
  [/^\/tables$/, "tables"],
  [/^\/new$/, "new"],
  [/^\/games$/, "games"],
  [/^\/table\/(?<id>[\w-]+)$/, "table"],
  [/^\/replay\/(?<id>[\w-]+)$/, "replay"],
  [/^\/analysis\/(?<id>[\w-]+)$/, "analysis"],
  [/^\/puzzles$/, "puzzles"],
  [/^\/puzzles\/(?<id>[\w-]+)$/, "puzzle"],
  [/^\/studies$/, "studies"],
  [/^\/studies\/(?<id>[\w-]+)$/, "study"],
  [/^\/report\/shared\/(?<id>[\w-]+)$/, "shared-report"],
  [/^\/report\/(?<id>[\w-]+)$/, "report"],
  [/^\/import$/, "import"],
  [/^\/account$/, "account"],
  [/^\/settings$/, "settings"],
  [/^\/recover$/, "recover"],
  [/^\/confirm$/, "confirm"],
  [/^\/moderation$/, "moderation"],
  [/^\/people$/, "people"],
  [/^\/people\/(?<id>[^/]+)$/, "profile"],
  [/^\/group\/(?<id>[\w-]+)$/, "group"],
  [/^\/event\/(?<id>[\w-]+)$/, "event"],
  [/^\/unsubscribe\/(?<token>[^/]+)$/, "unsubscribe"],
  [/^\/rules(?:\/(?<game>[\w-]+)(?:\/(?<topic>[\w-]+))?)?$/, "rules"],
  [/^\/learn(?:\/(?<game>[\w-]+)(?:\/(?<name>[\w-]+))?)?$/, "learn"],
];

export function matchRoute(address: URL): Route {
  for (const [pattern, page] of ROUTES) {
    const match = pattern.exec(address.pathname);
    if (match) return { page, params: { ...match.groups }, query: address.searchParams };
  }
  return { page: "missing", params: {}, query: address.searchParams };
}

class Router {
  route = $state.raw<Route>(matchRoute(new URL(location.href)));
  /** Whether the user has left the page that was loaded first. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Follow links within the page without loading it again. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || modified || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.href);
    if (address.hash || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(address.pathname + address.search);
  };

  #read(): void {
    this.moved = true;
    this.route = matchRoute(new URL(location.href));
  }
}

export const router = new Router();

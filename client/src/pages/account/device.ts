/** The browser and the system, if known; both names are the same in every language. */

const BROWSERS: [mark: RegExp, name: string][] = [
  [/Edg\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [mark: RegExp, name: string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux|X11/, "Linux"],
];

const find = (list: [RegExp, string][], agent: string) => list.find(([mark]) => mark.test(agent))?.[1];

export function deviceOf(agent: string): { browser: string; system: string } | null {
  const browser = find(BROWSERS, agent);
  const system = find(SYSTEMS, agent);
  return browser && system ? { browser, system } : null;
}

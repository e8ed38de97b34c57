/** Made by the build (scripts/catalogues.ts): of every language its catalogues, each loaded when it is needed. */
declare module "virtual:catalogues" {
  type Catalogue = () => Promise<{ default: import("@fluent/bundle").FluentResource["body"] }>;
  const catalogues: Record<string, () => Promise<{ default: Record<string, Catalogue | undefined> }>>;
  export default catalogues;
}

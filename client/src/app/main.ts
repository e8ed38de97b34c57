import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/layout.css";
import "./styles/spacing.css";
import "./styles/text.css";
import "./styles/board.css";
import App from "./App.svelte";
import { listener } from "$api/http";
import { messages } from "$i18n/index.svelte";
import { slices } from "./slices.svelte";
import { session } from "$state/session.svelte";
import { settings } from "$state/settings.svelte";

/** The words of refusals, which are loaded with the first refusal. */
listener.refused = () => messages.need("server").catch(() => undefined);

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the app.");

const looked = settings.show();
messages.language = settings.language;
// The page appears before the server has said who the user is; components that need to know ask the session.
session.load().catch(() => undefined);
await Promise.all([looked, messages.need("page")]);
target.replaceChildren();
// The worker is needed only by the installed app; push messages start it as well.
const install = () =>
  void import("$pages/notices/worker").then(({ startWorker }) => startWorker().catch(() => undefined));
if (matchMedia("(display-mode: standalone)").matches && "serviceWorker" in navigator) install();
else addEventListener("appinstalled", install);
if ("Notification" in globalThis && Notification.permission === "granted")
  void import("$pages/notices/watch").then(({ watch }) => watch());
slices.begin();
mount(App, { target });

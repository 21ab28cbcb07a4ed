import { mount } from "svelte";
import App from "./App.svelte";
import { tableInAddress } from "./app/router.svelte";
import { ticketOf } from "./app/memory";
import { renewIfPartsAreGone } from "./app/renewal";
import { settings } from "./app/settings.svelte";
import { partsOf } from "./table/board";
import { begin } from "./texts/language.svelte";

renewIfPartsAreGone();
settings.apply();
const table = tableInAddress();
const game = document.documentElement.dataset.game ?? (table && ticketOf(table)?.game) ?? null;
if (table) {
  if (game) void partsOf(game);
  void import("./table/TablePage.svelte");
} else void import("./home/Home.svelte");
await begin(game);
mount(App, { target: document.getElementById("app")! });

import "@fontsource-variable/commissioner/wght.css";
import "@fontsource-variable/jost/wght.css";
import "./ui/theme.css";
import "./ui/contrast.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepOfflinePage } from "./net/offline";
import { settings } from "./table/settings.svelte";
import { keepTrue } from "./ui/translated";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app element");

// start.js has told people with old browsers.
if (!document.documentElement.classList.contains("old")) {
  settings.apply();
  settings.watchText();
  keepTrue(target);
  mount(App, { target });
  keepOfflinePage();
}

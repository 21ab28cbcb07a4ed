import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./app/settings.svelte";
import "./look/base.css";
import { begin } from "./texts/language.svelte";

settings.apply();
await begin();
mount(App, { target: document.getElementById("app")! });

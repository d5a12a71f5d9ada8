import { mount } from "svelte";
import "../../../../web/ui/theme.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.body });

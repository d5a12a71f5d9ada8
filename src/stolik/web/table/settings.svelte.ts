import { recallFields, remember } from "../ui/memory";
import { CAUTIONS, type Caution } from "./asking/sending";

export type Tempo = "calm" | "brisk" | "instant";

interface Saved {
  sound: boolean;
  notify: boolean;
  motion: boolean;
  tempo: Tempo;
  autoPass: boolean;
  caution: Caution;
  letterKeys: boolean;
  textSize: number;
}

const DEFAULTS: Saved = {
  sound: false,
  notify: false,
  motion: true,
  tempo: "brisk",
  autoPass: true,
  caution: recallFields("settings", { confirm: true }).confirm ? "final" : "costly",
  letterKeys: true,
  textSize: 100,
};

export const TEXT_SIZES = [100, 125, 150, 200] as const;
export const TEMPOS: readonly Tempo[] = ["calm", "brisk", "instant"];

/** The settings of this person, kept in this browser. */
class Settings {
  readonly now = $state<Saved>(
    recallFields("settings", DEFAULTS, {
      caution: (caution) => CAUTIONS.some((known) => known === caution),
      tempo: (tempo) => TEMPOS.some((known) => known === tempo),
      textSize: (size) => TEXT_SIZES.some((known) => known === size),
    }),
  );
  readonly #quiet = window.matchMedia("(prefers-reduced-motion: reduce)");

  /** Whether to avoid movement on the screen. */
  get still(): boolean {
    return !this.now.motion || this.#quiet.matches;
  }

  keep(): void {
    remember("settings", JSON.stringify(this.now));
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset["motion"] = this.still ? "still" : "full";
    root.toggleAttribute("data-large", this.now.textSize >= 150);
    root.style.setProperty("--text-size", String(this.now.textSize / 100));
  }
}

export const settings = new Settings();

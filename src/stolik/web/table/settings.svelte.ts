import { recallFields, remember } from "../ui/memory";

/** Which answers wait for a confirmation: all, those that cannot be taken back, or only those with a lasting cost. */
export const CAUTIONS = ["always", "final", "costly"] as const;
export type Caution = (typeof CAUTIONS)[number];
export type Tempo = "calm" | "brisk" | "instant";
/** Nothing, the signs, or the signs and the soundscape. */
export type Heard = "off" | "signs" | "all";
export type Volume = "quiet" | "medium" | "loud";

interface Saved {
  /** Empty until this person has chosen. */
  heard: Heard | "";
  volume: Volume;
  notify: boolean;
  motion: boolean;
  tempo: Tempo;
  autoPass: boolean;
  caution: Caution;
  letterKeys: boolean;
  textSize: number;
}

const DEFAULTS: Saved = {
  heard: "",
  volume: "medium",
  notify: false,
  motion: true,
  tempo: "brisk",
  autoPass: true,
  caution: recallFields("settings", { confirm: true }).confirm ? "final" : "costly",
  letterKeys: true,
  textSize: 100,
};

/** From this scale on the page has the layout for large text. */
const LARGE = 1.45;
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export const TEMPOS: readonly Tempo[] = ["calm", "brisk", "instant"];
export const HEARD: readonly Heard[] = ["off", "signs", "all"];
/** The icon of what is heard. */
export const SOUNDS = { off: "silent", signs: "signs", all: "sound" } as const;
export const VOLUMES: readonly Volume[] = ["quiet", "medium", "loud"];

/** Whether this person wants little data to be loaded. Not every browser tells. */
function savesData(): boolean {
  return "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/** The settings of this person, kept in this browser. */
class Settings {
  readonly now = $state<Saved>(
    recallFields("settings", DEFAULTS, {
      caution: (caution) => CAUTIONS.some((known) => known === caution),
      tempo: (tempo) => TEMPOS.some((known) => known === tempo),
      heard: (heard) => ["", ...HEARD].some((known) => known === heard),
      volume: (volume) => VOLUMES.some((known) => known === volume),
      textSize: (size) => TEXT_SIZES.some((known) => known === size),
    }),
  );
  /** How many times the usual size the text has: as chosen here, and as the browser is set. */
  scale = $state(1);
  readonly #quiet = window.matchMedia("(prefers-reduced-motion: reduce)");

  /** Whether to avoid movement on the screen. */
  get still(): boolean {
    return !this.now.motion || this.#quiet.matches;
  }

  /** Whether the page has the layout for large text. */
  get large(): boolean {
    return this.scale >= LARGE;
  }

  /** What is heard: signs until this person chooses, or nothing where data is to be saved. */
  get heard(): Heard {
    return this.now.heard || (savesData() ? "off" : "signs");
  }

  /** Nothing is heard, then the signs, then the soundscape too, and round again. */
  hearMore(): void {
    this.now.heard = HEARD[(HEARD.indexOf(this.heard) + 1) % HEARD.length] ?? "off";
    this.keep();
  }

  keep(): void {
    remember("settings", JSON.stringify(this.now));
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset["motion"] = this.still ? "still" : "full";
    root.style.setProperty("--text-size", String(this.now.textSize / 100));
    this.#scaled(this.now.textSize / 100);
  }

  /** Follows the size of the text, whatever has changed it. */
  watchText(): void {
    const probe = document.createElement("div");
    probe.className = "text-probe";
    document.body.append(probe);
    new ResizeObserver(() => this.#scaled(probe.offsetWidth / probe.offsetHeight)).observe(probe);
  }

  #scaled(scale: number): void {
    this.scale = scale;
    document.documentElement.toggleAttribute("data-large", this.large);
  }
}

export const settings = new Settings();

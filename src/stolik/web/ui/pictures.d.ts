import "svelte/elements";

declare module "svelte/elements" {
  /** Counts in pictures too; the types of Svelte know it for HTML alone. */
  interface SVGAttributes<T extends EventTarget> {
    translate?: "yes" | "no" | undefined;
  }
}

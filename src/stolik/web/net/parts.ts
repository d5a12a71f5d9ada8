import { ApiError } from "./api";

const WAITS = [400, 1500, 4000];

/** A style sheet that was not loaded is not asked for again by the next import. */
const isStyle = (error: unknown): boolean => error instanceof Error && error.message.startsWith("Unable to preload CSS");

function lost(): never {
  window.dispatchEvent(new Event("stolik-lost"));
  throw new ApiError({ id: "ui-part-lost" });
}

/** Loads a part of the page, again and again with growing pauses if it does not arrive. Then the page is loaded anew,
 * because a newer one may have taken its place; if that was tried just before (start.js counts), raises ApiError. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await load();
    } catch (error) {
      if (isStyle(error)) lost();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load().catch(lost);
}

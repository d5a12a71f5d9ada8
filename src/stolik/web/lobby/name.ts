import { recall, remember } from "../ui/memory";

/** The name that the person gave in this browser; null if there is none. */
export function myName(): string | null {
  return recall("name") || null;
}

/** Whether nobody has asked for it here yet. */
export function isNameless(): boolean {
  return myName() === null && recall("asked") === null;
}

export function keepName(name: string): void {
  remember("name", name.trim());
  remember("asked", "yes");
}

/** Which seat's ways of being called go on to another seat of the same person, on this device. */
import { forget, recall, remember } from "../../ui/memory";

const key = (link: string): string => `before.${link}`;

/** This person goes on from one seat to another, both named by their links. */
export function goOn(before: string, next: string): void {
  remember(key(next), before);
}

/** The link of the seat before this one, told once. */
export function takeBefore(link: string): string | null {
  const before = recall(key(link));
  if (before !== null) forget(key(link));
  return before;
}

/** The most characters of a report; the server takes no more. */
export const LONGEST_REPORT = 2000;

/** A report that a rule looks wrong, while it is written. */
export class Reporting {
  /** The paragraph of the rule book that it is about, or none (""); null while nobody writes one. */
  asked = $state.raw<{ rule: string } | null>(null);
  /** What is typed; it stays if the form is closed. */
  text = $state("");

  /** Opens the form. */
  ask(rule = ""): void {
    this.asked = { rule };
  }
}

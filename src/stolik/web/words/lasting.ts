const HOUR = 60;
const DAY = 24 * HOUR;

/** So many minutes as one says them: in minutes up to an hour, in hours up to two days, then in days. */
export function lasting(minutes: number, language: string): string {
  const [unit, length] = minutes < HOUR ? ["minute", 1] : minutes < 2 * DAY ? ["hour", HOUR] : ["day", DAY];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(minutes / length));
}

/** The time left on a clock: minutes and seconds, as `lasting` from an hour on. */
export function remaining(seconds: number, language: string): string {
  const whole = Math.ceil(seconds);
  if (whole >= 3600) return lasting(Math.floor(whole / 60), language);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** So many seconds in full words: "3 minutes". */
export function inFull(seconds: number, language: string): string {
  const [unit, length] = seconds < 60 ? ["second", 1] : seconds < 86_400 ? ["minute", 60] : ["day", 86_400];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(Math.ceil(seconds / length));
}

import { words } from "../words/words.svelte";
import { PEOPLE, type Division } from "./statistics";

/** The name of a part into which the games of one game are divided. */
export function partName(game: string, by: Division, part: string): string {
  const said = words.of(game);
  if (by === "players") return words.say("ui-yours-players", { players: Number(part) });
  if (by === "role") return said.find(`role-${part}`) ?? part;
  if (by === "company") return part === PEOPLE ? words.say("ui-yours-people") : (said.find(`bot-${part}`) ?? part);
  const [option = "", value = ""] = part.split("=", 2);
  const name = said.find(`option-${option}`) ?? option;
  return value === "true" ? name : `${name}: ${said.attribute(`option-${option}`, value) ?? value}`;
}

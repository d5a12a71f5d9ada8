import { expect, test } from "vitest";
import type { StatementView } from "../../../src/stolik/games/terrorscape/board/view";
import { LANGUAGES } from "../../../src/stolik/web/words/language";
import { catalogueOf } from "../catalogues";

const KINDS: Record<StatementView["kind"], true> = {
  noise: true, sense: true, search: true, fear: true, wound: true, unblocked: true, shown: true, distance: true,
};

test.each(LANGUAGES)("every kind of statement is a sentence in %s", (language) => {
  const catalogue = catalogueOf(language, "terrorscape");
  for (const kind of Object.keys(KINDS)) expect(catalogue.find(`board-said-${kind}`, { rooms: "", names: "" })).not.toBeNull();
});

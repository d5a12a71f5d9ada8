import { expect, test } from "vitest";
import { STATEMENT_KINDS } from "../../../src/stolik/games/terrorscape/board/view";
import { LANGUAGES } from "../../../src/stolik/web/words/language";
import { catalogueOf } from "../catalogues";

test.each(LANGUAGES)("every kind of statement is a sentence in %s", (language) => {
  const catalogue = catalogueOf(language, "terrorscape");
  for (const kind of STATEMENT_KINDS) expect(catalogue.find(`board-said-${kind}`, { rooms: "", names: "" })).not.toBeNull();
});

import { expect, test } from "vitest";
import { STATEMENT_KINDS } from "../../../src/stolik/games/terrorscape/board/view";
import { catalogue } from "../../../src/stolik/web/words/catalogue";
import { LANGUAGES } from "../../../src/stolik/web/words/language";

test.each(LANGUAGES)("every kind of statement is a sentence in %s", (language) => {
  for (const kind of STATEMENT_KINDS) expect(catalogue(language, "terrorscape").find(`board-said-${kind}`, { rooms: "", names: "" })).not.toBeNull();
});

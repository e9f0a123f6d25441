import { wordsOf } from "#worker/text/words-of.ts";
import { combined } from "../concepts/combine.ts";
import { FAITHFUL, NOT_ASKED, PRIVATE_SOURCE, QUOTED_WORDS, TWISTED } from "../concepts/quoting.ts";
import { refrains } from "../concepts/refrain.ts";
import type { Check } from "../types.ts";

/** The script of a film of one's own, still to be spoken. */
const OWN_SCRIPT = /\b(?:voice-?over|narrat(?:ion|or)|subtitles|soundtrack)\b/i;
/** Somebody else has a part in it. */
const OF_OTHERS = /\b(?:quot\w+|said|told|she|he|(?:his|her|their|whose) words)\b/i;
const isOwnScript = (words: string) => OWN_SCRIPT.test(words) && !OF_OTHERS.test(words);

/** 7.1 to 7.3: quoted words keep their wording and their meaning, and private ones are used only with leave. */
export const twisted: Check = {
  id: "clause-07/twisted",
  requirement: "7.faithful",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["references-and-quotations"],
  applies: ({ promotion, submission }) =>
    submission.audience !== "patients" && submission.audience !== "investors" && promotion.kind !== "product-document",
  find: (facts) =>
    combined(
      [
        {
          all: [TWISTED, QUOTED_WORDS],
          none: [FAITHFUL],
          why: "does not leave somebody else's words as they were meant",
        },
        { all: [PRIVATE_SOURCE, QUOTED_WORDS], none: [FAITHFUL], why: "uses private words without leave" },
      ],
      facts,
      "Quotations must be faithful to the words and the meaning of their author, and private words need permission (Clause 7).",
      ({ sentence }) => !refrains(facts, sentence, NOT_ASKED) && !isOwnScript(wordsOf(facts, sentence)),
    ),
  examples: {
    flagged: [
      { text: "[[Trim the quotation before the part on bleeding.]]", why: "the part that matters is cut" },
      { text: "[[We use the words that she told our rep over dinner.]]", why: "private words" },
      { text: "[[The words were recorded on my phone while she spoke.]]", why: "recorded without leave" },
      { text: "[[The voice-over uses the words that she told our rep over dinner.]]", why: "private words in a film" },
    ],
    clean: [
      { text: "The quotation is used with the written permission of Dr Ashe.", why: "with leave" },
      { text: "The narration is recorded once its words are signed off.", why: "the piece's own script" },
      { text: "The quotation was removed, as its author had not agreed.", why: "put right" },
    ],
    inapplicable: [{ text: "Living with migraine", audience: "patients", why: "for the public" }],
  },
};

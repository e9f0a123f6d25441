import { written } from "../checks/written.ts";
import { FAITHFUL, NOT_ASKED, PRIVATE_SOURCE, QUOTED_WORDS, TWISTED } from "../concepts/quoting.ts";

/** Somebody else has a part in it. */
const OF_OTHERS = "\\b(?:quot\\w+|said|told|she|he|(?:his|her|their|whose) words)\\b";
/** The script of a film of one's own, still to be spoken. */
const OWN_SCRIPT = new RegExp(`^(?!.*${OF_OTHERS}).*\\b(?:voice-?over|narrat(?:ion|or)|subtitles|soundtrack)\\b`, "is");

/** 7.1 to 7.3: quoted words keep their wording and their meaning, and private ones are used only with leave. */
export const twisted = written({
  id: "clause-07/twisted",
  requirement: "7.faithful",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["references-and-quotations"],
  when: { audience: ["hcp", "payers", "media"], notKinds: ["product-document"] },
  meetings: [
    {
      ideas: [
        {
          all: [TWISTED, QUOTED_WORDS],
          none: [FAITHFUL],
          why: "does not leave somebody else's words as they were meant",
        },
        { all: [PRIVATE_SOURCE, QUOTED_WORDS], none: [FAITHFUL], why: "uses private words without leave" },
      ],
      unless: OWN_SCRIPT,
      unlessDenied: [NOT_ASKED],
      rule: "Quotations must be faithful to the words and the meaning of their author, and private words need permission (Clause 7).",
    },
  ],
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
});

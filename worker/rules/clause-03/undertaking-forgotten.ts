import type { Ground } from "../checks/grounds.ts";
import { written } from "../checks/written.ts";

const GIVEN =
  /\b(?:undertaking|undertook|undertaken|ruled|ruling|in breach|breach of (?:the )?code|PMCPA|the Panel|Appeal Board)\b/i;
const RULE = "An undertaking must be complied with (Clause 3.3).";
/** What tells of the undertaking, or keeps it. */
const PUT_RIGHT =
  /\b(?:undertaking|undertook|ruled|ruling|the Panel|must not|do not|don't|destroy\w*|withdr[ae]w\w*|recalled|has been (?:removed|taken down)|no longer)\b/i;
const GROUNDS: readonly Ground[] = [
  {
    is: /\b(?:still|leave|left|keep|kept|remain\w*|stays?|again|continu\w+|until|use up|finish|stock|copies|print\w*|live|online|as (?:they|it) (?:are|is)|book\w*|spoken|say|said|idea|instead|reword\w*|other words|old|archiv\w+|not (?:yet )?(?:been )?(?:removed|changed|withdrawn)|revised|updated)\b/i,
    unless: PUT_RIGHT,
    why: "keeps in use, or says in other words, what by the piece's account an undertaking or ruling covers",
    rule: RULE,
  },
  {
    is: /\b(?:more|less|fewer|better|best|than|same|equal\w*|new|first|only|safe\w*|effective\w*|cost\w*|works?|help\w*|reduc\w+|improv\w+|faster|stronger|higher|licen[cs]ed|prov\w+|one)\b/i,
    unless: PUT_RIGHT,
    why: "makes a claim like the one that by the piece's account an undertaking or ruling covers",
    rule: RULE,
  },
];

/** 3.3: what an undertaking covers is not used or said again, in whatever words. */
export const undertakingForgotten = written({
  id: "clause-03/undertaking-forgotten",
  requirement: "3.undertaking-repeat",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["undertaking-breach"],
  when: [{ is: ["an undertaking"] }, { says: GIVEN }, { context: GIVEN }],
  grounds: GROUNDS,
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nAfter the ruling of the Panel we gave an undertaking on 3 May.\n[[The old banner is still online until the stock runs out.]]",
        why: "kept in use",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nWe gave an undertaking in June.\n[[Tavorel gets to work faster than tablets.]]",
        why: "a like claim",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nWe gave an undertaking in June.\nThank you for writing to us.",
        why: "nothing is repeated",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nThe Panel ruled in June.\nCopies must not be used again.",
        why: "a ban",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) is licensed for migraine in adults.", why: "no undertaking" }],
  },
});

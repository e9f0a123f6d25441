import { wordsOf } from "#worker/text/words-of.ts";
import { email, leavepiece } from "../checks/example-texts.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

const REGULATOR =
  /\b(?:MHRA|Medicines and Healthcare products Regulatory Agency|Commission on Human Medicines|CHM|licensing authority|UK (?:medicines )?regulator|medicines regulator)\b/;
/** The Yellow Card site and the statements that the regulator itself wants. */
const REQUIRED =
  /yellow ?card|mhra\.gov|\badverse (?:events?|reactions?) should\b|\b(?:in agreement|agreed) with the MHRA\b|\bdrug safety update\b|\brequire[ds]? (?:by|it|this|that|us)\b|\b(?:recall|notified to|reported to|safety information)\b|\b(?:send|sends|sent|submit\w*|notif\w+|writ(?:e|ten)|wrote|tell|told|inform\w*|names?)\b[^.]{0,60}\b(?:to|the) (?:the )?(?:MHRA|licensing authority)\b/i;

/** A badge or stamp drawn on the artwork: "[Round green badge] MHRA APPROVED". */
const BADGE = /\b(?:badge|stamp|seal|roundel|tick|flash|sticker|rosette|logo)\b/i;
const ENDORSES = /\b(?:approved|licensed|endorsed|authorised|accepted|backed|recommended|cleared)\b/i;
/** An entry of the papers that travel with a piece: who did what on which day. */
const LOG_ENTRY = /^\s*\d{1,2}[./-](?:\d{1,2}|\p{L}{3,9})[./-]\d{2,4}\s/u;
const PAPERS =
  /\b(?:job sheet|job bag|job history|approval (?:record|history|log)|file note|production notes?|not (?:published|printed|shown|part of the piece)|internal notes?|audit trail)\b/i;

/** Whether the sentence stands in a log of the piece, under a heading that says that it is not published. */
function isInPapers(facts: Facts, sentence: Sentence): boolean {
  if (!LOG_ENTRY.test(wordsOf(facts, sentence))) return false;
  return facts.lines.some((line) => line.index < sentence.line && PAPERS.test(wordsOf(facts, line)));
}

/** A source whose author is the regulator: its name alone, then where it was read. */
const AUTHOR_ALONE = /^\W*(?:\d{1,3}\W+)?(?:the )?[\p{L} ]{2,60}\.$/u;
const WHERE_READ = /^\s*(?:\S[^.\n]{0,80}\. )?(?:available (?:at|from|online)|accessed|https?:)/i;
const isAuthor = (facts: Facts, sentence: Sentence): boolean =>
  AUTHOR_ALONE.test(wordsOf(facts, sentence)) &&
  WHERE_READ.test(wordsOf(facts, { start: sentence.end, end: sentence.end + 140 }));

function isOurs(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  const drawn = /^\s*\[/.test(words) && BADGE.test(words) && ENDORSES.test(words);
  if (sentence.zone !== "body" && sentence.zone !== "heading" && !drawn) return false;
  if (isInPapers(facts, sentence) || isAuthor(facts, sentence)) return false;
  if (drawn) return REGULATOR.test(words) && !REQUIRED.test(words);
  return REGULATOR.test(words) && !REQUIRED.test(words) && !/^\s*(?:<|\[|references?\b|sources?\b)/i.test(words);
}

/** 15.2: promotion does not name the MHRA, the Commission on Human Medicines or the licensing authority unless required to. */
export const regulator: Check = {
  id: "clause-15/regulator",
  requirement: "15.mhra-mention",
  severity: "MEDIUM",
  duty: "must",
  themes: ["regulator-reference"],
  applies: (facts) => facts.promotion.isPromotional,
  find: (facts) =>
    facts.sentences
      .filter((s) => isOurs(facts, s))
      .map((s) => ({
        at: { start: s.start, end: s.end },
        issue:
          "The regulator is named in promotion, which suggests its endorsement. The MHRA, the Commission on Human Medicines and the licensing authority must not be mentioned unless they require it.",
        fix: { kind: "delete" as const, note: "Say what the medicine is licensed for, without naming the authority." },
      })),
  examples: {
    flagged: [
      {
        text: leavepiece({ claim: "[[MHRA-approved Zelvorin cuts migraine days.]]" }),
        why: "approval used as a claim",
      },
      {
        text: email({
          claim:
            "[[The Commission on Human Medicines has looked at the data and is satisfied with the safety of Zelvorin.]]",
        }),
        channel: "email",
        why: "endorsement by the Commission",
      },
      {
        text: leavepiece({ claim: "[[[Gold seal, top right] MHRA APPROVED]]" }),
        why: "a seal on the artwork",
      },
      {
        text: leavepiece({ claim: "[[Authorised by the licensing authority after a priority review.]]" }),
        why: "the licensing authority",
      },
    ],
    clean: [
      {
        text: leavepiece({
          claim:
            "Pen safety. Medicines and Healthcare products Regulatory Agency. Available at: www.gov.uk/pens. Accessed May 2025.",
        }),
        why: "the author of a source",
      },
      {
        text: leavepiece({ claim: "The new signatory's name was sent to the MHRA in May." }),
        why: "a notification",
      },
      { text: leavepiece(), why: "only in the Yellow Card address" },
      {
        text: leavepiece({ claim: "Zelvorin is licensed for the prevention of migraine in adults." }),
        why: "licence without the authority",
      },
      {
        text: leavepiece({ claim: "NICE recommends Zelvorin as an option for adults." }),
        why: "NICE is not the licensing authority",
      },
    ],
    inapplicable: [
      {
        text: "NEWSROOM\nThe MHRA has granted a licence for Zelvorin (tavorimib) in adults with migraine.",
        audience: "media",
        channel: "website",
        why: "a press release that does not promote",
      },
    ],
  },
};

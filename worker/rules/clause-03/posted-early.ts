import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { usedBeforeLicence } from "../facts/certification-history.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** The licence has not come. */
const AWAITED =
  /\b(?:licen[cs]e|approval|authori[sz]ation|green light|the grant|MHRA(?:'s)? (?:decision|letter|nod))\b[^.;\n]{0,40}\b(?:should (?:be|come|follow|arrive|land)|will (?:be|come|follow|arrive|land)|due|expected|likely|hoped|may (?:be|come|slip)|might|any day|not (?:yet )?(?:here|come|through|in hand|granted|arrived)|outstanding|pending|slips?)\b|\b(?:expect|await|awaiting|hope for|waiting for) (?:the |our |its )?(?:licen[cs]e|approval|authori[sz]ation|grant|MHRA)\b/i;
/** The piece goes out all the same. */
const REGARDLESS =
  /\b(?:if it (?:is|comes|runs) late|no harm|regardless|either way|anyway|even if|whether or not|(?:do not|don't|not to|no need to|need not|cannot) wait|ahead of (?:the |its )?(?:licen[cs]e|approval|grant|authori[sz]ation)|before (?:the |its )?(?:licen[cs]e|approval|grant|authori[sz]ation)|lose the slot|already (?:be )?(?:on (?:their|your) desks?|in (?:their|your) hands)|off the mark|first through the door|steal a march|head start)\b/i;
const RELEASES =
  /\b(?:post|posted|posting|mail|mailed|mailing|send|sending|sent|dispatch\w*|release[ds]?|publish\w*|go(?:es)? (?:out|live)|print\w*|hand(?:ed)? out|distribut\w+|envelopes?|slot|run|runs|book(?:ed)?|upload\w*|stand|panels?)\b/i;
const HELD =
  /\b(?:hold|held|embargo\w*|only (?:after|once|when|if)|not (?:to be \w+ )?before|until (?:the |our |its )?(?:licen[cs]e|approval|grant|authori[sz]ation|MHRA)|must not|(?:do|does|may|will) not (?:send|post|release|go|leave|print|publish)|nothing (?:goes|leaves|is))\b/i;
const NEAR = 3;
const QUIET_KINDS = new Set([
  "agreement",
  "research",
  "recruitment",
  "product-document",
  "investor",
  "advance-budget",
  "reply",
]);

/** Sentences that let the piece go although the licence has not come. */
const letGo = oncePer((facts: Facts): Sentence[] => {
  const copy = ownSentences(facts);
  const words = (s: Sentence) => wordsOf(facts, s);
  const awaited = copy.filter((s) => AWAITED.test(words(s)) && !HELD.test(words(s)));
  if (awaited.length === 0 || !copy.some((s) => RELEASES.test(words(s)))) return [];
  return copy.filter(
    (s) =>
      REGARDLESS.test(words(s)) && !HELD.test(words(s)) && awaited.some((a) => Math.abs(a.index - s.index) <= NEAR),
  );
});

/** 3.1: nothing that promotes a medicine leaves the company before the licence is granted. */
export const postedEarly: Check = {
  id: "clause-03/posted-early",
  requirement: "3.pre-authorisation",
  alsoUnder: ["11.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["pre-licence-promotion", "third-party-responsibility"],
  applies: (facts) =>
    !QUIET_KINDS.has(facts.promotion.kind) &&
    (letGo(facts).length > 0 || usedBeforeLicence(facts, ownSentences(facts)).length > 0),
  find: (facts): Hit[] => {
    const told = letGo(facts);
    const dated = usedBeforeLicence(facts, ownSentences(facts)).filter((s) => !told.includes(s));
    return [...told, ...dated].map((s) => ({
      at: { start: s.start, end: s.end },
      issue: `${quoted(wordsOf(facts, s))} has promotion of the medicine go out before its licence is granted. A medicine must not be promoted before it is authorised (Clause 3.1).`,
      fix: { kind: "delete", at: withBlanks(facts, s), note: "Hold the piece until the licence has been granted." },
    }));
  },
  examples: {
    flagged: [
      {
        text: "To: Northgate Print and Post\nZelvorin (tavorimib) launch mailing, 900 neurologists\n\nPlease mail them on Monday. We expect the approval within the fortnight. [[Should it slip, even if by a month, they will know our name.]]",
        why: "mailed whatever the regulator does",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults\n\nJob sheet\n[[Letter posted 2 April 2025.]]\nLicence granted 17 April 2025.",
        why: "posted a fortnight before the licence",
      },
    ],
    clean: [
      {
        text: "To: Northgate Print and Post\nZelvorin (tavorimib) launch mailing\n\nThe licence is expected in May. Hold all letters until the licence has been granted and we have written to you, even if the slot is lost.",
        why: "held back",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults\n\nLicence granted 17 April 2025. Letter posted 28 April 2025.",
        why: "after the licence",
      },
    ],
    inapplicable: [{ text: "Zelvorin (tavorimib) for migraine in adults.", why: "nothing on a licence to come" }],
  },
};

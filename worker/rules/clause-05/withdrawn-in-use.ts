import { oncePer } from "#worker/lib/once-per.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

/** A piece, by its kind or its item code. */
const PIECE =
  /\b(?:leavepieces?|banners?|items?|(?:detail|sales) aids?|leaflets?|pages?|slides?|decks?|adverts?|advertisements?|posters?|panels?|cards?|creative|artwork|booklets?|guides?|brochures?|copies|film|video|e-?mails?|post|version|teams)\b|\b[A-Z]{1,4}[-/][A-Z\d-]{2,}/;
/** It is no longer to be used. */
const WITHDRAWN =
  /\b(?:recalled|withdrawn|superseded|to (?:take|come|be taken) down|(?:agreed|meant|was|were|supposed) to (?:be )?(?:take[n]?|come|removed?|withdrawn?|stop\w*|end)|taken (?:down|out of use|off)|should have (?:been (?:removed|deleted|taken)|come down|gone)|retired|obsolete|the withdrawal)\b/i;
/** It is used all the same. */
const STILL =
  /\b(?:still (?:on|in|live|there|here|available|used|shown|up|running|open|handed|lies?|hangs?|lists?|given)|put it back|(?:ran|run|used|shown|live|went up) again|opened \d|downloaded|\d+ (?:times|visits|views|clicks|downloads) (?:since|in|after)|since (?:the )?(?:recall|withdrawal)|leave (?:it|them) (?:until|up|there|be)|use (?:it |them )?up|until (?:stocks?|they are gone|the new)|turned up|handed out (?:last|this|on|at)|not (?:yet )?(?:been )?(?:removed|collected|deleted|cleared|taken down)|from the archive|numbers are good)\b|\[(?:view|download|order|e-?mail)\]/i;
/** The recall itself, what was done at once, or a rule. */
const PUT_RIGHT =
  /\b(?:do not|don't|must not|never|may not|please (?:return|destroy|delete|remove)|return (?:all|any)|destroy\w*|link(?:s)? (?:was|were|has been|have been) (?:removed|cut|broken)|no longer (?:available|opens?|used)|the same day|at once|within the hour|not available)\b/i;
/** Medicines, batches and trials are withdrawn too. */
const NOT_PIECE =
  /\b(?:privacy|careers?|batch\w*|patients?|participants?|adults|treatment|medicine|from the (?:trial|study|market)|consent|application|price|lots?|class \d)\b/i;
const NEAR = 3;

const stillUsed = oncePer((facts: Facts): Sentence[] => {
  const copy = facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references");
  const words = (s: Sentence) => wordsOf(facts, s);
  const gone = copy.filter(
    (s) => WITHDRAWN.test(words(s)) && PIECE.test(words(s)) && !PUT_RIGHT.test(words(s)) && !NOT_PIECE.test(words(s)),
  );
  return gone.flatMap((s) => {
    const near = copy.filter(
      (n) => Math.abs(n.line - s.line) <= NEAR && STILL.test(words(n)) && !PUT_RIGHT.test(words(n)),
    );
    return near.length > 0 ? [s, ...near.filter((n) => !words(n).includes("["))] : [];
  });
});

/** 5.1: what has been withdrawn is out of use; a piece that goes on being shown shows that control has failed. */
export const withdrawnInUse: Check = {
  id: "clause-05/withdrawn-in-use",
  requirement: "5.house-style-quality",
  severity: "MEDIUM",
  duty: "must",
  themes: ["high-standards", "out-of-date-information", "third-party-responsibility"],
  applies: (facts) => facts.submission.audience !== "investors" && stillUsed(facts).length > 0,
  find: (facts) =>
    [...new Map(stillUsed(facts).map((s) => [s.index, s])).values()].map((s) => ({
      at: { start: s.start, end: s.end },
      issue: `${quoted(wordsOf(facts, s))}: a piece that was withdrawn is in use all the same. Material that is recalled must be out of reach of everybody at once; leaving it in use fails to keep high standards (Clause 5.1).`,
      fix: { kind: "delete", at: withBlanks(facts, s), note: "Take the withdrawn piece out of use everywhere." },
    })),
  examples: {
    flagged: [
      {
        text: "Resource library for UK nurses\nZelvorin (tavorimib) dosing card\n[[The card ZEL-UK-0071 was recalled in May.]]\n[[Downloaded 61 times since the recall.]]",
        channel: "website",
        why: "a recalled card can be had",
      },
      {
        text: "Note from the agency\n[[The old banner was to come down on 1 June.]] [[It had 900 clicks in July, so we left it; it is still live on two sites.]]\nZelvorin (tavorimib) for migraine in adults.",
        why: "left up for its numbers",
      },
    ],
    clean: [
      {
        text: "Recall: leavepiece ZEL-UK-0071 (Zelvorin, tavorimib) was recalled on 3 May. Please return all copies, and do not use it even if you still have some.",
        why: "the recall itself",
      },
      {
        text: "A competitor's tablet was withdrawn from the market; some patients are still on it. Zelvorin (tavorimib) is for migraine in adults.",
        why: "a medicine that was withdrawn",
      },
    ],
    inapplicable: [{ text: "Zelvorin (tavorimib) for migraine in adults.", why: "nothing was withdrawn" }],
  },
};

import { standsIn } from "#worker/text/may-match.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { CLAIM, leavepiece } from "../checks/example-texts.ts";
import type { Facts } from "../facts/index.ts";
import type { Line } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { goesOpen, isMailing } from "./open-mailing.ts";

const OUTSIDE =
  /\b(?:(?:outer |outside of (?:the )?|front of (?:the )?|back of (?:the )?|printed |white |window )?(?:envelope|wrapper|polywrap|carrier sheet|mailing bag|outer(?! (?:thigh|arm|ear|eye|edge|corner|layer|part|third|side|skin|carton|upper)))|postcard|address side|(?:outside|outer|exposed|address|front) (?:panel|face|flap)|visible in the post|open mailing|exposed mailing|fax cover)\b/i;
const PLAIN =
  /\b(?:plain|enclosed in|return|reply|reply-paid|freepost|pre-?paid|stamped|in the envelope provided|sealed|no (?:product|brand|medicine)|without (?:product|brand)|nothing)\b/i;
const HINT =
  /\b(?:new|treatment|relief|medicine|tablets?|injection|patients?|migraine|asthma|diabetes|pain|cancer|eczema|psoriasis|arthritis|depression|now available|\d+ ?%)\b/i;

const PANEL_LINES = 4;

/** The line that says "envelope" and the words printed there: its own, or those of the next lines of its group. */
function printedOutside(facts: Facts, line: Line): Line | null {
  const words = wordsOf(facts, line);
  if (words.length > 220 || !OUTSIDE.test(words) || PLAIN.test(words)) return null;
  const names = (l: Line) => facts.promotion.medicines.some((p) => startsWithin(p.mentions, l));
  if (names(line)) return line;
  const after = facts.lines.slice(line.index + 1, line.index + 1 + PANEL_LINES);
  const group = after.slice(
    0,
    Math.max(
      0,
      after.findIndex((l) => l.opensGroup),
    ) || (after.some((l) => l.opensGroup) ? 0 : undefined),
  );
  return group.find((l) => names(l) || HINT.test(wordsOf(facts, l))) ?? null;
}

/** A wrapping that hides nothing, or the page that shows through it. */
const SEE_THROUGH =
  /\b(?:clear|transparent|see-?through|unprinted) (?:[\p{Ll}-]+ ){0,3}(?:film|wrap|wrapper|polywrap|polythene|plastic|bag|sleeve|envelope|cellophane)\b|\b(?:cover|page|panel|advert\w*|side|brand|name)\b[^.\n]{0,40}\b(?:can be (?:seen|read)|is visible|shows|faces? out\w*|face up)\b[^.\n]{0,50}\b(?:mat|doormat|post|film|wrap\w*|window|letterbox|envelope|sleeve)\b/iu;
/** What every wording of `SEE_THROUGH` holds, and few texts do; with the same flags, so that it takes the same letters. */
const OF_SHOWING =
  /(?:clear|transparent|see-?through|unprinted) |can be (?:seen|read)|is visible|shows|faces? out|face up/iu;
const showsThrough = (words: string) => OF_SHOWING.test(words) && SEE_THROUGH.test(words);
const HIDDEN =
  /\b(?:behind (?:a|the) (?:plain )?carrier|with (?:a|the) (?:plain )?carrier sheet|inside page|cannot be (?:seen|read)|not visible|no (?:brand|product|medicine)|opaque|faces? in(?:ward)?)\b/i;

/** Notes on the mailing by which the advertisement is on show. */
function shownThrough(facts: Facts): Hit[] {
  return facts.sentences
    .map((s) => ({ s, words: wordsOf(facts, s) }))
    .filter(({ words }) => showsThrough(words) && !HIDDEN.test(words))
    .map(({ s }) => ({
      at: { start: s.start, end: s.end },
      issue:
        "The mailing shows through its wrapping what is claimed for the medicine, to everyone who handles the post. Exposed mailings must carry nothing that could be taken as advertising to the public.",
      fix: { kind: "delete", note: "Put it behind a plain carrier sheet or in an opaque envelope." },
    }));
}

/** Words said to be printed on the outside. */
function printedHits(facts: Facts): Hit[] {
  return facts.lines.flatMap((line) => {
    const printed = printedOutside(facts, line);
    return printed
      ? [
          {
            at: { start: printed.start, end: printed.end },
            issue:
              "The outside of the mailing, which anybody can read, names the medicine or hints at it. Envelopes, wrappers and postcards must carry nothing that could be taken as advertising to the public.",
            fix: { kind: "delete" as const, note: "Leave only the address and the sender's name." },
          },
        ]
      : [];
  });
}

/** 15.4: postcards, envelopes, wrappers and other exposed mailings carry nothing that is advertising to the public. */
export const exposedMailing: Check = {
  id: "clause-15/exposed-mailing",
  requirement: "15.envelope-preview",
  severity: "HIGH",
  duty: "must",
  themes: ["promotion-to-public"],
  applies: (facts) =>
    isMailing(facts) && (standsIn(OUTSIDE, facts.view.text) || showsThrough(facts.view.text)) && !goesOpen(facts),
  find: (facts) => [...shownThrough(facts), ...printedHits(facts)],
  examples: {
    flagged: [
      {
        text: leavepiece({
          claim: `[[Envelope, front: Zelvorin - fewer migraine days for your patients]]\n\n${CLAIM}`,
        }),
        why: "brand and claim on the envelope",
      },
      {
        text: leavepiece({ claim: `POSTCARD, address side\n[[Zelvorin. Now available.]]\n\n${CLAIM}` }),
        why: "a postcard",
      },
      {
        text: leavepiece({
          claim: `${CLAIM}\n\n[[Mailed flat in transparent polythene with the claim page upwards.]]`,
        }),
        why: "a wrapping that hides nothing",
      },
    ],
    clean: [
      {
        text: leavepiece({
          claim: `To use Zelvorin, push the pen into the outer thigh. Pallor is common in patients.\n\n${CLAIM}`,
        }),
        why: "a part of the body",
      },
      {
        text: leavepiece({ claim: `${CLAIM}\n\nMailed in clear film behind a plain carrier sheet.` }),
        why: "nothing shows",
      },
      {
        text: leavepiece({ claim: `Envelope: plain, with the sender's name only.\n\n${CLAIM}` }),
        why: "a plain envelope",
      },
      {
        text: leavepiece({
          claim: `Return the card in the reply-paid envelope to order Zelvorin dosing charts.\n\n${CLAIM}`,
        }),
        why: "an envelope for the answer",
      },
    ],
    inapplicable: [{ text: leavepiece(), why: "no envelope" }],
  },
};

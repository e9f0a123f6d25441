import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ofLine } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { holdsBack } from "../concepts/denial.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";

/** Places in which the public waits, queues or shops. */
const PLACE =
  "waiting|reception|receptions|counter|window|foyer|lobby|corridor|lift|lifts|entrance|noticeboard|shopfront|till|checkout|queue|dispensary|bedside|cafe|canteen|concourse";
/** A piece is put where they see it. */
const PUT_THERE = phrases(
  `poster|posters|display|displays|stand|stands|screen|screens|leaflet|leaflets|calendar|panel|panels|banner|banners|mat|mats|card|cards|clock|sticker|stickers|sign|video|film|box|dispenser ..5 for|in|on|at|by|near|beside|above ..5 ${PLACE}`,
  `put|place|hang|stand|pin|leave|show|display|stick|play|run|prop|set|keep|fix|post ..8 in|on|at|by|near|beside|above|to|up ..5 ${PLACE}`,
  "put|place|hang|stand|pin|leave|show|display|stick|prop|set|keep|fix ..8 in|on|at|by|near|beside|above|next ..4 check in|out desk|desks|screen|screens|kiosk|point|machine|counter",
  "where ..4 patients|people|visitors|customers|shoppers|everyone|they|families ..4 see|notice|read|queue|wait|sit|pass|pay",
  "patients|people|visitors|customers|everyone ..3 notice|see|read|spot ..4 and|then ..2 ask",
  "facing|towards|visible|turned ..4 patients|patient|public|visitors|customers|queue|street|window",
  "seen|visible|read|shows ..8 mat|doormat|letterbox|hallway|post|pigeonhole|pigeonholes|arrives|lands",
  "brand|logo|name side|face out|up|outwards|visible",
);
/** Copy that is made for patients or a plain practice matter. */
const INNOCENT =
  /\b(?:consulting room|staff room|staffroom|back office|drawer|not (?:be )?(?:shown|displayed|placed|put|left|seen)|out of (?:sight|view)|away from|unbranded|no (?:brand|product|medicine|logo)|without (?:brand|product|logo)|health professionals? (?:only|area)|behind the counter)\b/i;
/** Words of a medicine that is meant though the piece names none as a product. */
const BRANDED =
  /["“][^"”\n]{0,60}\b\p{Lu}\p{Ll}{4,}\b[^"”\n]{0,60}["”]|\b\p{Lu}\p{Ll}{4,} (?:desk |wall )?(?:calendar|clock|poster|mat|mug|display|banner|dispenser)\b/u;

const mentions = (facts: Facts, sentence: Sentence): boolean =>
  namesMedicine(facts.identity, sentence) || BRANDED.test(wordsOf(facts, sentence));

function putThere(facts: Facts): Sentence[] {
  return ownSentences(facts).filter(
    (s) =>
      hasPhrase(PUT_THERE, facts, [s]) &&
      new RegExp(
        `\\b(?:${PLACE}|check-(?:in|out) (?:desks?|screens?|kiosk|point|machine|counter))\\b|\\b(?:patients|people|visitors|customers|public|street|mat|doormat|letterbox|hallway|pigeonholes?)\\b`,
        "i",
      ).test(wordsOf(facts, s)) &&
      !INNOCENT.test(wordsOf(facts, s)) &&
      (!holdsBack(facts, s) || OPEN_TO_VIEW.test(wordsOf(facts, s))),
  );
}

/** Nothing covers it: a "no" that belongs to the fault. */
const OPEN_TO_VIEW =
  /\b(?:no|without an?) (?:carrier|cover|envelope|wrapper|sleeve)\b[^.\n]{0,60}\b(?:seen|visible|read)\b/i;

const LAY = "patients|public|visitors|customers|parents|travellers|shoppers|families|passengers";
/** What is made to be seen by everyone who comes in. */
const LAY_DISPLAY = phrases(
  `poster|posters|sticker|stickers|banner|banners|slide|slides|display|displays|flyer|flyers|animation ..3 for|to|facing ..2 ${LAY}|${PLACE}`,
  `public|${PLACE} ..1 poster|posters|sticker|stickers|banner|screen|display|flyer|animation`,
  "patient|patients poster|posters",
);
const FOR_TAKERS = /\b(?:prescribed|who (?:take|takes|use|have started)|already (?:taking|using)|on treatment)\b/i;

/** Displays for lay people whose line names the medicine itself. */
function displaysName(facts: Facts): Sentence[] {
  const copy = ownSentences(facts);
  return findPhrases(LAY_DISPLAY, facts, copy).flatMap(({ sentence }) => {
    const inLine = ofLine(facts.sentences, sentence.line).filter((s) => s.index >= sentence.index);
    const words = inLine.map((s) => wordsOf(facts, s)).join(" ");
    // A "without" or "no" in a slogan denies nothing.
    const refused = !/["“]/.test(words) && inLine.some((s) => holdsBack(facts, s));
    const held = INNOCENT.test(words) || FOR_TAKERS.test(words) || refused;
    return held ? [] : inLine.filter((s) => namesMedicine(facts.identity, s));
  });
}

/** The order is about the piece itself. */
const WHOLE =
  /\b(?:this|the) (?:sheet|poster|card|page|notice|leaflet|invitation|flyer|advert(?:isement)?|(?:back|front) cover)\b/i;

/** The piece names a medicine near the order, or anywhere when the whole piece is put there. */
function find(facts: Facts): Sentence[] {
  const placed = putThere(facts).filter((s) => {
    const near = facts.sentences.slice(Math.max(0, s.index - 1), s.index + 3);
    return (
      near.some((n) => mentions(facts, n)) ||
      ((s.line < 3 || WHOLE.test(wordsOf(facts, s))) && facts.identity.named.length > 0)
    );
  });
  return [...new Set([...placed, ...displaysName(facts)])];
}

/** 26.1 (and 3.2): material that names a medicine is not put where patients and the public see it. */
export const inPublicView: Check = {
  id: "clause-26/in-public-view",
  requirement: "26.no-pom-advert",
  alsoUnder: ["3.2"],
  severity: "HIGH",
  duty: "must",
  themes: ["promotion-to-public"],
  applies: ({ submission, promotion }) =>
    ["hcp", "payers"].includes(submission.audience) && promotion.kind !== "agreement" && promotion.kind !== "reply",
  find: (facts) =>
    find(facts).map(({ start, end }) => ({
      at: { start, end },
      issue:
        "This puts material that names a prescription only medicine where patients and the public will see it. Such medicines must not be advertised to the public.",
      fix: {
        kind: "delete",
        note: "Keep branded material out of sight of patients; unbranded information may be shown.",
      },
    })),
  examples: {
    flagged: [
      {
        text: "Fluzenta (oselvir) 75 mg capsules: a kit for your pharmacy\n[[Item 3, window sticker: “Fluzenta is here.”]]",
        channel: "website",
        why: "a branded sticker for the street",
      },
      {
        text: "Zelvorin (tavorimib) cut migraine days by half.\nTo print\n[[A3 poster for visitors: “Zelvorin: days without the dark.”]]",
        channel: "website",
        why: "a poster that can be printed",
      },
      {
        text: "INTERNAL BRIEFING for representatives\nThe Zelvorin (tavorimib) wall clock is in stock.\n[[Ask the practice to hang the Zelvorin clock in the waiting area, where patients see it.]]",
        channel: "sales",
        why: "a branded clock for the waiting room",
      },
      {
        text: "Zelvorin (tavorimib) for migraine: lunch at your practice\n[[Please have the Zelvorin poster put up beside the check-in screen.]]",
        channel: "sales",
        why: "a branded poster where patients check in",
      },
      {
        text: "[[Poster for the waiting room of your surgery]]\nZelvorin (tavorimib) cut migraine days by half.\nNorthgate Pharma Ltd",
        why: "a branded poster",
      },
    ],
    clean: [
      {
        text: "Order form\nZelvorin (tavorimib) 5 mg tablets\nItem 4: waiting room poster on headache diaries; no medicine is named, no brand.",
        why: "the display is unbranded",
      },
      {
        text: "Order form\nZelvorin (tavorimib) 5 mg tablets\nItem 5: screen animation for patients who have been prescribed Zelvorin, played by the nurse.",
        why: "for those who take it",
      },
      {
        text: "INTERNAL BRIEFING for representatives\nZelvorin (tavorimib) leavepieces must never be left in waiting rooms or at reception.\nShow them in the consulting room.",
        channel: "sales",
        why: "forbidden",
      },
      {
        text: "Poster for the waiting room of your surgery\nMigraine: when to see your doctor. No medicine is named.\nNorthgate Pharma Ltd",
        why: "unbranded",
      },
    ],
    inapplicable: [{ text: "Poster for the waiting room: migraine", audience: "patients", why: "for the public" }],
  },
};

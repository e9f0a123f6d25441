import { oncePer } from "#worker/lib/once-per.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";

/** Guidance on taking a medicine: what only a person who has it needs. */
const HOW_TO_TAKE =
  /\b(?:(?<!\bnot )(?:take|use|inject|swallow|apply|inhale|put|insert) (?:one|two|three|a|an|your|the|it|half|\d)|your (?:tablets?|capsules?|injections?|inhaler|cream|pen|medicine|treatment|drops|patch|dose|syringe)|missed (?:a )?dose|how to (?:take|use|inject)|using your|starting (?:on )?(?:your )?)\b/i;
/** Words that send readers to somebody else with such questions, or to another page. */
const SENDS_ON =
  /\b(?:cannot|can't|can not|do not|does not|not able to|unable to) (?:\p{L}+ ){0,3}(?:advi[cs]e|help|comment|discuss)|\b(?:ask|asks|speak|talk|questions?)\b[^.\n]{0,60}\b(?:about|with|on) your (?:own )?(?:treatment|medicines?|health)\b|\buse (?:the|this|our|a) (?:\p{L}+ ){0,2}(?:web)?(?:site|page|form|link|search|menu|address|list|filter|button)\b|^\W*opens? (?:help|a|the)\b|\b(?:explains|shows|tells you) how to (?:take|use) your (?:medicine|treatment)\b|\b(?:do|if) you (?:already )?(?:take|use) one of (?:these|our|them)\b/iu;

/** Whether a sentence tells readers how to take or use a medicine that they have. */
export const guidesUse = oncePer((facts: Facts): boolean =>
  facts.sentences.some((s) => {
    const words = wordsOf(facts, s);
    return s.zone !== "ae-statement" && HOW_TO_TAKE.test(words) && !SENDS_ON.test(words);
  }),
);

const I_AM_PROFESSIONAL = /\bI(?:['’]m| am) (?:a|an) [^.\n]{0,40}\bprofessional\b/i;
const I_AM_ANOTHER =
  /\b(?:I(?:['’]m| am) (?:neither|none|not (?:one|either)|someone else|a member of the public)|none of (?:these|the above)|neither of (?:these|the above))\b/i;
/** What a medicine is for and does. */
const DESCRIBES = /\b(?:treats?|helps? to|works by|is used (?:to|for|in)|prevents?|relieves?|reduces?)\b/i;

/** A page that asks visitors who they are and says nothing of a medicine to those who have it. */
const isEntrance = (facts: Facts) =>
  standsIn(I_AM_PROFESSIONAL, facts.view.text) &&
  standsIn(I_AM_ANOTHER, facts.view.text) &&
  !standsIn(DESCRIBES, facts.view.text);

const HEAD_CHARS = 600;
const OUR_MEDICINES =
  /\b[Mm]edicines (?:that|which)\b[^.\n]{0,50}\bsuppl|\b[Oo]ur (?:prescription )?medicines\b|\breference (?:list|information)\b|\b(?:page|list) is for reference\b/;

/** A list of the company's medicines with their leaflets and summaries, for anybody who wants to look one up. */
const isReferenceList = (facts: Facts) =>
  OUR_MEDICINES.test(facts.view.text.slice(0, HEAD_CHARS)) &&
  /\bleaflets?\b/i.test(facts.view.text) &&
  /\bS(?:m)?PC\b|summary of product characteristics/i.test(facts.view.text) &&
  facts.promotion.medicines.length > 1;

/** A page that leads to material for those who take a medicine and is none itself. */
export const onlyLeadsOn = (facts: Facts) => !guidesUse(facts) && (isEntrance(facts) || isReferenceList(facts));

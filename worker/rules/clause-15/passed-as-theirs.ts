import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { at, type Disguise } from "./disguise-shared.ts";

const WHOSE = "(?:your|his|her|their|the (?:doctor|consultant|nurse|speaker|practice|society|trust|author|chair)'s)";
/** Somebody is to give out, as their own, what they did not write. */
const AS_THEIRS = new RegExp(
  `\\b(?:save|send|submit|present|post|publish|circulate|sign|pass|share|issue|file|table|give|show|upload|e-?mail|go(?:es)? out|read|deliver)\\b[^.;]{0,60}\\b(?:as ${WHOSE} own|as (?:if|though) (?:it|they) (?:were|was|are|is|came|come)\\b[^.;]{0,20}\\b(?:yours|${WHOSE})|(?:in|under) ${WHOSE} (?:own )?name|(?:from|through) ${WHOSE} own (?:account|address|email|e-mail)|as yours)\\b`,
  "i",
);
/** Papers that people do give in under their own names. */
const OWN_PAPERS =
  /\b(?:forms?|invoices?|contracts?|agreements?|claims?|applications?|registrations?|orders?|repl(?:y|ies)|declarations?|receipts?|answers?)\b/i;
/** The company or its agency made it. */
const MADE_BY_US =
  /\b(?:attached|enclosed|below)\b|\b(?:we|our (?:team|agency|writers?|medical writers?))(?:'ve| have| had)? (?:\w+ )?(?:wr(?:ote|itten)|drafted|prepared|made|built|put together|produced|designed)\b|\bour (?:draft|slides?|text|template|deck|article|letter|wording)\b|\bready to (?:go|use|sign|send)\b|\b(?:written|drafted|prepared|designed) (?:for you|by us|by (?:our|the) (?:agency|team|brand))\b/i;
const SAYS_SO =
  /\b(?:funded|paid for|written|supplied|prepared|produced|sponsored|organised|developed) by\b|\b(?:declar|disclos|acknowledg)\w+|\bour (?:name|logo|part|role|funding) (?:stays|must|remains|is shown|is stated|has to)\b/i;
const FORBIDS = /\b(?:do not|don't|never|must not|cannot|may not|should not)\b/i;
const NEAR = 1;

const isDeclaredBeside = (facts: Facts, s: Sentence) =>
  facts.sentences
    .slice(Math.max(0, s.index - NEAR), s.index + NEAR + 1)
    .some((n) => n.line === s.line && SAYS_SO.test(wordsOf(facts, n)));

/** The company's text, which somebody outside is asked to give out as their own. */
export function passedAsTheirs(facts: Facts): Disguise[] {
  if (facts.promotion.kind === "agreement" || facts.promotion.kind === "research") return [];
  const copy = ownSentences(facts);
  const passed = copy.filter(
    (s) =>
      AS_THEIRS.test(wordsOf(facts, s)) &&
      !FORBIDS.test(wordsOf(facts, s)) &&
      !OWN_PAPERS.test(wordsOf(facts, s)) &&
      !isDeclaredBeside(facts, s),
  );
  if (passed.length === 0 || !copy.some((s) => MADE_BY_US.test(wordsOf(facts, s)))) return [];
  return passed.map((s) => ({ at: at(s), looksLike: "the work of somebody outside the company", remove: at(s) }));
}

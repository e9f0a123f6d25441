import { findPhrases, type Match, phrases } from "#worker/text/language/phrases.ts";
import { ofSentence } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { isReported } from "#worker/text/voice/reported.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { speaksOfMedicine } from "../checks/own-claims.ts";
import { isPowerWord, SUPER } from "../concepts/praise.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";

const MORE =
  "better|stronger|faster|kinder|gentler|quicker|simpler|easier|smarter|cleaner|safer|superior|further|longer|deeper|greater|higher|fewer|less|more|ahead|above|milder|cheaper";
const RIVALS =
  "anything|any|everything|all|every|other|others|older|old|existing|current|currently|conventional|traditional|rest|competition|competitors|competitor|alternatives|alternative|rivals|rival|yesterday|standard|ordinary|previous|today|what|whatever|those|treatments|therapies";
const SWEEPING = phrases(
  `${MORE} ..3 than ..2 ${RIVALS}`,
  `twice|double|times|as ..3 as|than anything|any|everything|all|every|other|others|older|existing|current|conventional|today|rivals|whatever`,
  "nothing|none|nobody|few ..4 close|closer|compares|compare|match|matches|beats|beat|better|equal|equals|rival|rivals|touch|touches",
  "no other ..5 close|closer|compares|compare|match|matches|beats|beat|better|equal|equals|rival|rivals|touch|touches|works|offers|gives|delivers",
  "no other ..4 can|does|has|could|will",
  "no treatment|medicine|drug|tablet|spray|cream|inhaler|injection|therapy|drops ..4 close|closer|compares|matches|beats|better|equals",
  "leaves|leaving|leave|left ..5 standing|behind|trailing|cold|wake|dust|shade",
  "only|alone @product ..2 gives|give|offers|delivers|can|does|has|brings|works|keeps|lets|provides|restores|makes",
  "head and shoulders above",
  "streets|leagues|miles ahead|above",
  "light years ahead",
  `outperform*|outshine*|outclass*|outstrip*|outpace*|eclipse*|beats|trumps|surpasses|dwarfs|tops|leads ..2 ${RIVALS}`,
  "in a class|league of",
  "succeeds|works|wins where|when ..3 other|others|older|rest ..3 fail|fails|failed|cannot|do",
  "what other|older|conventional treatments|medicines|drugs|sprays|tablets|creams|inhalers ..2 cannot|fail",
  "highest|lowest|best|longest|fastest|strongest|greatest|most ..4 reported|published|recorded|seen|achieved|known ..4 any|for|with|of|by",
  "highest|lowest|best|longest|fastest|strongest|greatest ..4 of|for|in any|all ..4 treatment|treatments|medicine|medicines|class|drug|drugs|option|options|therapy",
);
/** Differences that are not of merit. */
const OTHER = phrases(
  "more|less|fewer|longer|older|higher ..2 than ..2 standard|current recommended|dose|doses|limit",
  "less|more|fewer than ..1 all|half|third|quarter|any|every",
  `half|third|quarter|most|none of all|the ..3 ${CARE_PLACE}|patients|people|adults|boards`,
  "more than any|one|two other? cause|reason|group|disease|condition",
  "rather|other than",
  "and|or|be|being|is|are|was|were|may|can|to|not|then|copy|copies|leaflet|leaflets|item|items|card|leavepiece|document|sheet left|leave behind",
  "leave|left it|them|this|one|these|nothing|copies|everything behind",
  "cost|costs|price|priced|cheaper",
);

/** "Neither was shown to be better than the other." */
const NOBODY_WON =
  /\b(?:neither|none of (?:them|the)|no (?:one )?(?:treatment|medicine|arm|group|drug)) (?:\w+ ){0,5}(?:was|were|is|has been|proved|came out)\b/i;
/** A statement with its search or its owned limits, a count, a medicine that is watched, papers left behind, advice, and harms. */
const NOT_SWEEPING =
  /\b(?:some|other) (?:people|patients|adults|women|men|children)\b[^.;]{0,60}\bthan others\b|\bto our knowledge\b|\bsearch of\b|\bno trial has compared\b|\b(?:no other active arm|nothing can be said)\b|\bmore than (?:a |an |one |two |three |six |\d+ )(?:dozen|months?|weeks?|years?|days?)|\b(?:watched|monitored) more closely\b|\bleave (?:papers|anything|copies)\b|^\W*(?:(?:ask|tell|leave) )|\brisk of\b[^.;]{0,40}\b(?:greater|higher)\b|\b(?:head office|no other company)\b/i;
/** What a study is made to find out, and what would follow. */
const ASKED_OF_STUDIES =
  /\b(?:find out|see|learn|know|tell|ask|test|stud(?:y|ies|ied)|determine|examine)s? (?:if|whether)\b/i;
const IF_STUDIES_SHOW = /\b(?:when|if) (?:\w+ ){0,2}(?:trials|studies|research) (?:show|find|suggest)s?\b/i;
/** A device by its name, beside its strength. */
const NAMED_DEVICE = /\d ?\/ ?\d|\d ?(?:mg|micrograms?|ml)\b/i;
const QUESTION = /\?["')\]]*$/;

/** "Hyperblocker": more power than any other medicine has, by a prefix. */
const powerWords = (facts: Facts): Match[] =>
  findPhrases(SUPER, facts, ownSentences(facts)).filter((m) => isPowerWord(facts.view.text, m.start));

function find(facts: Facts): Hit[] {
  const matches = [...findPhrases(SWEEPING, facts, ownSentences(facts)), ...powerWords(facts)].filter(
    (m) => !isQuiet(facts, m),
  );
  return oncePerSentence(matches).map((m) =>
    hitOn(
      facts,
      m.sentence,
      `${quoted(wordsOf(facts, m))} sets the medicine above all others at once. A comparison must name its comparator and rest on a fair trial against it; no such data stand behind this one.`,
    ),
  );
}

function isQuiet(facts: Facts, match: Match): boolean {
  const words = wordsOf(facts, match.sentence);
  if (QUESTION.test(words) || facts.claims.safety.includes(match.sentence.index)) return true;
  if ([NOBODY_WON, NOT_SWEEPING, ASKED_OF_STUDIES, IF_STUDIES_SHOW].some((fair) => fair.test(words))) return true;
  if (isPowerWord(facts.view.text, match.start) && NAMED_DEVICE.test(words)) return true;
  if (match.phrase.source.startsWith("nothing") ? isReported(match, facts) : isDisowned(match, facts)) return true;
  if (findPhrases(OTHER, facts, [match.sentence]).some((o) => o.first < match.last && match.first < o.last))
    return true;
  return ofSentence(facts.figures.pairs, match.sentence.index).length > 0;
}

/** Clause 6.1: no superiority over a whole class without a comparison. */
export const sweepingSuperiority: Check = {
  id: "clause-06/sweeping-superiority",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["comparison", "exaggerated-claim", "misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) &&
    (findPhrases(SWEEPING, facts, ownSentences(facts)).length > 0 || powerWords(facts).length > 0),
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan) spray\n\n[[Xelvora opens the airways in minutes and leaves older sprays standing.]]",
        why: "an idiom of superiority",
      },
      { text: "Xelvora (mirtazepan)\n\n[[Stronger than anything that doctors have today]]", why: "than anything" },
      { text: "Xelvora (mirtazepan)\n\n[[No other tablet comes close.]]", why: "no other" },
      {
        text: "Xelvora (mirtazepan)\n\n[[61% were in remission, the highest figure reported for any oral treatment.]]",
        why: "a comparison across studies",
      },
      { text: "Xelvora (mirtazepan)\n\n[[Xelvora succeeds where other inhalers fail.]]", why: "where others fail" },
    ],
    clean: [
      {
        text: "Zelvorin (tavorimib) for UK health professionals\nSome people respond faster than others.",
        why: "people differ, and nothing is said of another medicine",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nIt marks a medicine that is watched more closely than others. If the sheet is more than six months old, ask for the latest. Ask your nurse about exercises, as useful as any capsule.",
        why: "a watch, a count, and advice",
      },
      {
        text: "Xelvora (mirtazepan)\n\nResponse was higher than with older treatment: 61% with Xelvora v 37% with methotrexate (p<0.001).",
        why: "figures for both arms",
      },
      {
        text: "Xelvora (mirtazepan) card\n\nShown on calls and left behind with the nurse.",
        why: "a card that is left",
      },
      {
        text: "Xelvora (mirtazepan)\n\nTrials are done to find out if a treatment is better than the standard treatment.",
        why: "what trials are for",
      },
      { text: "Xelvora (mirtazepan)\n\nXelvora is no better than any other medicine of its class.", why: "negated" },
      {
        text: "Xelvora (mirtazepan) briefing. Do not claim that Xelvora is stronger than any other antibiotic.",
        why: "an instruction not to say it",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) lowered pressure more than timolol (p<0.001).", why: "a named comparator" },
      { text: "Nothing beats a good night's sleep.", why: "no medicine", audience: "patients" },
    ],
  },
};

import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isStatement, speaksOfMedicine } from "../checks/own-claims.ts";
import { concept } from "../concepts/concept.ts";
import type { Facts } from "../facts/index.ts";
import type { Line, Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** What a form is like in the hand, the mouth or the box. */
const PROPERTY = concept(
  "melt|melts|melting|dissolve|dissolves|dissolving|disperse|disperses|fizz|fizzes|spray|sprays|absorb|absorbs|absorbed|sinks|dry|dries|swallow|swallows|chew|chews|pour|pours|click|clicks|glide|glides|slip|slips|spread|spreads|stir|stirs",
  "thin|thinner|slim|slimmer|small|smaller|tiny|light|lighter|lightweight|smooth|smoother|soft|softer|cool|cooler|clear|clearer|fresh|silky|sweet|fine|finer|compact|sleek|flat|round",
  "needle|lid|cap|tube|box|pack|bottle|label|particle|particles|droplet|droplets|mist|texture|taste|flavour|coating",
);
/** What a patient gets from a medicine. */
const EFFECT = concept(
  "relief|relieve|relieves|work|works|working|act|acts|recover|recovers|recovery|heal|heals|healing|control|calm|calms",
  "day|days|night|nights|morning|life|living|world|worries|worry|burden|pain|mood|breath|breathing|steps|sleep|future|mind|head|minds",
  "better|back|on|off|out ..3 day|feet|work|life|road|school|game",
);
/** The piece itself shows that the form does the same. */
const NO_MORE =
  /\bbioequivalen\w+|\b(?:same|equal|identical|similar) (?:time|onset|effect|efficacy|exposure|speed|absorption|relief|result)\w*\b|\b(?:no|not) (?:statistically |significant(?:ly)? )*(?:differen\w*|faster|quicker|earlier|superior)\b|\bwith (?:each|both|either)\b|\bnot significant\b|\bnon-?inferior\w*|\b(?:has|have|was|were) not (?:been )?(?:studied|compared|measured|shown|tested)\b/i;
const MAX_TOKENS = 14;

const contents = (facts: Facts, s: Sentence) => facts.tokens.slice(s.first, s.last).map((token) => token.norm);

/** "Quick to melt. Quick to get on.": one word of praise stands for the form and, again, for the effect. */
function echoes(facts: Facts, a: Sentence, b: Sentence): boolean {
  const dull = new Set(["the", "a", "to", "and", "of", "in", "on", "it", "for", "with", "is", "your", "our", "one"]);
  const first = contents(facts, a).filter((word) => word.length > 2 && !dull.has(word));
  return contents(facts, b).some((word) => first.includes(word));
}

/** The short sentences of a headline, which lean on each other. */
function headlines(facts: Facts): Sentence[][] {
  const copy = ownSentences(facts).filter((s) => s.zone !== "direction" && !facts.trial.smallPrint[s.index]);
  return [...Map.groupBy(copy, (s) => s.line)].flatMap(([index, sentences]) => {
    const line: Line | undefined = facts.lines[index];
    const short = line && line.end - line.start < 110 && sentences.every((s) => s.last - s.first <= MAX_TOKENS);
    return short ? [sentences] : [];
  });
}

function find(facts: Facts): Hit[] {
  const denied = facts.sentences.find(
    (s) => s.zone !== "pi" && s.zone !== "ae-statement" && s.zone !== "references" && NO_MORE.test(wordsOf(facts, s)),
  );
  if (!denied) return [];
  return headlines(facts).flatMap((sentences) =>
    sentences.flatMap((s, i) => {
      const next = sentences[i + 1];
      const pun =
        next &&
        PROPERTY.has(facts, s) &&
        EFFECT.has(facts, next) &&
        echoes(facts, s, next) &&
        isStatement(facts, next) &&
        next.index !== denied.index;
      if (!pun || !next) return [];
      return [
        hitOn(
          facts,
          { ...next, start: s.start, first: s.first },
          `${quoted(wordsOf(facts, { start: s.start, end: next.end }))} turns a property of the form into an effect, while the piece itself says ${quoted(wordsOf(facts, denied))} A play on words must not claim what was not shown.`,
        ),
      ];
    }),
  );
}

/** Clause 6.1: a property of a form is not told as an effect. */
export const propertyAsEffect: Check = {
  id: "clause-06/property-as-effect",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "exaggerated-claim"],
  applies: speaksOfMedicine,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan) film for migraine in adults\n\n[[FAST TO DISSOLVE. FAST BACK ON YOUR FEET.]]\n\nXelvora film is bioequivalent to the tablets. Nausea is common.",
        why: "the film acts no sooner than the tablet",
      },
      {
        text: "Xelvora (mirtazepan) pen for arthritis in adults\n\n[[Light in the hand. Light on the mind.]]\n\nPain scores were the same: no difference from the older pen. Nausea is common.",
        why: "a lighter pen and no other result",
      },
      {
        text: "Brelovan (febuxanib) spray for hay fever in adults\n\n[[A fine mist. A fine day.]]\n\nSymptoms have not been compared with those on the older spray. Nosebleeds are common.",
        why: "a mist told as a better day",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan) film for migraine in adults\n\nDissolves fast. Needs no water.\n\nXelvora film is bioequivalent to the tablets.",
        why: "the property alone",
      },
      {
        text: "Xelvora (mirtazepan) film for migraine in adults\n\nFast to dissolve. Fast relief.\n\nPain went sooner with the film than with tablets (p=0.01).",
        why: "the effect was shown",
      },
      {
        text: "Brelovan (febuxanib) spray for hay fever in adults\n\nA fine mist. A small bottle.\n\nSymptoms have not been compared with those on the older spray.",
        why: "two properties",
      },
    ],
    inapplicable: [{ text: "Quick to read. Quick to get on with the day.", why: "no medicine" }],
  },
};

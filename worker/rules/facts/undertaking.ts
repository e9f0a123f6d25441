import { firstStarting } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { contentStems, repeats, ruledIn, STOPPED } from "./ruled-claims.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/** What the piece, or what the user said of it, tells of an earlier ruling or undertaking of the company. */
export interface UndertakingFacts {
  /** Where the piece speaks of it; empty when only the context does. */
  told: Span[];
  /** Sentences that say again what was ruled on or given up. */
  repeated: Span[];
  /** Sentences that put to use, or lead readers to, what was ruled on. */
  usedAgain: Span[];
}

const RULED =
  /\b(?:(?:PMCPA|Panel|Appeal Board|Authority)\b[^.\n]{0,60}\b(?:ruled|found|held|upheld|breach\w*|case)\b|(?:ruled|found|held)\b[^.\n]{0,50}\b(?:in breach|a breach|breached|misleading|unsupported|contrary to the code)\b|(?:gave|signed|given|made|accepted|under) (?:\w+ ){0,4}undertakings?\b|(?:signed|promised|agreed|told|confirmed|wrote|assured)\b[^.\n]{0,40}\bPMCPA\b|gave\b[^.\n]{0,30}\bPMCPA\b[^.\n]{0,30}\b(?:word|promise|assurance|commitment)\b|(?:word|promise|assurance|commitment) (?:in writing )?to the PMCPA\b|undertook (?:not|never|to (?:stop|cease|withdraw|drop|end|avoid|remove|discontinue|no longer))\b|undertaking (?:not|never|to (?:stop|cease|withdraw|avoid|the (?:PMCPA|Panel)|given|signed|of|dated|covers|in))\b|case AUTH\/?\d*|the (?:PMCPA|Panel'?s?) (?:ruling|case|decision)\b|breach of (?:the )?(?:code|clause)\b[^.\n]{0,40}\bwas\b)/i;
/** A ruling that went the company's way, or of another company, or a piece that was put right. */
const HARMLESS =
  /\bno breach\b|\bnot in breach\b|\b(?:revised|corrected|replac(?:es|ed)|amended|reworded|new) (?:version|piece|page|text|artwork|item|edition|wording|advertisement)\b|\b(?:has|have|had|was|were) (?:since )?(?:been )?(?:corrected|amended|reworded|taken out of this)\b|\banother company\b/i;

/** The ruled piece is put to use, shown, or readers are led to it. */
const AGAIN =
  /\b(?:one (?:more|last) (?:time|issue|week|month)|let (?:it|them|him|her) run|run (?:it|them) again|still (?:use|used|have|has|show\w*|hand\w*|run\w*|live|on|there|point\w*|need to answer|in)|again|as before|once more|until|meanwhile|in the meantime|keep|carry on|continue|use up|remind\w*|remember\w*|point (?:them|him|her|customers|people) (?:to|back)|look (?:it|them) up|search for|find it|say it|in your own words|by word of mouth|only (?:the|covers?|concern\w*|about|applies)|other (?:words|version)|instead of printing|old (?:card|stock|copies|version|artwork|file|edition|aid|slides?)|go ahead|between us|this (?:once|one time)|just this time|nobody (?:notices|will notice|need know|checks)|no one (?:notices|will notice|need know|checks)|last year's|previous (?:version|edition|artwork|aid)|original (?:version|artwork|aid|wording))\b/i;
/** The stock that was to go is used up. */
const STOCK_USED =
  /\b(?:use up|finish|run down|get through|see out|work through)\b[^.;]{0,30}\b(?:stocks?|copies|supply|supplies|leave ?pieces|print|remaining|last of|what you have)\b|\b(?:will |to )?run (?:\w+ )?as (?:it|they) stands?\b/i;
const STOCK_NEAR = 8;
const NEAR = 2;
/** Staff get a customer to say what they may no longer say themselves. */
const EVADES =
  /\b(?:which (?:was|is|one is) which\b|tell the difference\b|(?:lay|place|put|hold) (?:it|them|the two|both)(?: \w+)? (?:beside|next to|side by side|against)\b|(?:draw|reach|come to) (?:their|his|her|your) own conclusions?\b|say nothing(?: about the \w+(?: \w+)?)? for\b|let (?:them|him|her|the (?:doctor|customer|prescriber|consultant)) (?:say|see|conclude|work it out)\b|without (?:ever )?saying (?:it|so)\b|(?:data|results?|figures?|chart|evidence|numbers) (?:have|has|had) (?:not|n't) gone away\b|nobody can (?:rule|complain)\b|not on (?:the )?(?:page|paper)\b|on the back of (?:your|a|an|the) (?:pad|envelope|napkin|card|agenda)\b|(?:draw|sketch) the (?:chart|graph|curve|bars?)\b)/i;

/** Of more statements a piece that repeats one says enough: each is held against every sentence. */
const MOST_TOLD = 40;

/** The sentences, in order of their index, that are at most so many from one. */
function around(sentences: readonly Sentence[], { start, index }: Sentence, far: number): Sentence[] {
  const at = firstStarting(sentences, start);
  return sentences.slice(Math.max(0, at - far), at + far + 1).filter((s) => Math.abs(s.index - index) <= far);
}

/** What is told of earlier rulings and undertakings, and what repeats them. Pure. */
export function undertakingOf(facts: BaseFacts): UndertakingFacts {
  const { context } = facts.submission;
  const copy = facts.sentences.filter(
    (s) => s.zone !== "pi" && s.zone !== "references" && s.zone !== "ae-statement" && s.zone !== "footer",
  );
  const told = copy.filter((s) => RULED.test(wordsOf(facts, s)));
  const contextTold = RULED.test(context) && !HARMLESS.test(context);
  if (told.length === 0 && !contextTold) return { told: [], repeated: [], usedAgain: [] };
  // The medicine spoken of most is the company's; a rival in a comparison may be taken for another of its own.
  const [main] = [...facts.products].sort((x, y) => y.mentions.length - x.mentions.length);
  const medicines = main ? [main.name, main.brand, main.generic] : [];
  const named = [...medicines, ...facts.companies.map((c) => c.name)].filter((name) => name !== null);
  const own = new Set(named.flatMap((name) => name.toLowerCase().split(/\s+/)));
  const open = told.filter((s) => !HARMLESS.test(wordsOf(facts, s))).slice(0, MOST_TOLD);
  const ruled = [...(contextTold ? [context] : []), ...open.map((s) => wordsOf(facts, s))].map((statement) =>
    ruledIn(facts, statement, own),
  );
  const isTold = new Set(told.map((s) => s.index));
  const known = new Map<string, Set<string>>();
  const stemsOf = (said: string) => {
    const stems = known.get(said) ?? contentStems(said, own);
    known.set(said, stems);
    return stems;
  };
  const repeated = copy.filter(
    (s) => !isTold.has(s.index) && ruled.some((one) => repeats(wordsOf(facts, s), one, stemsOf)),
  );
  const usedAgain = open.flatMap((statement) =>
    around(copy, statement, STOCK_NEAR).filter(
      (s) =>
        !STOPPED.test(wordsOf(facts, s)) &&
        ((Math.abs(s.index - statement.index) <= NEAR && AGAIN.test(wordsOf(facts, s))) ||
          STOCK_USED.test(wordsOf(facts, s))),
    ),
  );
  const evading = open.length > 0 ? copy.filter((s) => EVADES.test(wordsOf(facts, s))) : [];
  const spans = (sentences: Sentence[]) => [
    ...new Map(sentences.map((s) => [s.index, { start: s.start, end: s.end }])).values(),
  ];
  return { told: spans(told), repeated: spans(repeated), usedAgain: spans([...usedAgain, ...evading]) };
}

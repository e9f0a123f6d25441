import { oncePer } from "#worker/lib/once-per.ts";
import { firstStarting, startsWithin } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { BaseFacts, Product, Sentence, Span } from "./types.ts";

/** That a medicine, as the piece or its context says, has no UK marketing authorisation. */
export interface UnlicensedStatement {
  /** The medicine it is said of; null when the statement names none. */
  product: string | null;
  /** Where the piece says so; null when only the context does. */
  at: Span | null;
}

const NO_LICENCE = [
  /\b(?:expected|due|hoped|likely|set|scheduled|planned|hoping|hopes|expects) to (?:be|become|receive|gain|get|obtain)\b[^.;]{0,30}\b(?:licen[cs]ed?|approved|approval|authori[sz](?:ed|ation))\b/i,
  /\b(?:approval|licen[cs]e|authori[sz]ation)\b[^.;]{0,30}\b(?:is|are|remains?|still) (?:pending|awaited|expected|due|planned|anticipated)\b/i,
  /\b(?:being|is) (?:assessed|reviewed|considered|evaluated) by the (?:MHRA|regulator|licensing authority|EMA)\b/i,
  /\b(?:after|following|on|once|subject to|as soon as|when) (?:its |the |UK |MHRA |regulatory )*(?:approval|authori[sz]ation)(?: arrives| comes| is granted)?\b/i,
  /\b(?:does|do|did) not (?:yet |currently )?(?:have|hold)[^.;]{0,30}\b(?:marketing authori[sz]ation|licen[cs]e|approval)/i,
  /\b(?:marketing authori[sz]ation|licen[cs]e)\b[^.;]{0,40}\b(?:has|had|have|was)(?: not|n't) (?:yet )?(?:been )?(?:granted|issued|given)\b/i,
  /\b(?:has|have|with|holds?) no (?:UK |GB |current )?(?:marketing authori[sz]ation|licen[cs]e\b)/i,
  /\bwithout (?:a |any )?(?:UK )?(?:marketing authori[sz]ation|licen[cs]e)\b/i,
  /(?:\b(?:not|never)|n't)(?: yet| currently| been| be| now| so far)* (?:licen[cs]ed|authori[sz]ed|approved)(?!\s+(?:for (?!(?:any|use|sale|supply|human)\b)|in (?:children|adolescents|pregnan|patients|people|women|men|combination)|to|under|below))/i,
  /\b(?:is|are|remains?|as|an?|still) (?:currently |still )?(?:unlicen[cs]ed|investigational|unauthori[sz]ed|pre-?licen[cs]e)\b(?!\s+(?:use|indication|purpose|alternative|special))/i,
  /\binvestigational (?:medicine|product|drug|agent|treatment|therapy|compound|antibody|molecule|vaccine)\b/i,
  /\b(?:in|into|entered|entering|completed?) (?:late[- ]stage|early|phase (?:i{1,3}|[123])(?:[ab/]\w*)?)(?: clinical)? (?:development|trials?|testing|studies)\b/i,
  /\b(?:pending|awaiting|await|await the|subject to(?! (?:\p{L}+ ){0,3}?(?:pharmacist|doctor|prescriber|clinician|GP|clinical|medical|formulary|committee|manager|local|ethics)(?:'s|s')? approval)|ahead of|before|until|once|expected?|expect|anticipated?|hope for|hoping for)\b[^.;]{0,40}\b(?:marketing authori[sz]ation|UK licen[cs]e|MHRA (?:approval|decision)|regulatory (?:approval|decision)|(?:UK )?approval|licen[cs]e is granted|its licen[cs]e|the licen[cs]e)\b/iu,
  /\b(?:application(?! of\b)|submission|dossier|filing)\b[^.;]{0,50}\b(?:made|submitted|filed|lodged|under review|accepted(?! for (?:restricted )?use\b)|with the MHRA|being (?:assessed|reviewed))\b/i,
  /(?<!\b(?:the|a|each|every|whole) )\b(?:file|filed|filing|submit|submitted|submitting)\b[^.;]{0,30}\b(?:MHRA|regulators?|licensing authority|EMA|marketing authori[sz]ation)\b/i,
  /\b(?:when|once|until|as soon as) (?:it|they|this|the \w+) (?:is|are|has been|have been|becomes?|gets?) (?:fully |finally )?(?:licen[cs]ed|approved|authori[sz]ed)\b/i,
  /\b(?:(?:positive|favourable|CHMP) opinion\b[^.;]{0,40}\b(?:received|adopted|issued|granted|given|from|by|of|on|in)\b|(?:received|has|with|after|following) (?:a |its |the )?(?:positive|favourable|CHMP) opinion\b|(?:MHRA|regulator|regulators|EMA|FDA)(?:'s|')? (?:decision|verdict|answer|ruling|nod) (?:is|are|was)? ?(?:due|expected|awaited|coming|hoped for)\b|our (?:[\w-]+ )?phase (?:i{1,3}|[123])[ab]? (?:\w+ )?(?:antibody|molecule|compound|tablet|candidate|medicine|asset|vaccine|therapy|drug|injection)\b|(?:CHMP|EMA|European Medicines Agency|committee)\b[^.;]{0,60}\b(?:positive|favourable) opinion\b|recommended for (?:approval|authori[sz]ation|a (?:marketing authori[sz]ation|licen[cs]e))\b)/i,
  /\b(?:under|in|now in|at|out for) (?:regulatory )?(?:review|assessment|evaluation) (?:by|at|with) the (?:MHRA|regulator|licensing authority|EMA)\b/i,
  /\b(?:MHRA|regulator|licensing authority)\b[^.;]{0,30}\b(?:reviewing|assessing|has yet to|is considering)\b/i,
  /\bnot (?:yet )?(?:available|on the market|launched) in the (?:UK|United Kingdom|Great Britain)\b/i,
  /\b(?:coming|arriving|launching|due|set to launch|expected to launch) (?:soon )?(?:to|in) the (?:UK|United Kingdom)\b/i,
  /\b(?:coming|arriving|launching) soon\b/i,
  /\b(?:is|are|now|still|currently|remains?) (?:in front of|before|with) (?:the )?(?:MHRA|regulators?|licensing authority|EMA)\b/i,
  /\b(?:marketing authori[sz]ation|licen[cs]e)\b[^.;]{0,20}\b(?:was|were|is|has been|being) (?:being )?(?:applied for|sought|requested)\b/i,
  /\b(?:on course|on track|bound|heading|headed|destined|slated|lined up) for (?:\w+ ){0,3}(?:approval|licen[cs]e|authori[sz]ation)\b/i,
  /\b(?:expected|due|awaited|arrives?|lands?) (?:in|at) (?:the |all )?(?:UK|British|NHS) (?:clinics|pharmacies|hospitals|practices|surgeries)\b/i,
  /\bin (?:UK|British|NHS) (?:clinics|pharmacies|hospitals) (?:next|this|by|from|in|at) (?:about |early |late |the )?(?:spring|summer|autumn|winter|easter|christmas|year)\b/i,
  /\blicen[cs]ed? in the (?:US|USA|EU|European Union|United States)\b[^.;]{0,30}\b(?:only|but not|not yet)\b/i,
];
/** Every statement of that kind has one of these, at the beginning of a word. */
const OF_STATUS =
  /\b(?:un|pre-?)?(?:licen|approv|authori|MHRA|FDA|due\b|EMA\b|European Medicines|CHMP|regulator|investigational|development|trial|testing|studies|dossier|submission|application|filing|fil(?:e|ed)\b|submit|opinion|phase|available|on the market|launch|coming|arriv|clinics|pharmacies|hospitals|practices|surgeries)/i;
const LICENSED = [
  /\b(?:is|are|was|were|been|being|now|becomes?)(?: now| fully| already)? (?:licen[cs]ed|authori[sz]ed|approved|indicated)\b(?![^.;]{0,20}\bonly in the (?:US|USA|EU))/i,
  /\bhas (?:a |been granted a |received a |obtained a )(?:UK |conditional )?(?:marketing authori[sz]ation|licen[cs]e)\b/i,
  /\b(?:granted|received|obtained|holds?) (?:a |its )?(?:UK |conditional )?(?:marketing authori[sz]ation|licen[cs]e)\b/i,
  /\bavailable (?:now )?(?:on (?:NHS )?prescription|across the UK|in the UK)\b/i,
  /\bPLGB|\bPL \d|\bprescribing information\b|\bSPC\b|\bbeen prescribed\b/i,
];
const NEGATED_LICENCE =
  /\b(?:not|never|no|without|nor|until|once|if|when|before)\b[^.;]{0,30}\b(?:licen[cs]ed|authori[sz]ed|approved|indicated|granted|received|available)\b/i;
const CODE = /^\p{Lu}{2,5}-?\d{2,5}$/u;

const text = (facts: BaseFacts, span: Span) => wordsOf(facts, span);
const holds = (sentence: Span, product: Product) => startsWithin(product.mentions, sentence);

/** Whether the sentence names the medicine by its substance alone. */
const holdsGeneric = (facts: BaseFacts, sentence: Span, { generic }: Product) =>
  generic !== null && generic.length > 5 && text(facts, sentence).toLowerCase().includes(generic.toLowerCase());

/** A medicine known by its development code only; a trial's name looks the same but says that it is one. */
function isDevelopmentCode(facts: BaseFacts, product: Product): boolean {
  if (!CODE.test(product.brand ?? "") || (product.mentions.length < 2 && facts.products.length > 1)) return false;
  return !product.mentions.some((m) =>
    /^\s*(?:trial|study|programme|protocol|form|\()/i.test(facts.view.text.slice(m.end, m.end + 12)),
  );
}

/** Medicines that the piece shows to be licensed: with prescribing information, or said to be so. */
export const licensedNames = oncePer((facts: BaseFacts): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const product of facts.products) {
    let last: Sentence | undefined;
    for (const { start } of product.mentions) {
      if (names.has(product.name)) break;
      const sentence = facts.sentences[firstStarting(facts.sentences, start + 1) - 1];
      if (!sentence || start >= sentence.end || sentence === last) continue;
      last = sentence;
      const words = text(facts, sentence);
      if (
        sentence.zone === "pi" ||
        (LICENSED.some((p) => p.test(words)) && !NEGATED_LICENCE.test(words) && !deniesLicence(words))
      )
        names.add(product.name);
    }
  }
  return names;
});

/** A use, group or strength of which it is said that it is not licensed; the medicine may well be. */
const PART =
  /\b(?:uses?|using|anything|everything|indications?|claims?|doses?|strengths?|populations?|ages?|aged|(?:under|below|over|above) \d+|children|adolescents|pregnan\w+|prevention|protection|questions?)\b[^.;]{0,80}$/i;
const STATUS_WORD = /\b(?:not|never|un)[ -]?(?:yet |currently )?(?:licen[cs]ed|authori[sz]ed|approved)\b/i;

function isOfPartOnly(facts: BaseFacts, sentence: Sentence): boolean {
  const previous = facts.sentences[sentence.index - 1];
  // "Under 4? Not licensed": the question before says of what.
  const asked = previous && previous.line === sentence.line && text(facts, previous).endsWith("?") ? previous : null;
  const words = `${asked ? text(facts, asked) : ""} ${text(facts, sentence)}`;
  const at = words.search(STATUS_WORD);
  if (at === -1 || facts.products.some((p) => holds(sentence, p))) return false;
  const before = words.slice(0, at);
  return PART.test(before) && !/\b(?:it|which|medicine|product|treatment|drug)\b[^.;]{0,12}$/i.test(before);
}

const SHOWN_LICENSED = /\bprescribing information\b|\bS(?:m)?PC\b|\bSummary of Product Characteristics\b/i;
const NOT_YET =
  /\b(?:no|not|yet|will|once|when|until|draft|future|on launch|before|available|planned|without|if|US|American|European)\b/i;

/** A piece on one medicine that hands out its SPC or prescribing information is about a licensed one. */
function hasPapers(facts: BaseFacts): boolean {
  return (
    facts.products.length === 1 &&
    facts.sentences.some(
      (s) =>
        SHOWN_LICENSED.test(text(facts, s)) && !NOT_YET.test(text(facts, s).replace(/\bbefore prescribing\b/gi, "")),
    )
  );
}

/** The medicine that a sentence is about: one it names, else the one last named before it. */
function subjectOf(facts: BaseFacts, sentence: Sentence): Product | null {
  const here =
    facts.products.find((p) => holds(sentence, p)) ?? facts.products.find((p) => holdsGeneric(facts, sentence, p));
  if (here) return here;
  // A heading on the status is of what stands under it.
  const under = sentence.zone === "heading" ? facts.sentences.slice(sentence.index + 1, sentence.index + 3) : [];
  for (const next of under) {
    const named = facts.products.find((p) => holds(next, p));
    if (named) return named;
  }
  const lastBefore = (p: Product) => p.mentions[firstStarting(p.mentions, sentence.start) - 1]?.start ?? -1;
  const before = facts.products.reduce<Product | null>(
    (last, product) => (lastBefore(product) > (last ? lastBefore(last) : -1) ? product : last),
    null,
  );
  return before ?? facts.products[0] ?? null;
}

const SUBJECT =
  /(?:^|\. )(?!The |This |That |It |A |An |Our |Its |Medicine|Product)(\p{Lu}[\p{L}\d-]{4,}) (?:has|is|was|does|did)\b/u;

/** Whether the context tells of a medicine that the piece does not name, or no longer. */
function isOfAbsent(facts: BaseFacts): boolean {
  const subject = SUBJECT.exec(facts.submission.context)?.[1];
  return subject !== undefined && !facts.view.text.toLowerCase().includes(subject.toLowerCase());
}

/** What a site or a company brings out soon that is no medicine. */
const PAGE_SOON =
  /\b(?:pages?|(?:web)?sites?|sections?|videos?|modules?|webinars?|courses?|events?|content|resources?|apps?|tools?|newsletters?|podcasts?|e-?learning|features?|updates?|issues?|episodes?|tickets?|dates?|details?)\b[^.;\n]{0,40}\b(?:coming|arriving|launching) soon\b|\b(?:coming|arriving|launching) soon\b[^.;\n]{0,20}\b(?:pages?|(?:web)?sites?|videos?|modules?|webinars?|courses?|events?|content|resources?|apps?|tools?)\b/i;
const SOON_ALONE = /^\W*(?:coming|arriving|launching) soon\W*$/i;

/** Whether something else than a medicine comes soon: a page, or, where the piece names no medicine, nothing that is said. */
const isNoMedicineSoon = (facts: BaseFacts, words: string): boolean =>
  PAGE_SOON.test(words) || (SOON_ALONE.test(words) && facts.products.length === 0);

const deniesLicence = (words: string) => OF_STATUS.test(words) && NO_LICENCE.some((p) => p.test(words));

/** Every statement that a medicine is not licensed, of medicines that are not shown to be licensed. Pure. */
export const unlicensedOf = oncePer((facts: BaseFacts): UnlicensedStatement[] => {
  const licensed = licensedNames(facts);
  const found: UnlicensedStatement[] = [];
  const papers = hasPapers(facts);
  for (const sentence of facts.sentences) {
    if (sentence.zone === "pi" || sentence.zone === "references") continue;
    if (!deniesLicence(text(facts, sentence))) continue;
    if (isNoMedicineSoon(facts, text(facts, sentence))) continue;
    if (papers && isOfPartOnly(facts, sentence)) continue;
    const product = subjectOf(facts, sentence);
    if (product && licensed.has(product.name)) continue;
    found.push({ product: product?.name ?? null, at: { start: sentence.start, end: sentence.end } });
  }
  const { context } = facts.submission;
  if (deniesLicence(context) && !isOfAbsent(facts)) {
    const product =
      facts.products.find((p) => context.toLowerCase().includes(p.name.toLowerCase())) ??
      facts.products.find((p) => !licensed.has(p.name)) ??
      null;
    if (!product || !licensed.has(product.name)) found.push({ product: product?.name ?? null, at: null });
  }
  for (const product of facts.products)
    if (
      isDevelopmentCode(facts, product) &&
      !licensed.has(product.name) &&
      !found.some((f) => f.product === product.name)
    )
      found.push({ product: product.name, at: null });
  return found;
});

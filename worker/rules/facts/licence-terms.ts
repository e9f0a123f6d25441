import { wordsOf } from "#worker/text/words-of.ts";
import { oldestIn, youngestIn } from "./licence-ages.ts";
import type { BaseFacts, Span } from "./types.ts";

/** What the licence allows, as far as the piece or its context tells it. */
export interface LicenceTerms {
  /** Indication and age words, as found. */
  indication: string;
  /** All licence text: prescribing information, statements of the licence in copy and context. */
  all: string;
  dosage: string;
  contraindications: string;
  cautions: string;
  reactions: string;
  /** Youngest and oldest age in years; null when the text states none. */
  minAge: number | null;
  maxAge: number | null;
  sexes: "women" | "men" | "both";
  /** Prescribing information, a statement of the licence in copy or context, or only a line that reads like one. */
  source: "pi" | "statement" | "line";
}

const SECTION: [keyof Sections, RegExp][] = [
  ["presentation", /\b(?:presentation|composition|qualitative and quantitative composition)\b/i],
  ["indication", /\b(?:(?:therapeutic )?indications?|uses?|licensed (?:for|use)|indicated for)\b/i],
  [
    "dosage",
    /\b(?:dos(?:age|es?|ing)|posology|method of (?:use|administration)|administration|how to (?:use|give|take))\b/i,
  ],
  [
    "contraindications",
    /\b(?:contra-?indications?|contra-?indicated|do not use(?: in| if)?|must not be (?:used|given))\b/i,
  ],
  ["cautions", /\b(?:(?:special )?warnings?|precautions?|cautions?|take care(?: in)?|pregnancy|interactions?)\b/i],
  [
    "reactions",
    /\b(?:(?:adverse|unwanted) (?:drug )?(?:reactions?|effects?|events?)|side[- ]effects?|undesirable effects?|reactions)\b/i,
  ],
  [
    "rest",
    /\b(?:legal (?:category|classification|status)|POM|basic NHS cost|NHS (?:list )?price|cost|price|marketing authori[sz]ation|PLGB|MA holder|holder)\b/i,
  ],
];

interface Sections {
  presentation: string;
  indication: string;
  dosage: string;
  contraindications: string;
  cautions: string;
  reactions: string;
  rest: string;
}

const LABEL_END = /^[^:.;()]{0,60}?(?::|\bin:)/;

/** The section whose label comes first; words without a colon open only the sections that are often written so. */
function sectionNamed(words: string, labelled: boolean): keyof Sections | null {
  const found = SECTION.map(([name, pattern]) => ({ name, at: words.search(pattern) })).filter(({ name, at }) =>
    labelled ? at !== -1 : at === 0 && (name === "rest" || name === "contraindications"),
  );
  return found.sort((a, b) => a.at - b.at)[0]?.name ?? null;
}

/** Splits prescribing information at its own labels ("Contraindications: …"). */
function sectionsOf(pi: string): Sections {
  const sections: Sections = {
    presentation: "",
    indication: "",
    dosage: "",
    contraindications: "",
    cautions: "",
    reactions: "",
    rest: "",
  };
  let current: keyof Sections = "presentation";
  for (const part of pi.split(/(?<=[.;])\s+|\n+/)) {
    const label = LABEL_END.exec(part)?.[0] ?? "";
    const named = sectionNamed(label || part, label !== "");
    if (named) current = named;
    else if (
      current === "presentation" &&
      /^(?:for|adults?|children|people|patients|treatment|maintenance|prevention|adjunctive|women|men)\b/i.test(part)
    )
      current = "indication";
    else if (
      current === "indication" &&
      /\b(?:once|twice|daily|a day|every|weekly|monthly|orally|subcutaneous|infusion)\b/i.test(part) &&
      /\d|\bone\b|\btwo\b/i.test(part) &&
      !label
    )
      current = "dosage";
    sections[current] += `${part}\n`;
  }
  return sections;
}

const STATEMENT =
  /\bmay now be (?:prescribed|used|given)\b[^.\n]{0,10}\b(?:to|for|in)\b|\blicen[cs]e\b[^.\n]{0,60}\b(?:extended|widened)\b[^.\n]{0,30}\bto\b|\b(?:licen[cs]ed(?! (?:medicines?|treatments?|products?|options?|therap\w+) in\b)|indicated|authori[sz]ed|licen[cs]e is|indication is|label is)\b[^.\n]{0,20}\b(?:for|in|to|only|as|from)\b|\b(?:only|sole|single) (?:licensed |UK )?(?:indication|licensed use)\b|^\s*(?:(?:UK |GB |current |our )?licen[cs]e(?! for\b)|(?:UK )?licen[cs]ed (?:use|indication)|(?:UK )?indication|remember the licence|the licence)(?: ?\([^)\n]{0,24}\))?(?:[^.:\n]{0,12}[:-]|[^.:\n]{0,24}(?::|\s-\s))/i;
const NOT_A_STATEMENT =
  /\b(?:not|never|no longer|n't)\b[^.;]{0,20}\b(?:licen[cs]ed|indicated|authori[sz]ed|approved)|\b(?:FDA|US|American|worldwide|elsewhere|abroad)\b|\b(?:licen[cs]ed|authori[sz]ed) in (?:the )?(?:UK|United Kingdom|Great Britain|GB|England|Scotland|Europe|EU)\b(?![^.]{0,60}\b(?:for|to treat|as|children|adults|people|patients)\b)/i;

/** A line that gives the use as an indication does ("For adults with …"), for pieces whose licence stands nowhere else. */
const USE_LINE =
  /^[•✔\s]*(?:for (?!years|many|over|more)|licen[cs]ed use|treatment of|adjunctive|add-on|maintenance|prevention of|acute treatment|symptomatic treatment)\b[^.!?]{0,60}\b(?:adults?|people|patients|women|men|children|adolescents|aged|years)\b/i;

/** Lines of the copy that state a limit of dose, for pieces whose prescribing information stands elsewhere. */
const DOSE_LIMIT =
  /\b(?:no more than|not more than|maximum|max\b|do not exceed|not exceed|may be (?:used|taken|repeated|given) after|at least)\b[^.]{0,50}\b(?:\d+|one|two|three|four|five|six)\b/i;
/** What those had to take who came into a trial limits no dose. */
const OF_A_TRIAL =
  /\b(?:had|were|was) (?:to have|been on|required|eligible|randomi[sz]ed|enrolled)\b|\brun-in\b|\b(?:inclusion|exclusion) criteria\b/i;
const DOSE_WORD =
  /\b(?:sprays?|tablets?|capsules?|doses?|puffs?|inhalations?|drops?|patch(?:es)?|sachets?|injections?|mg|micrograms?|ml|units)\b/i;

/** A heading under which the licence is told. */
const LICENCE_HEAD =
  /^\W{0,4}(?:\d{1,2}[.)]?\s{0,4})?(?:the |our |uk )?(?:licen[cs]e|label|indications?|licen[cs]ed (?:for|use|uses|indications?)|(?:therapeutic|licen[cs]ed) indications?)\W*$/i;

/** A statement that breaks off at a colon goes on in the list below it ("is indicated for the treatment of:"). */
const opensList = (words: string) => STATEMENT.test(words) && /:\W*$/.test(words) && !NOT_A_STATEMENT.test(words);

/** The lines that follow a heading on the licence, or such a statement, up to the next heading or gap. */
function underLicenceHead(facts: BaseFacts): Set<number> {
  const found = new Set<number>();
  facts.lines.forEach((line, at) => {
    const isList = opensList(piece(facts, line));
    if (!isList && !LICENCE_HEAD.test(piece(facts, line))) return;
    const most = isList ? MOST_LISTED_USES : MOST_LICENCE_LINES;
    for (const next of facts.lines.slice(at + 1, at + 1 + most)) {
      const isHeading = next.zone === "heading" && !(isList && OF_PEOPLE.test(piece(facts, next)));
      if (isHeading || (next.opensGroup && next.index > line.index + 1)) return;
      found.add(next.index);
    }
  });
  return found;
}
const MOST_LICENCE_LINES = 3;
/** A use that is listed says in whom. */
const OF_PEOPLE = /\b(?:adults?|adolescents?|children|patients?|people|women|men|infants?|pa?ediatric)\b/i;
const MOST_LISTED_USES = 8;

/** A reference that gives the indication with the SPC ("Tavorel SPC: treatment of adults with …"). */
const CITED_LICENCE =
  /\bS(?:m)?PC\b[^.:\n]{0,20}[:,(] ?(?:adjunct\w*|add-on|indicated|licen[cs]ed|treatment of|for (?:the )?treatment|for use|adults?|patients)\b/i;

const piece = (facts: BaseFacts, span: Span) => wordsOf(facts, span);

const FORM_NAMES = [
  "tablets?",
  "capsules?",
  "oral solution|oral suspension|syrup",
  "cream|ointment|gel",
  "inhaler|inhalation",
  "(?:solution for )?injection|pre-?filled (?:pen|syringe)",
  "patch(?:es)?",
  "eye drops|ear drops",
  "nasal spray",
  "infusion",
].map((names) => new RegExp(`\\b(?:${names})\\b`, "i"));

/** Whether the licence stated in copy names its form, and the prescribing information is that of others only. */
function isOfOtherForm(pi: string, stated: string): boolean {
  if (!pi || !stated) return false;
  const named = FORM_NAMES.filter((form) => form.test(stated));
  return named.length > 0 && FORM_NAMES.some((form) => form.test(pi)) && named.every((form) => !form.test(pi));
}

/** Prescribing information that repeats no indication, since it stands above ("Indication: as above."). */
const AS_ABOVE = /^[^:\n]{0,40}:?\s*(?:as|see|stated|given) (?:stated )?(?:above|overleaf|opposite|heading|title)\b/i;
/** An indication that stands by itself, as it does under a title. */
const STANDS_ALONE =
  /^\W*(?:\p{L}+(?:[- ]\p{L}+)? ){0,2}(?:treatment|prevention|prophylaxis|management|relief|maintenance)\b[^.\n]{0,30} (?:of|in|for)\b/iu;

/** What is only hoped for stands after the licence ("…, and we expect the lupus indication next year"). */
const HOPED_FOR =
  /,? (?:and|but|while|with|;) (?:(?:we|they|the company) )?(?:(?:is|are|have|has) )?(?:expect\w*|hop(?:e|es|ing)|await\w*|appl(?:y|ied|ying)|fil(?:e|ed|ing)|seek\w*|anticipat\w*|plan\w*)\b.*$/i;

/** Each of the texts once, in order: a long material may give the same prescribing information many times. */
const once = (texts: string[]): string[] => [...new Set(texts)];

/** The terms of the licence, or null when neither the piece nor its context gives them. Pure. */
export function licenceTermsOf(facts: BaseFacts): LicenceTerms | null {
  const pi = once(facts.lines.filter((line) => line.zone === "pi").map((line) => piece(facts, line))).join("\n");
  const headed = underLicenceHead(facts);
  const statements = facts.sentences
    .filter(
      (s) =>
        s.zone !== "pi" &&
        (headed.has(s.line) ||
          CITED_LICENCE.test(piece(facts, s)) ||
          (s.zone !== "references" && STATEMENT.test(piece(facts, s)))) &&
        !NOT_A_STATEMENT.test(piece(facts, s)),
    )
    .map((s) => piece(facts, s).replace(HOPED_FOR, ""));
  const context = facts.submission.context
    .split(/(?<=\.)\s+/)
    .filter((s) => (STATEMENT.test(s) || CITED_LICENCE.test(s)) && !NOT_A_STATEMENT.test(s));
  const stated = once([...context, ...statements]).join("\n");
  const sections = sectionsOf(isOfOtherForm(pi, stated) ? "" : pi);
  const limits = facts.sentences
    .filter((s) => s.zone === "body" || s.zone === "heading")
    .map((s) => piece(facts, s))
    .filter((s) => DOSE_LIMIT.test(s) && DOSE_WORD.test(s) && !OF_A_TRIAL.test(s));
  const useLines = facts.sentences
    .filter(
      (s) =>
        s.zone !== "pi" &&
        s.zone !== "references" &&
        USE_LINE.test(piece(facts, s)) &&
        !/health professionals/i.test(piece(facts, s)),
    )
    .map((s) => piece(facts, s));
  const pointsUp = AS_ABOVE.test(sections.indication);
  const above = pointsUp ? facts.sentences.map((s) => piece(facts, s)).filter((s) => STANDS_ALONE.test(s)) : [];
  const labelled = pointsUp ? above.join("\n") : sections.indication.trim();
  const indication = labelled || stated || (useLines[0] ?? sections.indication.trim());
  if (!indication) return null;
  return {
    indication,
    all: sections.indication || stated ? `${pi}\n${stated}\n${above.join("\n")}`.trimEnd() : useLines.join("\n"),
    dosage: sections.dosage || limits.join("\n"),
    contraindications: sections.contraindications,
    cautions: sections.cautions,
    reactions: sections.reactions,
    minAge: youngestIn(
      `${indication}\n${sections.indication ? sections.dosage.replace(/\b\d+ ?(?:mg|ml|g|micrograms?)\b/gi, "") : ""}`,
    ),
    maxAge: oldestIn(sections.indication || stated),
    sexes: /\bwomen|female|girls\b/i.test(indication)
      ? /\b(?:men|males?|adults|boys)\b/i.test(indication)
        ? "both"
        : "women"
      : /\b(?:men|males?)\b/i.test(indication) && !/\badults?|people|patients\b/i.test(indication)
        ? "men"
        : "both",
    source: sections.indication ? "pi" : stated ? "statement" : "line",
  };
}

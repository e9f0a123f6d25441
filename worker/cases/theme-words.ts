import type { Theme } from "#worker/rules/book/themes.ts";

/** How a theme is told, and the words by which a text states it. */
export interface ThemeWords {
  told: string;
  /** What a case says of it, and a piece too where `inPiece` does not say otherwise. */
  words: RegExp;
  inPiece?: RegExp;
  /** A fault of absence or of form: the finding names it, for the piece's own words cannot. */
  isNamedByFinding?: true;
  /** Not a fault: a piece may be about it with nothing found. */
  isSubject?: true;
}

const SAFETY = /\b(?:safe|safely|safety|tolerab\w+|tolerated|side[- ]effects?|adverse (?:events?|reactions?))\b/i;
const UNLICENSED =
  /\b(?:unlicensed|not (?:yet )?(?:been )?(?:licensed|approved|authorised)|pre-(?:licen[cs]e|approval)|before (?:the |its )?(?:licen[cs]e|authorisation)|investigational|pipeline|in development|US approval|FDA)\b/i;
const OUTSIDE_LICENCE =
  /\b(?:off[- ]label|unlicensed (?:use|indication|age|strength|dose)s?|(?:outside|beyond|widens?) (?:\w+ ){0,3}(?:licen[cs]e|indication|SPC|marketing authorisation)|not licensed (?:for|in)|licensed only|inconsistent with the SPC)\b/i;
const HELP_IN_KIND =
  /\b(?:donations?|grants?|joint working|collaborative working|nurse (?:\w+ )?(?:service|support)|(?:review|homecare) service|therapy review)\b/i;
const STUDY =
  /\b(?:market research|surveys?|questionnaires?|interviews?|non-interventional|observational|recruit\w*|trial participants?|volunteers?|take part)\b/i;

/** Themes that can be told of a piece and a case because the words of both state them. Faults that a text does not state itself
 * (that it misleads, exaggerates, is disguised) are told by the clause alone, and where a piece appeared by `setting-told.ts`. */
export const THEME_WORDS: Partial<Record<Theme, ThemeWords>> = {
  comparison: {
    told: "a comparison",
    words:
      /\b(?:compar(?:ed|ing|isons?|ative|able|ator)|versus|superior\w*|non-?inferior\w*|equivalen\w+|head[- ]to[- ]head)\b/i,
    inPiece:
      /\b(?:compar(?:ed|ing|isons?|ative|able)|versus|vs|superior\w*|non-?inferior\w*|equivalent|better than|(?:more|less|fewer) [\w\s-]{1,40}than)\b/i,
  },
  "safety-claim": { told: "what is said of safety", words: SAFETY },
  "adverse-events-omitted": { told: "what is said of safety", words: SAFETY },
  "new-claim": { told: "calling a medicine new", words: /\b(?:new|newest|newly)\b/i },
  "statistics-and-graphs": {
    told: "how figures are shown",
    words:
      /\b(?:graphs?|charts?|axis|curves?|relative (?:risk|reduction|efficacy)|absolute (?:risk|terms|reduction)|endpoints?|meta-analys[ei]s|hazard ratio|confidence intervals?|post[- ]hoc|subgroups?)\b/i,
    isSubject: true,
  },
  "artwork-and-imagery": {
    told: "a picture",
    words:
      /\b(?:visuals?|images?|imagery|pictures?|photo(?:graph)?s?|artwork|illustrations?|cartoons?|icons?|stamp)\b/i,
  },
  "prescribing-information": {
    told: "prescribing information",
    words: /\bprescribing information\b/i,
    isNamedByFinding: true,
  },
  "out-of-date-information": {
    told: "content out of date",
    words:
      /\b(?:out[- ]of[- ]date|outdated|old|older|withdrawn|expired|superseded|not (?:been )?(?:updated|revised|recertified))\b/i,
  },
  "abbreviated-advert": { told: "an abbreviated advertisement", words: /\babbreviated advert/i, isSubject: true },
  "black-triangle": {
    told: "the black triangle",
    words: /▼|\b(?:black triangle|additional(?:ly)? monitor\w*)\b/i,
    isNamedByFinding: true,
  },
  "non-proprietary-name": {
    told: "the non-proprietary name",
    words: /\b(?:non-proprietary|generic) names?\b/i,
    isNamedByFinding: true,
  },
  "adverse-event-reporting": {
    told: "the statement on reporting adverse events",
    words:
      /\b(?:yellow ?card|adverse event (?:reporting )?statement|report(?:ing)? (?:of )?(?:side effects|adverse (?:events|reactions)))\b/i,
    isNamedByFinding: true,
  },
  "off-label": { told: "use outside the licence", words: OUTSIDE_LICENCE, isSubject: true },
  "pre-licence-promotion": { told: "a medicine without a licence yet", words: UNLICENSED, isSubject: true },
  "promotion-to-public": {
    told: "promotion to the public",
    words: /\b(?:public|consumers?|open to (?:all|anyone|everyone))\b/i,
    inPiece: /\b(?:public|consumers?|anyone|everyone|whoever|open to all|followers?)\b/i,
  },
  "encouraging-requests": {
    told: "leading people to ask for a medicine",
    words: /\b(?:ask(?:s|ed|ing)?|requests?|seek)\b/i,
    inPiece: /\b(?:ask(?:s|ed|ing)?|requests?|insist|demand|say the name)\b/i,
  },
  "disease-awareness": { told: "disease awareness", words: /\bawareness\b/i, isSubject: true },
  "patient-material": {
    told: "material for patients",
    words:
      /\bpatient (?:\w+ )?(?:booklets?|leaflets?|cards?|guides?|websites?|apps?|part)\b|\b(?:given to|shared by|for) (?:a )?patients?\b/i,
    inPiece:
      /\b(?:(?:been|was|were) prescribed|patient (?:booklet|leaflet|card|guide|app)|package leaflet|your (?:doctor|nurse|pharmacist))\b/i,
    isSubject: true,
  },
  "patient-organisations": {
    told: "a patient organisation",
    words:
      /\b(?:charit(?:y|ies)|patient (?:organisation|group|association|bod(?:y|ies)|support group)s?|support groups?)\b/i,
    isSubject: true,
  },
  "employee-activity": {
    told: "what an employee posts or likes",
    words: /\b(?:employees?|staff|colleagues?|leaders?|executives?|directors?|team member)\b/i,
    inPiece:
      /\b(?:(?:personal|own) (?:account|page|profile|post|LinkedIn)|my (?:team|colleagues?|company|job|role|work)|proud|reposts?|I(?:'|’)m|I (?:am|work|joined)|employee(?:'s|’s|s)?)\b/i,
    isSubject: true,
  },
  "promotional-email": {
    told: "promotion by email",
    words: /\b(?:e-?mail(?:s|ed)?|mailshots?|inbox)\b/i,
    inPiece: /\b(?:e-?mails?|inbox|unsubscrib\w+|mailing list|texts?|addresses)\b|@/i,
  },
  "company-involvement-declaration": {
    told: "how a company's part is declared",
    words:
      /\b(?:sponsor\w*|fund(?:ed|ing)|grant|declar\w+|acknowledg\w+|company(?:'s|’s) (?:part|role|involvement))\b/i,
    inPiece:
      /\b(?:sponsor\w*|fund(?:ed|ing|s)|grant|pa(?:id|ys?) for|independent\w*|brought to you|supported|organised|in partnership|made by|tag us)\b/i,
  },
  certification: { told: "certification", words: /\b(?:certif\w+|uncertified|recertified|signator(?:y|ies))\b/i },
  "undertaking-breach": { told: "an undertaking", words: /\bundertakings?\b/i },
  "meetings-and-hospitality": {
    told: "a meeting",
    words:
      /\b(?:meetings?|symposi(?:um|a)|dinners?|hospitality|venues?|delegates?|webinars?|restaurants?|workshops?)\b/i,
    isSubject: true,
  },
  "exhibition-and-congress": {
    told: "a congress or exhibition",
    words: /\b(?:congress(?:es)?|conferences?|exhibition|exhibitors?|stand|booth)\b/i,
    isSubject: true,
  },
  representatives: {
    told: "representatives",
    words: /\b(?:representatives?|account managers?|sales (?:team|force|agency))\b/i,
    isSubject: true,
  },
  "briefing-material": {
    told: "briefing of staff",
    words: /\b(?:brief(?:ing|ings|ed)|training|call plan|told to|instruct\w*)\b/i,
    inPiece: /\b(?:briefings?|training|call plan|internal use|representatives only|do not leave with|objections?)\b/i,
    isSubject: true,
  },
  "inducement-and-gifts": {
    told: "payments, gifts or other inducements",
    words:
      /\b(?:gifts?|prizes?|vouchers?|rewards?|pa(?:id|y|ying|yments?)|honorari\w+|fees?|free|inducements?|tickets?|discounts?|money)\b/i,
    inPiece:
      /£\s?\d|\b(?:gifts?|prizes?|vouchers?|rewards?|pa(?:id|y|ying|yments?)|honorari\w+|fees?|free|tickets?|discounts?|money)\b/i,
  },
  samples: { told: "samples", words: /\b(?:samples?|free (?:stock|packs?))\b/i, isSubject: true },
  "medical-educational-goods-services": {
    told: "donations, grants or services",
    words: HELP_IN_KIND,
    isSubject: true,
  },
  "contracted-services": {
    told: "paid advisers or speakers",
    words: /\b(?:advis(?:ory (?:boards?|panels?|forums?)|ers?|ors?)|speakers?|honorari\w+|consultancy)\b/i,
    isSubject: true,
  },
  "disclosure-transfers-of-value": {
    told: "disclosure of payments",
    words: /\b(?:disclos(?:e|ed|ure)|undisclosed|undeclared|transfers? of value)\b/i,
    inPiece:
      /\b(?:disclos(?:e|ed|ure|ures)|transfers? of value|published (?:list|figures)|(?:not be|uncounted|counted) in)\b/i,
    isSubject: true,
  },
  "market-research-and-studies": { told: "research among people", words: STUDY, isSubject: true },
  "press-and-media": {
    told: "the press",
    words:
      /\b(?:press (?:releases?|interviews?|office|room|articles?|conference)|consumer press|journalists?|reporters?|newspapers?|radio|television|editors|newsroom)\b/i,
    isSubject: true,
  },
  "frequency-and-suitability": {
    told: "how often people are contacted",
    words:
      /\b(?:call (?:rates?|frequency|targets?)|contact rates?|frequency|how often|unsolicited|calls? (?:a|per|in a) year|over-called|several emails)\b/i,
    isSubject: true,
  },
  "price-and-payer-information": {
    told: "price or cost",
    words: /\b(?:prices?|costs?|cost[- ]\w+|savings?|saved|budget\w*|formulary|reimbursement|discounts?)\b/i,
    isSubject: true,
  },
  "third-party-responsibility": {
    told: "what others do for a company",
    words: /\b(?:third[- ]part(?:y|ies)|agenc(?:y|ies)|publishers?|distributors?|contractors?)\b/i,
  },
  "in-vitro-data": {
    told: "laboratory data",
    words: /\b(?:in[- ]vitro|laborator(?:y|ies)|bone marker|animals?|enzymes?|assays?|receptors?|pre-?clinical)\b/i,
    isSubject: true,
  },
  "dosing-information": {
    told: "dosing",
    words: /\b(?:dos(?:e|es|ed|ing|age)|once[- ]daily|titrat\w+)\b/i,
    inPiece: /\b(?:dos(?:e|es|ing|age)|once[- ](?:daily|a day)|titrat\w+)\b/i,
  },
  "switch-and-therapy-review": {
    told: "a change of treatment",
    words: /\b(?:switch\w*|therapy review|medication review|chang(?:e|ed|ing) (?:from|patients)|review service)\b/i,
    isSubject: true,
  },
  "regulator-reference": {
    told: "a regulator or national guidance",
    words: /\b(?:MHRA|EMA|NICE|SMC|FDA|regulators?|national guid(?:ance|elines?))\b/,
  },
};

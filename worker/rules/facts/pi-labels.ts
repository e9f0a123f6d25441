import type { Span } from "./types.ts";
/* The particulars of prescribing information and the labels under which they stand. */

/** What Clause 12.2 wants prescribing information to hold, and what else stands in it. */
export const PARTICULARS = [
  "actives",
  "indication",
  "dosage",
  "contraindications",
  "precautions",
  "adverseReactions",
  "legalCategory",
  "cost",
  "maNumber",
  "holder",
] as const;
export type ParticularKey = (typeof PARTICULARS)[number];

/** Each label with the form that it has where a sentence begins, or with a colon or a capital anywhere. */
export const LABELS: [ParticularKey | "other", string][] = [
  [
    "actives",
    "(?:qualitative and quantitative )?(?:presentations?|pres(?=\\s*[:.])|comp(?=\\s*:)|composition|pharmaceutical form|active (?:ingredient|substance)s?|what it contains)",
  ],
  [
    "indication",
    "(?:therapeutic |licensed |approved |main )?(?:indications?|inds?(?=\\s*[:.])|uses?(?=\\s*[:\\-])|licensed (?:use|for)|indicated|licensed indications?|used (?:for|to|in)|(?:(?:who|what) )?for(?=\\s*:)|who (?:it is |it's )?for|licen[cs]ed?(?=\\s*:)|what it is for|treats)(?:, (?:adults|children|adults and children|patients)(?=:))?",
  ],
  [
    "dosage",
    "(?:recommended |usual |adult |starting |maintenance )?(?:dos(?:age|es?|ing)|d ?& ?a(?=\\s*:)|posology|method of (?:use|administration)|administration|how (?:to (?:use|take|give)|(?:it is )?(?:given|taken|used))|regimen|(?:give|take|adults?|schedule)(?=\\s*:))",
  ],
  [
    "contraindications",
    "(?:contra-? ?indications?|c/?is?(?=\\s*:)|no (?:absolute |known )?contra-?indications?|none absolute|contra-? ?indicated|contraindic(?=\\.?\\s*:)|who (?:should|must|may|can) ?not (?:have|take|use)|not to be given to|(?:do not (?:use|give|take)|not for|never(?: (?:use|give|take))?(?: (?:with|in|if|for))?|not (?:with|in|if)|don't (?:use|give|take)(?: (?:with|in|if))?|avoid(?: in)?|not suitable(?: for)?)(?=\\s*[:|\n])|do not (?:use|give|take) (?:in|if|with|when)|not to be used|must not be (?:used|given|taken)|should not be (?:used|given|taken)|not for use in)",
  ],
  [
    "precautions",
    "(?:special |spec\\. ?|main |important )?(?:warn(?=\\.?\\s*:)|warnings?|precautions?|precs?(?=\\s*[:.])|s/?p(?=\\s*:)|w/?p(?=\\s*:)|cautions?|(?:take |special )care|use with (?:caution|care)|care (?:is )?(?:needed|in|with)|(?:care|monitor(?:ing)?|watch(?: for)?|before (?:use|starting|treatment)|safety|risks?|be (?:careful|cautious|aware)(?: (?:of|with|in|if))?|beware(?: of)?|look out for)(?=\\s*:))",
  ],
  [
    "adverseReactions",
    "(?:possible |main |serious |suspected |reported |(?:most )?(?:frequent |common ))?(?:adverse (?:drug )?(?:reactions?|effects?|events?)(?! should)|side[- ]effects?|undesirable effects?|unwanted effects?|(?:(?:it )?(?:can|may) cause|unwanted|harms?)(?=\\s*:)|effects (?:that|which) (?:may|can) occur|what may happen(?=\\s*:)|undesir\\. effects?|s/?es?(?=\\s*:)|(?:ADRs?|AEs?|effects)(?=\\s*:))",
  ],
  ["other", "(?:drug )?interactions?|fertility|pregnancy|overdose|driving|storage|pack sizes?"],
  [
    "legalCategory",
    "(?:legal |supply )(?:category|classification|status|class)|(?:category|classification|class)(?=\\s*:)",
  ],
  ["cost", "(?:basic |NHS |UK |list |net ){0,5}(?:cost|price)s?"],
  [
    "maNumber",
    "(?:UK |GB )?(?:marketing authori[sz]ation|MA|product licen[cs]e|licen[cs]e|PL|authori[sz]ation)(?:\\(s\\))? (?:numbers?|nos?\\b\\.?)",
  ],
  [
    "holder",
    "(?:(?:UK |GB )?(?:marketing authori[sz]ation|MA|product licen[cs]e|licen[cs]e|authori[sz]ation) holder|MAH|holder|(?:further|full|more) information (?:is )?(?:available )?(?:from|on request)|(?:distributed|marketed|supplied) by)",
  ],
  [
    "other",
    "(?:date of |last |PI |revision |approval code|text |version|prepared|revised|drawn up|(?:this )?prescribing information)",
  ],
];
/** Labels in the first column of a table, which no other layout could carry so briefly. */
export const CELLS: [ParticularKey, string][] = [
  ["actives", "contains?|strength|what|product|medicine"],
  ["indication", "for|why|used? for|licen[cs]e|to treat"],
  ["dosage", "take|give|how|inject|apply|inhale|use"],
  ["contraindications", "not if|not for|never(?: if| in)?|do not use|don't use|avoid|no|not in|not with"],
  ["precautions", "care|careful|watch|mind|beware|check|before you start"],
  ["adverseReactions", "reactions?|effects|unwanted|harms?"],
];
/** Labels without a colon: in capitals, or shortened, where a part begins. */
const SHORT: [ParticularKey, string][] = [
  ["dosage", "TAKE|GIVE|HOW TO TAKE"],
  [
    "contraindications",
    "DO NOT (?:USE|GIVE|TAKE)|NOT (?:FOR|IF|IN)|NEVER|AVOID|CIs?|C/I|Contra\\.?|Not (?:in|for|if|with)",
  ],
  ["precautions", "CAUTION|CARE|WATCH|Watch(?: for)?|WARN|MIND|SWP|W&P|P&W|S?W/P|Warn\\.?|Caut\\.?"],
  ["adverseReactions", "A/?Es?|ADRs?|A/?Rs?|U/?Es?|S/?Es?|HARMS?|REACTIONS"],
];
export const BRIEF = [
  ...CELLS.map(([key, words]) => [key, new RegExp(`(?:^|\\|)[ \\t]*(?:${words})[ \\t]*\\|`, "gim")] as const),
  ...SHORT.map(
    ([key, words]) => [key, new RegExp(`(?<=(?:^|[.|;•\\n])\\s{0,3})(?:${words})(?![\\p{L}\\d])`, "gmu")] as const,
  ),
];
/** Only where a sentence begins do these open a part of their own. */
export const OPENERS: [ParticularKey, string][] = [
  ["adverseReactions", "(?:very )?common\\b|reactions?\\b|uncommon\\b"],
  ["legalCategory", "POM\\b|prescription[- ]only"],
  ["cost", "£|(?:\\d{1,5} ?x ?)?\\d{1,6} ?(?:mg|ml|g|tablets?|capsules?|sachets?|vials?|pens?)?[^.£\\n]{0,20}£"],
  ["maNumber", "PL ?\\(?(?:GB|NI)?\\)?[ :]?\\d|EU/1/"],
];

export interface Particular extends Span {
  key: ParticularKey;
  /** What is said of it, without its label. */
  value: string;
}

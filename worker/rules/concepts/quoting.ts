import { concept } from "./concept.ts";

/* Other people's words in a piece, and what must not be done to them. */

/** Words of somebody else. */
export const QUOTED_WORDS = concept(
  "quote|quotes|quotation|quotations|quoted|words|wrote|sentence|paragraph|remarked|comment|comments|wording|paraphrase|phrase|article|editorial|conclusion|attribute|attributed|adjectives",
  "told|said ..3 us|me|our|rep",
  "personal communication",
  "to me said",
  "describes @product ..1 as",
  "overheard|unattributed",
  "in the words of",
);
/** They are cut, changed, joined or turned. */
export const TWISTED = concept(
  "trim|lose|drop|cut|change|swap|combine|translate|omitted|omit|ignore|end|replace|tweak|shorten ..10 quote|quotation|sentence|sentences|conclusion|words|bit|erratum|marks|mark|dots|original",
  "inside ..2 quote|quotation marks",
  "were|was describing|talking|speaking of",
  "joined ..2 as one",
  "next|full|remaining sentence|document",
  "document|original reads|begins|said",
  "taken off|out ..3 question|mark|words",
  "my|our|loose paraphrase|translation",
  "restricted ..2 to",
  "went on to say",
  "word was",
  "never ..1 used",
  "on ..2 blog",
  "letter by an employee",
  "same article ..4 reports|shows",
  "leave out ..2 year|date|source",
  "as though|if it ..2 were|was",
  "same article",
  "senior author disagreed",
  "in regard to",
  "asked for caution",
);
/** They were private, or are used without leave. */
export const PRIVATE_SOURCE = concept(
  "privately|private|overheard|unattributed|personal|chatham|dinner|drinks|recorded",
  "text to me",
  "in confidence",
  "withdrew|withdrawn ..3 permission|consent|leave",
  "not ..3 replied|agreed|consented|permission",
  "taken the liberty",
  "not ..2 been shown",
  "phone call",
);
/** Leave was given, or the words are whole. */
export const FAITHFUL = concept(
  "permission ..3 was|is|has|given|in|obtained",
  "with|by written|kind permission|leave",
  "verbatim|full|complete|faithful|unaltered|exactly|restored|must|may|should|acceptable|apply|stay",
  "@money",
  "a head",
  "in context",
  "was|were|been|is ..1 removed|deleted|rejected|corrected|cut|dropped",
);
export const NOT_ASKED = concept(
  "not|never|no|nobody ..6 replied|consent|permission|asked|dots|flag|flagged|say|used|shown|reads|need|agreed|translation|stale|mind|anything",
);

import { concept } from "./concept.ts";

/* Evidence for a claim, and the ways of not giving it. */

/** Evidence, a source, or a request for either. */
export const PROOF = concept(
  "evidence|source|sources|study|studies|database|data|reference|references|ref|abstract|paper|papers|substantiation|substantiate|assumptions|spreadsheet|proof|citation|methods|numbers|figure|figures|claim|request|requests|query|index|model|analysis|findings|trial",
);
/** Refused, delayed, priced or hedged about. */
export const WITHHELD = concept(
  "we|our|us|i|company|nobody|one|they ..4 not|never|cannot|unable|nobody|kept ..4 show|give|find|need|say|kept|have|spreadsheet",
  "not available outside",
  "never been published",
  "commercially sensitive",
  "proprietary|unpublished|secret|confidential|undertaking|embarrassing|stall|gut|withheld",
  "not|never|cannot|unable|decline|declined|nobody|no ..4 share|shared|released|release|bother|replying|supply|provide|note|logged|particulars",
  "once|after|when|if|unless ..2 you ..2 signed|sign|agreed|visit|list|instruct",
  "by the|next summer|autumn|spring|winter",
  "fee|charge ..2 of|applies",
  "to|by prescribers|commissioners|those|telephone who|only",
  "must|need|should first share|sign|write",
  "data on file ..3 not|unavailable",
  "by telephone only",
  "at ..1 own cost",
  "consider ..2 matter ..1 closed",
  "there is not|no ..1 ref",
  "internal estimate",
  "personal notes",
  "offer a visit|lunch ..2 instead",
  "still changing",
  "was withdrawn",
  "no ..1 citation",
  "needs|need no",
  "not ..2 share|give|send",
  "passed round",
  "head office ..6 post|writing",
  "sounds|sound solid",
  "only ..6 embarrassing",
  "abstract only",
  "so ..2 rather nobody",
);
/** Given, or owned to be missing and put right. */
export const GIVEN = concept(
  "enclosed|attached|supplied|withdrew|withdrawn|stopped|removed|answered|gladly|sorry|listed|published|policy|may|wait|audit",
  "working days",
  "will be|is|are|was ..1 supplied|sent|provided|attached",
  "on request",
  "no|any charge|conditions|claim",
  "no published|direct|head",
  "no ..2 data|study|studies|evidence|trial|trials|figures ..4 available|in|on|exist|exists|published|yet",
  "data|studies ..2 limited|lacking|immature",
  "price|prices|discount|discounts|rebate",
  "cannot be disclosed",
  "safety|efficacy data ..6 not",
  "patient data|records|names",
  "not enough",
  "do not ask",
  "not ..2 relied|evidence",
);
export const PROOF_DENIED = concept(
  "not|no|never|nobody|nothing|cannot|none ..8 show|share|available|released|release|give|kept|published|need|bother|replying|find|supply|logged|note|asked|clock|say|further|citation|requested|writing|which|ref|proof|database|replying|references",
  "no one ..4",
);

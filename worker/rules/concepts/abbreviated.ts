import { concept } from "./concept.ts";

/** The short form of advertisement that Clause 13 knows. */
export const SHORT_FORM = concept("abbreviated", "short form|ad|ads|advert", "small|little|half|corner ad|ads|size");
/** A place, size, content or gap that it may not have. */
export const AMISS = concept(
  "journal|bulletin|journal's online|electronic",
  "e journal|bulletin",
  "online|digital|app|animated|swipe|tap|social|linkedin|website|webinar|trailer|podcast|screen|tablet|banner|poster|station|leavepiece|flyer|insert|inserts|newspaper|governors|catering|feed|cover|school",
  "double page|spread",
  "a3|a4",
  "sq|square cm|centimetres",
  "chart|graph|quotation|comparison|dosing|dosage|dose|price|particulars|proven|cost",
  "left|leave|took|take ..4 off|out",
  "without|no|not ..4 indication|generic|address|yellow|box|reference|need|advice|legal",
  "times as many",
  "three side effects",
  "as ..1 outside cover",
  "put ..2 agency's|agency",
  "vaguer",
  "exempt from",
  "fill the page",
  "brand alone",
  "ask ..3 rep",
  "see website",
);
/** Kept to its rules. */
export const WITHIN_RULES = concept(
  "only|may|must|should|cannot|never|checklist|training|permitted|certified|measured|confirmed|pulled|moved|removed|out|breach|learnt|declined|replaced|gone|hence",
  "is|are|was|were not",
  "not available|permitted|allowed",
  "no place",
  "consult|refer|see the|to spc|smpc|summary",
);
export const SHORT_OF = concept(
  "not|no|never|without ..6 indication|generic|address|yellow|box|reference|need|needs|advice|mind|bigger|much|other|web|triangle|room|website",
  "never mind",
);

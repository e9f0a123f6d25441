import { NEGATION } from "#worker/text/voice/negation.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { concept } from "./concept.ts";

/** The sentence owns up to what is not known, not shown or not to be done. */
export const CANDID = concept(
  "not able to",
  "cannot discuss",
  "we make none",
  "needs|need|awaits|await|requires|require confirmation|confirming",
  `of|across|in|among all|everyone ..1 @number? ..1 ${PATIENT}|randomised|treated`,
  "across|in everyone|all|everybody",
  `${NEGATION} ..6 significant|shown|established|demonstrated|known|studied|designed|proven|determined|comparable|compared|compares|compare|conclude|conclusion|inference|inferred|claim|claims|powered|tested|ranked|differ|different|difference|differed|imply|implied|intended|offered|measure|measured|supported|support|exclude|proof|mean|forecast|assurance|licensed|authorised|indicated|recommended|replace|suit|cure|rule|inform|tell|advantage|preference`,
  "not|never|cannot|may|must|should not|be|read|never ..3 used|given|taken|left|set|stopped|shown|seen|regarded|missed|promoted|discussed|omitted|crushed|divided|made|described|ranked|assumed|called|suggest|suggested|repeated|open",
  "with caution",
  "hypothesis|exploratory|immature|unknown|uncertain|unclear|uncertainty|limitation|limitations",
  "due to chance",
  "interval|intervals ..4 include|includes|included|overlap|overlapped|cross|crosses",
  "individual results",
  "contraindicated|contra ..1",
  "not everybody|everyone|every|all|available|reported",
  "do not ..4 show|use|say|claim|treat|give|exceed|crush|take|drive|assume|handle",
  "avoid|stop at|if",
  "talk to|ask ..2 doctor|pharmacist",
  "read the leaflet",
  "yellow card",
  "may have|cause|occur|raise|lead|not",
  "adverse reactions|events include|included|were|led|are",
  "have|has been reported",
  "washout|monthly ..4 spc|before",
  "reasonable|sound|suitable|legitimate|entitled|respect|courtesy|fair|well founded?",
  "fictional|illustrative",
  "stated|described|defined|given|set|printed ..3 below|overleaf|page|beside|beneath|section|annex|table|figure",
);

/** The sentence takes out, forbids or puts right what it speaks of. */
export const PUT_RIGHT = concept(
  "cut|drop|lose ..3 and anything|everything",
  "name the study|source|trial",
  "reject|rejects|rejected|prohibited|forbidden|banned|disallowed|retrained|recertified|struck|withdrawn|undesirable|unacceptable|mislead|misleads|misleading|ridicules|mocks|upheld",
  "delete|deleted|remove|removed|replace|replaced|corrected|revised|amended|redrafted",
  "taken|took|struck|cut|take|put|lock ..2 out|lock|back",
  "has|have|must|should|it go|gone|goes",
  "must|may|should|can|could|will|do|does|did|is|are not",
  "never|cannot|avoid",
  "not allowed|permitted|acceptable",
  "no one ..4 may",
  "failed|before review|certification",
  "signatory|mlr|regulatory ..8",
  "said|say|says no",
  "refer|pass|send|report ..6 medical|information|within|pharmacovigilance",
  "guard against",
  "complaint|complaints",
  "please avoid|cut",
  "is|so|are|it out",
  "must begin|match|be|always|stay",
);

/** What may not be said, or is to be said in its place. */
export const NEVER_SAY = concept(
  `${NEGATION} ..4 tell|say|says|claim|claims|write|describe|promise|suggest|imply|call|called`,
  "say that there are|is no|not",
  "say plainly|so",
);

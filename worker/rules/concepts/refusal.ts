import { REPRESENTATIVE } from "../vocabulary/representatives.ts";
import { concept } from "./concept.ts";

/** A thing is turned down, taken out, punished or put right: whoever tells of it does not do it. */
export const REJECTED = concept(
  "rejected|reject|rejects|refused|refuse|refuses|declined|decline|declines|dropped|withdrawn|withdrew|banned|bans|ban|forbidden|forbids|prohibited|prohibits|dismissed|disallowed|scrapped|binned|deleted|retracted|corrected|correction|unacceptable|breach|breached|breaches|misconduct|apologise|apologises|apologised|apology|overruled|vetoed|cancelled|abandoned|refusal|refusals|quarantined|retired",
  "turned|turn|turns down|away",
  "threw|thrown|throw|took|taken|struck|strike|left|weeded ..4 out|off|away",
  "was|were|been|being|be|is|are ..1 replaced|removed|recalled|stopped|cut|redesigned|reworded|amended|changed|denied|returned",
  "request|proposal|idea|application denied|refused|rejected",
  "must|may|should|shall|can|could|will|would|need|do|does|did not",
  "cannot|never|nobody",
  "not|is|are|be ..1 allowed|permitted|acceptable|appropriate|fit|suitable",
  `no one|${REPRESENTATIVE}|employee|staff may|can|should|must|has`,
  "would ..3 breach|hide|overstate|understate|mislead|mistake|be|scare|endanger|encourage|take",
  "remove|delete|strike|avoid|reword|amend",
  "off the list|agenda|table",
  "is|was|are|were not",
);

/** It was turned down, undone or called wrong; a mere "not" does not count. */
export const TURNED_DOWN = concept(
  "rejected|refused|refuse|declined|dropped|withdrawn|banned|forbidden|prohibited|dismissed|disallowed|scrapped|binned|retracted|corrected|unacceptable|breach|breaches|misconduct|apologise|apologises|denied|vetoed|cancelled|understate|mislead|undeclared",
  "turned|turn|threw|thrown|struck down|out|away",
  "was|were|been|has|be ..1 replaced|changed|removed|stopped|corrected|amended|moved|requested",
  "must|may|should|shall|can|will|do|does|would not",
  "never|cannot ..3 be|hide|leave|say|ask|use|keep",
  "we withdraw|decline|refuse",
  "is not prominent|enough|acceptable|allowed|permitted",
  "neither|none|nor ..4 saw|drafted|say|part|role|influence|has|had",
);

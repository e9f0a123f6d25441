import { everyMatch } from "#worker/text/every-match.ts";
import { subjectOf } from "../likeness.ts";
import { against, type Comparison, inSections } from "./statement.ts";

const WITH =
  /\b(?:(?:can|may) (?:safely )?be (?:taken|used|given|combined|prescribed|co-?administered)(?: together)?(?: with| in| by| alongside)|suitable (?:for|in)|safe(?:ly)? (?:for|in|with)|combines? (?:well )?with|no interactions? with|does not interact with|even in)\s+([^.;,]{4,100})/gi;
const NOT = /\b(?:not|never|avoid|cannot|must|should|unless|caution)\b/i;
const NO_LIMITS = /\b(?:no|without(?: any)?|free (?:of|from)) (?:known )?contra-?indications\b/i;
const NO_MONITORING =
  /\b(?:no (?:need (?:for|to) (?:any )?|(?:routine |regular |special )?(?:\w+ )?)|without (?:any |routine |the need for )?(?:\w+ )?)(?:monitor(?:ing)?|blood tests?|laboratory tests?)\b(?: (?:is|are) (?:needed|required|necessary))?/i;
const MONITOR =
  /\b(?:should|must|is|are|recommended|advis\w+)\b[^.]{0,80}\bmonitor\w*|\bmonitor\w*\b[^.]{0,80}\b(?:should|must|is|are) (?:be )?(?:recommended|required|performed|advised|carried|necessary)|\b(?:blood|liver function|laboratory) tests? (?:should|must)\b/i;
/** Words that any contraindication has. */
const GENERAL = /^(?:patie|hyper|activ|subst|excip|liste|secti|known|histo|use|other|medic|thera|treat|drug)/;
const SHARED = 0.6;

/** Use with or in what section 4.3 forbids. */
export const forbiddenUse: Comparison = (statement, smpc) => {
  const { words } = statement;
  const barred = inSections(smpc, "4.3");
  const [first] = barred.filter(({ words: said }) => said.length > 15);
  if (first && NO_LIMITS.test(words) && !/^none/i.test(first.words))
    return against(statement, first, "warning", "says that there are no contraindications");
  if (NOT.test(words)) return null;
  for (const { 1: object = "" } of everyMatch(WITH, words)) {
    const subject = [...subjectOf(object)].filter((stem) => !GENERAL.test(stem));
    const passage = barred.find(({ words: said }) => {
      const theirs = subjectOf(said);
      return subject.length > 0 && subject.filter((stem) => theirs.has(stem)).length >= SHARED * subject.length;
    });
    if (passage)
      return against(statement, passage, "warning", "allows a use that section 4.3 lists as contraindicated");
  }
  return null;
};

/** Use without the monitoring that the SmPC asks for. */
export const unmonitoredUse: Comparison = (statement, smpc) => {
  if (!NO_MONITORING.test(statement.words)) return null;
  const subject = [...subjectOf(statement.words)];
  const passage = inSections(smpc, "4.2", "4.4").find(({ words }) => {
    if (!MONITOR.test(words)) return false;
    const theirs = subjectOf(words);
    const named = subject.filter((stem) => /^(?:blood|liver|renal|kidne|lipid|gluco|potas|ECG|haema|lab)/i.test(stem));
    return named.length === 0 || named.some((stem) => theirs.has(stem));
  });
  return passage ? against(statement, passage, "warning", "says that no monitoring is needed") : null;
};

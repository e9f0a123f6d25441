import { everyMatch } from "#worker/text/every-match.ts";
import { subjectOf } from "../similarity.ts";
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

/** Words of asking for tests, which say nothing of what is tested. */
const OF_ANY_TEST = /^(?:monit|needs?|requi|routi|regul|speci|tests?|neces|labor|blood)/;

/** Use without the monitoring that the SmPC asks for. */
export const unmonitoredUse: Comparison = (statement, smpc) => {
  const { words } = statement;
  const said = NO_MONITORING.exec(words);
  if (!said) return null;
  const named = new Set(smpc.names.flatMap((name) => [...subjectOf(name)]));
  const after = /^ (?:of|for) [^.,;]{3,40}/.exec(words.slice(said.index + said[0].length))?.[0] ?? "";
  const about = [...subjectOf(said[0] + after)].filter((stem) => !OF_ANY_TEST.test(stem) && !named.has(stem));
  const passage = inSections(smpc, "4.2", "4.4").find((one) => {
    const theirs = subjectOf(one.words);
    return MONITOR.test(one.words) && (about.length === 0 || about.some((stem) => theirs.has(stem)));
  });
  return passage ? against(statement, passage, "warning", "says that no monitoring is needed") : null;
};

/* Plain statements of what a medicine is licensed for: the licence's own words, which claim nothing beyond it. Whether they agree
 * with the licence is what the checks of Clause 11 ask. */

const LICENCE =
  /\b(?:is|are) (?:also |now |only )?(?:indicated|licen[cs]ed|authori[sz]ed) (?:for|in|as|to)\b|^\W*(?:licensed |therapeutic )?indications?\b|\b(?:is|are) (?:an? )?(?:\w+ ){0,2}(?:medicine|treatment|medication|tablet|injection)s? (?:that is |which is )?(?:used )?(?:to treat|for the treatment of)\b/i;
/** What goes on to praise is no plain statement. */
const PRAISE =
  /\b(?:best|better|superior|effective(?:ly)?|efficacy|works?|proven|powerful|unique|only|safe(?:ly|r|st)?|well[- ]tolerated|first[- ]choice|leading|trusted|fast(?:er)?|rapid(?:ly)?|all|every(?:one|body)?|always|never)\b/i;

/** Whether a sentence states what a medicine is licensed for, and nothing else. */
export const statesLicence = (words: string): boolean =>
  LICENCE.test(words) && !PRAISE.test(words.replace(/\b(?:all|only) adults\b/gi, ""));

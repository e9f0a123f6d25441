import { standsIn } from "#worker/text/may-match.ts";

/** The step that a piece has to go through, and those who take it. */
const STEP =
  /\b(?:certif(?:y|ied|ies|icates?|ication|ying)|signator(?:y|ies)|(?:signed|signs?|signing)[- ]?off|MLR|(?:medical|compliance|copy|legal|regulatory) (?:review|approval|team|people|sign[- ]?off|check\w*))\b/i;
/** Words that stand for the step only where they are said of the piece. */
const PASSED = /\b(?:approv\w+|reviewed|examined|checked|cleared|passed|signature|signed|medical|compliance)\b/i;
const THE_PIECE =
  /\b(?:cop(?:y|ies)|texts?|words?|wording|pieces?|slides?|decks?|pages?|posts?|leaflets?|booklets?|letters?|e-?mails?|messages?|scripts?|films?|videos?|draft|artwork|version|proofs?|content|material|banner|site|system|job|lines?|they|them|these|this|it)\b/i;
/** A piece gets its certificate, its user a certificate of attendance; a doctor approves patients and a title is no step. */
const NO_STEP =
  /\bcertificate of attendance\b|\bChief Medical Officer\b|\b(?:Medical|Compliance) Director\b(?! (?:has|had|was|did|signed|approved))|\bevery \w+ months\b|\bapproval of new accounts\b/i;

/** Whether words speak of the step that a piece has to go through before it is used. */
export const takesStep = (words: string): boolean =>
  !NO_STEP.test(words) && (STEP.test(words) || (PASSED.test(words) && THE_PIECE.test(words)));

/** Whether a text has a word for that step anywhere. */
export const namesAStep = (text: string): boolean => [STEP, PASSED].some((words) => standsIn(words, text));

const ON_ITS_WAY =
  /\bdraft(?: \d+)?\W{1,3}for (?:MLR|medical|legal|internal|review|approval|certification)\b|\bnot (?:for use|approved for use)\b/i;

/** A draft on its way to the signatory, marked as what it is. */
export const isOnItsWay = (words: string): boolean => ON_ITS_WAY.test(words);

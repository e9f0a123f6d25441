import { passesCautionOn } from "#worker/text/voice/plain-lines.ts";
import type { Ground } from "../checks/grounds.ts";
import { written } from "../checks/written.ts";

const RULE = "Briefing material must not advise any course of action likely to lead to a breach (Clause 17.8).";
/** What staff have to do anyway. */
const REQUIRED =
  /\b(?:adverse events?|side[- ]effects?|drug safety|pharmacovigilance|yellow ?card|report(?:ed)? (?:it|them|any|all)|certified|approved materials?|compliance|medical information|refer (?:the|any|all|it|them)|do not go beyond|say who you are|promotional)\b/i;
const isDue = (words: string): boolean => REQUIRED.test(words) || passesCautionOn(words);
const GROUNDS: readonly Ground[] = [
  {
    is: /\b(?:calls?|visits?|see|seen|face[- ]to[- ]face|contacts?|frequency|times|a (?:year|month|week)|target\w*|bonus|rate|coverage|tier)\b[^.;]{0,80}\d|\d[^.;]{0,80}\b(?:calls?|visits?|contacts?|times|per (?:year|month|week)|a (?:year|month|week)|target\w*|bonus)\b/i,
    why: "sets representatives a number of calls or a target that leads to more calls than the Code allows",
    rule: "Unsolicited calls should not exceed three a year on average (Clause 17.3).",
  },
  {
    is: /\b(?:do not|don't|no need|never|not need|need(?:n't| not)|avoid|leave out|skip|unless|keep (?:it|this) (?:quiet|to))\b/i,
    unless: isDue,
    why: "tells staff to leave out or to keep back what readers need to know",
    rule: RULE,
  },
  {
    is: /["“”]|\b(?:say|says|tell|ask|answer|reply|open with|close|mention|remind|drop|let|point|explain|stress|push|plant|use|show|steer|lead)\b/i,
    unless: isDue,
    why: "tells staff to say or to do what the Code would not let the company say itself",
    rule: RULE,
  },
  {
    is: /^\W*(?:please |then |now |always |just |first |to )?(?:get|give|put|leave|take|keep|hand|send|bring|find|pick|choose|start|end|finish|begin|call|ring|see|book|offer|invite|name|write|log|record|enter|list|aim|focus|go|make|move|remember|raise|avoid|turn|work|talk|speak|suggest|hint|repeat|draw|share|forward|pass|buy|book|treat|look|let|do|if|when|once|where)\b/i,
    unless: isDue,
    why: "leads staff to a course that the Code does not allow",
    rule: RULE,
  },
];

/** 17.8: what staff are told to say or to do leads to no breach. */
export const instructedAstray = written({
  id: "clause-17/instructed-astray",
  requirement: "17.briefing-compliant",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["briefing-material", "representatives"],
  when: [{ is: ["told to staff"] }, { is: ["for staff to read"] }, { kinds: ["internal"] }],
  grounds: GROUNDS,
  examples: {
    flagged: [
      {
        text: "Briefing for representatives: Tavorel (tavorimib)\n[[Say that the data speak for themselves.]]",
        why: "words put in staff's mouths",
        channel: "sales",
      },
      {
        text: "Briefing for representatives: Tavorel (tavorimib)\n[[Do not raise the blood test unless asked.]]",
        why: "kept back",
        channel: "sales",
      },
    ],
    clean: [
      {
        text: "Briefing for representatives: Tavorel (tavorimib)\nTell every prescriber that blood pressure must be checked before the first dose.",
        why: "a caution passed on",
        channel: "sales",
      },
      {
        text: "Briefing for representatives: Tavorel (tavorimib)\nForward adverse events to drug safety within one day.",
        why: "a duty",
        channel: "sales",
      },
      {
        text: "Briefing for representatives: Tavorel (tavorimib)\nUse certified materials only.",
        why: "a duty",
        channel: "sales",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) is licensed for migraine in adults.", why: "not to staff" }],
  },
});

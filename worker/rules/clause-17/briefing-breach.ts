import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { spanAt } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { preAuthorisation } from "../clause-03/pre-authorisation.ts";
import { undertakingRepeat } from "../clause-03/undertaking-repeat.ts";
import { lavish } from "../clause-10/lavish.ts";
import { leisure } from "../clause-10/leisure.ts";
import { offLabelAdmitted } from "../clause-11/off-label-admitted.ts";
import { offLabelAge } from "../clause-11/off-label-age.ts";
import { offLabelDose } from "../clause-11/off-label-dose.ts";
import { offLabelGroup } from "../clause-11/off-label-group.ts";
import { offLabelPlace } from "../clause-11/off-label-place.ts";
import { offLabelUse } from "../clause-11/off-label-use.ts";
import { offLabelWide } from "../clause-11/off-label-wide.ts";
import { badSampling } from "../clause-21/words.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { badInstructions } from "./words.ts";

/** "Repeat point 1": an instruction that sends staff back to a faulty one. */
const REPEATS = phrases(
  "repeat|return|go|fall|use ..4 point|line|question|statement|answer ..1 @number",
  "leave ..6 with the thought|impression|feeling|idea",
);

/** What would be promotion before or outside the licence is no better for being handed to staff to say. */
const LICENCE_CHECKS: Check[] = [
  preAuthorisation,
  offLabelAge,
  offLabelUse,
  offLabelPlace,
  offLabelGroup,
  offLabelDose,
  offLabelAdmitted,
  offLabelWide,
];
/** Words that staff are to say, or that tell them what to do. */
const INSTRUCTS =
  /^\W{0,4}(?:\d{1,2}[.)]\s{0,4})?(?:[^.:]{0,40}:\s?)?["(]?(?:please |then |now |always |just |first )?(?:ask|tell|show|say|take|ring|call|use|try|answer|reply|point|mention|remind|see|get|open|put|write|list|start|lead|steer|position|sell|push|raise|plant|let|have|hand|leave|email|share|suggest|offer|explain|present|work|talk|make|keep|focus|target)\b|"[^"\n]{8,}"|\b(?:ask|tell|show|remind) (?:them|him|her|each|every|your|the|customers|doctors|prescribers)\b/i;

/** Instructions and scripts that promote a medicine before or outside its licence. */
function againstLicence(facts: Facts): Sentence[] {
  const spans = LICENCE_CHECKS.filter((check) => check.applies(facts)).flatMap((check) =>
    hitsOf(check, facts).flatMap(({ at }) => at ?? []),
  );
  return spans.flatMap((at) => {
    const sentence = spanAt(facts.sentences, at.start);
    if (!sentence) return [];
    const before = facts.sentences[sentence.index - 1];
    // The second sentence of a script belongs to the order to say it.
    const told = before?.line === sentence.line ? [before, sentence] : [sentence];
    const isScript = facts.quotations.some((q) => q.start < sentence.end && sentence.start < q.end);
    return isScript || told.some((s) => INSTRUCTS.test(wordsOf(facts, s))) ? [sentence] : [];
  });
}

/** What staff are sent to do at a meeting, a dinner or a bar, or with stock that had to go, breaches another clause. */
function againstOthers(facts: Facts): Sentence[] {
  const spans = [lavish, leisure, undertakingRepeat]
    .filter((check) => check.applies(facts))
    .flatMap((check) =>
      hitsOf(check, facts).flatMap((hit) =>
        hit.severity === undefined || hit.severity === "HIGH" ? (hit.at ?? []) : [],
      ),
    );
  return spans.flatMap((at) => spanAt(facts.sentences, at.start) ?? []);
}

function find(facts: Facts): Hit[] {
  const bad = badInstructions(facts);
  const repeats = bad.length > 0 ? findPhrases(REPEATS, facts, ownSentences(facts)) : [];
  return hitsIn(
    facts,
    [...bad, ...repeats, ...badSampling(facts), ...againstLicence(facts), ...againstOthers(facts)],
    (words) =>
      `“${clip(words)}” tells staff to do what would breach the Code. Briefing material must not advise, directly or indirectly, any course of action likely to lead to a breach.`,
    "Take the instruction out and withdraw it from anyone who has received it.",
  );
}

/** Clause 17.8: briefing material complies with the Code and advises nothing that would lead to a breach. */
export const briefingBreach: Check = {
  id: "clause-17/briefing-breach",
  requirement: "17.briefing-compliant",
  severity: "HIGH",
  duty: "must",
  themes: ["briefing-material", "representatives"],
  applies: (facts) => facts.briefing.isBriefing,
  find,
  examples: {
    flagged: [
      {
        text: "Briefing for representatives only\nCongress in Lyon.\nThursday: talks at the congress, dinner at £38 a head.\n[[Friday: a private box at the opera for all our guests.]]\nReport adverse events the same day.",
        channel: "sales",
        why: "staff are sent to entertain",
      },
      {
        text: "INTERNAL: objection handler\n[[Ask whether the practice has thought about litigation if a patient has a bleed after the change.]]\nForward adverse events within one working day.",
        channel: "sales",
        why: "the law as a threat",
      },
      {
        text: "Sales bulletin, for representatives only\n[[Do not mention the trial that missed its endpoint and failed.]]",
        channel: "sales",
        why: "a failed trial kept back",
      },
      {
        text: "Field force update\n[[If asked about children, say that plenty of doctors use it.]]",
        channel: "sales",
        why: "a steer outside the licence",
      },
      {
        text: "Briefing for representatives\n[[Delete this email once you have read it.]]",
        channel: "sales",
        why: "secrecy",
      },
      {
        text: "Field force briefing\nZelvorin (zelvotriptan) is licensed for migraine in people from 12 years.\n[[Ask: “What do you give to those who are only eight?”]]",
        channel: "sales",
        why: "a question that leads below the licensed age",
      },
      {
        text: "Hello team\nINTERNAL\n[[Leave the leavepieces in waiting rooms wherever you can.]]",
        channel: "sales",
        why: "promotion put before the public",
      },
    ],
    clean: [
      {
        text: "Field force briefing\nIf you are asked about risks in children, pass the question to medical information and change the subject.",
        channel: "sales",
        why: "a question passed on as it should be",
      },
      {
        text: "Field force briefing\nDelete any copy of the earlier version that you still have and confirm it to compliance.",
        channel: "sales",
        why: "an old version is called in",
      },
      {
        text: "Field force briefing\nRecall: wrong file sent at 16.10\nPlease delete the file that was sent in error and do not forward it. Use the certified one.",
        channel: "sales",
        why: "what was sent by mistake is called back",
      },
      {
        text: "Field force briefing\nDo not volunteer a comparison with other medicines. If asked, say that the use is unlicensed and stop.",
        channel: "sales",
        why: "a limit on what is volunteered, and a plain answer",
      },
      {
        text: "Briefing for representatives: Zelvorin (tavorimib), cycle 3\nIf anyone mentions a side effect, ring Drug Safety before the day is out, no matter how small.",
        channel: "sales",
        why: "whatever is told is passed on at once",
      },
      {
        text: "Guidance for representatives only\nDo not log a chance meeting as a visit. If a colleague's entries look wrong, ring Compliance or the confidential line.",
        channel: "sales",
        why: "honest records",
      },
      {
        text: "Field force briefing\nZelvorin (zelvotriptan) is licensed for migraine in people from 12 years.\nDo not draw up a side-by-side table. If somebody asks about younger children, refer the question to Medical Information.",
        channel: "sales",
        why: "limits of the licence and of comparison",
      },
      {
        text: "Field force briefing\nDon't: hand out the paper; hint that the rival is unsafe; leave leavepieces in waiting rooms.",
        channel: "sales",
        why: "a ban in one line",
      },
      {
        text: "Field force briefing\nText drafts: NOT APPROVED FOR USE, for certification only.",
        channel: "sales",
        why: "a warning on a draft",
      },
      {
        text: "Briefing for representatives\nDo not raise litigation or anyone’s legal position. Do not compare Zelvorin with other medicines.",
        channel: "sales",
        why: "instructions not to",
      },
      {
        text: "Call plan, for representatives only\n“I could be sued if I switch.” Say that the decision is clinical and do not discuss it further.",
        channel: "sales",
        why: "a customer’s objection",
      },
      {
        text: "Field force briefing\nDo not discuss unlicensed uses or safety data outside the SPC: pass the question to Medical Information.",
        channel: "sales",
        why: "a compliant limit",
      },
      {
        text: "Field force briefing\nWhat you must never do:\n• leave leavepieces in waiting rooms\n• use uncertified slides",
        channel: "sales",
        why: "a list of bans",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine in adults.", why: "not a briefing" }],
  },
};

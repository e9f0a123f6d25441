import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { copyOf, quoted } from "./wording.ts";

/** Signs that the piece answers one person. */
const ANSWER =
  /^[ \t]{0,20}dear (?:mr|mrs|ms|miss|[A-Z][a-z]+)|\bthank you for (?:your|getting|writing|contacting|calling|asking)|\b(?:chat ?bot|live chat|chat(?: transcript)?|helpline|bot|agent|assistant|adviser)\s*:|\bQ\s*:|\byou asked\b|\breply (?:bank|to)\b|\b(?:user|visitor|caller|patient|customer)\s*:/im;
const ADVICE = phrases(
  "you ..1 can|could|may|should|might ..3 stop|skip|double|halve|increase|reduce|raise|lower|cut|split|come|carry|continue|keep|restart|take|try|switch|change|miss|leave|wait|safely",
  "i|we would|will|advise|suggest|recommend ..4 stop|stopping|skip|double|doubling|take|taking|increase|increasing|reduce|reducing|change|changing|you|that|switch|switching",
  "just|simply stop|skip|double|take|halve|carry|miss",
  `try|start|keep|carry|begin|maybe|perhaps ..2 leaving|skipping|stopping|taking|halving|doubling|missing|dropping|cutting|splitting|reducing|increasing|using|putting`,
  `leave|miss|skip|drop|halve|double|take|stop|cut|split|reduce|increase|hold|delay|move|bring|give ..4 tablet|tablets|dose|doses|pill|pills|injection|injections|capsule|capsules|patch|inhaler|puffs|it ..6 until|and|for|then|tonight|tomorrow|this|till|instead|a|in|by`,
  "nothing to worry about",
  "no need to ..6 doctor|gp|nurse|surgery|pharmacist|worry|stop",
  "that|this|it sounds|looks like",
  "in your case",
  "it|that ..1 would|is|might|may ..1 best|better|fine|ok|wise|sensible ..2 to|if|for",
  "look|looks|seem|seems fine|normal|good|high|low|right ..1 to|for",
  "for you|someone ..3 like|as you ..4 best|right|fine|ok|safe",
  "yes ..1 that|you|it ..2 is|can|fine|ok|safe|will|should",
  "perfectly|absolutely|quite|totally safe|fine|normal|ok for|to|if|in",
);
const REFERRAL = phrases(
  "speak|talk|ask|contact|ring|see|call|consult|tell|check ..4 doctor|gp|pharmacist|nurse|team|clinic|professional|111|999|specialist|prescriber",
  "yellow card",
  "leaflet|spc|website|page|copy|link|attached|enclosed",
  "report|contact|unsubscribe|complain|find|read|visit|write|reply|ring|call us|online|here|at|more",
  "before you ..2 stop|start|take|change",
);

/** The words of the one who asks, in a transcript. */
const ASKS =
  /^[^\p{L}\n]{0,20}(?:\[?\d{1,2}[:.]\d{2}\]?\s{0,4})?(?:visitor|user|caller|patient|customer|guest|you|Q|question|mr|mrs|ms|miss)\b[^:\n]{0,30}:/iu;

/** The question, said back. */
const REPEATED =
  /^\W*(?:you|the caller|the visitor|she|he) (?:have |has )?(?:asked|wrote|told us|wanted to know|mentioned)\b/i;

/** Whether the line is the question, not the answer. */
function isAsked(facts: Facts, { line, start, end }: Sentence): boolean {
  const at = facts.lines[line];
  if (REPEATED.test(facts.view.text.slice(start, end))) return true;
  return at !== undefined && ASKS.test(wordsOf(facts, at));
}

function find(facts: Facts): Hit[] {
  const matches = findPhrases(ADVICE, facts, copyOf(facts)).filter(
    (m) => !isNegated(m, facts) && !isAsked(facts, m.sentence) && !hasPhrase(REFERRAL, facts, [m.sentence]),
  );
  return oncePerSentence(matches).map((match) => ({
    at: quoted(match),
    issue:
      "This gives a member of the public advice on a personal medical matter. Such requests must be refused and the person advised to consult a health professional.",
    fix: {
      kind: "replace",
      at: { start: match.sentence.start, end: match.sentence.end },
      with: "We are not able to give personal medical advice. Please speak to your doctor, pharmacist or nurse.",
    },
  }));
}

/** 26.5: requests for advice on personal medical matters are refused. */
export const personalAdvice: Check = {
  id: "clause-26/personal-advice",
  requirement: "26.no-personal-advice",
  severity: "MEDIUM",
  duty: "must",
  themes: ["patient-material", "patient-safety", "website-content"],
  applies: (facts) =>
    facts.submission.audience === "patients" &&
    facts.setting.readers !== "partners" &&
    // Who answers a letter about other things gives no medical advice.
    !(facts.isFarFromMedicine && facts.products.length === 0) &&
    standsIn(ANSWER, facts.view.text),
  find,
  examples: {
    flagged: [
      {
        text: "Live chat\nVisitor: my ankles are swollen.\n[[Craig: Try leaving out tonight's tablet and see how they are by Sunday.]]",
        audience: "patients",
        channel: "website",
        why: "a dose to be left out",
      },
      {
        text: "Dear Mrs Harding\nThank you for your message. [[You can halve the tablet for a week.]]\nNorlake Pharma",
        audience: "patients",
        channel: "email",
        why: "a change of dose by letter",
      },
      {
        text: "Chat transcript\nVisitor: I feel dizzy on two tablets.\n[[Agent: That sounds like a normal reaction to the tablets.]]",
        audience: "patients",
        channel: "website",
        why: "a diagnosis by chat",
      },
      {
        text: "Helpline: questions and answers\nQ: My rash is back.\n[[We would suggest taking it twice a day until it clears.]]",
        audience: "patients",
        channel: "website",
        why: "treatment by helpline",
      },
    ],
    clean: [
      {
        text: "Dear Mrs Oduya\nYou asked whether you could halve your tablets. We are not able to advise you. Please speak to your doctor.",
        audience: "patients",
        channel: "email",
        why: "the question said back, and refused",
      },
      {
        text: "Dear Mr Okafor\nThank you for your email. We are not able to give advice about your own treatment. Please speak to your doctor or pharmacist, and do not stop your tablets before you have done so.",
        audience: "patients",
        channel: "email",
        why: "refused",
      },
      {
        text: "Chat\nVisitor: Can I take two?\nAgent: I cannot give personal medical advice. You should ask your pharmacist or doctor.",
        audience: "patients",
        channel: "website",
        why: "refused and referred",
      },
    ],
    inapplicable: [
      {
        text: "Dear Marisela\nThank you for your letter to the walking club about the long path by the river. The map that you sent shows the old bridge, which fell into the water two winters ago, so the way along the hedge is the one that all of us take now. You can stop at the mill, and it would be best to bring boots and a flask of tea for the bench on the hill.\nSee you in June, with cake.",
        audience: "patients",
        channel: "email",
        why: "an answer about other things",
      },
      {
        text: "For people who have been prescribed Urilax (solifenast). You can take it with or without food.",
        audience: "patients",
        channel: "print",
        why: "general information from the leaflet",
      },
      {
        text: "Dear Doctor, you can increase the dose after two weeks.",
        audience: "hcp",
        channel: "email",
        why: "a health professional",
      },
    ],
  },
};

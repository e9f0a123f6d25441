import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import { FORM } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { SWITCH } from "../vocabulary/prescribing.ts";
import { copyOf, medicineName, quoted } from "./wording.ts";

const OTHERS =
  "friend|friends|family|relative|relatives|neighbour|neighbours|colleague|colleagues|someone|somebody|anyone|anybody|others|group|followers|workmates|mum|dad|people";
/** Support material handed on to people who have not been prescribed the medicine. */
const FORWARD = phrases(
  `pass|forward|share|send|give|lend|recommend|hand|post|copy ..8 ${OTHERS} ..10 who|with|not|suffer|suffers|suffering|yet|struggling|same|ask|benefit|try|considering`,
  `tell|encourage|persuade|urge|invite ..3 ${OTHERS} ..8 about|ask|try|how`,
  `know|knows ..3 ${OTHERS} ..10 with|else|not|suffers|struggling|still|same`,
  `let ..6 ${OTHERS} ..6 know ..6`,
  "pass|hand|give ..2 on|away|out ..3 card|booklet|leaflet|copy|link|page",
  "spread the word",
  "forward|share|pass|send|give ..1 this|it|the|your ..4 so that|they|to ..2 they|others|them",
  "so that they|others|your ..4 can ..2 ask|request|try|switch|move|get",
  `recommend|refer|introduce a|your ..3 ${OTHERS}`,
  `leave|put|drop ..6 copy|copies|booklet|leaflet|cards|card ..8 waiting|library|noticeboard|gym|work|canteen|club`,
);
const SAFE_FORWARD = phrases(
  "emergency|carer|carers|caring|signs|symptoms|overdose|bleed",
  "look|looks after",
  "know|knows ..4 do|where|help",
  "not|never ..2 share|pass|give|lend",
  "diary|results|readings|report ..4 with|to",
  "side effect|effects",
  "talk|speak",
);
const ANOTHER =
  "plus|duo|max|xr|sr|mr|extra|combi|forte|advance|weekly|monthly|new|newer|stronger|combination|combined|pen|injection|pre|other|next";
/** Readers who take one medicine are led to another. */
const STEER = phrases(
  `move|moving|${SWITCH}|step|stepping|change|changing|upgrade|upgrading|progress|go|going ..2 up|over|on|across? to ..3 ${ANOTHER}|@product|@competitor`,
  `ask|asking ..5 step|move|switch|upgrade|change ..2 up|over|on? to`,
  `ask|asking ..6 about|for|whether ..4 ${ANOTHER} ..3 ${FORM}|version|instead`,
  `time|ready|simple|easy|next|natural ..4 step|move|switch|upgrade ..4 to ..3 ${ANOTHER}|@product`,
  `why not ..2 try|ask|move|switch|upgrade ..6 ${ANOTHER}|@product`,
);
const CLINICAL = phrases(
  `${CLINICIAN}|team|clinic ..4 may|might|will|can|could|has|decide|decides|decided|wants|thinks`,
  "not|never|before|if ..2 you ..2 switch|switching|change|changing|moved|changed|are",
  "talk|speak to ..6 before",
  "hospital|home|bed|toilet|sleep|work|left|right|different ..1 site|side|arm|leg",
);
const TAKE_ALONG = phrases(
  "take|bring|show|print|hand|carry ..3 this|the ..3 page|screen|leaflet|booklet|card|article ..8 nurse|doctor|gp|clinic|appointment|surgery|team|review|consultant|pharmacist",
);

/** The medicine was changed before the piece was handed over. */
const DECIDED =
  /\b(?:you have|you've) (?:decided|agreed|chosen)[^.\n]{0,40}\bwith your (?:doctor|GP|nurse|specialist|team)\b/i;
const MOVED = /\byour (?:doctor|GP|nurse|specialist|team) (?:has|have) (?:decided|moved|switched|changed)\b/i;
const TO_ANOTHER = phrases(`${ANOTHER}|instead`);

/** Whether words of changing lead to the medicine that the readers have been changed to, and to no further one. */
const isDone = (facts: Facts, { sentence }: Match): boolean =>
  facts.sentences.some((one) => [DECIDED, MOVED].some((said) => said.test(wordsOf(facts, one)))) &&
  !hasPhrase(TO_ANOTHER, facts, [sentence]);

function names(facts: Facts, sentence: Sentence): boolean {
  const next = facts.sentences[sentence.index + 1];
  return facts.identity.named.length > 0 && next !== undefined;
}

function hit(match: Match, issue: string, subclause?: string): Hit {
  return {
    at: quoted(match),
    issue,
    ...(subclause ? { subclause } : {}),
    fix: { kind: "delete", at: { start: match.sentence.start, end: match.sentence.end } },
  };
}

function find(facts: Facts): Hit[] {
  const copy = copyOf(facts);
  const quiet = (list: readonly Match[], except: readonly Match[]) =>
    oncePerSentence(
      list.filter((m) => !isNegated(m, facts) && !except.some((e) => e.sentence.index === m.sentence.index)),
    );
  const forward = quiet(findPhrases(FORWARD, facts, copy), findPhrases(SAFE_FORWARD, facts, copy));
  const steer = quiet(findPhrases(STEER, facts, copy), findPhrases(CLINICAL, facts, copy)).filter(
    (m) => !isDone(facts, m),
  );
  const along =
    steer.length === 0
      ? []
      : quiet(findPhrases(TAKE_ALONG, facts, copy), steer).filter((m) =>
          steer.some((s) => Math.abs(s.sentence.index - m.sentence.index) <= 3),
        );
  const name = medicineName(facts);
  return [
    ...forward.map((m) =>
      hit(
        m,
        `This asks readers to hand material about ${name} to people who have not been prescribed it. In their hands it advertises a prescription only medicine to the public.`,
      ),
    ),
    ...steer.map((m) =>
      hit(
        m,
        "This leads people who have been prescribed one medicine to another. They are members of the public for every medicine that they have not been prescribed, so it promotes a prescription only medicine to the public.",
      ),
    ),
    ...along.map((m) =>
      hit(
        m,
        "After steering readers to another medicine, this sends them to ask for it. Patients must not be encouraged to ask for a specific prescription only medicine.",
        "26.2",
      ),
    ),
  ];
}

/** 26.1: material for people who take a medicine promotes it to nobody else, and no other medicine to them. */
export const supportMaterial: Check = {
  id: "clause-26/support-material",
  requirement: "26.no-pom-advert",
  alsoUnder: ["3.2"],
  severity: "HIGH",
  duty: "must",
  themes: ["promotion-to-public", "patient-material", "encouraging-requests"],
  applies: (facts) =>
    (facts.setting.readers === "prescribed" ||
      (facts.setting.readers === "public" && facts.setting.prescribedWords !== null)) &&
    facts.identity.named.length > 0 &&
    facts.sentences.some((s) => names(facts, s)),
  find,
  examples: {
    flagged: [
      {
        text: "Your Coprivex (lomidastat) guide\nFor people who have been prescribed Coprivex.\n[[Pass this booklet on to a neighbour who is not on Coprivex yet.]]\nThank you.",
        audience: "patients",
        channel: "print",
        why: "handed on to people without a prescription",
      },
      {
        text: "For people prescribed Urilax (solifenast).\n[[If Urilax is not doing enough, ask to step up to Urilax Plus.]] [[Show this screen to your nurse.]]\nThank you.",
        audience: "patients",
        channel: "website",
        why: "steered to the next product",
      },
      {
        text: "For people who have been prescribed Colevia (bempasterol).\n[[Moving up to Duo is a simple step.]]\nTake it with food.",
        audience: "patients",
        channel: "website",
        why: "steered to the combination",
      },
      {
        text: "For people who have been prescribed Migravel (sumagepant).\n[[Know someone else with migraine who is still suffering?]] Send them this link.\nThank you.",
        audience: "patients",
        channel: "email",
        why: "a link to pass on",
      },
    ],
    clean: [
      {
        text: "For people who have been prescribed Migravel (sumagepant).\nDo not share your tablets with anyone, even someone who has migraine too.\nThank you.",
        audience: "patients",
        channel: "print",
        why: "a warning",
      },
      {
        text: "Clotaban (rivexaparan) alert card for people who have been prescribed it.\nShow this card to any doctor, dentist or pharmacist, and tell your family where you keep it so that they know what to do in an emergency.",
        audience: "patients",
        channel: "print",
        why: "a safety card",
      },
      {
        text: "For people who have been prescribed Coprivex (lomidastat).\nYour doctor may change you to a stronger tablet after a month.\nDo not change to another medicine without advice.",
        audience: "patients",
        channel: "print",
        why: "the prescriber decides",
      },
      {
        text: "Switching to Coprivex (lomidastat)\nFor people who have been prescribed Coprivex.\nYou have decided with your doctor to move to Coprivex.\nHow to switch to Coprivex: your doctor will tell you when to take the first tablet.",
        audience: "patients",
        channel: "print",
        why: "the change was made before the booklet was given",
      },
    ],
    inapplicable: [
      {
        text: "Coprivex (lomidastat): share this leavepiece with colleagues who see gout.",
        audience: "hcp",
        channel: "print",
        why: "health professionals",
      },
    ],
  },
};

import { phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { written } from "../checks/written.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { MEAL } from "../vocabulary/hospitality.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";

const TREATS = `${MEAL}|doughnuts|donuts|cakes|cake|chocolates|chocolate|hamper|hampers|gift|gifts|voucher|vouchers|flowers|biscuits|pizza|pizzas|donation|donations|payment|fee|treats|coffee|coffees|sandwiches|pastries|sweets|raffle|prize|prizes|tickets|bouquet|mug|mugs|toys|curry|bottle|bottles|£`;
const OFFERS = phrases(
  `put|puts|offer|offering|bring|bringing|take|taking|use|buy|buying|pay|give|giving|send|sending|drop|promise|arrive|turn|leave|sweeten ..10 ${TREATS}`,
  `${TREATS} ..12 work|works|worked|open|opens|opened|get|gets|got|help|helps|helped|buy|buys|bought|secure|unlock|wonders|trick`,
  `${TREATS} ..4 for|to|at ..3 secretary|secretaries|receptionist|receptionists|reception|staff|nurses|sister|clerk|manager|team|${CARE_PLACE}|desk`,
);
const ACCESS = phrases(
  "appointment|appointments|access|interview|interviews|slot|slots|gatekeeper|gatekeepers|receptionist|receptionists|reception",
  "diary|diaries|door|doors|foot|gate",
  `time|minutes with|from|of ..4 ${CLINICIAN}`,
  `see|reach ..4 ${CLINICIAN}|them`,
  "get|gets|got|let|lets ..4 in|through|past|round",
  "secretary|secretaries|clerk|clerks|desk|receptionist|receptionists",
  "face time",
);
const PAYS_FOR_TIME = phrases(
  `pay|payment|fee|£ ..10 interview|appointment|time ..4 ${REPRESENTATIVE}|you|call`,
  "in|as ..1 return|exchange|thanks ..4 time|appointment|interview|seeing",
);
/** Getting in under a false colour. */
const DISGUISES = phrases(
  "pretend|pretending|pose|posing|masquerade|bluff",
  "say|tell|claim|explain|introduce|announce ..12 survey|audit|research|nhs|delivery|delivering|courier|expected|expecting|friend|patient|invited|asked|inspection|training|follow|following|query|enquiry|service|regulator",
  "book|booking|make|get|request|ask ..4 appointment|appointments|slot ..8 as|under|in|for ..5 different|another|patient|false|nurse|medical|private|name|audit|research|training",
  "book|enter|put|list|title|label|call ..4 meeting|visit|call|session|slot ..1 as",
  "under|on|using|with ..3 cover|guise|pretext|disguise|excuse|pretence|banner|name",
);
/** A reason for coming that is not the true one. */
const FALSE_ERRAND = phrases(
  "say|saying|tell|telling|claim|mention|reply|answer ..6 you|your|it ..1 are|have|were|had|need|come|came|is ..10 sent|from|there|here|delivering|checking|stock|survey|audit|training|patient|expected|appointment|invited|asked|research|study|safety|urgent|personal|friend|dropping|paperwork|invoice|query",
);
/** A sales call entered as something else. */
const MISLABELLED = phrases(
  "tick|book|enter|put|label|call|record|log|register|choose|select|write ..6 medical|information|training|audit|service|educational|clinical|safety ..4 visit|call|appointment|meeting|slot|session",
);
const BOGUS = phrases(
  "ask|asking|book|booking|request|ring|call ..6 slot|appointment|visit|meeting ..4 for|as|about ..5 calibration|check|delivery|survey|training|audit|service|servicing|maintenance|inspection|research|safety",
);
const FALSELY = phrases("since|because|as|so|otherwise|instead|though|although|even|sales|promotional|works|way");
const HIDES_SELF = phrases(
  `${NEGATION} ..5 say|mention|reveal|tell|give|giving|saying|mentioning|admit|disclose|show ..6 company|${REPRESENTATIVE}|employer|purpose|badge`,
  `${NEGATION} ..5 say|mention|reveal|tell|saying|mentioning ..3 who you|why you|where you`,
  "remove|hide|leave|cover|take|get|slip|tuck|pocket|lose|unclip ..3 badge|lanyard|logo",
);
/** The medicine or the purpose is kept out of what a visit is booked as. */
const KEPT_OUT = phrases(
  "leave|leaves|leaving|keep|keeps|keeping|drop|take|strike ..4 @product|company|product|brand|medicine|us ..3 out|off|away ..4 diary|diaries|entry|invitation|invite|invites|email|subject|calendar|title|booking|request|header",
  `${NEGATION} ..4 mention|mentioning|name|naming|put|putting|write|say ..5 @product|product|medicine|brand ..6 diary|entry|invitation|invite|subject|booking|bookings|calendar|secretary|receptionist|reception`,
  `${NEGATION} ..4 mention|mentioning|name|naming|say|saying ..4 @product|product|medicine|brand ..3 until|till`,
);
const HONEST = phrases(
  "who you are",
  "whom|who you work|represent",
  "company ..3 represent|work",
  "from|for|of ..2 @company",
  `${REPRESENTATIVE}|name`,
  "not licensed",
  "cannot|medical information",
  "reporting|report|adverse",
);

const NAMES_ITSELF = phrases(
  "company ..3 represent|work|for",
  "from|for|of ..2 @company",
  `${REPRESENTATIVE}|name|promote|promotes`,
);
/** A question who is there, which the answer evades. */
const ASKED_WHO = phrases("ask|asks|asked|wants|demands|wonders|enquires ..4 who|where|what you");

const VISIT = phrases("slot|surgery|practice|appointment|reception|diary|visit");

const PRETENDS = /pretend|pose|posing|cover|guise|pretext|bluff|disguise/i;

const BUYS_ACCESS = {
  issue: "{words} buys access. Representatives must not use any inducement, nor pay a fee, to gain an interview.",
  advice: "Offer nothing for time; accept a refusal.",
};

const SUBTERFUGE = {
  issue: "{words} is subterfuge. Representatives must say at the outset who they are and whom they represent.",
  advice: "Say at the outset who you are and which company you represent.",
};

/** Clauses 17.2 and 17.4: no inducement, fee or subterfuge to gain an interview. */
export const access = written({
  id: "clause-17/access",
  requirement: "17.no-inducement",
  alsoUnder: ["17.4", "19.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["representatives", "briefing-material", "inducement-and-gifts"],
  when: { is: ["a briefing"] },
  faults: [
    { together: [OFFERS, ACCESS], ...BUYS_ACCESS },
    { says: PAYS_FOR_TIME, ...BUYS_ACCESS },
    { says: DISGUISES, near: ACCESS, unless: HONEST, ...SUBTERFUGE },
    { says: DISGUISES, near: PRETENDS, unless: HONEST, ...SUBTERFUGE },
    { says: FALSE_ERRAND, unless: [HONEST, ASKED_WHO], ...SUBTERFUGE },
    { says: FALSE_ERRAND, near: ASKED_WHO, unless: NAMES_ITSELF, ...SUBTERFUGE },
    { says: MISLABELLED, near: [FALSELY, VISIT], ...SUBTERFUGE },
    { says: BOGUS, unless: HONEST, ...SUBTERFUGE },
    { denies: HIDES_SELF, ...SUBTERFUGE },
    { denies: KEPT_OUT, unless: HONEST, ...SUBTERFUGE },
  ],
  examples: {
    flagged: [
      {
        text: "Sales briefing\n[[Bring doughnuts for the receptionist; it gets you the appointment.]]",
        channel: "sales",
        why: "food for access",
      },
      {
        text: "For representatives only\n[[Tell reception that the doctor is expecting you for an audit.]]",
        channel: "sales",
        why: "a false reason",
      },
      {
        text: "Coaching notes for field staff\n[[If reception asks who you are, say that you are here about the training.]]",
        channel: "sales",
        why: "an answer that evades the question",
      },
      {
        text: "Account manager briefing. Not to be left with customers.\nZelvorin (zelvotriptan) is for migraine.\n[[Keep Zelvorin out of the subject line, or the secretary will decline.]]",
        channel: "sales",
        why: "the medicine kept out of the booking",
      },
      {
        text: "Field force note\n[[There is no need to mention the company until you are in the room.]]",
        channel: "sales",
        why: "the company concealed",
      },
    ],
    clean: [
      {
        text: "Coaching notes for field staff\nIf reception asks who you are, say that you are a representative and which company you work for.",
        channel: "sales",
        why: "an honest answer",
      },
      {
        text: "Call plan, for representatives only\nDo not offer lunch, a service, a donation or anything else for time.",
        channel: "sales",
        why: "a ban",
      },
      {
        text: "Field force briefing\nNo gifts, donations or fees may be offered to gain an interview. Say at the outset who you are and which company you represent.",
        channel: "sales",
        why: "a ban and an honest opening",
      },
    ],
    inapplicable: [{ text: "Dear Dr Field, reply if you would welcome a visit.", why: "not a briefing" }],
  },
});

import { phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { written } from "../checks/written.ts";

const MONEY =
  "money|funds|funding|support|sponsorship|grant|grants|donations|donation|help|sponsor|sponsors|approaches|offers";

const OTHERS =
  "company|companies|maker|makers|manufacturer|manufacturers|pharmaceutical|industry|sponsor|sponsors|funder|funders|firm|firms|donor|donors";

const SHUTS_OUT = phrases(
  `turn|turns|send|sends|decline|declines|refuse|refuses|reject|rejects ..1 down|away|back ..6 ${MONEY} ..4 ${OTHERS}`,
  `decline|declines|refuse|refuses|reject|rejects|forgo ..4 ${MONEY} ..6 ${OTHERS}`,
  `turn|turns|send|sends ..1 down|away|back ..8 ${MONEY} ..8 any|other|another|all|further ..4 ${OTHERS}`,
  `decline|declines|refuse|refuses|reject|return|forgo|end ..6 ${MONEY} ..8 any|other|another|all ..4 ${OTHERS}`,
  `not|no|never|nor|neither|refuse|decline|without|refrain|cease|stop ..10 ${MONEY} ..10 other|another|competing|rival|further|else ..4 ${OTHERS}`,
  `not|no|never|refuse|decline ..6 accept|take|seek|approach|invite|receive|work|partner ..8 other|another|competing|rival ..4 ${OTHERS}`,
  `no|not other|another|further|competing|rival|second ..2 ${OTHERS} ..6 may|will|shall|must|can|is|are`,
  `${NEGATION} ..6 seek|accept|take|receive|ask|approach ..6 competitor|competitors|rival|rivals`,
  `nothing|none|no ..4 from ..4 anybody|anyone|else|other|another|elsewhere ..6 industry|sector|${OTHERS}`,
  `other|another|competing|rival ..3 ${OTHERS} ..8 not|no|never|excluded|barred|turned|declined`,
);

const SOLE = phrases(
  "will|shall|must|to|would|become|remain|remains|as|be|being ..6 sole|exclusive|only ..3 sponsor|funder|supporter|partner|donor|backer",
  "sole|exclusive|only ..3 sponsor|funder|supporter|partner|donor ..8 throughout|term|period|years|agreement|condition|require|insist",
  "exclusivity",
  "one and only",
  "only|sole|single ..1 industry|commercial|corporate|pharmaceutical ..2 sponsor|funder|supporter|partner|donor|backer",
  "exclusive|sole rights|right|basis|access|partnership|sponsorship",
);

/** Only a term for the future shuts others out; that no other company took part is a plain fact. */
const TERM = phrases(
  "is|are to",
  "undertaking|promises|promise|condition|while|long|until|during|running|runs",
  "will|shall|may|must|agree|agrees|undertake|undertakes|would|expect|expects|condition|require|requires|ask|asks|insist|please|cannot",
);
/** What others chose for themselves. */
const OTHERS_CHOSE = phrases(
  `no other|further|second ..1 ${OTHERS} ..1 wished|wanted|offered|came|applied|asked|chose|gave|responded`,
);

const OPEN = phrases(
  "nothing ..8 stops|stop|prevents|prevent|restricts|restrict|bars|limits",
  "free to|welcome to",
  "not ..3 exclusive|sole|only|exclusively|prevent|stop|restrict|require|insist",
  "non exclusive",
  "may|can ..3 also",
  "one of",
);

const ALONE =
  "{words} would make the company the only funder from the industry. No company may require to be the sole funder or sponsor of an organisation or its programme.";
const FREE = "Support may also be accepted from others.";

/** Clause 25.1: no company may require to be the sole funder or sponsor. */
export const soleFunder = written({
  id: "clause-25/sole-funder",
  requirement: "25.not-sole-sponsor",
  severity: "MEDIUM",
  duty: "must",
  themes: ["patient-organisations", "medical-educational-goods-services"],
  when: { is: ["an arrangement with an organisation"] },
  faults: [
    { denies: SHUTS_OUT, near: TERM, unless: [...OPEN, ...OTHERS_CHOSE], issue: ALONE, instead: FREE },
    { says: SOLE, unless: [...OPEN, ...OTHERS_CHOSE], issue: ALONE, instead: FREE },
  ],
  examples: {
    flagged: [
      {
        text: "Grant agreement with Lupus Friends\n[[Haddon Bio is to be the one and only supporter of the magazine until 2027.]]",
        audience: "patients",
        why: "one and only",
      },
      {
        text: "Agreement with the charity: grant of £9,000\n[[While the money lasts, the charity undertakes to take nothing from anybody else in the industry.]]",
        audience: "patients",
        why: "others shut out in other words",
      },
      {
        text: "Agreement with the charity\n[[For three years the charity will not accept sponsorship from any other pharmaceutical company.]]",
        audience: "patients",
        why: "others shut out",
      },
      {
        text: "Sponsorship letter\n[[We would expect to be the exclusive sponsor of your annual conference.]]",
        why: "exclusivity expected",
      },
    ],
    clean: [
      {
        text: "Agreement with the charity\nNothing in it stops the charity taking funds from other companies.",
        audience: "patients",
        why: "free to take others",
      },
      {
        text: "Northgate Pharma is one of the sponsors of the association.",
        audience: "patients",
        why: "one of several",
      },
      {
        text: "Support of patient organisations in 2024\nWilding Ataxia Association, £9,000 for a booklet; no other company wished to take part.",
        why: "a report of who took part",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) is the only once-weekly tablet.", why: "no arrangement" }],
  },
});

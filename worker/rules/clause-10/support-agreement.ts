import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";
import { PAYMENT } from "../vocabulary/payments.ts";

const COSTS = "registration|travel|accommodation|flight|flights|hotel|attendance|delegate|expenses|costs|fares|place";
const COVERS = phrases(
  `cover|covers|fund|meet|sponsor|reimburse|pay|paying ..3 your|all|the|delegates ..6 ${COSTS}`,
  `your ..6 ${COSTS} ..6 covered|funded|met|paid|reimbursed|sponsored`,
  `${COSTS} ..6 covered|funded|paid|met|provided|reimbursed|complimentary`,
  "sponsor|sponsoring ..4 you|your|delegates|attendance ..4 attend|congress|conference",
  "support|fund|funding|supporting your attendance|participation|place",
  "support|fund|funding|supporting part|half|some|much of your attendance|participation|place",
  "support|fund|funding|supporting you and your attendance|participation|place",
  `what we ..3 pay|fund ..8 ${COSTS}`,
  "sponsored|funded place|places|delegate|delegates|attendance",
);
const SERVICES = phrases(`speaker|speakers|adviser|advisers|advisory|${PAYMENT}|consultancy|contract|faculty|chair`);
const AGREEMENT = phrases(
  "written|signed|support|letter ..3 agreement|contract|agreement",
  "agreement|contract ..8 sign|signed|written|set|sets|list|lists|names|costs|categories",
);

/** Support for the meeting of others, which the piece itself need not announce. */
const TO_ATTEND = phrases(
  "your place|attendance|participation|registration ..8 congress|conference|meeting|course|symposium",
  "congress|conference|symposium ..12 your place|attendance|participation|registration",
);

/** Clause 10.4: support for a professional to attend an event needs a written agreement that names the costs. */
export const supportAgreement = written({
  id: "clause-10/support-agreement",
  requirement: "10.written-support-agreement",
  severity: "MEDIUM",
  duty: "must",
  themes: ["meetings-and-hospitality", "disclosure-transfers-of-value"],
  when: [
    { audience: ["hcp"], is: ["a meeting"], isNot: ["an advisory board", "a briefing"], says: [COVERS] },
    { audience: ["hcp"], isNot: ["an advisory board", "a briefing"], says: [TO_ATTEND, COVERS] },
  ],
  faults: [
    {
      says: COVERS,
      unless: SERVICES,
      missing: AGREEMENT,
      issue:
        "{words} offers support to attend, but nothing says that it rests on a written agreement naming the kinds of cost. Since 2024 such an agreement is obligatory.",
      add: " [Once it is signed: Support is given under a written agreement that names the kinds of cost covered.]",
    },
  ],
  examples: {
    flagged: [
      {
        text: "You are invited to the European congress. [[We will cover all your costs at the congress.]]",
        why: "support without an agreement",
      },
      {
        text: "Dear Dr Field\nYou are invited to the congress in Lyon. [[Your registration and flights will be paid by Northgate Pharma.]]",
        why: "flights paid",
      },
      {
        text: "From: Northgate Pharma\nDear Dr Field\n[[We are glad to fund your place at the renal congress in Leeds.]] Just say yes and we book the train.",
        channel: "email",
        why: "an offer for the congress of others, settled by a word",
      },
      {
        text: "Dear Dr Field\n[[Northgate Pharma Ltd would like to support part of your attendance at the European Headache Congress in Lisbon.]]",
        why: "a part of it",
      },
      {
        text: "Dear Dr Field\n[[We are pleased to support you and your attendance at the congress.]]",
        why: "the doctor and the place",
      },
    ],
    clean: [
      {
        text: "You are invited to the congress. We can pay your registration and economy travel under a written agreement; it is disclosed on Disclosure UK.",
        why: "agreement named",
      },
      { text: "You are invited to the meeting. We do not pay your travel or accommodation.", why: "no support" },
    ],
    inapplicable: [
      { text: "You are invited to a meeting on asthma.", why: "no support offered" },
      {
        text: "Thank you for the support of your participation in our study at the European congress.",
        why: "thanks, and a study",
      },
    ],
  },
});

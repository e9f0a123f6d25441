import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";
import { withoutAgreement } from "../dealings/paperwork.ts";
import { PAYMENT } from "../vocabulary/payments.ts";

const SERVICE = phrases(
  `chair|chairs|chairing|speak|speaks|speaking|talk|talks|present|presents|advise|advises|adviser|speaker|speakers|faculty|consultancy ..12 @money|${PAYMENT}|paid`,
  `@money|${PAYMENT}|pay|paid ..12 chair|chairs|speak|speaker|speakers|talk|talks|present|advise|adviser|faculty|lecture|consultancy`,
);

/** Clause 24.2: a written contract before the service begins. */
export const contract = written({
  id: "clause-24/contract",
  requirement: "24.right-number-and-need",
  severity: "HIGH",
  duty: "must",
  themes: ["contracted-services"],
  when: [
    { is: ["an offer of an engagement"] },
    // Instructions to staff on those whom they engage ask for a contract as well as a letter to them does.
    { is: ["a briefing"], isNot: ["a study"], says: SERVICE },
  ],
  faults: [
    {
      places: withoutAgreement,
      issue:
        "{words}: a written contract, saying what is to be done and how it is paid, must be agreed before any service begins.",
      advice: "Agree a written contract before anything starts, and say so.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "ADVISER AGREEMENT\nBetween Lorton Ltd and Dr Price. [[Signed 14 June 2025.]] The services were given at the meeting of 2 May 2025 in Leeds.",
        why: "signed after the service, by the dates",
      },
      {
        text: "Consultancy agreement. Your fee is £400. [[It takes effect from 3 February so that it takes in the two boards that you have attended.]]",
        why: "reaches back",
      },
      {
        text: "Hello team\nDr Lister will give the two talks for £450 each. [[The agreement is stuck with Legal, so let him start and we get his signature later.]]",
        channel: "email",
        why: "staff are told to go ahead",
      },
      {
        text: "You are invited to our advisory board. Your honorarium is £400. [[There is nothing to sign.]]",
        channel: "email",
        why: "no contract",
      },
      {
        text: "Speaker fee: £500. [[The paperwork will follow after the meeting.]]",
        channel: "email",
        why: "a contract afterwards",
      },
      {
        text: "Creator agreement: your fee is £200. [[We settled the deal on the telephone.]]",
        audience: "patients",
        why: "by word of mouth",
      },
    ],
    clean: [
      {
        text: "Speaker fee: £500 under a written contract. Staff need not sign a learning agreement to attend.",
        channel: "email",
        why: "another agreement",
      },
      {
        text: "Hello team\nDr Lister will give the two talks for £450 each. Nothing starts until his signature is on the contract.",
        channel: "email",
        why: "staff are told to wait",
      },
      {
        text: "ADVISER AGREEMENT\nBetween Lorton Ltd and Dr Price. Signed 14 April 2025. The board will be held on 2 May 2025 in Leeds. Fee £480.",
        why: "signed first",
      },
      {
        text: "You are one of six advisers. No work may begin until the written contract has been signed. Your honorarium is £400.",
        channel: "email",
        why: "contract first",
      },
      {
        text: "Advisory board: you are under no obligation to prescribe any medicine. A signed contract is needed before the meeting.",
        channel: "email",
        why: "another kind of no",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no service" }],
  },
});

import { isListedAsForbidden } from "#worker/text/voice/forbidden-lists.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { email, LINK, STATEMENT } from "../checks/example-texts.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** Promotion that reaches its reader as a message, and messages that put people on such a list. */
function sendsPromotion({ promotion, obligatory: { consent } }: Facts): boolean {
  return (
    consent.isMessage &&
    (promotion.isPromotional ||
      promotion.kind === "reply" ||
      promotion.kind === "advisory-board" ||
      promotion.kind === "internal")
  );
}

/** How a message says that its reader agreed to it. */
export const PERMISSION_GIVEN =
  "You receive this message because you gave us permission to send you promotional information by [means].";
const LACKING =
  "Promotion is sent electronically to people who have not given prior permission for it. E-mails, texts, calls and other digital messages must not be used for promotion without it.";

const SENDER = /\bfrom (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3})/u;

function hitOf(facts: Facts, at: Span): Hit {
  // The words at fault may be those in which the writer says who is writing.
  const sender = SENDER.exec(wordsOf(facts, at))?.[1];
  return {
    at,
    issue: LACKING,
    fix: {
      kind: "replace",
      with: sender ? `This is a message from ${sender}. ${PERMISSION_GIVEN}` : PERMISSION_GIVEN,
      note: "Only true for people who did give permission; send it to nobody else.",
    },
  };
}

/** Whether the words are an item in a list of what nobody may do. */
function isBanned(facts: Facts, at: Span): boolean {
  return facts.sentences.some((s) => s.start === at.start && isListedAsForbidden(facts, s));
}

/** 15.5: digital promotion needs the prior permission of whoever receives it. */
export const permission: Check = {
  id: "clause-15/permission",
  requirement: "15.permission",
  severity: "MEDIUM",
  duty: "must",
  themes: ["promotional-email"],
  applies: sendsPromotion,
  find(facts) {
    const { promotion } = facts;
    const { consent } = facts.obligatory;
    const lacking = consent.lacking.filter((at) => !isBanned(facts, at));
    if (lacking.length > 0) return lacking.map((at) => hitOf(facts, at));
    if (consent.lackingInContext && promotion.kind !== "internal")
      return [
        {
          at: null,
          issue: LACKING,
          fix: { kind: "insert", at: "end", text: "", note: "Send it only to people who have given permission." },
        },
      ];
    if (consent.given || !consent.isMailing || !promotion.isPromotional) return [];
    return [
      {
        at: null,
        severity: "LOW",
        issue:
          "The e-mail does not say how its reader gave permission to receive promotion. Check that each did, and consider saying so.",
        fix: {
          kind: "insert",
          at: "end",
          text: "\n\nYou receive this promotional e-mail because you gave us permission to send it.",
        },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: email({
          consent: "[[You have not registered with us, but we found your NHS address in a public directory.]]",
        }),
        channel: "email",
        why: "an address from a directory",
      },
      {
        text: `WHATSAPP\nSam to Dr Rowe\n\n[[Hi, I got your mobile number from the ward clerk, hope that is ok!]]\n\nZelvorin (tavorimib) is for adults with migraine.\n${LINK}\n${STATEMENT}`,
        channel: "sales",
        why: "a number from a colleague",
      },
      {
        text: email({ consent: "[[To: bought list of 2,000 neurology addresses]]" }),
        channel: "email",
        why: "a bought list",
      },
      {
        text: email({ consent: "[[To: not an opt-in list; the addresses were bought from a broker]]" }),
        channel: "email",
        why: "no list of those who said yes",
      },
      {
        text: email({ consent: "[[We hope you do not mind us emailing you out of the blue.]]" }),
        channel: "email",
        why: "out of the blue",
      },
      {
        text: email({ consent: "[[You did not opt out, so we have assumed your consent.]]" }),
        channel: "email",
        why: "silence taken for consent",
      },
      {
        text: email({ consent: "[[You came off our list in May; I have put your address back on it.]]" }),
        channel: "email",
        why: "restored without permission",
      },
      {
        text: email({ consent: "" }),
        channel: "email",
        context: "Recipients have not consented to promotional emails.",
        why: "known from the context",
      },
    ],
    clean: [
      { text: email(), channel: "email", why: "says how permission was given" },
      {
        text: email({ consent: "For UK health professionals who have told us that they want promotional news." }),
        channel: "email",
        why: "they told us",
      },
      {
        text: email({ consent: "To: practice pharmacists who have said yes to our promotional e-mails" }),
        channel: "email",
        why: "they said yes",
      },
      {
        text: email({ consent: "You asked for this. To have your name taken off our list, reply NO." }),
        channel: "email",
        why: "the way off the list",
      },
      {
        text: email({ consent: "To: members (opt-in list supplied by Northgate), who agreed to it" }),
        channel: "email",
        why: "a list of those who said yes",
      },
      {
        text: email({ consent: "You asked us to email you when you registered on northgate.example." }),
        channel: "email",
        why: "registered and asked",
      },
      {
        text: email({ consent: "You opted in at our stand. We never email anyone without their permission." }),
        channel: "email",
        why: "a promise not to",
      },
      {
        text: email({
          consent: "We have your address because you gave it to us with permission to send promotional news.",
        }),
        channel: "email",
        why: "an address given with permission",
      },
    ],
    inapplicable: [
      {
        text: "Subject: Paid market research\n\nYou are on our panel because you joined it. No medicine will be discussed.",
        channel: "email",
        why: "market research, not promotion",
      },
      { text: "Zelvorin (tavorimib) for adults with migraine.", why: "print" },
    ],
  },
};

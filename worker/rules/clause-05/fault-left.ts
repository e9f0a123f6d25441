import type { Ground } from "../checks/grounds.ts";
import { written } from "../checks/written.ts";

const HIGH = "High standards must be kept at all times (Clause 5.1).";
const GROUNDS: readonly Ground[] = [
  {
    is: /\b(?:still (?:up|live|there|in use|brings?|running|have|use)|leave (?:it|them|that|this)|left (?:as|running|up|on)|(?:to )?stay (?:up|as)|keep (?:it|them|the)|no rush|anyway|knew|(?:is|was|were|are|been|well) known|know(?:s|n)? (?:that|about|of|it|this|to)|aware|noticed|yes,|until the campaign|use up|already (?:printed|paid|sent|booked))\b/i,
    why: "shows that a fault was known and was left",
    rule: HIGH,
  },
  {
    is: /\b(?:nobody (?:need|will|has)|no one (?:need|will|has)|not (?:told|asked|checked|seen|needed|needed|read)|never (?:told|asked|checked|seen)|without (?:check\w*|review\w*|asking)|no (?:checks?|review|report|questions?|briefing)|personal (?:address|account|phone)|between us|delete (?:this|the)|keep (?:it|this) (?:quiet|to)|off the record|don't tell|do not tell|unless pushed)\b/i,
    why: "shows that care was not taken where it was due, or that it is hidden",
    rule: HIGH,
  },
  {
    is: /\b(?:\d(?:\.\d)?|three|four|five|six|seven)[- ]?(?:point|pt)\b|\b(?:small(?:est)? (?:type|print)|pale grey|grey type|back cover|overleaf|other side(?!s?[- ]effects?))\b/i,
    why: "puts what matters where few will read it",
    rule: HIGH,
  },
  {
    is: /\b(?:(?:last )?(?:revised|reviewed|updated|viewed|checked|examined|prepared)(?: by \w+)?:? (?:on )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december)|page last)\b/i,
    why: "shows that the piece was looked at and its fault left",
    rule: HIGH,
  },
];

/** 5.1: what is known to be wrong is put right, and care is taken where it is due. */
export const faultLeft = written({
  id: "clause-05/fault-left",
  requirement: "5.house-style-quality",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["high-standards"],
  when: [{ is: ["a medicine"] }, { is: ["a company"] }],
  readsNotes: true,
  grounds: GROUNDS,
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[The page was found to be wrong in May; leave it as it is.]]",
        why: "a fault known and left",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Use my personal address so that nobody need know.]]",
        why: "hidden",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nThe page was found to be wrong in May and taken down on the same day.",
        why: "put right",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nNobody knows your patients as you do.",
        why: "what is known is no fault",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nFor more on this and other side effects, read the SPC.",
        why: "a pointer to the SPC",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel is licensed for migraine in adults.",
        why: "no conduct",
      },
    ],
    inapplicable: [{ text: "Sun safety week starts on Monday.", why: "no medicine and no company" }],
  },
});

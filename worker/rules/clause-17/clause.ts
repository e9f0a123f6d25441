import type { Clause, ClauseWords } from "../types.ts";
import { access } from "./access.ts";
import { adverseEvents } from "./adverse-events.ts";
import { briefingBreach } from "./briefing-breach.ts";
import { callRate } from "./call-rate.ts";
import { conductOfCalls } from "./conduct-of-calls.ts";
import { identity } from "./identity.ts";
import { instructedAstray } from "./instructed-astray.ts";
import { spc } from "./spc.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "conduct-of-calls": {
    headline: "Representative disregards rules on calls",
    asks: "representatives must respect those they call on (Clause 17)",
    action: "ask",
    advice: "Have the line manager and compliance check the instruction.",
  },
  "briefing-breach": {
    headline: "Briefing instructs staff to breach the Code",
    asks: "briefing material must not advise any course likely to lead to a breach (Clause 17.8)",
    action: "remove",
    advice: "Take out the instruction and withdraw it from anyone who has received it.",
  },
  access: {
    headline: "Access gained by payment or subterfuge",
    asks: "no inducement, fee or subterfuge may be used to gain an interview (Clause 17.2)",
    action: "remove",
    advice: "Take out the offer or pretext.",
  },
  "call-rate": {
    headline: "Too many unsolicited calls",
    asks: "unsolicited calls should not normally exceed three a year on average (Clause 17.3)",
    action: "replace",
    advice: "Set the rate at no more than three unsolicited calls a year.",
  },
  "adverse-events": {
    headline: "Briefing lacks the duty to forward adverse events",
    asks: "representatives must forward safety information without delay (Clause 17.5)",
    action: "add",
    advice: "Add the duty to forward adverse events.",
  },
  identity: {
    headline: "Representative's identity or employer unclear",
    asks: "representatives must not mislead about who they are (Clause 17.4)",
    action: "add",
    advice: "State the writer's role and company.",
  },
  spc: {
    headline: "No way to obtain the SPC",
    asks: "representatives must provide the SPC or have it available (Clause 17.7)",
    action: "add",
    advice: "Say how to obtain the SPC.",
  },
  "instructed-astray": {
    headline: "Instruction may lead staff to a breach",
    asks: "briefing material must not advise a course likely to lead to a breach (Clause 17.8)",
    action: "ask",
    advice:
      "Have compliance judge the instruction; if it would breach the Code, withdraw it from everyone who has received it.",
  },
};

/** Clause 17: Representatives. */
export const clause17: Clause = {
  number: 17,
  engaged: (facts) => facts.briefing.isBriefing,
  checks: [conductOfCalls, briefingBreach, access, callRate, adverseEvents, identity, spc, instructedAstray],
  words: WORDS,
  human: [],
};

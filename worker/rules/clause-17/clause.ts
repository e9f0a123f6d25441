import type { Clause } from "../types.ts";
import { access } from "./access.ts";
import { adverseEvents } from "./adverse-events.ts";
import { briefingBreach } from "./briefing-breach.ts";
import { callRate } from "./call-rate.ts";
import { conductOfCalls } from "./conduct-of-calls.ts";
import { identity } from "./identity.ts";
import { instructedAstray } from "./instructed-astray.ts";
import { spc } from "./spc.ts";

/** Clause 17: Representatives. */
export const clause17: Clause = {
  number: 17,
  engaged: (facts) => facts.briefing.isBriefing,
  checks: [conductOfCalls, briefingBreach, access, callRate, adverseEvents, identity, spc, instructedAstray],
  human: [],
};

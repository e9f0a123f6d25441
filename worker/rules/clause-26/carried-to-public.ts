import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { CARRY, NEWS_GAME, NEWS_MEDIA } from "../concepts/hype.ts";
import { ASKING } from "../concepts/lay-message.ts";
import { ONE_MEDICINE } from "../concepts/medicine.ts";
import { PUBLIC_PLACE } from "../concepts/public-places.ts";
import { REJECTED } from "../concepts/refusal.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { employeeActivity } from "./employee-activity.ts";
import { copyOf } from "./wording.ts";

const OUR_MEDICINE = phrases("our|the ..3 capsules|tablets|injections|medicine|drug|product|brand|pen|launch|results");
/** The public, as somebody to be set on the health service. */
const LAY_ALLIES = phrases("members|patients|charity|charity's|group|public|families|carers|supporters");
const PRESSED = phrases("formulary|mp|mps|trust|commissioner|commissioners|nice|prescribe|demand|name");
const KEPT_CLEAN = phrases(
  "no|nothing|nobody|none|without|neither|nor|instead|only",
  "approved line|script",
  "q could|can|may|should",
  "contract signed",
  "report|reported|logged|compliance|disclosed|disclose",
);

function carried(facts: Facts, sentence: Sentence): boolean {
  const ours =
    namesMedicine(facts.identity, sentence) ||
    ONE_MEDICINE.has(facts, sentence) ||
    hasPhrase(OUR_MEDICINE, facts, [sentence]);
  return ours && PUBLIC_PLACE.asserts(facts, sentence) && CARRY.asserts(facts, sentence);
}

const steered = (facts: Facts, sentence: Sentence): boolean =>
  NEWS_MEDIA.has(facts, sentence) && NEWS_GAME.asserts(facts, sentence);

const stirred = (facts: Facts, sentence: Sentence): boolean =>
  hasPhrase(LAY_ALLIES, facts, [sentence]) && hasPhrase(PRESSED, facts, [sentence]) && ASKING.asserts(facts, sentence);

function find(facts: Facts): Hit[] {
  const already = employeeActivity.applies(facts) ? hitsOf(employeeActivity, facts).map((hit) => hit.at?.start) : [];
  return copyOf(facts)
    .filter((s) => !already.includes(s.start) && !REJECTED.has(facts, s) && !hasPhrase(KEPT_CLEAN, facts, [s]))
    .filter((s) => carried(facts, s) || steered(facts, s) || stirred(facts, s))
    .map(({ start, end }) => ({
      at: { start, end },
      issue:
        "This carries a prescription only medicine to the public through staff, friends or the media. Such medicines must not be advertised to the public, and coverage must not be bought, steered or staged.",
      fix: { kind: "delete" },
    }));
}

/** 26.1: neither staff nor the media are used to carry a medicine to the public. */
export const carriedToPublic: Check = {
  id: "clause-26/carried-to-public",
  requirement: "26.employee-social",
  alsoUnder: ["3.2"],
  severity: "HIGH",
  duty: "must",
  themes: ["employee-activity", "press-and-media", "promotion-to-public"],
  needsConfirmation: true,
  applies: (facts) => facts.setting.readers === "staff",
  find,
  examples: {
    flagged: [
      {
        text: "INTERNAL BRIEFING for company staff\nUratol (topifebux) launch\n[[Wear the Uratol shirt at your Sunday football match and tell the fans what it is for.]]",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "the crowd at a match",
      },
      {
        text: "INTERNAL BRIEFING for company staff\n[[A case of wine goes to the health reporters as a thank you when the item has aired.]]",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "coverage rewarded",
      },
      {
        text: "INTERNAL BRIEFING for company staff\n[[We write it for the mum, and the magazine runs her as its own find.]]",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "a staged story",
      },
    ],
    clean: [
      {
        text: "INTERNAL BRIEFING for company staff\nUratol (topifebux): do not tag, post or talk of it on Facebook or at a club. Journalists are referred to the press office.",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "the ban",
      },
      {
        text: "INTERNAL BRIEFING for company staff\nThe magazine's offer of a paid piece on our tablet was turned down. All reporters get the full paper.",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "refused, and equal terms",
      },
    ],
    inapplicable: [
      { text: "Tell your friends about our pen.", audience: "patients", channel: "website", why: "not to staff" },
    ],
  },
};

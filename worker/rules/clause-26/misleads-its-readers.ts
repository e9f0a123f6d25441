import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { keepsRules } from "#worker/text/voice/keeps-rules.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { clause06 } from "../clause-06/clause.ts";
import { clause11 } from "../clause-11/clause.ts";
import { FORM } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { pressRelease } from "./press-release.ts";
import { promotionToPublic } from "./promotion-to-public.ts";
import { unfoundedHope } from "./unfounded-hope.ts";
import { concernsPublic } from "./wording.ts";

const A_MEDICINE = phrases(`the|our|this|one|its ..3 ${FORM}`);

/** Where the piece sells or raises hopes as well, that is the matter under this clause. */
const SURER = [promotionToPublic, unfoundedHope, pressRelease];

/** What is misleading or outside the licence in a claim is no better told to the public or to journalists. */
function find(facts: Facts): Hit[] {
  if (SURER.some((check) => check.applies(facts) && hitsOf(check, facts).length > 0)) return [];
  return [...clause06.checks, ...clause11.checks]
    .filter((check) => check.severity === "HIGH" && !check.needsConfirmation && check.applies(facts))
    .flatMap((check) => hitsOf(check, facts).map((hit) => ({ check, hit })))
    .filter(
      ({ check, hit }) => hit.at !== null && (hit.severity ?? check.severity) === "HIGH" && !keepsRules(facts, hit.at),
    )
    .map(({ hit }) => ({
      at: hit.at,
      issue:
        "This misleads on the medicine, or goes beyond its licence, in a piece for the public, patients or journalists. What they are told must be factual, balanced and in line with the licence.",
      fix: hit.fix,
    }));
}

/** 26.2: information for the public, patients and journalists is factual and balanced. */
export const misleadsItsReaders: Check = {
  id: "clause-26/misleads-its-readers",
  requirement: "26.factual-balanced",
  severity: "HIGH",
  duty: "must",
  themes: ["patient-material", "press-and-media", "misleading-claim"],
  applies: (facts) =>
    concernsPublic(facts) &&
    ["patients", "media"].includes(facts.submission.audience) &&
    (facts.identity.named.length > 0 || hasPhrase(A_MEDICINE, facts)),
  find,
  examples: {
    flagged: [
      {
        text: "NEWS RELEASE\nUratol (topifebux) is licensed for gout in adults.\n[[Uratol has no side effects.]]\nNorlake Pharma Ltd",
        audience: "media",
        channel: "print",
        why: "harms denied to journalists",
      },
      {
        text: "For people who have been prescribed Uratol (topifebux). Made by Norlake Pharma Ltd.\n[[Uratol is completely safe for everybody.]]",
        audience: "patients",
        channel: "print",
        why: "called safe to patients",
      },
    ],
    clean: [
      {
        text: "NEWS RELEASE\nUratol (topifebux) is licensed for gout in adults. Headache was reported by 7% and by 5% with placebo.\nNorlake Pharma Ltd",
        audience: "media",
        channel: "print",
        why: "plain figures",
      },
      {
        text: "For people who have been prescribed Uratol (topifebux). Made by Norlake Pharma Ltd.\nLike all medicines it can cause side effects.",
        audience: "patients",
        channel: "print",
        why: "balanced",
      },
    ],
    inapplicable: [{ text: "Uratol (topifebux) has no side effects.", why: "for professionals: clause 6" }],
  },
};

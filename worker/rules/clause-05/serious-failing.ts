import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { spanAt } from "#worker/text/spans.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { paidCoverage } from "../clause-26/paid-coverage.ts";
import { promotionToPublic } from "../clause-26/promotion-to-public.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** Traces of an activity are to be removed or never made. */
const TRACES = phrases(
  "delete|wipe|destroy|shred|erase|clear ..5 message|messages|email|emails|thread|chat|records|notes|file|files|evidence",
  "nothing|not|never|keep|avoid ..4 in|on|off writing|paper|email|record",
  "not|never ..3 tell|mention|copy|show ..6 compliance|signatory|signatories|auditors|auditor|pmcpa|head office",
);
const DATA_CARE = phrases(
  "retention|policy|gdpr|privacy|consent|request|patient|personal",
  "years|months",
  "adverse|off record",
);
const PICTURES = phrases(
  "picture desks|desk",
  "pack shots|shot|photographs|photos ..6 available|request|download",
  "case studies|study ..8 available",
);

/** The rule of the company against it. */
const NOT_TO_SPREAD =
  /\b(?:do not|don't|must not|never|may not|should not|cannot)\b[^.]{0,24}\b(?:like|share|comment|repost|tag|boost)\b/i;

function sentenceAt(facts: Facts, at: number): Sentence | undefined {
  return spanAt(facts.sentences, at);
}

function promotesPublicly(facts: Facts): boolean {
  return promotionToPublic.applies(facts) && hitsOf(promotionToPublic, facts).length > 0;
}

/** What is deleted after an undertaking or a withdrawal is the material itself, as it should be. */
const WITHDRAWS = /\b(?:withdraw(?:n|al)?|recall|undertaking|pulping|must not be used again|stop using)\b/i;
const withdraws = (facts: Facts) =>
  WITHDRAWS.test(facts.view.text.slice(0, OPENING)) && !/\b(?:messages?|chat|thread|evidence)\b/i.test(facts.view.text);
const OPENING = 700;

/** The words that make the failing serious: promotion to the public that is paid for, spread or bought. */
function grounds(facts: Facts): Sentence[] {
  const { paidSpread, spread, readers } = facts.setting;
  const found: (Sentence | undefined)[] = [];
  if (promotesPublicly(facts)) {
    found.push(
      ...[...paidSpread, ...spread]
        .map((s) => sentenceAt(facts, s.start))
        .filter((s) => s !== undefined && !NOT_TO_SPREAD.test(wordsOf(facts, s))),
    );
    if (readers === "consumer-media") found.push(...findPhrases(PICTURES, facts).map((m) => m.sentence));
  }
  if (paidCoverage.applies(facts))
    found.push(
      ...hitsOf(paidCoverage, facts)
        .map((hit) => hit.at && sentenceAt(facts, hit.at.start))
        .filter((s) => s !== null),
    );
  if (facts.promotion.kind === "internal")
    found.push(
      ...findPhrases(TRACES, facts)
        .filter(
          (m) =>
            !(m.phrase.source.startsWith("delete") && (isNegated(m, facts) || withdraws(facts))) &&
            findPhrases(DATA_CARE, facts, [m.sentence]).length === 0,
        )
        .map((m) => m.sentence),
    );
  return [...new Map(found.filter((s) => s !== undefined).map((s) => [s.index, s])).values()];
}

function find(facts: Facts): Hit[] {
  return grounds(facts).map((sentence) => ({
    at: { start: sentence.start, end: sentence.end },
    issue:
      "A breach that is planned, paid for, spread further or covered up is more than a slip: it also fails to keep high standards (5.1).",
    fix: { kind: "delete" },
  }));
}

/** 5.1: high standards at all times, where rulings found them failed by a serious fault. */
export const seriousFailing: Check = {
  id: "clause-05/serious-failing",
  requirement: "5.house-style-quality",
  severity: "MEDIUM",
  duty: "must",
  themes: ["high-standards", "promotion-to-public", "social-media"],
  applies: (facts) =>
    promotionToPublic.applies(facts) || paidCoverage.applies(facts) || facts.promotion.kind === "internal",
  find,
  examples: {
    flagged: [
      {
        text: "Veltrizo (fexolastine) stops sneezing in minutes.\n[[To be boosted to UK adults interested in gardening.]]",
        audience: "patients",
        channel: "social",
        why: "paid spread of promotion to the public",
      },
      {
        text: "Covering Psorlena (tavolimab)? [[We pay £400 for each article.]]",
        audience: "media",
        channel: "conference",
        why: "coverage is bought",
      },
      {
        text: "INTERNAL BRIEFING for representatives\nUse the draft slide with Uricade (topifebux).\n[[Delete this message when you have read it.]]",
        audience: "hcp",
        channel: "sales",
        context: "Internal message to representatives",
        why: "traces are removed",
      },
    ],
    clean: [
      {
        text: "INTERNAL\nTo: agency\nWe gave an undertaking on 3 May and withdraw the Tavorel (tavorimib) advertisement.\nDelete the artwork files and confirm.",
        channel: "email",
        why: "a withdrawal carried out",
      },
      {
        text: "Norlake plc results\nSales of Migravel (sumagepant) were £48 million. Please share this post with other investors.",
        audience: "investors",
        channel: "social",
        why: "no promotion",
      },
      {
        text: "INTERNAL BRIEFING for representatives\nDelete personal data after the retention period.\nReport adverse events within one day.",
        audience: "hcp",
        channel: "sales",
        context: "Internal briefing for representatives.",
        why: "data protection",
      },
    ],
    inapplicable: [
      {
        text: "Asthma awareness. To be boosted to UK adults.",
        audience: "patients",
        channel: "social",
        why: "no medicine",
      },
      {
        text: "Veltrizo (fexolastine) for adults with hay fever.",
        audience: "hcp",
        channel: "print",
        why: "promotion to health professionals",
      },
    ],
  },
};

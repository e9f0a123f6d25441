import { standsIn } from "#worker/text/may-match.ts";
import { isListedAsForbidden } from "#worker/text/voice/forbidden-lists.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { isOtherKind } from "./piece.ts";

const own = (list: Span[]): Span[] => list.filter((s, i) => list.findIndex((o) => o.start === s.start) === i);

/** Words of independence over a piece that the company made or steered. */
function denials(facts: Facts): Hit[] {
  if (!facts.role.companyBehind) return [];
  const { statements, controlled } = facts.role;
  const hidden = controlled || statements.some((s) => s.kind === "initials" || (s.kind === "plain" && !s.atOutset));
  return statements
    .filter((s) => s.kind === "denied" && hidden)
    .map(({ start, end }) => ({
      at: { start, end },
      issue:
        "This says that nobody stands behind the piece although a company made or paid for it. A declaration must be unambiguous and match what the company really did.",
      fix: { kind: "replace", with: "This piece was [initiated, written, paid for] by [company]." },
    }));
}

/** The sentence forbids what it names, or turns down whoever asks for it. */
const FORBIDS =
  /\b(?:we|the company|policy)\b[^.\n]{0,20}\b(?:can't|cannot|can not|won't|will not|would not|refuse[sd]?|decline[sd]?)\b[^.\n]{0,20}\b(?:support|agree|fund|work|accept|go ahead|take part|sign|pay)\b|\b(?:not acceptable|unacceptable|in breach|a breach|misconduct|disciplinary)\b/i;

function isForbidden(facts: Facts, { start, end }: Span): boolean {
  const sentence = facts.sentences.find((s) => s.start === start);
  return (
    (sentence !== undefined && isListedAsForbidden(facts, sentence)) || FORBIDS.test(facts.view.text.slice(start, end))
  );
}

/** Where a medicine is kept, and what others may do with the piece or need not say of a medicine. */
const OF_OTHER =
  /\bout of (?:the )?(?:sight|reach)\b|\bneed not mention (?:our|the|any) (?:medicine|product)\b|\badd (?:our|the) logo to your\b/i;
const isOfOther = (facts: Facts, { start, end }: Span) => OF_OTHER.test(facts.view.text.slice(start, end));

function concealments(facts: Facts): Hit[] {
  const told = own(facts.role.concealed).filter((span) => !isForbidden(facts, span) && !isOfOther(facts, span));
  return told.map(({ start, end }) => ({
    at: { start, end },
    severity: "HIGH",
    issue:
      "This tells people to keep the company's part out of sight. Sponsored material must show the company's role; hiding it also makes promotion look like something else.",
    fix: { kind: "replace", with: "Say at the start of each piece that it is made for, and paid for by, [company]." },
  }));
}

const MERE_GRANT = /\b(?:grants?|support(?:ed)?|sponsorship)\b/i;
const MADE =
  /\b(?:wr(?:ote|itten|iting)|draft\w*|initiated|developed|created|produced|paid for|commissioned|organis\w+|prepared)\b/i;
/** What a giver of money has no part in. */
const SHAPED =
  /\b(?:first draft|drafted|wrote|written|writer|chose|choice of|set the agenda|agenda|final wording|artwork|account managers|representatives|marketing|brand team)\b/i;

/** A grant is all that the opening owns up to, and further on the company drafted, chose or placed it. */
function understated(facts: Facts): Hit[] {
  const text = (s: Span) => wordsOf(facts, s);
  const plain = facts.role.statements.filter((s) => s.kind === "plain");
  const early = plain.filter((s) => s.atOutset);
  const later = plain.filter((s) => !s.atOutset && SHAPED.test(text(s)));
  if (later.length === 0 || early.length === 0) return [];
  if (!early.every((s) => MERE_GRANT.test(text(s)) && !MADE.test(text(s)))) return [];
  return early.map(({ start, end }) => ({
    at: { start, end },
    issue:
      "The opening speaks of a grant only, and further on the company drafted, chose or placed the piece. A declaration must match what the company really did.",
    fix: { kind: "replace", with: "This piece was [initiated, written, paid for] by [company]." },
  }));
}

const LOGO_ONLY =
  /\b(?:carr(?:y|ies|ied)|bear|bears|show|shows|display|use)\b[^.;\n]{0,24}\b(?:only (?:the )?[\p{L}'-]+ (?:logo|name)|(?:logo|name) (?:only|alone))\b/iu;
const PAYS =
  /\b(?:pay|pays|paid|fund(?:s|ed)?|grant|sponsor\w*|support(?:s|ed)? by|we bring|what \p{Lu}\p{L}+ brings)\b/u;

/** What the company pays for is to carry the mark of the other party alone. */
function otherMarkOnly(facts: Facts): Hit[] {
  if (!standsIn(PAYS, facts.view.text) || facts.companies.length === 0) return [];
  return ownSentences(facts)
    .filter((s) => {
      const words = wordsOf(facts, s);
      return LOGO_ONLY.test(words) && !/\b(?:not|never|must|our|company)\b/i.test(words);
    })
    .map(({ start, end }) => ({
      at: { start, end },
      issue:
        "What the company pays for is to carry the mark of the other party alone, which keeps the company's part out of sight. It must be declared on the material from the outset.",
      fix: { kind: "replace", with: "Each item says at the start that it is paid for by [company]." },
    }));
}

function find(facts: Facts): Hit[] {
  const { audience } = facts.submission;
  const told =
    facts.setting.readers === "professionals"
      ? concealments(facts).map((hit) => ({ ...hit, severity: "MEDIUM" as const }))
      : concealments(facts);
  return [...denials(facts), ...understated(facts), ...otherMarkOnly(facts), ...(audience === "investors" ? [] : told)];
}

/** 5.6: what is said of the company's role is true. */
export const roleConcealed: Check = {
  id: "clause-05/role-concealed",
  requirement: "5.role-matches-reality",
  alsoUnder: ["3.6", "15.6"],
  severity: "MEDIUM",
  duty: "must",
  themes: ["company-involvement-declaration", "disguised-promotion", "social-media"],
  applies: (facts) =>
    (facts.role.statements.some((s) => s.kind === "denied") ||
      facts.role.concealed.length > 0 ||
      understated(facts).length > 0 ||
      otherMarkOnly(facts).length > 0) &&
    (facts.setting.readers === "partners" || (!isOtherKind(facts) && facts.promotion.kind !== "press")),
  find,
  examples: {
    flagged: [
      {
        text: "GOUT CARE IN YOUR AREA\n[[Supported by an educational grant from Norlake Pharma Ltd]]\nStep 1. Check urate.\nStep 2. Offer Uricalm (febuxidine).\nReview each year. Keep this card on your desk. Diet and weight matter. Ask about kidney stones and about diuretics before treatment is begun, and test the blood again at six weeks. Those who do well need a check once a year only, which a nurse may do. Refer to the clinic where attacks go on in spite of treatment or where the joints are swollen for a long time.\nBack page: the first draft and the artwork were supplied by Norlake Pharma Ltd, whose account managers deliver it.",
        audience: "hcp",
        channel: "print",
        why: "more than a grant",
      },
      {
        text: "Diabetes Academy\n[[Impartial learning for practice nurses]]\nUnit text was supplied by the marketing department of NPL.\nNPL is a trading name of Norlake Pharma Ltd.",
        audience: "hcp",
        channel: "website",
        why: "impartial, and written by marketing",
      },
      {
        text: "Hay fever tips\nCheck the pollen count.\n[[We are just a bunch of hay fever fans, nobody pays us!]]",
        audience: "patients",
        channel: "social",
        context: "Paid for by Norlake Pharma Ltd; run by an agency.",
        why: "payment denied",
      },
      {
        text: "Brief for a creator\nHi Jess\nTell your story in a weekly reel.\n[[There is no need to mention Norlake or that we are paying you.]]\nNorlake Pharma UK Ltd",
        audience: "patients",
        channel: "email",
        why: "payment is to be hidden",
      },
      {
        text: "Creator agreement\nHi Sam\n[[Please keep our name and logo out of the pictures.]]\nNorlake Pharma UK Ltd",
        audience: "patients",
        channel: "email",
        why: "the company is to be hidden",
      },
      {
        text: "THE BONE HEALTH COMMISSION\n[[An independent commission of clinicians and commissioners]]\nOne in three people is treated after a fracture.\n\n\n\n\n\n\n\nPage 30: The secretariat was paid for by Norlake Pharma Ltd.",
        audience: "payers",
        channel: "print",
        why: "independent on the cover, paid for on page 30",
      },
    ],
    clean: [
      {
        text: "For people who have been prescribed Zelvora (tavorimib). Made by Norlake Pharma Ltd.\nKeep this medicine out of the sight and reach of children.",
        audience: "patients",
        channel: "print",
        why: "where a medicine is kept",
      },
      {
        text: "Radio item, transcript\nGuest: I had headaches for years. Nobody told me that coffee could matter, and nobody asked about it.\nPresenter: Thank you.\nNote: the guest also speaks in films that Norlake Pharma Ltd made and paid for.",
        audience: "patients",
        channel: "social",
        why: "a patient's story denies nothing",
      },
      {
        text: "Dear Ms Hale\nYour application went to our independent grants panel.\nWe support it with £2,000. The study was seen by an independent ethics committee.\nNorlake Pharma Ltd",
        audience: "hcp",
        channel: "email",
        why: "the company's own panel, and an ethics committee",
      },
      {
        text: "Asthma Friends newsletter\nNorlake Pharma Ltd gave a grant of £5,000 towards the printing of this newsletter and had no part in what it says. Our site offers independent information.",
        audience: "patients",
        channel: "print",
        why: "a true statement at the outset",
      },
      {
        text: "Brief for a creator\nHi Jess\nUse #ad on each post and tag us: people must see that Norlake pays for it. Never leave out the paid partnership label.\nNorlake Pharma UK Ltd",
        audience: "patients",
        channel: "email",
        why: "openness asked for",
      },
      {
        text: "Brief for a charity\nHi Jess\nIf a group asks us to leave our name out of it, we cannot support it. It is no reward for using our medicine. A test can't tell you that you have asthma: only your doctor can.\nNorlake Pharma UK Ltd",
        audience: "patients",
        channel: "email",
        why: "hiding is refused; other things are denied",
      },
    ],
    inapplicable: [
      {
        text: "Gout facts. Written and paid for by Norlake Pharma Ltd.",
        audience: "patients",
        channel: "website",
        why: "nothing denied",
      },
      {
        text: "Agreement between Norlake Pharma Ltd and the Trust. The Trust runs an independent course. Signed for the Trust",
        audience: "payers",
        channel: "print",
        why: "the terms of a grant",
      },
    ],
  },
};

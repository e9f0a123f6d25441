import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { hitsOf } from "../checks/hits-of.ts";
import { HYPE, INVITED, SOBER } from "../concepts/hype.ts";
import { ONE_MEDICINE } from "../concepts/medicine.ts";
import { REJECTED } from "../concepts/refusal.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { isTakenBack } from "./hope.ts";
import { pressRelease } from "./press-release.ts";
import { promotionToPublic } from "./promotion-to-public.ts";
import { unfoundedHope } from "./unfounded-hope.ts";
import { copyOf } from "./wording.ts";

const DISEASE = phrases(
  "cure|trial|treatment|dementia|cancer|ms|obesity|arthritis|asthma|migraine|diabetes|headaches|disease|patients|patient|sufferers|dose|dosing|strokes|stroke|heart|skin",
);
const READERS = new Set(["journalists", "consumer-media", "open-investors"]);
const OTHERS = [pressRelease, promotionToPublic, unfoundedHope];

/** What a company says of applications and forecasts. */
const BUSINESS = phrases(
  "review|assurance|application|filing|regulatory|shareholders|guarantee",
  "marketing authorisation",
);

function isHype(facts: Facts, sentence: Sentence): boolean {
  if (
    facts.setting.readers === "open-investors" &&
    hasPhrase(BUSINESS, facts, [sentence]) &&
    !INVITED.has(facts, sentence)
  )
    return false;
  if (SOBER.has(facts, sentence) || REJECTED.has(facts, sentence) || isTakenBack(facts, sentence)) return false;
  const named = namesMedicine(facts.identity, sentence);
  const praised = HYPE.asserts(facts, sentence);
  const invited = INVITED.asserts(facts, sentence);
  if (named || ONE_MEDICINE.has(facts, sentence)) return praised || invited;
  return praised && (invited || hasPhrase(DISEASE, facts, [sentence]));
}

function find(facts: Facts): Hit[] {
  const already = new Set(
    OTHERS.flatMap((c) => (c.applies(facts) ? hitsOf(c, facts).map((hit) => hit.at?.start) : [])),
  );
  return copyOf(facts)
    .filter((s) => !already.has(s.start) && isHype(facts, s))
    .map(({ start, end }) => ({
      at: { start, end },
      issue:
        "This praises a medicine, or sends people to it, in words meant for the news. What the public may read must be factual and balanced, must not raise unfounded hopes and must not advertise a prescription only medicine.",
      fix: {
        kind: "delete",
        note: "Keep to what is news: the licence, the result with its comparator and harms, the business.",
      },
    }));
}

/** 26.2 (and 26.1): news for the media and investors does not sell. */
export const mediaHype: Check = {
  id: "clause-26/media-hype",
  requirement: "26.press-release",
  severity: "HIGH",
  duty: "must",
  themes: ["press-and-media", "promotion-to-public", "exaggerated-claim"],
  needsConfirmation: true,
  applies: (facts) => READERS.has(facts.setting.readers),
  find,
  examples: {
    flagged: [
      {
        text: "Pellow Pharma plc: interim statement on our website\n[[British surgeries adore our gout tablet Uratol.]]",
        audience: "investors",
        channel: "website",
        why: "an investor page that sells",
      },
      {
        text: "Press notice\nPellow Pharma Ltd, York\n[[Our new heartburn capsule is wonderfully gentle on the stomach, said its inventor.]]",
        audience: "media",
        channel: "email",
        why: "a spokesman's praise",
      },
      {
        text: "Press notice\nPellow Pharma Ltd, York\n[[Viewers can book a clinic that gives our hair injection on the number below.]]",
        audience: "media",
        channel: "email",
        why: "the way to get it",
      },
    ],
    clean: [
      {
        text: 'Statement\nSome newspapers called Uratol (topifebux) a "miracle tablet". That is wrong. The agency licensed Uratol (brand name) yesterday for adults with gout; it will be available on prescription from June. We are delighted.',
        audience: "media",
        channel: "website",
        why: "a correction, a licence and a date",
      },
      {
        text: "Pellow Pharma plc: interim statement\nSales of Uratol (topifebux) were £6 million. The phase 3 study did not meet its endpoint.",
        audience: "investors",
        channel: "website",
        why: "business",
      },
      {
        text: "Press notice\nIn the study 31% had fewer attacks and 24% with placebo; headache was common. It is too early to speak of hope, the author said.",
        audience: "media",
        channel: "email",
        why: "a sober report",
      },
    ],
    inapplicable: [
      { text: "GPs love our heartburn capsule.", audience: "hcp", channel: "print", why: "not for the news" },
    ],
  },
};

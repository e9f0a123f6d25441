import { clip, hitsIn, ownSentences } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import { findPhrases, hasPhrase, type Match, phrases } from "../pattern.ts";
import type { Hit } from "../types.ts";

const PUBLISHED =
  "disclose|disclosed|disclosing|disclosure|publish|published|publishing|declare|declared|declaring|reported|recorded|counted|count|appear|appears|shown|included|listed|register|registered";
const WITHHELD = phrases(
  `not|never|no|without|avoid|neither|nor|nothing ..8 ${PUBLISHED}`,
  "leave|leaving|keep|keeping|take|hold|left|kept ..8 out|off|outside|from|away ..6 list|lists|disclosure|report|reports|figure|figures|records|register|books|published|publication|transparency|database|website|returns",
  "through|via|by|under|as ..8 not|avoid|without|never|outside ..6 disclose*|publish*|report*|figure|figures|declare*|counted|appear*|list",
  "under|below ..2 radar|threshold",
  "cash in hand",
  "off the books|record|register",
  "exempt|exempted|exclude|excluded|omit|omitted ..8 disclosure|list|report|figures|register|publication",
  "under|as ..2 advertising|marketing|training|sundries|stationery|miscellaneous|travel|catering ..8 not|instead|rather",
  "split|divide|spread ..10 so ..8 disclosure|threshold|report|appear|publish*",
);
const MONEY = phrases(
  "@money",
  "payment|payments|fee|fees|paid|pay|grant|grants|donation|donations|sum|sums|money|honorarium|honoraria|support|sponsorship|hospitality|transfer|transfers|expenses|contribution|it|this|these|costs|funding",
);
/** Silences that the Code allows: names without consent, research results, personal data. */
const ALLOWED = phrases(
  "consent|total|totals|aggregate|aggregated|individual|individually|names|named|anonymous|anonymised|identity|lawful|gdpr|personal",
  "research and development",
  "know who",
  "result|results|study|studies|paper|findings|article|patient|patients data|records|names|results",
  "results|findings|trial",
  "side|adverse|reaction|reactions|effects|event|events",
  "not ..2 only",
  "without|until|unless|before ..6 disclosing|disclosed|published|disclosure",
  "publicly available",
  "summary|summaries",
  "interest|interests|conflict|conflicts",
  "press|embargo|embargoed",
);

/** Promises that a payment will stay out of the yearly disclosure. */
export function withheld(facts: Facts): Match[] {
  return findPhrases(WITHHELD, facts, ownSentences(facts)).filter(
    (m) => hasPhrase(MONEY, facts, [m.sentence]) && !hasPhrase(ALLOWED, facts, [m.sentence]),
  );
}

export type Receiver = "professionals" | "patient-organisations" | "public";

const TO_PUBLIC = phrases(
  "journalist|journalists|reporters|influencer|creator|followers|ambassador|blogger",
  "patient|patients|public ..4 paid|fee|fees|contributor|contributors",
);
const TO_ORGANISATION = phrases(
  "charity|charities|helpline",
  "patient organisation|organisations|group|groups|association",
);
const TO_PROFESSIONAL = phrases(
  "doctor|doctors|nurse|nurses|pharmacist|consultant|trust|hospital|practice|clinic|department|adviser|advisers|speaker|speakers",
  "healthcare organisation|organisations|professional|professionals",
  "health professional|professionals",
);

/** To whom a payment goes: by the words beside it, else by the whole piece. */
export function receiverOf(facts: Facts, match: Match): Receiver {
  const near = (list: ReturnType<typeof phrases>) => hasPhrase(list, facts, [match.sentence]);
  if (near(TO_ORGANISATION)) return "patient-organisations";
  if (near(TO_PUBLIC)) return "public";
  if (near(TO_PROFESSIONAL)) return "professionals";
  const { audience } = facts.submission;
  if (facts.dealings.paidPublic && (audience === "patients" || audience === "media")) return "public";
  if (facts.dealings.patientOrganisation) return "patient-organisations";
  return audience === "media" ? "public" : "professionals";
}

export function hiddenFrom(facts: Facts, receiver: Receiver, what: string): Hit[] {
  const places = withheld(facts).filter((m) => receiverOf(facts, m) === receiver);
  return hitsIn(
    facts,
    places,
    (words) => `“${clip(words)}” keeps a payment out of the yearly disclosure. ${what}`,
    "Disclose the payment.",
  ).map(
    (hit): Hit => ({
      ...hit,
      fix: { kind: "replace", with: "The payment will be published in our yearly disclosure." },
    }),
  );
}

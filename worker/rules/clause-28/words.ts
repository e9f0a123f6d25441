import { clip, hitsIn, ownSentences } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import { findPhrases, hasPhrase, type Match, phrases } from "../pattern.ts";
import type { Hit } from "../types.ts";

const TOLD =
  "disclose|disclosed|disclosing|disclosure|publish|published|publishing|declare|declared|declaring|reported";
const SHOWN = "recorded|counted|count|appear|appears|shown|included|listed|entered|registered|added|go|goes";
const PLACE =
  "disclosure|statement|statements|declaration|return|list|lists|report|reports|figure|figures|records|register|publication|transparency|returns|accounts|books|totals";
const WITHHELD = phrases(
  `not|never|no|without|avoid|neither|nor|nothing ..6 ${TOLD}`,
  `not|never|no|without|avoid|neither|nor|nothing ..6 ${SHOWN} ..6 ${PLACE}`,
  `leave|leaving|keep|keeping|take|hold|left|kept|stay|stays|remain|remains|fall|falls|be ..8 out|off|outside|from|away|below ..6 ${PLACE}`,
  `is|are|be|will|need|needs|appear|goes ..2 not|never ..4 on|in|among|within|part ..5 ${PLACE}`,
  "avoid|escape|bypass|dodge|sidestep|circumvent|skip ..6 disclosure|disclosing|declaring|publication|publishing",
  `through|via|by|under|as ..12 not|avoid|without|never|outside|instead|rather ..6 disclose*|publish*|${PLACE}|declare*`,
  `go|goes|entered|recorded|booked|shown|listed|put ..3 under|as ..8 not|instead|rather ..4 ${PLACE}|disclosed|published|that`,
  "under|below ..2 radar|threshold",
  "cash in hand",
  "off the books|record|register",
  `exempt|exempted|exclude|excluded|omit|omitted ..8 ${PLACE}`,
  "split|divide|spread ..10 so ..8 disclosure|threshold|report|appear|publish*",
);
const MONEY = phrases(
  "@money",
  "payment|payments|fee|fees|paid|pay|grant|grants|donation|donations|sum|sums|money|honorarium|honoraria|support|sponsorship|hospitality|transfer|transfers|expenses|contribution|funding",
);
/** Words that show an intention to evade, whatever else is said of names and totals. */
const EVADES = phrases(
  "not|avoid|without ..3 draw|drawing|attract ..2 attention",
  "so|means|meaning ..6 not|never ..6 show|shown|appear|count|counted|disclosed|published",
  "so|means|meaning ..6 stay|stays|out|off|outside|below ..6 disclosure|list|register|report|radar|figures",
);
const POINTS_BACK = phrases("it|this|these|they|that|both");
const PRICES = phrases(
  "price|prices|budget|tariff|model|analysis|drug cost|costs|per patient",
  "formulary|vat|licence|authorisation",
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
  const { engagement, grant, patientOrganisation, paidPublic, collaboration, agreement } = facts.dealings;
  if (
    !(
      engagement ||
      grant ||
      patientOrganisation ||
      paidPublic ||
      collaboration ||
      agreement ||
      facts.event.isEvent ||
      facts.briefing.isBriefing ||
      facts.dealings.sums.length > 0
    )
  )
    return [];
  const evaded = findPhrases(EVADES, facts, ownSentences(facts)).filter(
    (m) =>
      hasPhrase(MONEY, facts, [m.sentence]) &&
      hasPhrase(
        phrases("disclosure|disclosed|published|list|register|report|figures|statement|name|radar|total|totals"),
        facts,
        [m.sentence],
      ) &&
      !hasPhrase(PRICES, facts, [m.sentence]),
  );
  const plain = findPhrases(WITHHELD, facts, ownSentences(facts)).filter((m) => {
    const before = facts.sentences[m.sentence.index - 1];
    const meansMoney =
      hasPhrase(MONEY, facts, [m.sentence]) ||
      (before !== undefined && hasPhrase(POINTS_BACK, facts, [m.sentence]) && hasPhrase(MONEY, facts, [before]));
    return meansMoney && !hasPhrase(ALLOWED, facts, [m.sentence]) && !hasPhrase(PRICES, facts, [m.sentence]);
  });
  return [...evaded, ...plain];
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

import { hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { clip, hitsIn } from "../engine/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Hit } from "../types.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { withheld } from "./withheld.ts";

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
  `doctor|doctors|nurse|nurses|pharmacist|consultant|${CARE_PLACE}|adviser|advisers|speaker|speakers`,
  "healthcare organisation|organisations|professional|professionals",
  "health professional|professionals",
  // The register on which payments to professionals and their organisations stand.
  "disclosure uk",
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
      fix: { kind: "replace", with: "We will disclose the payment as the Code requires." },
    }),
  );
}

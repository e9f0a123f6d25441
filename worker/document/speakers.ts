import type { DocumentAuthor, DocumentKind, DocumentReaders } from "#schema/document.ts";
import type { Audience } from "#schema/submission-options.ts";
import { standsIn } from "#worker/text/may-match.ts";
import type { Reading } from "./reading.ts";
import type { Scores } from "./scores.ts";

const BY_KIND: Record<DocumentKind, { author: DocumentAuthor; readers: DocumentReaders }> = {
  "promotion-hcp": { author: "company", readers: "hcp" },
  "promotion-public": { author: "company", readers: "public" },
  "patient-material": { author: "company", readers: "prescribed" },
  "disease-awareness": { author: "company", readers: "public" },
  "meeting-paper": { author: "company", readers: "hcp" },
  "press-release": { author: "company", readers: "media" },
  corporate: { author: "company", readers: "public" },
  "internal-briefing": { author: "company", readers: "staff" },
  disclosure: { author: "company", readers: "public" },
  smpc: { author: "company", readers: "hcp" },
  leaflet: { author: "company", readers: "prescribed" },
  label: { author: "company", readers: "prescribed" },
  "assessment-report": { author: "regulator", readers: "hcp" },
  "prescribing-information": { author: "company", readers: "hcp" },
  guideline: { author: "nhs", readers: "hcp" },
  formulary: { author: "nhs", readers: "hcp" },
  "regulator-or-nhs": { author: "nhs", readers: "hcp" },
  ruling: { author: "regulator", readers: "unknown" },
  "journal-article": { author: "academic", readers: "hcp" },
  news: { author: "press", readers: "unknown" },
  charity: { author: "charity", readers: "public" },
  "job-advertisement": { author: "other", readers: "unknown" },
  "not-medicines": { author: "other", readers: "unknown" },
};

const BY_AUDIENCE: Record<Audience, DocumentReaders> = {
  hcp: "hcp",
  patients: "public",
  payers: "payers",
  media: "media",
  investors: "investors",
};

const SELLER =
  /\bgphc\b|\bsuperintendent pharmacist\b|\bregistered pharmac(?:y|ies)\b|\bonline (?:pharmacy|doctor|clinic)\b|\bour (?:clinic|clinicians|prescribers|pharmacists)\b|\b(?:start|begin|book) (?:your |a |an )?(?:free )?(?:online )?(?:consultation|assessment)\b|\bprivate prescription\b|\b(?:add|view|choose|select) treatments?\b|\bwithout (?:a )?(?:prescription|insurance)\b|\b(?:cash price|buy \p{L}+ online)\b|\b(?:next order|reorder|add to (?:basket|cart))\b/u;
/** How an appointment is booked, paid for and missed. */
const OF_BOOKINGS =
  /\b(?:non-?refundable|cancellation (?:fee|policy)|consultation fee|booking fee|deposit (?:is )?required|require [^.\n]{0,20}deposit|no[- ]show)\b/u;
/** What only makers write: their imprint and their statements. */
const MAKER =
  /\badverse events? should\b|\bdate of prep|\bjob (?:code|number|bag)|\bcertif|\brepresentative|\bprescribing information\b|\bis provided by\b|\bpharma(?:ceuticals?)? (?:uk )?(?:ltd|limited|plc)\b/;
const REGULATOR =
  /\bmhra\b|\bmedicines and healthcare products|\blearning module\b|\bsummar(?:y|ies) of product characteristics for\b|\bema\b|\btitle: \d\.\d/;
const PATIENT_ADDRESSED = /\byour (?:doctor|gp|pharmacist|nurse)\b|\bask (?:your|a) (?:doctor|pharmacist)\b/;

/** Whether a shop, a pharmacy or a clinic speaks of its service. */
export const speaksAsSeller = ({ lower }: Pick<Reading, "lower">): boolean => SELLER.test(lower) && !MAKER.test(lower);

const sellsToPublic = ({ lower, names }: Reading, { told }: Scores) => {
  if (standsIn(MAKER, lower)) return false;
  const sold = names.medicines.filter(({ entry }) => entry.legal !== "P" && !entry.isWordlike);
  if (standsIn(SELLER, lower) && sold.length > 0) return true;
  const selling = new Set(told.filter(({ tell }) => tell.kind === "promotion-public").map(({ tell }) => tell));
  if (names.companies.length > 0) return false;
  // A clinic's or a shop's page on its bookings and fees.
  if (names.medicines.length === 0) return selling.size >= 2 && standsIn(OF_BOOKINGS, lower);
  return selling.size > 0 && sold.some(({ entry }) => entry.isPrescription);
};

/** Who speaks to whom, by the kind and what the text says; the chosen audience decides only what that leaves open. */
export function speakersOf(
  kind: DocumentKind,
  reading: Reading,
  scores: Scores,
  audience: Audience,
): { author: DocumentAuthor; readers: DocumentReaders } {
  const { author, readers } = BY_KIND[kind];
  const { lower } = reading;
  if (kind === "promotion-public" && sellsToPublic(reading, scores)) return { author: "seller", readers };
  if (kind === "promotion-hcp") return { author, readers: audience === "payers" ? "payers" : "hcp" };
  if (kind === "regulator-or-nhs") {
    const toPatients = standsIn(PATIENT_ADDRESSED, lower);
    return {
      author: standsIn(REGULATOR, lower) && !toPatients ? "regulator" : "nhs",
      readers: toPatients ? "public" : readers,
    };
  }
  if (kind === "press-release")
    return {
      author,
      readers: audience === "investors" || /\bshareholders?\b|\brns\b/.test(lower) ? "investors" : "media",
    };
  return { author, readers: readers === "unknown" ? BY_AUDIENCE[audience] : readers };
}

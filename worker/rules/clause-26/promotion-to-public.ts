import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { hasPhrase, phrases } from "../pattern.ts";
import type { Check, Hit } from "../types.ts";
import {
  copyOf,
  EXCITED,
  hasAny,
  hopesIn,
  INSTRUCTED,
  isReported,
  medicineName,
  PLAIN_EFFECT,
  reachesPublic,
  SHOWN,
  VIVID,
} from "./wording.ts";

/** Money talk between a listed company and its shareholders. */
const FINANCE = phrases(
  "sales|revenue|revenues|turnover|earnings|margin|guidance|shareholders|dividend|million|billion|market|forecast",
);
/** Signs that a sentence beside the name speaks of the medicine too. */
const OWN_VOICE = phrases("i|my|me|we|our|you|your|it|this|people|patients|sufferers|survivors|women|men|families");
/** Copy that speaks for safety or supply rather than for the medicine. */
const CARE = phrases(
  "not|never stop|share|take|use|double|give|like|comment|post",
  "recall|recalled|replacement|shortage|supplies|out of stock|batch",
  "not ..3 work|help|suit|everyone|known|cure|improve|licensed|approved",
  "may|might|could|can ..1 not",
  "read ..4 leaflet",
);

/** 2 for words that sell, 1 for a plain effect or being on sale, 0 for neither. */
function weight(facts: Facts, sentence: Sentence): 0 | 1 | 2 {
  const { readers } = facts.setting;
  const named = namesMedicine(facts.identity, sentence);
  const beside = [1, -1, -2].some((step) => {
    const next = facts.sentences[sentence.index + step];
    return next !== undefined && Math.abs(next.line - sentence.line) <= 1 && namesMedicine(facts.identity, next);
  });
  if ((!named && !beside) || hasPhrase(CARE, facts, [sentence])) return 0;
  if (readers === "open-investors" && hasPhrase(FINANCE, facts, [sentence])) return 0;
  if (hopesIn(facts, [sentence]).length > 0) return 2;
  if (
    hasAny(VIVID, facts, sentence) &&
    !isReported(facts, sentence) &&
    (named || hasPhrase(OWN_VOICE, facts, [sentence]) || sentence.zone === "heading")
  )
    return 2;
  if (!named) return 0;
  if (readers !== "open-investors" && hasAny(EXCITED, facts, sentence)) return 2;
  if (readers === "partners" && hasAny(INSTRUCTED, facts, sentence)) return 2;
  return hasAny(PLAIN_EFFECT, facts, sentence) && !isReported(facts, sentence) ? 1 : 0;
}

/** Pictures of the pack, and hashtags of its name: advertisements without a word of praise. */
function shows(facts: Facts, sentence: Sentence): boolean {
  if (hasPhrase(CARE, facts, [sentence])) return false;
  if (hasAny(SHOWN, facts, sentence)) return true;
  const words = facts.view.text.slice(sentence.start, sentence.end);
  return (
    facts.submission.channel === "social" &&
    facts.identity.named.some(({ name }) => words.toLowerCase().includes(`#${name.toLowerCase()}`))
  );
}

function find(facts: Facts): Hit[] {
  const sentences = copyOf(facts);
  const weighed = sentences.map((sentence) => ({ sentence, points: weight(facts, sentence) }));
  const sold = weighed.filter(({ points }) => points === 2);
  const pictured =
    facts.setting.readers === "open-investors" && sold.length === 0 ? [] : sentences.filter((s) => shows(facts, s));
  const plain = weighed.filter(({ points }) => points === 1);
  const enough =
    sold.length > 0 || pictured.length > 0 || (plain.length > 1 && facts.setting.readers !== "open-investors");
  if (!enough) return [];
  const faulty = new Set([
    ...sold.map((w) => w.sentence),
    ...pictured,
    ...(facts.setting.readers === "open-investors" ? [] : plain.map((w) => w.sentence)),
  ]);
  return [...faulty]
    .sort((a, b) => a.index - b.index)
    .map((sentence) => ({
      at: { start: sentence.start, end: sentence.end },
      issue: `These words promote ${medicineName(facts)}, a prescription only medicine, where people who are not health professionals will see them. Such medicines must not be advertised to the public.`,
      fix: {
        kind: "delete",
        note: "Take the medicine out of anything that the public can see; information about the disease and its treatments in general may stay.",
      },
    }));
}

/** 26.1 (and 3.2): prescription only medicines are not advertised to the public. */
export const promotionToPublic: Check = {
  id: "clause-26/promotion-to-public",
  requirement: "26.no-pom-advert",
  alsoDecides: ["3.pom-to-public"],
  alsoUnder: ["3.2"],
  severity: "HIGH",
  duty: "must",
  themes: ["promotion-to-public", "social-media", "website-content", "press-and-media"],
  applies: (facts) => reachesPublic(facts) && facts.identity.named.length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Hay fever?\n\n[[Veltrizo (fexolastine) clears a stuffy nose in an hour and keeps working all day.]]\n\nNorlake Pharma Ltd, Leeds",
        audience: "patients",
        channel: "website",
        why: "claims on an open page",
      },
      {
        text: "[[So proud of the team behind Zolmeria (tavolimab)!]]\nApproved by the MHRA this morning.\n[[#Zolmeria #asthma]]",
        audience: "patients",
        channel: "social",
        context: "A key account manager's post on her own LinkedIn profile.",
        why: "an employee's celebration of a licence",
      },
      {
        text: "[[Introducing Mirenza (levestradiol) ring]]\n\nLife is too short for hot flushes.\n\n[[Photograph: woman on a beach, Mirenza pack in the corner]]",
        audience: "patients",
        channel: "print",
        why: "a consumer advertisement with a pack shot",
      },
      {
        text: "Norlake plc results are out. Revenue rose 4%.\n\n[[Migravel (sumagepant) stops attacks before they start and gives people their lives back.]] Migravel sales were £48 million.",
        audience: "investors",
        channel: "social",
        why: "an investor post that sells",
      },
      {
        text: "Creator agreement\nHi Jess\nThank you for helping us.\n[[Hold the Glucarest (semavatide) pen in view in each reel.]] Use Glucarest music if you like.",
        audience: "patients",
        channel: "email",
        why: "a creator is commissioned to advertise",
      },
      {
        text: "[[Great evening telling surgeons about Hemostix (tranexapril).]]",
        audience: "hcp",
        channel: "social",
        context: "Regional manager's personal Instagram account, public.",
        why: "an open personal account is public whoever it was meant for",
      },
      {
        text: "Norlake Pharma medicines\nArthrenza (golisumab) is available on the NHS in every area.\n[[Arthrenza reduces swelling and improves movement.]]\n[[Arthrenza is now available as a pen.]]",
        audience: "patients",
        channel: "website",
        why: "several plain claims on an open page add up to promotion",
      },
    ],
    clean: [
      {
        text: "Norlake plc half-year results\nRevenue rose 8%. Sales of Migravel (sumagepant) were £48 million. The MHRA licensed Migravel in March for acute treatment of migraine in adults.",
        audience: "investors",
        channel: "social",
        why: "facts for shareholders",
      },
      {
        text: "Our medicines\nThe list is for reference. Select a name to read the package leaflet.\nArthrenza (golisumab) solution for injection\nMigravel (sumagepant) tablets",
        audience: "patients",
        channel: "website",
        why: "reference information",
      },
      {
        text: "RECALL: Respimax (indacafenterol) inhaler, batch 0042\nSome Respimax inhalers may not give the full dose. Stop using inhalers with this number and ask your pharmacist for a replacement.",
        audience: "patients",
        channel: "print",
        why: "a safety notice",
      },
      {
        text: "Collaborative working\nWith Leeds Teaching Hospitals we paid for a nurse. The trust uses Arthrenza (golisumab) among other medicines. The value was £20,000.",
        audience: "patients",
        channel: "website",
        why: "a disclosure page",
      },
    ],
    inapplicable: [
      {
        text: "For UK health professionals. Veltrizo (fexolastine) relieves congestion in adults with hay fever.",
        audience: "hcp",
        channel: "website",
        why: "health professionals behind a declaration",
      },
      {
        text: "For people who have been prescribed Coprivex (lomidastat). Take one tablet each morning.",
        audience: "patients",
        channel: "print",
        context: "Handed to patients who have been prescribed the medicine.",
        why: "the readers already take it",
      },
    ],
  },
};

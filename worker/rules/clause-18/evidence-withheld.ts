import { written } from "../checks/written.ts";
import { GIVEN, PROOF, PROOF_DENIED, WITHHELD } from "../concepts/proof.ts";

/** Evidence before a court, what its users will not give back, a letter that the writer does not ask for. */
const NO_ANSWER =
  /\bgive (?:it|them) back\b|\bhesitate to give evidence\b|\bgive evidence (?:in|to|before|at) (?:(?:an?|the|any|open) )?(?:\w+ )?(?:court|inquiry|committee|panel|tribunal|inquest|hearing)\b|\bI (?:do not|don't) need\b/i;

/** What is asked is not refused yet. */
const ASKED = /\?["')]*\s*$/;

/** 18.2: evidence for a claim is given without delay, fee or condition to whoever asks as a professional. */
export const evidenceWithheld = written({
  id: "clause-18/evidence-withheld",
  requirement: "18.substantiation-ready",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["unsubstantiated-claim"],
  when: [{ is: ["promotion"] }, { kinds: ["reply", "internal", "no-medicine", "information"] }],
  meetings: [
    {
      ideas: [{ all: [WITHHELD, PROOF], none: [GIVEN], why: "keeps back the evidence or makes it hard to have" }],
      unless: [NO_ANSWER, ASKED],
      unlessDenied: [PROOF_DENIED],
      rule: "Evidence for a claim must be provided without delay, and at latest within ten working days, to health professionals and other relevant decision makers who ask (Clause 18.2).",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Zelvorin (tavorimib) for migraine in adults.\n\n[[The study is commercially sensitive, so we do not share it.]]",
        why: "refused",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults.\n\n[[A fee of £40 applies to requests for the data.]]",
        why: "priced",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults.\n\n[[The evidence is commercially sensitive, so we do not share it.]]",
        why: "kept back",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults.\n\n[[The company will give evidence for the claim only to those who prescribe it.]]",
        why: "for users only",
      },
    ],
    clean: [
      {
        text: "Zelvorin (tavorimib) for migraine in adults.\n\nThe paper is enclosed; there is no charge.",
        why: "given",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults.\n\nWe would not hesitate to give evidence in court.",
        why: "another kind of evidence",
      },
      {
        text: 'Zelvorin (tavorimib): briefing for representatives.\n\nDoctor: "Can I see the unpublished analysis?" You: "Of course. Medical Information will send it within ten working days."',
        channel: "sales",
        why: "asked for, and given",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults.\n\nNo published study compares the two.",
        why: "honest about what is known",
      },
    ],
    inapplicable: [{ text: "Living with migraine", audience: "patients", why: "for the public" }],
  },
});

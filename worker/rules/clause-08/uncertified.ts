import type { Check, Example } from "../types.ts";

const PIECE = "Zelvorin (tavorimib) 40 mg capsules for migraine in adults.\n\n";

const clean = (text: string, why: string, context?: string): Example => ({ text: PIECE + text, why, context });

/** Pieces that only a signatory can pass. */
const NEEDS_SIGNATORY = new Set(["promotion", "for-public", "for-patients", "press", "internal"]);

/** 8.1 and 8.3: nothing that the Code wants certified is used before certification, or otherwise than in the form certified. */
export const uncertified: Check = {
  id: "clause-08/uncertified",
  requirement: "8.final-form",
  severity: "HIGH",
  duty: "must",
  themes: ["certification"],
  applies: ({ obligatory: { certification: c }, promotion }) =>
    c.uncertified.length + c.altered.length + c.usedBefore.length > 0 ||
    c.uncertifiedInContext ||
    (c.passedByOthers.length > 0 && NEEDS_SIGNATORY.has(promotion.kind)),
  find({ obligatory: { certification: c }, promotion }) {
    const others = NEEDS_SIGNATORY.has(promotion.kind) ? c.passedByOthers : [];
    const late = [
      ...c.usedBefore.map((at) => ({
        at,
        issue:
          "By the dates given the piece was in use before it was certified. It must be certified in its final form by a signatory before any use.",
        fix: { kind: "delete" as const, note: "Withdraw what was used before the certificate." },
        ...(promotion.isPromotional || promotion.kind === "internal" ? {} : { severity: "MEDIUM" as const }),
      })),
      ...others.map((at) => ({
        at,
        issue:
          "Those named as having passed the piece are no signatories. It must be certified by a signatory who is a registered medical practitioner or pharmacist, or as Clause 8 allows.",
        fix: { kind: "delete" as const, note: "Withhold the piece until a signatory has certified it." },
      })),
    ];
    const said = c.uncertified.map((at) => ({
      at,
      issue:
        "The piece says that it has not been certified or approved, or is to be used before it has. It must be certified in its final form by a signatory before any use.",
      fix: { kind: "delete" as const, note: "Withhold the piece until it has been certified." },
    }));
    const changed = c.altered
      .filter((at) => ![...c.uncertified, ...c.usedBefore].some((u) => u.start === at.start))
      .map((at) => ({
        at,
        issue:
          "The piece was changed after certification. The form used must be the form certified; a changed piece must be certified again.",
        fix: { kind: "delete" as const, note: "Use the certified form, or certify the changed one." },
      }));
    const placed = late.filter(({ at }) => !c.uncertified.some((u) => u.start === at.start));
    if (said.length + changed.length + placed.length > 0) return [...said, ...changed, ...placed];
    return [
      {
        at: null,
        issue:
          "From what you told us, the piece has been used or is to be used without certification of this form of it. It must be certified in its final form before any use.",
        fix: { kind: "insert", at: "end", text: "", note: "Withhold the piece until it has been certified." },
      },
    ];
  },
  examples: {
    flagged: [
      { text: `${PIECE}[[Working copy, not yet through medical.]]`, why: "a working copy in use" },
      { text: `${PIECE}[[We have not put the slides through sign-off.]]`, why: "not put through" },
      {
        text: `${PIECE}[[I've put this slide together myself, it hasn't been through our approval people so keep it to yourself.]]`,
        why: "a home-made slide",
      },
      { text: `${PIECE}[[This leaflet has not been certified yet.]]`, why: "plainly not certified" },
      {
        text: `${PIECE}[[The new email will not be certified until Monday.]] Send it anyway.`,
        why: "the new piece is used before",
      },
      {
        text: `${PIECE}[[The signatory was not involved in the last changes.]]`,
        why: "changes that nobody passed",
      },
      {
        text: `${PIECE}[[Use the leaflet now, approval paperwork to follow.]] A grant is on its way.`,
        why: "papers of approval",
      },
      { text: `${PIECE}[[Cleared by nobody but myself!]]`, why: "passed by its own author" },
      { text: `${PIECE}[[Approved by: HR and PR.]]`, why: "two offices that may not certify" },
      {
        text: `${PIECE}[[Start using the flyer now; certification will follow next week.]]`,
        why: "certification to follow",
      },
      { text: `${PIECE}[[There is no need to wait for medical approval.]]`, why: "told not to wait" },
      {
        text: `${PIECE}[[I have tweaked the approved email to suit your ward.]]`,
        why: "an approved e-mail was changed",
      },
      { text: `${PIECE}[[The last two graphs were added after certification.]]`, why: "added after certification" },
      {
        text: `${PIECE}[[Send it straight from your own account so that it does not have to go through the signatory.]]`,
        why: "steers round the signatory",
      },
      {
        text: `${PIECE}Job sheet\n[[First used at the Leeds stand on 3 February 2025.]]\nCertified 12 June 2025.`,
        why: "in use four months before its certificate",
      },
      {
        text: `${PIECE}[[Approved by: Brand Manager; Group Legal; Events.]]`,
        why: "no signatory among those who passed it",
      },
      {
        text: `${PIECE}[[Signatory: not asked, as the text is the same as last year's.]]`,
        why: "a job sheet with the step left out",
      },
      {
        text: `${PIECE}[[Certification by the UK team was waived because the congress is international.]]`,
        why: "waived",
      },
      {
        text: `${PIECE}[[As the congress is in Lyon, the slides fall outside UK sign-off.]]`,
        why: "an excuse in the place of a certificate",
      },
      {
        text: `${PIECE}Compliance review needs ten days and the talk is on Monday. [[It is your own talk, so we don't need it.]]`,
        why: "the step stands in the sentence before",
      },
      {
        text: `${PIECE}File note. The approved letter has one paragraph on bleeding. [[I have left it out for my two hospitals.]]`,
        why: "a certified letter put otherwise by its sender",
      },
      { text: PIECE, context: "Sent by a representative without certification.", why: "known from the context" },
      {
        text: PIECE,
        context: "Our Basel office booked the page; the UK signatories were not asked.",
        why: "known from the context: nobody in the UK passed it",
      },
      {
        text: `${PIECE}ZEL-PT-0004 prepared March 2025\n[[Certificate number: ............]]\nPrinted 4 April 2025`,
        why: "gone to print with the place for the certificate empty",
      },
    ],
    clean: [
      clean("Draft 2 for medical review, not yet approved.", "a draft on its way"),
      clean("Room lists and other logistics for the talk do not need certification.", "logistics"),
      clean(
        "The society's newsletter is outside our approval procedure: we neither wrote nor paid for it.",
        "not the company's",
      ),
      clean(
        "The approved letter had an old price. We have changed it and sent it back for a new certificate.",
        "certified anew",
      ),
      clean("The molecule has not been approved in any country.", "the status of a medicine"),
      clean("Do not use material that has not been certified.", "a ban"),
      clean(
        "Use only the certified leavepiece and do not alter approved slides.",
        "an instruction to keep to certified material",
      ),
      clean("Approved artwork: no changes after certification on 4 May 2025.", "unchanged since"),
      clean("Read it in ten minutes: no quiz, no points, no certificate.", "no certificate of attendance"),
      clean("The panel, on which no one from sales sits, looked at it on 3 July.", "who decided"),
      clean("Certified under Clause 8.3: NGP-UK-0004.", "certified"),
      clean("ZEL-PT-0004, draft of March 2025\nCertificate number: ............", "a draft that has not gone out"),
      clean("Certified 12 January 2025. First used on 3 February 2025.", "certified first"),
      clean("Approved by: Brand Manager; medical signatory.", "a signatory among them"),
      clean("Draft for certification. Do not send until it has been signed.", "a draft on its way to the signatory"),
      clean("Zelvorin has not been approved by the FDA.", "a regulator abroad"),
      clean("The minutes have not been approved by the committee of readers.", "minutes of a meeting"),
      clean(
        "Zelvorin has not been studied in children. It is not certified as gluten free by the society.",
        "another kind of certificate",
      ),
    ],
    inapplicable: [clean("For UK health professionals.", "nothing about certification")],
  },
};

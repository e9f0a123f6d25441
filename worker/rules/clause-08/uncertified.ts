import type { Check, Example } from "../types.ts";

const PIECE = "Zelvorin (tavorimib) 40 mg capsules for migraine in adults.\n\n";

const clean = (text: string, why: string, context?: string): Example => ({ text: PIECE + text, why, context });

/** 8.1 and 8.3: nothing that the Code wants certified is used before certification, or otherwise than in the form certified. */
export const uncertified: Check = {
  id: "clause-08/uncertified",
  requirement: "8.final-form",
  severity: "HIGH",
  duty: "must",
  themes: ["certification"],
  applies: ({ obligatory: { certification: c } }) =>
    c.uncertified.length + c.altered.length > 0 || c.uncertifiedInContext,
  find({ obligatory: { certification: c } }) {
    const said = c.uncertified.map((at) => ({
      at,
      issue:
        "The piece says that it has not been certified or approved, or is to be used before it has. It must be certified in its final form by a signatory before any use.",
      fix: { kind: "delete" as const, note: "Withhold the piece until it has been certified." },
    }));
    const changed = c.altered
      .filter((at) => !c.uncertified.some((u) => u.start === at.start))
      .map((at) => ({
        at,
        issue:
          "The piece was changed after certification. The form used must be the form certified; a changed piece must be certified again.",
        fix: { kind: "delete" as const, note: "Use the certified form, or certify the changed one." },
      }));
    if (said.length + changed.length > 0) return [...said, ...changed];
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
      {
        text: `${PIECE}[[I've put this slide together myself, it hasn't been through our approval people so keep it to yourself.]]`,
        why: "a home-made slide",
      },
      { text: `${PIECE}[[This leaflet has not been certified yet.]]`, why: "plainly not certified" },
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
      { text: PIECE, context: "Sent by a representative without certification.", why: "known from the context" },
    ],
    clean: [
      clean("Do not use material that has not been certified.", "a ban"),
      clean(
        "Use only the certified leavepiece and do not alter approved slides.",
        "an instruction to keep to certified material",
      ),
      clean("Approved artwork: no changes after certification on 4 May 2025.", "unchanged since"),
      clean("Read it in ten minutes: no quiz, no points, no certificate.", "no certificate of attendance"),
      clean("The panel, on which no one from sales sits, looked at it on 3 July.", "who decided"),
      clean("Certified under Clause 8.3: NGP-UK-0004.", "certified"),
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

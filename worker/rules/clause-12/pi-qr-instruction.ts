import { email, leavepiece } from "../checks/example-texts.ts";
import { mediumOf, owesAll } from "../checks/obligatory-items.ts";
import type { Check } from "../types.ts";

/** "Scan the code", or the same by what the hand does: "point your phone at the square". */
const TOLD =
  /\bscan|\b(?:point|aim|hold|turn) (?:up )?(?:your|a|the) (?:[\p{L}-]+ )?(?:phone|smartphone|mobile|camera|tablet|device)\b/iu;

/** 12.1.i and iii: a QR code stands with words that tell the reader to scan it for prescribing information. */
export const piQrInstruction: Check = {
  id: "clause-12/pi-qr-instruction",
  requirement: "12.qr-print-conditions",
  severity: "MEDIUM",
  duty: "must",
  themes: ["prescribing-information"],
  applies: (facts) => owesAll(facts) && mediumOf(facts) !== "own-device" && /\bQR\b/.test(facts.view.text),
  find(facts) {
    const { blocks, pointers } = facts.prescribingInformation;
    const routes = pointers.filter((p) => p.route !== "label");
    const told = routes.some((p) => p.route !== "qr" || TOLD.test(facts.view.text.slice(p.start - 40, p.end + 60)));
    const bare = routes.find((p) => p.route === "qr");
    if (blocks.length > 0 || told || !bare) return [];
    return [
      {
        at: bare,
        issue:
          "The QR code stands without an instruction. It must be prominent, with words that tell the reader to scan it for prescribing information.",
        fix: {
          kind: "replace",
          with: `[QR code] Scan this QR code for ${facts.promotion.medicines[0]?.name ?? "the medicine's"} prescribing information.`,
        },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: leavepiece({ pi: "[[QR code: Zelvorin prescribing information]]" }),
        why: "a code with a label and no instruction",
      },
      {
        text: leavepiece({ pi: "[[QR code, 8 mm: prescribing information]]" }),
        channel: "sales",
        why: "a small code with a label only",
      },
      {
        text: leavepiece({ pi: "[[QR code: prescribing information on your phone]]" }),
        why: "a phone is named and nobody is told what to do with it",
      },
    ],
    clean: [
      {
        text: leavepiece({ pi: "[QR code] Scan this code for Zelvorin prescribing information" }),
        why: "told to scan",
      },
      { text: leavepiece({ pi: "SCAN HERE FOR PRESCRIBING INFORMATION [QR code]" }), why: "told to scan, in capitals" },
      {
        text: leavepiece({ pi: "Aim your phone camera at this square to open Zelvorin prescribing information [QR]" }),
        why: "told what to do with the phone",
      },
    ],
    inapplicable: [
      {
        text: email({ pi: "QR code: prescribing information" }),
        channel: "email",
        why: "a screen, where a code is no route at all",
      },
    ],
  },
};

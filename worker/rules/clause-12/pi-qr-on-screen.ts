import { email, FOOTER, LINK, leavepiece, STATEMENT } from "../checks/example-texts.ts";
import { mediumOf, owesAll, piInsert } from "../checks/obligatory-items.ts";
import type { Check } from "../types.ts";

/** 12.1.ii: on a screen that the reader opens alone a QR code is no route to prescribing information. */
export const piQrOnScreen: Check = {
  id: "clause-12/pi-qr-on-screen",
  requirement: "12.no-qr-in-own-device-digital",
  severity: "MEDIUM",
  duty: "must",
  themes: ["prescribing-information", "digital-navigation"],
  applies: (facts) => owesAll(facts) && mediumOf(facts) === "own-device",
  find(facts) {
    const { blocks, pointers } = facts.prescribingInformation;
    const qr = pointers.find((p) => p.route === "qr");
    if (!qr || blocks.length > 0 || pointers.some((p) => p.route === "link" || p.route === "in-piece")) return [];
    const product = facts.promotion.medicines[0]?.name ?? "the medicine";
    return [
      {
        at: qr,
        issue:
          "A QR code is the only way to the prescribing information on a screen that the reader opens alone. It must be given as text or by a direct single-click link.",
        fix: { kind: "replace", with: piInsert(facts, product).trim() },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: email({ pi: "[[Scan this QR code with your phone for Zelvorin prescribing information.]]" }),
        channel: "email",
        why: "only a code in an e-mail",
      },
      {
        text: `Zelvorin (tavorimib) for adults with migraine\n\n[[[QR code] Scan for prescribing information]]\n\n${STATEMENT}\n${FOOTER}`,
        channel: "website",
        why: "only a code on a page",
      },
    ],
    clean: [
      {
        text: email({ pi: `${LINK}\nOr scan the QR code for prescribing information.` }),
        channel: "email",
        why: "a link as well",
      },
      { text: email(), channel: "email", why: "a link" },
    ],
    inapplicable: [
      {
        text: leavepiece({ pi: "Scan this QR code for Zelvorin prescribing information." }),
        why: "print, where a code is allowed",
      },
    ],
  },
};

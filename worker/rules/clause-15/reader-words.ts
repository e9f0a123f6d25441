import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 15. */
export const words15: ClauseWords = {
  permission: {
    headline: "Promotion sent without permission",
    asks: "electronic promotion needs prior permission (Clause 15.5)",
    action: "ask",
    advice: "Send only to people who have given permission; never state a permission that was not given.",
  },
  "strained-consent": {
    headline: "Permission inferred from something else",
    asks: "permission must be given knowingly, for this purpose (Clause 15.5)",
    action: "ask",
    advice: "Obtain permission for promotional messages first.",
  },
  regulator: {
    headline: "Regulator named in promotion",
    asks: "regulators must not be mentioned unless they require it (Clause 15.2)",
    action: "substantiate",
    advice: "Say what the medicine is licensed for without naming the regulator; keep safety advice that it issued.",
  },
  "exposed-mailing": {
    headline: "Promotion visible on the outside of a mailing",
    asks: "the outside must carry nothing that advertises to the public (Clause 15.4)",
    action: "ask",
    advice: "Send it in a plain, sealed envelope.",
  },
  "open-mailing": {
    headline: "Promotional mailing sent open",
    asks: "exposed mailings must carry nothing that advertises to the public (Clause 15.4)",
    action: "ask",
    advice: "Send it in a plain, sealed envelope.",
  },
  disguise: {
    headline: "Disguised promotion",
    asks: "readers must know from the start that they are being promoted to, and by whom (Clause 15.6)",
    action: "do-not-use",
    advice: "Do not use this material; declare the company and the purpose from the start in a new one.",
  },
  "dressed-up": {
    headline: "Promotion dressed as something else",
    asks: "promotion must not be disguised (Clause 15.6)",
    action: "ask",
    advice: "Have the activity reviewed; say at the head what it is and who is behind it, or do not go ahead.",
  },
  "borrowed-authority": {
    headline: "Leans on the regulator's name",
    asks: "material must not refer to the MHRA or the licensing authority unless the law requires it (Clause 15.2)",
    action: "remove",
    advice: "Take out the reference to the regulator; keep safety advice that it issued.",
  },
  "presumed-consent": {
    headline: "Contacts people without their consent",
    asks: "promotional e-mail needs the recipient's prior permission (Clause 15.5)",
    action: "ask",
    advice: "Send only to people who have agreed to promotional e-mail from the company.",
  },
  "not-what-it-seems": {
    headline: "Promotion not shown for what it is",
    asks: "promotion must not be disguised or sent without permission (Clause 15)",
    action: "add",
    advice: "Say at the head that it is promotion and whose; check that its readers agreed to receive it.",
  },
};

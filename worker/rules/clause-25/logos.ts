import { phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { written } from "../checks/written.ts";

const LOGO_WITHOUT = phrases(
  "logo|logos|crest|badge|emblem ..14 without|not|no ..6 permission|asked|asking|agreement|agreed|approval|approved|consent|told",
  "without|not|no|before ..6 permission|asking|agreement|approval ..12 logo|logos|crest|badge|emblem",
  "permission|agreement|approval ..4 logo|logos|crest ..8 later|follow|pending|assumed|verbal",
);

const LOGO_RULE = phrases(
  `${NEGATION} ..12 without|until|unless|before ..6 asking|permission|agreement|consent|approval|agreed`,
);

const LOGO = phrases("logo|logos|crest|badge|emblem");

/** Clause 25.2: another organisation's logo or material only by written agreement. */
export const logos = written({
  id: "clause-25/logos",
  requirement: "25.logo-permission",
  severity: "MEDIUM",
  duty: "must",
  themes: ["patient-organisations"],
  when: { says: [LOGO] },
  faults: [
    {
      denies: LOGO_WITHOUT,
      unless: LOGO_RULE,
      issue:
        "{words}: another organisation’s logo may be used in public only under a written agreement that states the purpose and the use.",
      advice: "Obtain written agreement first, or leave the logo out.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Leaflet layout\n[[The charity logo goes on the cover; we have not asked for permission yet.]]",
        audience: "patients",
        why: "no permission",
      },
      { text: "[[Use the college crest without asking.]]", why: "used without asking" },
    ],
    clean: [
      {
        text: "Neither party will use the other's logo without asking for, and receiving, agreement in writing.",
        audience: "patients",
        why: "by agreement",
      },
      { text: "Charity logo used with agreement dated 4 March.", audience: "patients", why: "agreed" },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no logo" }],
  },
});

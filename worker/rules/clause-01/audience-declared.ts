import { email, HEADING, LINK, leavepiece, STATEMENT } from "../checks/example-texts.ts";
import { written } from "../checks/written.ts";

/** Who works in health care or pays for it. */
const READERS =
  "(?:doctors|prescribers|GPs|nurses|pharmacists|clinicians|consultants|\\p{L}+ologists|allergists|physicians|surgeons|dentists|optometrists|committees|teams|staff|decision makers|commissioners|payers|budget holders)";
/** Words that tell a reader whom the page is for: by name, by profession, or by what lets him in. */
const AUDIENCE = new RegExp(
  [
    "\\b(?:health ?care|health|medical|clinical|\\p{L}+ology|\\p{L}+iatrics?) professionals?\\b|\\bprofessionals['’]? (?:only|area|site)|\\bprofessionals UK\\b|/professionals\\b",
    "\\bHCPs?\\b",
    `\\b(?:for|to|at|access:|audience:) (?:UK |NHS |all )?(?:[\\p{L}&]+ ){0,3}${READERS}\\b`,
    `\\b${READERS} (?:only|who have (?:signed|logged) in)\\b`,
    "\\b(?:professional|verified|registered) (?:members|subscribers|users)\\b|\\bmembers['’]? (?:area|home|only|site)\\b|\\bclosed (?:site|network|group|forum)\\b",
    "\\b(?:GMC|NMC|GPhC|registration|PIN) (?:or |and |, )*(?:GMC |NMC |GPhC )*(?:numbers?|users|members|registrants)\\b",
    "\\b(?:confirmed|told us|declared) (?:that you|you) (?:are|prescribe|supply|work)\\b",
    "\\bDear (?:Dr|Doctor|Colleague|Professor|Mr|Mrs|Ms|Editor)\\b|\\blog-?in\\b",
  ].join("|"),
  "iu",
);

/** 1.1: which rules apply hangs on the reader, so a piece that can be met by anybody says whom it is for. */
export const audienceDeclared = written({
  id: "clause-01/audience-declared",
  requirement: "1.audience-declared",
  severity: "LOW",
  duty: "should",
  themes: ["digital-navigation"],
  when: [
    { is: ["promotion"], channel: "website" },
    { is: ["promotion"], channel: "social" },
  ],
  faults: [
    {
      missing: AUDIENCE,
      when: { contextNot: AUDIENCE },
      issue: "The page does not say whom it is for. Promotion online should be headed with its audience and country.",
      atHead: "For UK health professionals only.\n",
    },
  ],
  examples: {
    flagged: [
      {
        text: `Zelvorin (tavorimib) in migraine\nFewer migraine days in adults.\n${LINK}\n${STATEMENT}`,
        channel: "website",
        why: "no audience on a page",
      },
      {
        text: `Zelvorin (tavorimib): fewer migraine days in adults. ${LINK}`,
        channel: "social",
        why: "no audience on a post",
      },
    ],
    clean: [
      {
        text: `${HEADING}\nFewer migraine days in adults.\n${LINK}`,
        channel: "website",
        why: "headed for health professionals",
      },
      {
        text: `Zelvorin (tavorimib): fewer migraine days in adults. ${LINK}`,
        channel: "website",
        context: "Behind a log-in for health professionals.",
        why: "behind a log-in",
      },
      {
        text: `[Banner, members’ area: registration number checked]\nZelvorin (tavorimib): fewer migraine days in adults. ${LINK}`,
        channel: "website",
        why: "in an area for members of a profession",
      },
      {
        text: `Promotional site of Northgate Pharma Ltd. Travel health clinicians only.\nZelvorin (tavorimib): fewer migraine days in adults. ${LINK}`,
        channel: "website",
        why: "a profession only",
      },
    ],
    inapplicable: [
      { text: leavepiece(), why: "print, handed over in person" },
      { text: email(), channel: "email", why: "an e-mail goes to named people" },
    ],
  },
});

import { BRIEFING, CLAIM, email, FOOTER, LINK, leavepiece, PI, STATEMENT } from "../checks/example-texts.ts";
import type { Check } from "../types.ts";

export const aeStatementExamples: Check["examples"] = {
  flagged: [
    {
      text: "For UK health professionals only\n[[Click here for prescribing information and adverse event reporting]]\n\nZELVORIN (tavorimib) is indicated for migraine in adults.\nFollow a new pathway\n\nZEL-UK-0121 | May 2025",
      channel: "website",
      why: "a banner that leaves it to its link, a small matter",
    },
    {
      text: "[Front of marker, 25 x 60 mm]\n\nCALMOVIA. Where the itch meets its match.\nPI: see the advert on page 212\n\n[Back]\nCLM-01  03/25\n\nFor UK health professionals. Northgate Pharma Ltd",
      why: "a marker with a brand, a slogan and a pointer to the prescribing information",
    },
    {
      text: `INSERTION ORDER\nTo: Production desk, Headache Today\nPlease print as supplied.\n\n--- FINAL ARTWORK ---\n\n${leavepiece({ statement: "[[Report side effects to your health authority.]]" })}`,
      why: "an order that carries the whole advertisement, whose statement has one part of three",
    },
    { text: leavepiece({ statement: "" }), why: "no statement" },
    {
      text: `Zelvorin (tavorimib) for adults with migraine\n${CLAIM}\n${LINK}\n${FOOTER}\n\n[Appears once the menu icon is touched]\nHome\nSafety\n[[${STATEMENT}]]`.replace(
        STATEMENT,
        "Adverse events should be reported: https://yellowcard.mhra.gov.uk and Northgate Pharma Ltd on 01632 960111.",
      ),
      channel: "website",
      why: "only in a menu that has to be opened",
    },
    {
      text: email({ statement: "[[Adverse event reporting details are included in the prescribing information.]]" }),
      channel: "email",
      why: "left to the prescribing information",
    },
    { text: leavepiece({ statement: "", pi: `${PI} ${STATEMENT}` }), why: "only inside the prescribing information" },
    {
      text: leavepiece({
        statement:
          "[[Adverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk.]]",
      }),
      why: "no company",
    },
    {
      text: leavepiece({
        statement:
          "[[Adverse events should be reported. Report-\ning forms and information can be found at\nhttps://yellowcard.mhra.gov.uk.]] Northgate\nPharma Ltd, Derby. Enquiries: 01632 960111.",
      }),
      why: "a narrow column that does not send reports to the company",
    },
    {
      text: leavepiece({
        pi: "[[Prescribing information is printed on the next two pages, with the Yellow Card statement.]]",
        statement: "",
      }),
      why: "said to stand on pages that cannot be read: a doubt",
    },
    {
      text: leavepiece({ statement: "[[Adverse events should be reported to Northgate Pharma Ltd on 01632 960111.]]" }),
      why: "no Yellow Card address",
    },
    {
      text: `BANNER\nZelvorin (tavorimib) for adults with migraine\n${CLAIM}\n${LINK} | [[Report an adverse event]]`.replace(
        "| [[Report an adverse event]]",
        `\n[[Report an adverse event]]\n${FOOTER}`,
      ),
      channel: "website",
      why: "a banner with a link in place of the statement",
    },
  ],
  clean: [
    { text: leavepiece(), why: "all three parts" },
    {
      text: leavepiece({
        statement:
          "Adverse events should be reported. Report-\ning forms and information can be found at\nhttps://yellowcard.mhra.gov.uk. Adverse\nevents should also be reported to North-\ngate Pharma Ltd: 01632 960111.",
      }),
      why: "in a narrow column, its words divided at the ends of lines",
    },
    {
      text: leavepiece({
        statement:
          "Adverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk/ or search for MHRA Yellow Card in Google Play or the Apple App Store. Adverse events should also be reported to Northgate Pharma Ltd (drugsafety@northgate.example).",
      }),
      why: "with the app and an e-mail address",
    },
    {
      text: leavepiece({
        statement:
          "Please report side effects to https://yellowcard.mhra.gov.uk and to Northgate Pharma Ltd on 01632 960111.",
      }),
      why: "in other words, in one sentence",
    },
    {
      text: leavepiece({ claim: `${CLAIM}\nAdverse events were reported in 12% and 9% of patients.` }),
      why: "trial language beside the statement",
    },
  ],
  inapplicable: [{ text: BRIEFING, channel: "sales", why: "a briefing" }],
};

import { BRIEFING, email, LINK, leavepiece, PI } from "../checks/example-texts.ts";
import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: leavepiece({
        heading:
          "For UK health professionals\n\nNow there are two from Northgate\n\nZelvorin (tavorimib) 40 mg capsules\nFewer attacks than Calmadryn (sedarazine) 5 mg tablets in a head-to-head study (3 a week v 4 a week).\n\n[[Calmadryn]] remains a dependable choice for those who are settled on it.",
      }),
      why: "both are the company's, and both are commended",
    },
    {
      text: leavepiece({
        heading:
          "For UK health professionals\n\nZELVORIN (tavorimib) 40 mg capsules for migraine in adults\n\nNext step: [[ZELVORIN PLUS]] (tavorimib/sedarazine) 40 mg/5 mg capsules\nFor adults whose attacks go on.\n\nPI is on the back.",
      }),
      why: "a combination that shares the name and has risks of its own",
    },
    {
      text: leavepiece({
        heading:
          "For UK health professionals\n\nZelvorin (tavorimib) 40 mg capsules\n\n[[Calmadryn]] (sedarazine) 5 mg tablets, for adults with cluster headache. Attacks fell by 3 a week.",
      }),
      why: "a second medicine of the company with an entry of its own",
    },
    {
      text: leavepiece({ claim: "Cluster headache instead? Meet its stablemate [[Calmadryn]], once a day." }),
      why: "a second brand that is called a stablemate",
    },
    {
      text: email({
        claim:
          "Zelvorin (tavorimib) is for migraine in adults.\n\n[[Calmadryn]] (sedarazine) tablets are also supplied by Northgate Pharma. Calmadryn is a dependable option for cluster headache, and Calmadryn is taken once a day.",
      }),
      channel: "email",
      why: "a second medicine of the company, commended",
    },
    {
      text: leavepiece({
        heading:
          "Two medicines from our headache range\nFor UK health professionals\n\nZelvorin (tavorimib) 40 mg capsules for the prevention of migraine in adults\n[[Calmadryn]] (sedarazine) 5 mg tablets for cluster headache in adults",
      }),
      why: "prescribing information for one of two",
    },
    {
      text: email({
        claim:
          "Both of our medicines for headache are on your formulary.\n\n[[Calmadryn]] (sedarazine) tablets are for cluster headache in adults. Start Calmadryn early. Zelvorin (tavorimib) is for migraine in adults.",
      }),
      channel: "email",
      why: "one link for two medicines",
    },
    {
      text: leavepiece({
        claim:
          "Attacks that come in clusters? [[Calmadryn]] (sedarazine) 5 mg tablets are for adults with cluster headache. Attacks fell by 3 a week.",
      }).replace("clusters? ", "clusters? Think of "),
      why: "a second medicine with a section of its own",
    },
    {
      text: leavepiece({
        claim:
          "[[For cluster headache sedarazine is still a trusted start.]] Sedarazine 5 mg is taken at night.\n\nWhere migraine is the trouble, Zelvorin 40 mg; in one trial it was given after sedarazine 5 mg.\n\nBoth medicines come from Northgate Pharma.",
      }),
      why: "a second medicine under its substance alone",
    },
    {
      text: leavepiece({
        claim:
          "[[Please keep sedarazine MR 5 mg, which we have made since 2011, on your list.]] In one trial attacks fell by 3 a week with sedarazine MR and by 1 with placebo. Add Zelvorin 40 mg where migraine is the trouble.",
      }),
      why: "a substance that the company says it makes",
    },
  ],
  clean: [
    {
      text: leavepiece({
        claim:
          "Two trials of Zelvorin were done. All of these recommendations come from NICE. Siltador (pelamide) remains an option where Zelvorin is unsuitable.",
      }),
      why: "trials are counted, and another company's medicine has its place",
    },
    {
      text: leavepiece({
        claim:
          "A biosimilar of Enreva (etanolcept). The interval lay within both margins. Enreva is a trade mark of its owner.",
      }),
      why: "the model of a biosimilar is another company's",
    },
    {
      text: leavepiece({
        heading:
          "For UK health professionals\n\nZELVORIN (tavorimib) 40 mg capsules for migraine in adults\n\nAlso from Northgate: Calmadryn (sedarazine) 5 mg tablets, for adults with cluster headache.\n\nPrescribing information for both medicines is on the back page.",
      }),
      why: "the piece says where that of both stands",
    },
    {
      text: leavepiece({
        claim:
          "In our trial sumadrine 50 mg was allowed for attacks. Adults on sumadrine and Zelvorin had 2.1 fewer migraine days.",
      }),
      why: "a substance given beside it in the company's trial",
    },
    {
      text: email({
        claim:
          "Both of our medicines for headache are on your formulary.\n\nCalmadryn (sedarazine) tablets are for cluster headache in adults. Zelvorin (tavorimib) is for migraine in adults.",
        pi: `${LINK}\nClick here for Calmadryn prescribing information: https://calmadryn.northgate.example/pi`,
      }),
      channel: "email",
      why: "a link for each",
    },
    {
      text: leavepiece({
        heading: "Zelvorin (tavorimib) 40 mg capsules\n\nZelvorin £41.00 for 28; Siltador (pelamide) £58.00 for 28",
        pi: PI,
      }),
      why: "a rival in a table of prices",
    },
    { text: leavepiece(), why: "one medicine" },
    {
      text: leavepiece({
        claim: "In adults on sumadrine 50 mg, Zelvorin cut migraine days by 2.1. Sumadrine is effective in attacks.",
      }),
      why: "a substance that the piece does not call its own",
    },
  ],
  inapplicable: [{ text: BRIEFING, channel: "sales", why: "a briefing" }],
};

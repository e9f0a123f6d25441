import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Promotional advertisement for UK rheumatologists\n[[Zelvorin (tavorimib) for lupus in adults]]\nThe CHMP has given it a positive opinion.\n[[Stock will be with wholesalers in May.]]",
      why: "an opinion is no licence",
    },
    {
      text: "Dear supplier\nYour invoices will be paid after 60 days.\n[[And soon comes ZLV-204, which we expect to change the treatment of gout once it is licensed.]]",
      audience: "patients",
      why: "a letter to suppliers",
    },
    {
      text: "[[LUN-204 for COPD]]\nLUN-204 does not have a UK marketing authorisation.\n[[Be among the first to prescribe it.]]",
      why: "held out to prescribers",
    },
    {
      text: "[[Coming soon to the UK: the breakthrough you have been waiting for.]]\nOstravelle (lunorasib) is not yet licensed.",
      why: "excitement",
    },
    {
      text: "LUN-204 is an investigational medicine.\n[[Talk to our business managers about LUN-204.]]",
      channel: "conference",
      why: "commercial contact",
    },
    {
      text: "Half-year results\n[[LUN-204 is safe and stronger than any inhaler.]] It is in Phase III development.",
      audience: "investors",
      channel: "social",
      why: "a claim in investors' news",
    },
    {
      text: "Subject: Advance budgetary notification: lunorasib\n[[To: all respiratory consultants and GPs]]\nLunorasib does not have a UK marketing authorisation. Expected list price £50.",
      audience: "payers",
      channel: "email",
      why: "a notification sent to prescribers",
    },
    {
      text: "Advance budgetary notification: lunorasib\nTo: budget holders\nLunorasib is not licensed.\n[[It will transform the care of COPD.]]",
      audience: "payers",
      why: "a notification with a slogan",
    },
  ],
  clean: [
    {
      text: "Zelvorin (tavorimib) for lupus in adults works well.\nTry it today. * Subject to pharmacist approval",
      why: "the approval of each order by a pharmacist",
    },
    {
      text: "To all UK colleagues\nNRL-204 has no licence in the UK. You may feel proud of the new results, and so do we, but please do not like or share the post.",
      channel: "email",
      audience: "hcp",
      context: "Sent to all employees.",
      why: "staff are asked not to spread it",
    },
    {
      text: "Zelvorin (tavorimib) for lupus in adults is licensed in the UK.\nWhen it is approved by your formulary committee, order through the pharmacy.",
      why: "approved by a committee of the hospital",
    },
    {
      text: "Dr Jo Ellis, career\n• Wrote parts of the file of Zelvorin (tavorimib) that was sent to regulators in 2014\nAway from work I keep bees.",
      audience: "patients",
      channel: "social",
      why: "past work on a file",
    },
    {
      text: "REPRESENTATIVE BRIEFING: Tavorel (tavorimib) tablets\nTavorel is for migraine in adults.\nWhat must I not say?\n• “Safe” or “a breakthrough”\n• Anything on sleep or mood: not licensed\nLeave the SPC if asked.",
      why: "one use without a licence, and a list of what not to say",
    },
    {
      text: "Tavorimib is an investigational medicine that is not licensed in the UK.\nThe study met its main aim. It would be wrong to call it a breakthrough.",
      audience: "media",
      why: "sober words on a result",
    },
    {
      text: "LUN-204 is in Phase II development in COPD. It has not been licensed in any country, and its safety and efficacy have not been established.",
      audience: "investors",
      channel: "social",
      why: "a plain pipeline statement",
    },
    {
      text: "Subject: Advance budgetary notification: lunorasib\nTo: named medicines budget holders\nThis should not be passed to clinicians. Lunorasib does not have a UK marketing authorisation. Expected list price £50. One Phase III study is included in the application.",
      audience: "payers",
      channel: "email",
      why: "a genuine notification",
    },
    {
      text: "We have submitted an application for LUN-204 to the MHRA. A decision is expected in the fourth quarter.",
      audience: "investors",
      channel: "website",
      why: "a date without promise",
    },
    {
      text: "Study of LUN-204 (NCT00000000) in adults with COPD. The study will assess whether LUN-204 is better than placebo. LUN-204 is not licensed. Protocol approved by an ethics committee.",
      why: "registry facts",
    },
    {
      text: "Questions from shareholders\nIs LUN-204 going to be first to market?\nWe do not know. LUN-204 is not licensed in the UK.",
      audience: "investors",
      channel: "website",
      why: "the question is the shareholders'",
    },
    {
      text: "LUN-204 is not licensed anywhere. In last year's report we called LUN-204 “a game-changer”. The Board withdraws the phrase.",
      audience: "investors",
      channel: "website",
      why: "taken back",
    },
    {
      text: "To: directors of finance\nAdvance budgetary notification: tavorimib\n\nTavorimib is not licensed in the UK.\n\nWhy you are being told\nIt may matter to your budget.\n\nNovelty          New active substance\nSavings          None claimed\n\nPlanning price: £900 a year. Doses are given at home; one clinic visit is assumed.",
      audience: "payers",
      channel: "email",
      why: "a plain notice with a table of facts",
    },
  ],
  inapplicable: [
    {
      text: "Tavorel (tavorimib) is licensed for migraine in adults. Be among the first to prescribe it.",
      why: "licensed",
    },
  ],
};

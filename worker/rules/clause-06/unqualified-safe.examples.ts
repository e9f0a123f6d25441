import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) tablets\n[[Tavorel is a completely safe choice in migraine.]]",
      why: "“safe” strengthened, not qualified",
    },
    {
      text: "Tavorel (tavorimib) tablets\n• [[Tavorel is safe and well tolerated, so you need not hesitate.]]",
      why: "safe and well tolerated, without data",
    },
    { text: "Tavorel (tavorimib) tablets\n[[Safe, simple and effective.]]", why: "a slogan" },
    { text: "Tavorel (tavorimib) tablets\nSTRONGER. FASTER. [[SAFE.]]", why: "one word alone" },
    { text: "Tavorel (tavorimib) tablets\n[[Safety proven over ten years.]]", why: "proof of safety claimed" },
    {
      text: "Tavorel (tavorimib) tablets\n[[You can prescribe Tavorel safely in all your patients.]]",
      why: "the adverb",
    },
    {
      text: "Tavorel (tavorimib) tablets\n[[It is safe for older patients too.]]",
      why: "for a group, with no evidence",
    },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets, for UK prescribers\nGeneral information about the safe and effective use of Tavorel",
      why: "what a guide informs about",
    },
    {
      text: "Tavorel (tavorimib)\nIt is safe to buy Tavorel online from a registered pharmacy only.",
      why: "where it is bought",
    },
    {
      text: "Tavorel (tavorimib)\nOur service helps wards to deliver safe, effective and kind care.",
      why: "care",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nA prescriber decides whether treatment is suitable and safe for you.\nStarting and stopping treatment safely",
      why: "whoever judges it",
    },
    {
      text: 'Tavorel (tavorimib): briefing for representatives only\nA nurse told us that somebody at a meeting had called Tavorel "perfectly safe". We could not find out who.',
      channel: "sales",
      why: "an occasion, told to staff",
    },
    {
      text: "Tavorel (tavorimib) tablets\nTavorel was well tolerated: 4% stopped for adverse reactions, 3% on placebo.1",
      why: "well tolerated, with figures",
    },
    {
      text: "Tavorel (tavorimib) briefing\nWords that we never use:\n• Safe\n• Harmless",
      why: "a list of banned words",
    },
    {
      text: "Tavorel (tavorimib) briefing\n“Safe” and “proven” are not words for our material.",
      why: "quoted to ban it",
    },
    { text: "Tavorel (tavorimib) tablets\nDo not assume that Tavorel is safe in pregnancy.", why: "a caution" },
    { text: "Tavorel (tavorimib) tablets\nSafety profile: nausea 9%, fatigue 7%.", why: "safety profile" },
    {
      text: "Tavorel (tavorimib) tablets\nUsed pens need safe disposal: keep them in a safe place.",
      why: "safe disposal",
    },
    {
      text: "Tavorel (tavorimib) tablets\nIts safety and efficacy in children have not been established.",
      why: "negated",
    },
    { text: "Tavorel (tavorimib) tablets\nNever describe Tavorel as safe.", why: "a ban on saying it" },
    { text: "Tavorel (tavorimib) tablets\nAsk whether it is safe to drive.", why: "a question to ask" },
    {
      text: "Tavorel (tavorimib) tablets\n“The other tablet is safer.” There is no head-to-head study.",
      why: "an objection that is corrected",
    },
    {
      text: "Tavorel (tavorimib) tablets\nStaying safe at home: put used needles in the sharps bin.",
      why: "about the home",
    },
  ],
  inapplicable: [{ text: "The venue is safe and easy to reach.", why: "no medicine" }],
};

import type { Check } from "../types.ts";

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Tavorel is unique among the triptans.]]",
      why: "unique",
    },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\n[[The gold standard in migraine]]", why: "gold standard" },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Nothing comes close.]]",
      why: "a superlative in other words",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[The most effective triptan ever made]]",
      why: "most effective",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[The migraine supertablet]]",
      why: "a coined super-word",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[A revolutionary, unsurpassed treatment.]]",
      why: "exaggeration",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Tavorel: in a class of its own]]",
      why: "special merit",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[The tablet against which all others are measured]]",
      why: "the measure of all others",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Outstanding relief: seven in ten free of pain]]",
      why: "outstanding",
    },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\n[[Five-star efficacy when it counts]]", why: "stars" },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nOnly a superuser can log in to the Tavorel portal.",
      why: "a program's user",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nPatients were treated at sea level and on the summit of Mount Everest, the top of the world.",
      why: "a mountain",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nIf nothing has come by Friday, call us. Mean total pain relief was 11.2 with Tavorel and 5.1 with placebo (p<0.001).\nAll the best",
      why: "a letter and a score",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nEach pack of Tavorel bears a unique serial number.",
      why: "a number",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nThe sales aid shows no one under 18. Ask patients to bring the pen back to the clinic.",
      why: "ordinary words",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nBest supportive care was given in both arms. The most common adverse reaction was nausea.",
      why: "terms of art",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nThe only licensed tablet for this use in the UK (May 2025).1",
      why: "a plain fact",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nCare of breakthrough bleeding: see the SPC.",
      why: "breakthrough bleeding",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nBiopsy is the gold standard for diagnosis.",
      why: "of a test",
    },
    { text: "Tavorel (tavorimib) tablets for UK prescribers\nDo not call Tavorel the best treatment.", why: "a ban" },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nSuperior to placebo for pain freedom (31% v 22%; p=0.01).1 Supervise the first dose.",
      why: "superior with its figures",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nAn outstanding question is how long treatment should last.",
      why: "a question that is open",
    },
    {
      text: "Tavorel (tavorimib) tablets for UK prescribers\nPain was rated from one to five by each patient.",
      why: "a scale",
    },
  ],
  inapplicable: [{ text: "The best hotel in Leeds is our venue.", why: "no medicine" }],
};

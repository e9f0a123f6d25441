import type { Check } from "../types.ts";

const HEAD = "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n";
const PI =
  "\n\nPrescribing information: Tavorel (tavorimib) tablets. Please refer to the SPC before prescribing. Presentation: Each tablet contains 10 mg tavorimib. Indication: migraine in adults. Dosage: 10 mg once daily. Contraindications: pregnancy. Warnings: monitor potassium. Adverse reactions: nausea. Legal category: POM. Cost: 28 tablets £10.64. PLGB 12345/0001. Marketing authorisation holder: Bransby Pharma Ltd.";
const said = (line: string) => `${HEAD}${line}`;

export const examples: Check["examples"] = {
  flagged: [
    {
      text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[Tavorel does not increase the risk of cancer.]]\n[[Suddenly stopping Tavorel is fine.]]\n\nPrescribing information: Tavorel (tavorimib) 50 mg tablets. Indications: migraine in adults. Dosage: 50 mg once daily. Contraindications: hypersensitivity. Warnings and precautions: malignancy; withdrawal symptoms on stopping. Undesirable effects: nausea. Legal category: POM. Cost: £20. PLGB 1/2. MA holder: Ashbourne Ltd.",
      why: "denied against its own prescribing information, in words of degree",
    },
    {
      text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[The warnings about Tavorel have been overstated.]]\n\nPrescribing information: Tavorel (tavorimib) 50 mg tablets. Indications: migraine in adults. Dosage: 50 mg once daily. Contraindications: hypersensitivity. Warnings and precautions: malignancy; withdrawal symptoms on stopping. Undesirable effects: nausea. Legal category: POM. Cost: £20. PLGB 1/2. MA holder: Ashbourne Ltd.",
      why: "warnings made light of",
    },
    { text: said("[[Tavorel can be taken with alcohol.]]"), why: "permits what is drunk with it" },
    {
      text: `${said("[[Low doses of Tavorel pass through pregnancy harmlessly.]]")}${PI}`,
      why: "its own contraindication permitted in one word",
    },
    {
      text: `${said("Results are in. [[Kidney failure was no more frequent, and renal function is a matter of preference.]]")}${PI.replace("monitor potassium", "renal impairment")}`,
      why: "a sentence without the name that says the contrary of its own warnings",
    },
    { text: said("[[Tavorel goes with warfarin and with grapefruit.]]"), why: "permits other medicines" },
    { text: `${said("[[Women planning a baby can take Tavorel.]]")}${PI}`, why: "its own contraindication permitted" },
    { text: said("[[Patients may drive as soon as they have swallowed it.]]"), why: "permits what the patient does" },
    { text: said("[[Whoever has a weak heart can have Tavorel too.]]"), why: "takes everybody in" },
    { text: said("[[Depression in the history is no bar to Tavorel.]]"), why: "no hurdle" },
    { text: said("[[Carry on with Tavorel up to the day of the operation.]]"), why: "an order" },
    { text: said("[[Hoping for a baby? Tavorel.]]"), why: "a question answered by the name" },
    { text: said("[[Nobody gets hooked on Tavorel.]]"), why: "dependence denied" },
    { text: said("[[The liver is not touched by Tavorel.]]"), why: "a harm denied after its organ" },
    { text: said("[[Clots and cancers belong to another drug.]]"), why: "harms of others" },
    { text: said("[[Cravings? Not with Tavorel.]]"), why: "a harm denied in a word" },
    { text: said("[[There are no bloods to arrange.]]"), why: "no care needed" },
    { text: said("[[Serum potassium can be left alone.]]"), why: "a test waived after its name" },
    { text: said("[[Start Tavorel in young women without a second specialist.]]"), why: "care left out" },
    { text: said("[[Double the dose on request.]]"), why: "no limit of the dose" },
    { text: said("[[Stop it whenever you like.]]"), why: "no care in stopping" },
    { text: said("[[Tavorel can be stopped abruptly.]]"), why: "no tapering" },
    { text: said("[[Tavorel does not need to be stopped before surgery.]]"), why: "no pause for an operation" },
    { text: said("[[Former addicts are good candidates for Tavorel.]]"), why: "praise, and no word of care" },
    { text: said("[[Laboratory tests are a nicety.]]"), why: "care made light of in other words" },
  ],
  clean: [
    {
      text: "Tavorel (tavorimib) tablets, for UK prescribers\nOur cards cover these medicines: Tavorel, Aspirin, Ramipril and Warfarin, Metformin.\nVerify that she is not pregnant before Tavorel.\nTavorel is a trademark of Sun Pharma.",
      why: "a list, a check and an owner's name",
    },
    {
      text: `${said("Kidney failure is no more frequent in people with migraine.")}${PI}`,
      why: "a sentence without the name, of which the piece warns nothing",
    },
    {
      text: "Tavorel (tavorimib) tablets, for UK prescribers\nTavorel does not increase the risk of cancer compared with placebo. Consider the risk of cancer before you start Tavorel.\n\nPrescribing information: Tavorel (tavorimib) 50 mg tablets. Indications: migraine in adults. Dosage: 50 mg once daily. Contraindications: hypersensitivity. Warnings and precautions: malignancy; withdrawal symptoms on stopping. Undesirable effects: nausea. Legal category: POM. Cost: £20. PLGB 1/2. MA holder: Ashbourne Ltd.",
      why: "a comparison, and a caution",
    },
    { text: said("Tavorel should not be taken with alcohol."), why: "a warning" },
    { text: said("Tavorel must not be stopped abruptly."), why: "a ban on stopping at once" },
    { text: said("Stop Tavorel two days before surgery."), why: "a pause for an operation" },
    { text: said("Avoid Tavorel in pregnancy."), why: "a warning that begins with the ban" },
    { text: said("Never skip the blood tests."), why: "the contrary" },
    { text: said("Monitor renal function before and during treatment with Tavorel."), why: "a duty" },
    { text: said("Patients may drive once they know how Tavorel affects them."), why: "a condition" },
    {
      text: said("No dose adjustment of Tavorel is needed in mild renal impairment (see SPC section 4.2)."),
      why: "a degree and a source",
    },
    { text: said("Tavorel may be taken with or without food."), why: "nothing risky" },
    { text: said("Women who use no contraception must not take Tavorel."), why: "a ban on some" },
    { text: said("Withdrawal symptoms were reported in 3% of patients."), why: "a rate" },
    { text: said("No case of liver injury was seen with Tavorel in a study of 612 patients."), why: "a finding" },
    { text: said("Tavorel has no or negligible influence on the ability to drive."), why: "the words of an SPC" },
    { text: said("Tavorel can be given with warfarin.1\n\nReferences: 1. Tavorel SPC."), why: "a source is cited" },
    { text: said("Do not tell patients that nobody gets hooked on Tavorel."), why: "a ban on saying so" },
    { text: said("Tavorel is not for use in children."), why: "what it is not for" },
    { text: said("You can stop these emails at any time."), why: "of something else" },
    { text: said("Tavorel does not replace screening for cancer."), why: "what it does not do" },
    {
      text: "Tavorel (tavorimib) for UK prescribers. Promotional.\nIndicated for prevention of stroke in adults.\nStrokes do not come back on Tavorel.",
      why: "what the medicine is for is no harm of it",
    },
  ],
  inapplicable: [{ text: "Alcohol can be taken with dinner at the farewell.", why: "no medicine" }],
};

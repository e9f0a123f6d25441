import type { Check } from "../types.ts";

const HEAD = "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n";
const said = (line: string) => `${HEAD}${line}`;

export const examples: Check["examples"] = {
  flagged: [
    { text: said("[[No adverse reactions have been reported with Tavorel.]]"), why: "none at all, for good" },
    { text: said("[[Adverse reactions: nil.]]"), why: "a line that needs no verb" },
    { text: said("[[In ten years not one unwanted effect has been seen with Tavorel.]]"), why: "not one" },
    { text: said("[[Tavorel does not cause ill effects.]]"), why: "a verb denied" },
    { text: said("[[Undesirable effects have never occurred on Tavorel.]]"), why: "they never occur" },
    { text: said("[[Tavorel never hurts a patient.]]"), why: "harm as a verb" },
    { text: said("[[Nobody is harmed by Tavorel.]]"), why: "in the passive" },
    { text: said("[[Unlike its rivals, Tavorel kills nobody.]]"), why: "others do, this one does not" },
    { text: said("[[Tavorel poses no danger.]]"), why: "harm as a thing" },
    { text: said("[[Tavorel is as harmless as water.]]"), why: "a likeness" },
    { text: said("[[Zero. That is the number of patients harmed by Tavorel.]]"), why: "a count in two sentences" },
    { text: said("[[Does Tavorel hurt the liver? No.]]"), why: "an answer in a word" },
    { text: said("[[Tavorel cannot be overdosed.]]"), why: "no dose too high" },
    { text: said("[[Your patients can forget the small print.]]"), why: "warnings set aside" },
    { text: said("[[Tavorel has no interactions.]]"), why: "no interactions, with anything" },
    { text: said("[[There are no contraindications to Tavorel.]]"), why: "nobody is barred" },
    { text: said("[[No monitoring is needed with Tavorel.]]"), why: "nothing to watch" },
    { text: said("[[Tavorel makes blood tests needless.]]"), why: "tests made needless" },
    { text: said("[[There is nobody who cannot take Tavorel.]]"), why: "nobody who should not" },
    { text: said("[[Pregnant? Yes.]]"), why: "a group waved through in a word" },
  ],
  clean: [
    { text: said("No medicine is without side effects, and Tavorel is no exception."), why: "plain truth" },
    { text: said("No adverse reactions were reported in cases of overdose."), why: "what a section of the SPC tells" },
    { text: said("No interactions were observed with food."), why: "one thing it does not interact with" },
    { text: said("No dose adjustment is necessary in mild renal impairment."), why: "a fact on some people" },
    { text: said("No new safety signals were observed in the study (n=412)."), why: "a finding with its design" },
    {
      text: said("In the 12-week study of Tavorel no patient had a serious adverse reaction."),
      why: "a study's result",
    },
    { text: said("No routine coagulation monitoring is needed with Tavorel."), why: "one test that a licence spares" },
    { text: said("Never say that Tavorel has no side effects."), why: "a ban" },
    {
      text: said("Never tell a patient that Tavorel has no side effects."),
      why: "a ban on telling, in which the denial itself is denied",
    },
    { text: said("If no side effects occur, the dose of Tavorel may be raised."), why: "a condition" },
    { text: said("Tavorel must not be used if it could harm an unborn child."), why: "a warning" },
    { text: said("Do not ignore the warnings in the SPC."), why: "the contrary" },
    { text: said("No increase in adverse events was seen with the higher dose."), why: "a comparison" },
    { text: said("Placebo has no side effects."), why: "about something else" },
    { text: said("Tavorel has no contraindications other than hypersensitivity."), why: "the exception is told" },
    { text: said("Does Tavorel cause drowsiness? Yes: in 1 of 10."), why: "an answer that informs" },
  ],
  inapplicable: [{ text: "Our parking is harmless to hedgehogs.", why: "no medicine" }],
};

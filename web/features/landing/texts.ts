import { RETENTION } from "#schema/retention.ts";
import type { SiteFacts } from "#schema/site-facts.ts";

/** How many cases there are, and of how many the substance is known. */
const casesWords = ({ cases, register }: SiteFacts["library"]): string =>
  `${register.toLocaleString("en-GB")} cases of the register, ${cases} with a summary`;

type Card = { title: string; text: string };

/** The four benefits. The titles are the product's; each text says what is so. */
export const benefits = ({ clauses, library }: SiteFacts): Card[] => [
  {
    title: "Reduce Review Cycles",
    text: "Missing obligatory items and unsupported claims are found before MLR sees the piece, each with what to do about it. Fix it first, and it does not come back from review.",
  },
  {
    title: "Case-Backed Accuracy",
    text: `Findings stand beside the nearest of ${library.cases} PMCPA cases with a summary, counter-examples included, each with its link to the regulator’s page. A case is only ever one from the library.`,
  },
  {
    title: "Powered by Agentic AI",
    text: `A rules engine checks all ${clauses} clauses and gives the same answer every time. Where an AI reviewer is switched on, it reads the piece as well; every result names who took part.`,
  },
  {
    title: "Instant Analysis",
    text: "Text is read and checked within seconds. Scans and pictures take longer, because their words have to be recognised first; you see each stage and can cancel.",
  },
];

export const AUDIENCE_CARDS: readonly Card[] = [
  {
    title: "Medical Writers",
    text: "See which claim lacks its reference, and which sentence goes beyond the licence, while the draft is still yours.",
  },
  {
    title: "Brand Teams",
    text: "Learn before briefing the agency again whether a headline can be used at all, and what would have to stand beside it.",
  },
  {
    title: "MLR Reviewers",
    text: "Start from a ledger of all clauses with the exact words marked, and spend your time on what needs judgement.",
  },
  {
    title: "Medical Affairs",
    text: "Check that scientific exchange, patient material and meeting papers do not slip into promotion.",
  },
  {
    title: "Freelancers",
    text: "Deliver work that has been through a second pair of eyes, with a record of what was checked and when.",
  },
  {
    title: "Agencies",
    text: "Put every piece through the same check before it goes to the client, whoever wrote it.",
  },
];

/** What the software does, one line each. */
export const features = ({ clauses, library, codeEdition }: SiteFacts): Card[] => [
  {
    title: `All ${clauses} clauses`,
    text: `Every clause of the ${codeEdition} gets an answer: matters to fix, nothing found, not engaged, or for a person to check.`,
  },
  {
    title: "Exact words, page and sub-clause",
    text: "A finding quotes the material letter for letter, or says what is missing and where it belongs.",
  },
  {
    title: "Suggested amendments",
    text: "Exact words to replace, add or take out, and never at the cost of a safety statement.",
  },
  {
    title: "PMCPA case matching",
    text: `${casesWords(library)}, with the edition they were ruled under and the clause numbers of today.`,
  },
  {
    title: "Marked-up text",
    text: "Each fault once, beside its words in the text, reachable by keyboard in both directions.",
  },
  {
    title: "Red, Amber or Green",
    text: "A verdict with the risk in words, a confidence figure, and the reasons that raise or lower it.",
  },
  {
    title: "PDF, Word, text and pictures",
    text: "Scanned pages are read by text recognition; what could not be read is named in the result.",
  },
  { title: "Hidden text is shown", text: "Words in the file that a reader would not see are reported, not obeyed." },
  {
    title: "History",
    text: `Your assessments stay for ${RETENTION.assessmentMonths} months, searchable, and deleted when you say so.`,
  },
  { title: "Yours to take", text: "A result prints in full for the job bag; all your data downloads as one file." },
];

export const STEPS: readonly Card[] = [
  {
    title: "Upload",
    text: "A PDF, Word file, text file or picture of up to 50 MB, by drag and drop or from your disk.",
  },
  { title: "Say who it is for", text: "Target audience and distribution channel decide which rules apply." },
  {
    title: "We check it",
    text: "The text is extracted, claims and obligatory items are found, every clause is checked.",
  },
  {
    title: "Read the verdict",
    text: "The risk, each fault with its words, similar PMCPA cases, and what only a person can judge.",
  },
  {
    title: "Amend, then submit to MLR",
    text: "Work through the suggested amendments, and send a cleaner piece to formal review.",
  },
];

/** What happens to an upload, as the software does it. */
export const DATA_POINTS: readonly Card[] = [
  {
    title: "Deleted",
    text: `Your file, as soon as its analysis ends, whether it succeeds or fails. Its extracted text, ${RETENTION.extractedTextMinutes} minutes after the result is ready.`,
  },
  {
    title: "Kept",
    text: `The assessment, for ${RETENTION.assessmentMonths} months: file name, your choices and context, and the result, with quotations of at most ${RETENTION.quotationChars} characters each and the wording of suggested edits.`,
  },
  {
    title: "Never",
    text: "Used for training, sold, or shared beyond what the analysis itself needs. Logs hold no words of your material.",
  },
  { title: "Encrypted", text: "Everything between your browser and our servers, by HTTPS." },
];

import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 5. */
export const words05: ClauseWords = {
  "company-role": {
    headline: "Company's role is not stated",
    asks: "the company's name and exactly what it did must be clear at the outset (Clause 5.6)",
    action: "add",
    advice: "State at the start which company is involved and what it did.",
  },
  "role-concealed": {
    headline: "Declaration does not match the company's role",
    asks: "a declaration must be unambiguous and match what the company did (Clause 5.6)",
    action: "replace",
    advice: "Declare the company's full role, as it was, at the start.",
  },
  "part-hidden": {
    headline: "Company's involvement kept out of sight",
    asks: "what the company did must be stated plainly and from the start (Clause 5.6)",
    action: "ask",
    advice: "Say at the start who initiated, wrote and paid for the material.",
  },
  "market-research": {
    headline: "Market research without its sponsor declared",
    asks: "it must be clear that a pharmaceutical company commissioned the research (Clause 5.6)",
    action: "add",
    advice: "Say that a pharmaceutical company has commissioned the research.",
  },
  "serious-failing": {
    headline: "Serious failing of high standards",
    asks: "a breach that is planned, paid for, spread or concealed also fails to maintain high standards (Clause 5.1)",
    action: "ask",
    advice: "Refer this to the signatory and to compliance before any further work.",
  },
  "withdrawn-in-use": {
    headline: "Withdrawn material still in use",
    asks: "recalled material must be out of reach of everybody at once (Clause 5.1)",
    action: "ask",
    advice: "Take the withdrawn material out of use everywhere and record it.",
  },
  "known-and-left": {
    headline: "Known error left uncorrected",
    asks: "knowing of an error and doing nothing fails to maintain high standards (Clause 5.1)",
    action: "ask",
    advice: "Correct the item or take it out of use, and record both.",
  },
  "leaned-on": {
    headline: "Puts pressure on the reader",
    asks: "high standards must be maintained at all times (Clause 5.1)",
    action: "remove",
    advice: "Take out the pressure and make any request in neutral terms.",
  },
  "exit-notice": {
    headline: "Link leaves the company site without saying so",
    asks: "it must be clear to readers when they leave the company's site (Clause 5.8)",
    action: "add",
    advice: "Say beside the link that it leads to another organisation's site.",
  },
  offence: {
    headline: "Wording likely to cause offence",
    asks: "material must respect the special nature of medicines and its readers (Clause 5.3)",
    action: "remove",
    advice: "Take out the wording.",
  },
  teaser: {
    headline: "Teaser advertising",
    asks: "advertising that raises interest without giving information is not acceptable (Clause 5.3)",
    action: "remove",
    advice: "Take out the teaser, or give the information with it.",
  },
  taste: {
    headline: "Wording in poor taste",
    asks: "material must respect the special nature of medicines and its readers (Clause 5.3)",
    action: "ask",
    advice: "Judge whether readers would find this offensive, frightening or mocking.",
  },
  "reviewer-notes": {
    headline: "Text addressed to whoever checks the material",
    asks: "it had no effect on this assessment and must not be in the material (Clause 5.1)",
    action: "remove",
    advice: "Take out this text.",
  },
  "fault-left": {
    headline: "A known fault left, or care not taken",
    asks: "high standards must be kept at all times (Clause 5.1)",
    action: "ask",
    advice: "Find out who knew what; put the fault right and record it.",
  },
  "role-unclear": {
    headline: "Company's part not clear at the outset",
    asks: "material that a company sponsors must show its true role at the outset (Clause 5.6)",
    action: "add",
    advice: "State at the outset what the company did: initiated, paid for or wrote the piece.",
  },
  "serious-consequence": {
    headline: "A serious fault below high standards",
    asks: "high standards must be kept at all times (Clause 5.1)",
    action: "ask",
    advice: "Put right the fault that this follows from.",
  },
};

import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";

const COMPANY = "we|us|our|company|@company";

const CONTENT =
  "content|text|newsletter|article|articles|website|page|leaflet|report|policy|policies|speakers|agenda|wording|submission|response|statement|statements|script|copy|posts|position|campaign|advisers|authors|trustee|trustees";

const CONTROLS = phrases(
  `${COMPANY} ..4 approve|approves|edit|edits|sign|signs|rewrite|amend|change|veto|choose|chooses|decide|decides|draft|drafts|write|writes|control|select|selects|appoint ..8 ${CONTENT}`,
  "final say|word|approval|control",
  "sign|signs|publish|publishes|pass|issue|run|present ..6 as its|their|your own",
  "ghost written|writes|write",
  "@company ..3 draft|drafts|write|writes|script|scripts|compose",
  `see|sight|check|review|look|read|sent|shown ..10 ${CONTENT} ..14 before|change|changes|amend|edit|comments`,
  `changes|edits|amendments ..8 ${CONTENT}|before`,
  `${COMPANY} ..6 sight|preview|copy|draft|drafts|proof|proofs ..10 ${CONTENT}|issue|magazine|posts|film|leaflets ..12 before|ahead|prior|advance|change|amend|print|publication`,
  `${COMPANY} ..6 may|can|will|shall|would ..4 change|amend|edit|alter|correct|remove|reword|rewrite|approve|veto|choose`,
  `run|show|pass|clear|send|put ..8 past|by ..3 us|our|@company|manager|team|agency|director`,
  "take|cut|leave|strike ..2 out|whatever|anything ..8 like|likes|dislike|dislikes|want|wants|suit|suits|please|pleases|object",
  `run|show|pass|clear|send ..4 ${CONTENT}|drafts|draft|issue|magazine|posts|releases ..4 by|past|with|to ..2 us|@company|our|company`,
  "right ..4 approve|approval|veto|amend|change|edit",
  `${CONTENT} ..8 approved|drafted|written|signed|edited|supplied|vetted|cleared|agreed ..4 by|with|off ..3 us|@company|our|company`,
  "our draft|drafts|article|script|wording",
  "lobby|campaign|petition|press|write ..10 nice|mp|mps|minister|ministers|board|boards|funding|reimbursement|access ..10 @product|our",
  `support|back|sign|submit ..6 our ..3 appraisal|submission|application|bid|campaign`,
  "seat|place ..3 your|the board|trustees|committee",
  "speak|speaks|talk ..6 favourably|positively|well ..4 of|about",
);

const SILENCES = phrases(
  "not|never|refrain|avoid|stop|soften|drop ..4 criticise|criticises|criticising|criticism|complain|oppose|attack",
);

const ACCURACY = phrases(
  "accuracy|accurate|factual|facts",
  "not|no|never|nor ..8 approve|edit|say|influence|role|part|see|control|choose",
  "about us|the company|our company|support",
);

/** The company's own pages, said to be its own: it may write those. */
const OWN_PAGES = phrases(
  "our|@company ..4 campaign|site|website|pages|films|leaflets|materials|newsroom ..14 say|says|state|states|declare|declares|show|certified",
  "say|says|state|states|declare|declares ..6 that @company ..3 funds|funded|wrote|writes|made|paid",
);

/** Clause 27.1: the organisation's independence is respected. */
export const independence = written({
  id: "clause-27/independence",
  requirement: "27.independence",
  severity: "HIGH",
  duty: "must",
  themes: ["patient-organisations"],
  when: { is: ["a dealing with a patient organisation"] },
  faults: [
    {
      says: CONTROLS,
      denies: SILENCES,
      unless: [...ACCURACY, ...OWN_PAGES],
      issue:
        "{words} compromises the organisation’s independence. Its content, opinions and policies must remain its own.",
      instead: "The organisation alone decides on its content and opinions.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Sponsorship of the charity website\n[[We will approve the text of every page before it goes live.]]",
        audience: "patients",
        why: "the company controls the text",
      },
      {
        text: "Grant to the patient alliance\n[[Please do not criticise the price of medicines while the grant runs.]]",
        audience: "patients",
        why: "criticism silenced",
      },
      {
        text: "Donation to the charity\n[[We ask you to support our submission to NICE.]]",
        audience: "patients",
        why: "support bought",
      },
    ],
    clean: [
      {
        text: "Note for the file\nThe charity's chair was asked to speak by the station. Our campaign pages on dry eye say at the top that Norlake Pharma Ltd funds and writes them; the charity has its own.",
        audience: "patients",
        why: "the company writes its own pages and says so",
      },
      {
        text: "Grant to the patient alliance\nThe alliance chooses the authors. We will not see the report before it is published.",
        audience: "patients",
        why: "independent",
      },
      {
        text: "Sponsorship of the charity website\nWe may check what is said about us for factual accuracy only.",
        audience: "patients",
        why: "accuracy only",
      },
    ],
    inapplicable: [
      { text: "We will approve the text of this page.", audience: "patients", why: "no patient organisation" },
    ],
  },
});

import { phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { written } from "../checks/written.ts";
import { FAIR_CHOICE, FOR_FIGURES, SELLERS_CHOSE } from "../concepts/sellers.ts";
import { AGREEMENT } from "../vocabulary/agreements.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";

/** Sentences that do without what makes a study a study. */
const NO_RIGOUR = phrases(
  `no|not|nothing|without|never|neither|nor|needn|unnecessary ..10 protocol|${AGREEMENT}|ethics|ethical|consent|statistician|registered|registration`,
  "protocol|contract|ethics|ethical|agreement|approval|consent ..8 not|unnecessary|waived|skipped|never|later|afterwards ..6 needed|required|necessary|sought|troubled|asked|bother|follow|written",
  "not|never ..3 publish|publishing|published|analysed|analyse|results",
  "no ..2 publication|analysis",
  "not|never|no ..6 writing|write|written ..2 up",
  "bypass|skip|avoid|spare ..6 ethics|committee|protocol|paperwork|approval|approvals",
);

const RIGOUR_RULE = phrases(
  `${NEGATION} ..14 without|until|unless|before ..10 protocol|contract|ethics|ethical|agreement|signed|consent|approval`,
  "not ..4 change|alter|deviate|depart ..4 protocol",
  "part of ..6 protocol|study",
  "whether|wanted|welcome|favourable|liked|good|like or not",
  "not|no ..3 part",
  "must be signed",
  // The page points to where the results are.
  "describe|give|show|discuss|present|repeat|list ..3 results|findings ..2 here|page|site|below",
);

/** Sites, patients or protocol chosen by those who sell, or for what they prescribe. */
const OWNED = phrases(
  "marketing|brand|sales|commercial ..2 department|team|director|manager|side|function ..3 own|owns|wrote|runs|run|funds|leads|led|designed|controls|approves|approved|sponsors|holds",
  "protocol|study|registry|programme ..4 owned|run|written|led|designed|funded|controlled|approved|managed ..2 by ..3 marketing|brand|sales|commercial",
);

const SOLD_FROM = [...SELLERS_CHOSE, ...FOR_FIGURES, ...OWNED];

/** Representatives who do more than paperwork. */
const STAFF = `${REPRESENTATIVE}|account|sales|territory|brand|marketing`;

const REPS_WORK = phrases(
  `${STAFF} ..10 pick|select|choose|identify|find|recruit|enrol|collect|collects|collecting|bring|brings|take|takes|drop|drops|scorecards|cards|do|does|entry|enter|enters|review|reviews|complete|fill|help|helps|run|manage|manages|check|checks|gather|monitor|suitable`,
  `${STAFF} ..10 load|upload|input|type|record|call|calls|visit|visits ..8 data|cards|records|forms|you|app`,
  `collected|entered|chosen|selected|picked|recruited|hand|handed|returned|return|given|give|completed|sent|tell ..8 ${STAFF}`,
);

const REPS_ADMIN = phrases("administrative", "only ..6 hand|give|deliver|post", "no ..3 role|part|access|involvement");
const LEGAL_HELP = phrases(`legal|personal|patient ${REPRESENTATIVE}`);

/** Treatment chosen by the study, or the study sold as a trial run of the medicine. */
const ASSIGNS = phrases(
  "start|switch|change|move|put|convert|transfer|place|initiate|prescribe|try ..8 each|them|patients|ten|five|twenty|@number|adults|everyone ..12 @product",
  "start|switch|change|move|put|convert|transfer|place ..4 each|them|patients ..4 on|to",
  `pick|choose|select|find|take|identify ..12 ${PATIENT} ..24 prescribe|start|give|put|switch|change|move ..4 @product|them|each`,
  `prescribe|start|try|use @product ..6 ten|next|every|@number ..3 ${PATIENT}`,
  `first|next @number ..2 ${PATIENT} ..3 on|to|onto|for|taking|given|starting|started ..2 @product`,
  `choose|pick|select|find|take|identify ..3 @number ..2 ${PATIENT}`,
  `${PATIENT} ..12 write|give|start|prescribe ..3 them|each ..4 prescription|on|@product`,
  "patients|adults ..14 change|switch|move|start|put|convert|transfer ..3 them|each|to|on ..6 @product",
);

const LURES = phrases(
  "see|find|discover|experience|gain|learn|judge|try ..10 what|how|experience|yourself|believe|difference ..10 @product",
  "gain|build|get ..4 experience|confidence|familiarity ..4 of|with|in ..4 @product",
  "@product ..4 experience programme|scheme|project",
  "see ..4 results|difference ..4 yourself",
  "believe it",
);

const DECIDED_ALREADY = phrases("already|routine|clinical reasons|decided");

const OBSERVES =
  "{words}: a non-interventional study observes treatment that was chosen for clinical reasons; it must not be a way to get a medicine used.";
const LEAVES_CHOICE = "Describe the scientific question; leave the choice of treatment to the clinician.";

/** Clause 22.1: a study has a scientific purpose, protocol, contracts, ethics review, and no help from sales beyond paperwork. */
export const study = written({
  id: "clause-22/study",
  requirement: "22.study-invite-not-promo",
  alsoUnder: ["25.4"],
  severity: "HIGH",
  duty: "must",
  themes: ["market-research-and-studies", "disguised-promotion"],
  when: { is: ["an invitation to a study"] },
  faults: [
    {
      denies: NO_RIGOUR,
      unless: RIGOUR_RULE,
      issue:
        "{words}: a prospective study needs a scientific purpose, a written protocol, written contracts, ethics submission where it can be reviewed, and results that are analysed and published.",
      advice: "Do not start until protocol, contract and ethics opinion are in place.",
    },
    {
      says: SOLD_FROM,
      unless: FAIR_CHOICE,
      issue:
        "{words} has the study run or its sites chosen for sales. Sites and questions must be chosen for a scientific purpose, by the scientific service.",
      advice: "Choose the sites by scientific criteria.",
    },
    {
      says: REPS_WORK,
      unless: [...REPS_ADMIN, ...LEGAL_HELP],
      issue: "{words}: representatives may have a purely administrative part in a study, under the scientific service.",
      advice: "Give the task to the scientific service.",
    },
    {
      says: ASSIGNS,
      unless: DECIDED_ALREADY,
      issue: OBSERVES,
      advice: LEAVES_CHOICE,
    },
    { says: LURES, issue: OBSERVES, advice: LEAVES_CHOICE },
  ],
  examples: {
    flagged: [
      {
        text: "FOLLOW-AIR, a registry of adults with severe asthma. We should like your unit to be among the 40.\n[[Units were put forward by our area sales managers.]]",
        why: "sites chosen by those who sell",
      },
      {
        text: "Take part in our non-interventional study of psoriasis.\n[[The marketing department owns the protocol.]]",
        why: "run by marketing",
      },
      {
        text: "Join our observational study of Zelvorin (zelvotriptan).\n[[There is no protocol, and ethics review is not needed.]]",
        why: "no rigour",
      },
      {
        text: "Take part in ZEL-REAL, our real-world study.\n[[Your local representative will choose the patients with you.]]",
        why: "sales picks patients",
      },
      {
        text: "Join our Zelvorin (zelvotriptan) evaluation programme in your own practice.\n[[Switch ten patients to Zelvorin and see.]]",
        why: "the study assigns treatment",
      },
    ],
    clean: [
      {
        text: "You can take part in our non-interventional study of gout. Protocols are linked. We do not describe the results here.",
        why: "the page points elsewhere for results",
      },
      {
        text: "We should like your unit to be one of 30 sites in our non-interventional study. Sites were chosen by our medical department from the national list, by lot.",
        why: "chosen by the scientific side",
      },
      {
        text: "Join our non-interventional study of adherence. The protocol has a favourable ethics opinion. No patient may be entered until the contract has been signed. Representatives have no role in it.",
        why: "a real study",
      },
      {
        text: "Take part in our observational study. Patients are eligible if their doctor has already decided to treat them. Assigning treatment is no part of the study.",
        why: "treatment chosen before",
      },
      {
        text: "Take part in our observational study. The protocol has a favourable ethics opinion. Results, wanted or not, will be published within a year.",
        why: "published whatever they are",
      },
    ],
    inapplicable: [{ text: "In an observational study of 400 adults, sleep improved.", why: "results, no invitation" }],
  },
});

import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { FAIR_CHOICE, FOR_FIGURES, SELLERS_CHOSE } from "../concepts/sellers.ts";
import type { Facts } from "../facts/index.ts";
import { AGREEMENT } from "../vocabulary/agreements.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { SWITCH } from "../vocabulary/prescribing.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";

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
const STAFF = `${REPRESENTATIVE}|account|sales|territory|brand|marketing`;
const REPS_WORK = phrases(
  `${STAFF} ..10 pick|select|choose|identify|find|recruit|enrol|collect|collects|collecting|bring|brings|take|takes|drop|drops|scorecards|cards|do|does|entry|enter|enters|review|reviews|complete|fill|help|helps|run|manage|manages|check|checks|gather|monitor|suitable`,
  `${STAFF} ..10 load|upload|input|type|record|call|calls|visit|visits ..8 data|cards|records|forms|you|app`,
  `collected|entered|chosen|selected|picked|recruited|hand|handed|returned|return|given|give|completed|sent|tell ..8 ${STAFF}`,
);
const REPS_ADMIN = phrases("administrative", "only ..6 hand|give|deliver|post", "no ..3 role|part|access|involvement");
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
const PAYS = phrases(
  "@money a|per|each patient|start|switch",
  "@money|paid|pay|receive|bonus|fee|earn ..10 per|each|every ..6 patient|patients|start|switch|prescription|recruit",
  "per|each|every ..4 patient|start|switch ..10 @money|paid|bonus",
);
const STARTED = phrases(
  `start|starts|started|${SWITCH}|change|changed|prescribe|prescribed|put|initiated|recruited|recruit|new|enrolled|move|moved`,
);

/** Sentences that do without what makes a study a study. */
export function withoutRigour(facts: Facts): Match[] {
  return findPhrases(NO_RIGOUR, facts, ownSentences(facts)).filter((m) => !hasPhrase(RIGOUR_RULE, facts, [m.sentence]));
}

/** Sites, patients or protocol chosen by those who sell, or for what they prescribe. */
export function soldFrom(facts: Facts): Match[] {
  return ownWords(SOLD_FROM, facts).filter((m) => !hasPhrase(FAIR_CHOICE, facts, [m.sentence]));
}
const OWNED = phrases(
  "marketing|brand|sales|commercial ..2 department|team|director|manager|side|function ..3 own|owns|wrote|runs|run|funds|leads|led|designed|controls|approves|approved|sponsors|holds",
  "protocol|study|registry|programme ..4 owned|run|written|led|designed|funded|controlled|approved|managed ..2 by ..3 marketing|brand|sales|commercial",
);
const SOLD_FROM = [...SELLERS_CHOSE, ...FOR_FIGURES, ...OWNED];

const LEGAL_HELP = phrases(`legal|personal|patient ${REPRESENTATIVE}`);

/** Representatives who do more than paperwork. */
export function repsInvolved(facts: Facts): Match[] {
  return ownWords(REPS_WORK, facts).filter(
    (m) => !hasPhrase(REPS_ADMIN, facts, [m.sentence]) && !hasPhrase(LEGAL_HELP, facts, [m.sentence]),
  );
}

const DECIDED_ALREADY = phrases("already|routine|clinical reasons|decided");

/** Treatment chosen by the study, or the study sold as a trial run of the medicine. */
export function promotes(facts: Facts): Match[] {
  const assigns = ownWords(ASSIGNS, facts).filter((m) => !hasPhrase(DECIDED_ALREADY, facts, [m.sentence]));
  return [...assigns, ...ownWords(LURES, facts)];
}

const WORK_RECORDED = phrases("completed|complete ..3 record|records|set|sets|form|forms|visit");

export function paidByStart(facts: Facts): Match[] {
  return ownWords(PAYS, facts).filter(
    (m) => hasPhrase(STARTED, facts, [m.sentence]) && !hasPhrase(WORK_RECORDED, facts, [m.sentence]),
  );
}

import { meant, ownSentences, said } from "../conduct.ts";
import type { AgendaRow } from "../facts/event.ts";
import type { Facts } from "../facts/index.ts";
import { findPhrases, hasPhrase, type Match, phrases } from "../pattern.ts";

const PAPERS = "contract|contracts|agreement|agreements|paperwork|formalities|terms";
const NO_CONTRACT = phrases(
  `no|without ..3 ${PAPERS}`,
  "nothing|anything|not|no ..3 to ..1 sign",
  "no|not|nothing ..4 formal|formality|official|writing|written",
  `${PAPERS} ..3 with ..2 payment|cheque|fee`,
  `not|never|no ..3 need|needed|needs|require|required|necessary|have|ask|bother|use|issue|want ..6 ${PAPERS}`,
  "need not|never ..3 sign",
  "not|never|no ..3 sign ..3 anything|forms|papers",
  `${PAPERS} ..10 reach|follow|follows|sent|signed|sort|sorted|come|comes|arrive|provided|given|settled|draw|drawn|complete|completed|catch|issued ..8 after|afterwards|following|later|day|course|eventually|retrospectively`,
  `${PAPERS} ..4 after|afterwards|following|later ..4 meeting|event|talk|service|work|day|date|board`,
  "sign|signed|signing ..8 afterwards|after|later|arrival|door|retrospectively",
  "although|though|but|even ..2 posting|work|service|services|talks|advice|filming|project ..4 began|started|begun|already|underway",
  `work|services|service|posting|filming|project|talks|reviews ..6 began|started|begun|done|given ..10 before|ahead ..6 ${PAPERS}|signed|letter`,
  "backdate|backdated|backdating",
  "back dated|date",
  "agreed|agreement|contract|deal|settled ..6 verbally|orally|phone|telephone|handshake|informally",
  "verbal|oral|informal|gentleman|gentlemen|handshake ..2 agreement|contract|deal|basis|understanding",
);
const CONTRACT_RULE = phrases(
  "no|not|cannot|never|nothing|nobody ..14 without|until|unless|before ..8 contract|agreement|signed|sign|agreed",
  "before|must|required ..10 signed|contract|agreement ..10 before|first|start|begin|starts|begins|meeting",
  "signed|contract|agreement ..12 before ..8 meeting|work|service|event|start|starts|begins|anything|day|payment",
  "nothing|no ..1 in ..2 agreement|contract|letter",
  "obligation|oblige|obliges|commitment|disclose",
  "payment|paid|fee|pay|invoice|claim ..14 after|within|days|following",
  "logo|logos|copyright|confidential|confidentiality",
);

/** Advisers taken as they come, or more of them than advice could need. */
const OPEN_DOOR = phrases(
  "first come",
  "all|every|any ..2 gps|doctors|nurses|prescribers|consultants|pharmacists|dermatologists|neurologists|cardiologists|members ..6 welcome|invited|join|attend|come",
  "to|dear all gps|doctors|nurses|prescribers|consultants|pharmacists",
  "open to all|any|everyone",
  "no ..3 experience|expertise|knowledge|interest ..6 needed|required|necessary|expected",
  "bring a|your colleague|colleagues",
);
const ADVISER_COUNT = phrases(
  "@number ..2 #prescriber|advisers|advisors|experts|delegates|places|seats|haematologists|specialists|clinicians|members|attendees|participants|health|leaders|urologists|nephrologists|endocrinologists|paediatricians|geriatricians|hepatologists|diabetologists|allergists|anaesthetists|radiologists|gynaecologists|obstetricians|pathologists",
);
/** Advice can be had from about this many people at one table. */
const MOST_ADVISERS = 15;
const NUMBERS: Record<string, number> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 };

/** Chosen by the sales side, or for their prescribing and influence. */
const CHOSEN_FOR_SALES = phrases(
  "put|nominated|nominate|chosen|chose|selected|suggested|proposed|identified|recommended|recommend|picked|named|list|lists|shortlisted|supplied|drawn ..10 account|sales|brand|marketing|commercial|field|business|key|territory ..2 manager|managers|team|teams|colleagues|force|department|director|staff",
  "put|nominated|chosen|chose|selected|suggested|proposed|identified|recommended|picked|drawn ..8 representative|representatives|reps",
  "account|sales|brand|marketing|commercial|field|territory ..2 managers|manager|team|teams|force|department ..6 put|nominated|chose|chosen|selected|suggested|proposed|identified|recommended|picked",
  "representatives|representative|reps ..4 nominated|nominate|chose|choose|selected|select|suggested|suggest|proposed|identified|recommended|pick|picked",
  "high|highest|top|heavy|heaviest|leading|biggest|loyal|key|potential ..2 prescriber|prescribers|prescribing|users|user|writers",
  "because|since|given|view|light|recognition|thanks|due|owing|as ..10 prescribe|prescriber|prescribing|prescriptions|formulary|influence|influential|budget",
  "thank|reward|rewarding|appreciation|recognition ..6 prescribing|prescriptions|loyalty",
  "influence|sway|sits|sit ..8 formulary|committee|decision|decisions",
);
const CHOSEN_FAIRLY = phrases(
  "declare|declaration|withdraw|recuse|conflict|interest|interests|excluded|step|obligation|if|tell|inform|must",
  "publications|research|expertise|experience ..6 in|of|with",
);

const PAID_PREPARATION = phrases("fee|paid|pay|payment|honorarium|hours|£ ..12 preparation|preparing|prepare");
const READY_MADE = phrases(
  "slides|talk|deck|presentation ..8 ready|supplied|same|already|written|unchanged|identical|reused",
  "no|not|without|little ..4 preparation|prepare",
);

/** Services agreed by word of mouth, after the event, or not at all. */
export function withoutContract(facts: Facts): Match[] {
  return findPhrases(NO_CONTRACT, facts, ownSentences(facts)).filter(
    (m) => !hasPhrase(CONTRACT_RULE, facts, [m.sentence]),
  );
}

function countIn(match: Match, facts: Facts): number {
  const word = facts.tokens[match.first]?.norm ?? "";
  return NUMBERS[word] ?? Number(word);
}

/** Advisers asked without need, number or criteria. */
export function withoutNeed(facts: Facts): Match[] {
  const crowd = meant(ADVISER_COUNT, facts).filter(
    (m) =>
      countIn(m, facts) > MOST_ADVISERS &&
      countIn(m, facts) < 5000 &&
      hasPhrase(
        phrases(
          "ask|asking|invite|inviting|invited|join|places|seats|board|advisers|advisors|attend|welcome|delegates|panel|forum",
        ),
        facts,
        [m.sentence],
      ),
  );
  return [...said(OPEN_DOOR, facts), ...crowd].filter(
    (m) => !hasPhrase(phrases("patients|women|men|sites|study|trial|congress"), facts, [m.sentence]),
  );
}

/** Advisers chosen for what they prescribe or decide. */
export function chosenForSales(facts: Facts): Match[] {
  return meant(CHOSEN_FOR_SALES, facts).filter((m) => !hasPhrase(CHOSEN_FAIRLY, facts, [m.sentence]));
}

/** The row of an advisory meeting that shows how little advice is taken, when talks fill most of it. */
export function mostlyLectures(facts: Facts): AgendaRow | null {
  const { agenda, minutes } = facts.event;
  const spoken = minutes.education + minutes.discussion;
  if (agenda.length < 3 || spoken === 0 || minutes.discussion / spoken >= 0.4) return null;
  return agenda.find((row) => row.kind === "discussion") ?? agenda.find((row) => row.kind === "education") ?? null;
}

export function paidForNothing(facts: Facts): Match[] {
  return hasPhrase(READY_MADE, facts, ownSentences(facts))
    ? meant(PAID_PREPARATION, facts).filter((m) => !hasPhrase(phrases("nothing to prepare"), facts, [m.sentence]))
    : [];
}

/** Whether an advisory board is one in name only. */
export function isSham(facts: Facts): boolean {
  return facts.event.isAdvisory && (withoutNeed(facts).length > 0 || mostlyLectures(facts) !== null);
}

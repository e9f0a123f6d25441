import { type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";
import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { GUIDELINE } from "../vocabulary/evidence.ts";
import { PATIENT } from "../vocabulary/patients.ts";

const WHO = `${CLINICIAN}|dermatologists|cardiologists|neurologists|oncologists|haematologists|rheumatologists|gastroenterologists|psychiatrists|urologists|ophthalmologists|dentists|${CARE_PLACE}|committee|committees|nice|board|boards|profession|experts|expert|professors|academics|sceptics|critics|chair|dietitian|midwife|midwives|optometrist|team|teams|specialty|societies|authors|commissioner|commissioners|hcps|${GUIDELINE}`;
const PROFESSION: Phrase[] = phrases(WHO);

/** Words that belittle a person or an opinion; the first list needs a profession in front of it in the same clause. */
const ABOUT = phrases(
  `${WHO} ..6 ignorant|lazy|stubborn|clueless|incompetent|careless|blinkered|arrogant|naive|gullible|biased|stuck|asleep|foolish|dim|hopeless|unaware|backward|complacent|cowardly|timid|dinosaurs|dinosaur|sheep|amateurs|idiots|fools`,
  `${WHO} ..3 get|gets|got|have|has ..2 this|it ..1 wrong`,
  `${WHO} ..4 wrong|misguided|mistaken|deluded|irrational|nonsense|absurd|outdated|ridiculous|laughable`,
  `${WHO} ..4 do|does|did not|never ..2 understand|know|care|bother|read|listen|think`,
  `${WHO} ..4 cannot|can ..1 be bothered|trusted`,
  `${WHO} ..4 behind|out ..2 times|touch|date|curve`,
  `${WHO} ..4 still|simply|just believe|cling|think|insist|refuse|prefer`,
  `${WHO} ..7 failing|fail|fails|failed|let|letting ..2 ${PATIENT}|their|down`,
  `${WHO} ..5 only|more ..3 interested|care ..3 money|cost|costs|budgets|saving|cheap`,
  `ignorant|lazy|stubborn|clueless|incompetent|blinkered|arrogant|naive|gullible|timid|old fashioned? ..1 ${WHO}`,
  `so called experts|specialists|expert`,
  `${WHO}|clinics|clinic|people|those ..6 stopped ..1 reading|learning|thinking|listening`,
  `desk|armchair|pen|box bound|pushing|pushers|pusher|ticking|tickers|ticker`,
  `${WHO} ..6 set in ..1 ways`,
  `${WHO}|who ..6 not|never|barely|hardly ..3 looked|cared|seen|treated|met|examined ..6 patient|patients ..3 in|for ..1 years|decade|decades|ages`,
  `${WHO} ..4 do|does|did|would not|never recognise|recognize|spot|notice|know ..6 if|unless|hit|fell|bit`,
  `${WHO} ..3 afraid|scared|frightened|too ..2 of|to|busy|lazy|timid ..2 change|learn|think|read|care`,
  `jobsworth|jobsworths|busybodies|busybody|killjoys|luddite|luddites`,
  "head|heads in ..1 sand",
  `${WHO} ..3 fob|fobs|fobbing|fobbed|dismiss|dismisses|dismissing|ignore|ignores|neglect|neglects|shrug ..3 ${PATIENT}|them|symptoms`,
  `anyone|anybody|those|everyone|whoever ..1 still prescribing|using|recommending ..10 not|never|out|behind|ignorant|living`,
  `${WHO} ..3 has|have not ..2 read|opened|looked|kept|heard`,
  "written|drawn|decided|run|made|set ..2 by ..1 accountants|bean|clerks|managers|amateurs|politicians|pen",
  "bean counters|counter",
  "penny pinching|pinchers",
  `ivory tower|towers`,
  `opinion|opinions|view|views|thinking|belief|dogma|advice ..4 nonsense|absurd|ridiculous|laughable|prejudice|ignorance|myth|outdated|worthless`,
  `who|what|would ..2 trust ..2 ${WHO}`,
);
const INNOCENT = phrases(
  "prevent|avoid|so|how|when|where ..4 wrong|errors",
  "wrong dose|tablet|patient|eye|site|way|time",
  "not stuck",
  "our|this|the|draft ..5 module|document|draft|leaflet|slide|slides|paper|figure|figures|question|questions|answer|item|chapter|page|section|form ..1 is|are wrong|outdated|absurd|mistaken",
  "what|which|where|anything ..10 is|are wrong|missing|unclear|mistaken|outdated",
  "you|your|yourself|they|patients|people do|does|did|cannot|are not?",
  "records|record|entry|entries|dates|date|address|addresses|calls|call|expenses|diary|timesheet|count|counts|numbers|spelling|paperwork|forms ..1 is|are|was|were ..1 wrong|mistaken|outdated",
  "if|whether|unless ..2 think|believe|suspect|find|notice|see|feel ..8 wrong|mistaken|outdated|misguided",
  "if|unless|whether ..4 unaware",
  "unaware ..2 of treatment|allocation|which",
);

/** What is not known of patients or causes, not of people. */
const ASKS_FOR_DATA = /\b(?:do not|does not) (?:understand|know|care) (?:how many|why|whether)\b/i;

const SPOKEN_OF = [...PROFESSION, ...ABOUT];

/** 6.7: health professions and their clinical and scientific opinions are not disparaged. */
export const professionsBelittled = written({
  id: "clause-06/professions-belittled",
  requirement: "6.professions-not-disparaged",
  severity: "MEDIUM",
  duty: "must",
  themes: ["disparagement", "high-standards"],
  when: { says: SPOKEN_OF },
  faults: [
    {
      says: ABOUT,
      unless: [INNOCENT, ASKS_FOR_DATA],
      issue:
        "{words} belittles health professionals or their opinion. The health professions and their clinical and scientific opinions must not be disparaged (Clause 6.7).",
      advice: "Delete the sentence, or put it as a question of evidence.",
    },
  ],
  examples: {
    flagged: [
      { text: "[[Many GPs still cling to a tablet that their training taught them.]]", why: "clinging" },
      { text: "[[The committee is simply out of touch.]]", why: "a committee" },
      { text: "[[Dermatologists do not understand how patients live.]]", why: "said not to understand" },
      { text: "[[So-called experts disagree.]]", why: "scorn for an opinion" },
      {
        text: "[[Surgeons who still insist on the older thread are out of date.]]",
        why: "an opinion called out of date",
      },
    ],
    clean: [
      { text: "Practice varies, and doctors differ on when to start treatment.", why: "neutral" },
      { text: "Ask your doctor if you do not understand the leaflet.", why: "about the patient" },
      { text: "Patients and clinicians were unaware of treatment allocation.", why: "blinding" },
      { text: "Never suggest that a GP is wrong to follow local guidance.", why: "a ban" },
      {
        text: "If you suspect that a colleague's entries are wrong, tell the compliance team.",
        why: "a record may be mistaken",
      },
      {
        text: "The surgery's address was wrong on two letters, and the practice has the right one now.",
        why: "an address",
      },
    ],
    inapplicable: [{ text: "Tavorel 50 mg once daily.", why: "no profession named" }],
  },
});

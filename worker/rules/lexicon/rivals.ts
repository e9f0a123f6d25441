import { concept } from "./concept.ts";

/* Other medicines, other companies and other people's opinions. */

const CLASS =
  "statin|statins|nsaid|nsaids|triptan|triptans|biologic|biologics|biosimilar|biosimilars|generic|generics|gliptin|gliptins|sglt2|antipsychotic|antipsychotics|antidepressant|antidepressants|tricyclic|tricyclics|opioid|opioids|steroid|steroids|laxative|laxatives|antihistamine|antihistamines|antiviral|antivirals|antibiotic|antibiotics|anticoagulant|anticoagulants|ppi|ppis|laba|labas|ics|beta|blocker|blockers|diuretic|diuretics|sulfonylurea|sulfonylureas|insulin|insulins|nebuliser|inhaler|inhalers|originator|originators|warfarin|methotrexate|ibuprofen|paracetamol|aspirin|metformin|omeprazole|gold|benzodiazepine|benzodiazepines|z|sleeping|painkiller|painkillers|emollient|emollients|vaccine|vaccines|chemotherapy|iron|tramadol|heparin|lithium";
const THING =
  "treatment|treatments|medicine|medicines|drug|drugs|therapy|therapies|tablet|tablets|pill|pills|spray|sprays|pen|pens|device|devices|injection|injections|antibody|brand|brands|product|products|molecule|options|agents|cream|patch|patches|devices|autoinjector";

/** A rival medicine or its maker. */
export const RIVAL = concept(
  "@competitor",
  "theirs|rival|rivals|competitor|competitors|competition|opposition|newcomers|predecessors|comparator",
  `their|them ..2 ${THING}|${CLASS}|dossier|trial|rep|price|data|share|company|launched`,
  `other|others|older|old|usual|existing|current|present|traditional|conventional|standard|leading|established|rest|that|another|certain|some|any|every|your ..2 ${THING}|${CLASS}|company|firm|maker|manufacturer|class`,
  "the rest|others|class|field|pack|market",
  "market leader",
  "brand x",
  `than|over|unlike|versus|v|vs|above|to ..2 ${CLASS}|${THING}`,
  `${CLASS} ..2 cannot|can|do|does`,
  "not ours",
  "some would|do|come",
);
/** A well-known class or medicine. */
export const KNOWN_KIND = concept(CLASS);
/** Better, in any of its forms. */
export const BETTER = concept(
  "better|stronger|faster|quicker|longer|gentler|kinder|cleaner|fresher|superior|greater|higher|deeper|smoother|simpler|safer|sooner|outperform|outperforms|outperformed|outclasses|outstrips|beats|beat|beating|tops|surpasses|trumps|ahead|lead|leads|leading|edge|winner|wins|win|preferred|dependable|upgrade|striking|potent",
  "more ..1 effective|potent|dependable|reliable|powerful|predictable|control|convenient|than",
  "fewer|less|lower ..8 than|from",
  "lowest|smallest|highest ..3 of|in|rate|rates",
  "on|came out top",
  "step up",
  "head and shoulders",
  "second best",
  "standing|dust",
  "nothing|none|nobody ..5 close|near|touches|matches|like",
  "stronger choice",
  "better bet",
  "go|goes further",
  "one that delivers|works|does|lasts|counts",
  "actually|really|truly ..1 reaches|works|delivers|treats|lasts|does",
  "gets going|there",
  "does|do what|more",
  "weaker|slower|poorer|worse",
  "what you ..3 missing",
  "put|leave ..3 away|aside",
  "points better|more|higher",
);
/** The comparison has no footing: another trial, a handful of people, logic. */
export const NO_FOOTING = concept(
  "stands to reason",
  "cross trial|study",
  "side by side",
  "in a row",
  "by logic|definition",
  "our|the published|advisory|last ..1 one|figure|panel|board|winter",
  "published one|figure|figures|rate|rates ..3 for|of",
  "different|other|another|separate population|populations|company|study|trial|trials",
  "in another|its own trial",
  "records ..2 at|of|from",
  "half|low|lower|starting|sub|rarely|nursery ..2 dose|doses|used",
  "against|versus|with @number mg ..2 of",
  "before ..3 steady",
  "half life",
  "affinity|bioavailability|binds|molecule|receptor|mechanism",
  "overlap|overlaps|overlapping|whisker|numerically",
  "p = 0.1|0.2|0.3|0.4|0.5|0.6|0.7|0.8|0.10|0.20|0.30|0.40",
  "placebo controlled|trial|study",
  "against|beat|beats|over placebo",
  "failed|missed ..3 placebo|own",
  "non inferior|inferiority",
  "many|colleagues|clinicians|users|patients|specialists|doctors ..2 tell|regard|say|told|agree|prefer",
  "twenty|ten|thirty|@number years ..3 market|use|experience",
  "if you read|compare|look",
  "switching|moving ..4 from|to ..8",
  "usual care",
  "makes|as ..8 obvious|plain",
  "tell|tells us|me",
  "no head to head",
);
/** What makes a comparison one that was made. */
export const TESTED = concept(
  "no better|more|worse|less|longer|faster",
  "no|not|less|more than ..1 @number",
  "feel|feels|get|getting better",
  "cost|costs|price|prices|priced",
  "whether",
  "licence|licensed|indicated",
  "expected to|launch",
  "p <|< 0.0*|0.00*",
  "p = 0.0*|0.00*",
  "95 % ci",
  "head to head ..2 trial|study",
  "randomised|blind|hazard|significant|significantly",
  "n = @number",
);
/** Words that run somebody or something down. */
export const SCORN = concept(
  "dinosaur|dinosaurs|relic|rats|snail|tortoise|joke|joked|laugh|laughs|laughable|misery|tired|tatty|toxic|dull|blunt|crude|clumsy|rubbish|copycat|scaremonger|scaremongers|scaremongering|grapes|desperation|desperate|stubborn|stuck|lazy|habit|ignorant|misunderstood|misunderstand|confused|excuses|titanic|karaoke|antique|obsolete|outdated|shoddy|cheap|jams|jam|leaks|breaks|spit|asleep|snoozing|bin|ditch|dump|creative|economical|jealous|rumour|rumours|grapevine|scandal|embarrassing|bless|pathetic|clown|clowns|amateur|amateurs|dinosaurs|hopeless|useless|fossil|quack|quacks|backward|blinkered|panting|limping|wheezing|ageing|stale|lawyer|lawyers|sued|lawsuit",
  "second|third rate|best",
  "so called",
  "behind the times|curve",
  "out of touch|date|ideas",
  "get what ..2 pay",
  "buried|hides|hid|hidden ..3 bodies|data|results|deaths",
  "poor old",
  "nothing to show",
  "have|has not ..3 seen|read|met|treated|opened|understood",
  "never ..2 met|seen|touched|read|held|tested|worked",
  "had|if ..3 read ..4 properly|carefully",
  "nothing better to do",
  "cannot|can not be bothered",
  "can not|cannot count|read|titrate|dose",
  "put|putting up with",
  "yesterday medicine|drug|treatment|answer|news|technology|cupboard|tablet|science",
  "would ..2 trust",
  "factory|plant|site shut|closed|shutdown|raided",
  "says|tell|tells ..2 something|you|everything ..3 about|how",
  "supply|stock|recall|quality problem|problems|shortage|shortages|scare",
  "stock so little",
  "wink",
  "drink the water",
  "want|wants|seeking|after a headline|headlines|attention",
  "adverts|advertising|advertisement with canapes|wine",
  "needed|took @number trials|attempts|goes",
  "you would not|never know|guess|touch",
  "still ..2 on|using|prescribe|prescribing|clinging|stuck",
  "as the grapevine",
  "past ..2 best|prime|sell",
  "belongs|belong ..3 museum|past|cupboard|bin|history|skip|attic|last",
  "only a ..2 minority",
  "go|going on believing",
  "cling|clings|clinging to",
  "out of habit",
  "sour grapes",
  "better known for",
  "more ..1 than evidence|science|data",
  "smells|stinks|reeks of",
  "clever in @number",
);
/** Those who hold an opinion on medicines. */
export const PROFESSION = concept(
  "gp|gps|doctor|doctors|professor|professors|nurse|nurses|pharmacist|pharmacists|surgeon|surgeons|cardiologists|cardiologist|rheumatologists|dermatologists|neurologists|psychiatrists|consultants|academic|academics|expert|experts|critic|critics|committee|nice|guideline|guidelines|university|specialists|partner|researchers|reviewers|scientists|clinicians|colleagues|oncologists|urologists|paediatricians|diabetologists|infirmary|college|regulator|mhra",
);

import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { STUDY } from "../vocabulary/evidence.ts";
import { concept } from "./concept.ts";

/* Other medicines and their makers, and what a comparison with them stands on. */

const CLASS =
  "statin|statins|nsaid|nsaids|triptan|triptans|biologic|biologics|biosimilar|biosimilars|generic|generics|gliptin|gliptins|sglt2|antipsychotic|antipsychotics|antidepressant|antidepressants|tricyclic|tricyclics|opioid|opioids|steroid|steroids|laxative|laxatives|antihistamine|antihistamines|antiviral|antivirals|antibiotic|antibiotics|anticoagulant|anticoagulants|ppi|ppis|laba|labas|ics|beta|blocker|blockers|diuretic|diuretics|sulfonylurea|sulfonylureas|insulin|insulins|nebuliser|inhaler|inhalers|originator|originators|warfarin|methotrexate|ibuprofen|paracetamol|aspirin|metformin|omeprazole|gold|benzodiazepine|benzodiazepines|z|sleeping|painkiller|painkillers|emollient|emollients|vaccine|vaccines|chemotherapy|iron|tramadol|heparin|lithium";
const THING =
  "treatment|treatments|medicine|medicines|drug|drugs|therapy|therapies|tablet|tablets|pill|pills|spray|sprays|pen|pens|device|devices|injection|injections|antibody|brand|brands|product|products|molecule|options|agents|cream|patch|patches|devices|autoinjector";

/** A rival medicine or its maker. */
export const RIVAL = concept(
  "others ..1 merely|only|just|simply|never|cannot",
  "unlike ..1 the|its|other|others|older|most|any",
  "of old",
  "rest of ..2 class|field|market|kind",
  "no other ..1 antifungal|inhaler|statin|tablet|drug|medicine|agent|treatment|biologic|antibody|antibiotic|vaccine",
  "two|both placebos|rivals|trials",
  "allopurinol|febuxostat|colchicine|ibuprofen|paracetamol|sumatriptan|salbutamol|atorvastatin|simvastatin|amlodipine|ramipril|apixaban|rivaroxaban|dabigatran|adalimumab|infliximab|etanercept|sertraline|fluoxetine|citalopram|gabapentin|pregabalin|amitriptyline|tramadol|codeine|morphine|metformin|gliclazide|sitagliptin|semaglutide|omeprazole|lansoprazole|prednisolone|hydrocortisone|naproxen|diclofenac|levothyroxine|tamoxifen|letrozole|methotrexate|azathioprine|ciclosporin|tacrolimus|furosemide|bisoprolol|clopidogrel|aspirin|warfarin|heparin|cetirizine|loratadine|montelukast|beclometasone|fluticasone|tiotropium|carbimazole|lithium|olanzapine|risperidone|clozapine|donepezil|memantine",
  "nothing|none|nobody ..2 on|in ..1 your|the|our formulary|shelf|cupboard|pathway|class|market",
  "formulary|cupboard|shelf",
  "their|other paper|study|tender|pen|inhaler|bid",
  "yesterday",
  "a|another|other rival|new brand|rival|firm|maker",
  "older|daily|weekly|messy drops|droppers|creams|injections|needles",
  "trust a|that firm|company|maker",
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
  "others ..1 merely|only|just|simply",
  "carries|carry|keeps|goes on|going",
  "picks|pick up where",
  "takes|take over",
  "clear winner",
  "where ..4 stop|stops|fail|fails|falter|give|gives|end|ends",
  "what ..2 no other|others|none|nobody has|have|can|could|cannot",
  "natural|predictable|elegant|reliable|precise ..3 than",
  "crosses|reaches|penetrates|lasts|holds",
  "better|stronger|faster|quicker|longer|gentler|kinder|cleaner|fresher|greater|higher|deeper|smoother|simpler|safer|sooner|tighter|sharper|clearer|smarter|easier|milder|calmer|softer|swifter|bolder|richer|fairer|leaner|finer|fuller|steadier|surer|tougher|keener|closer|nimbler|neater|broader|slicker|speedier|happier|healthier|brighter|friendlier|truer|firmer|stricter|purer|wiser ..6 than|grip|hold|control|relief|action|start|onset|choice|option|results|response",
  "holds|hold|held ..1 candle",
  "shade|shame|dust|cold",
  "off the mark|blocks",
  "in front|lead of",
  "ranked|rank|came|comes|stands|stand first|top|highest|ahead",
  "choice ..3 clear|obvious|easy|plain|simple",
  "reach|reaches|turn|turns for|to ..1 first",
  "what they were looking|waiting for",
  "ever was|did|could",
  "outshines|outdoes|eclipses|trounces|thrashes|leapfrogs|overtakes|outpaces|outlasts|outruns|undercuts|overshadows",
  "a cut above",
  "up a gear",
  "next level",
  "speed|strength|power|duration|onset ..3 we|us|ours",
  "beat|beats|beating ..1 them|it|those",
  "bigger|smaller|larger ..6 theirs|ours|than",
  "better|stronger|faster|quicker|longer|gentler|kinder|cleaner|fresher|superior|greater|higher|deeper|smoother|simpler|safer|sooner|outperform|outperforms|outperformed|outclasses|outstrips|beats|beat|beating|tops|surpasses|trumps|ahead|winner|wins|win|upgrade",
  "lead|leads|leading|edge ..1 the|over|on|its|of ..2 field|class|way|pack|rivals|others|rest|them|market|theirs",
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
  "two|both studies|trials ..3 different|separate|apart",
  "message holds|stands",
  "numbers|figures|results|rates ..3 their|theirs|ours ..6",
  "grip on ..1 receptor",
  "failed ..4 other|two|three|several ..6 ours|us",
  `${CLINICIAN} ..1 reach|turn|ask|go`,
  "stands to reason",
  "cross trial|study",
  "side by side",
  "in a row",
  "by logic|definition",
  "our|the published|advisory|last ..1 one|figure|panel|board|winter",
  "published one|figure|figures|rate|rates ..3 for|of",
  `different|other|another|separate population|populations|company|${STUDY}`,
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
/** A handful of people, counted. */
export const FEW_CASES = concept(
  "one|two|three|four|five|six|seven|eight|nine|both|all of|in ..1 two|three|four|five|six|seven|eight|nine|ten responded|improved|recovered|cleared|benefited|patients|women|men|cases|children|did|had|were|saw",
);
/** Licences or countries, counted across the world. */
export const LICENCE_COUNT = concept(
  "@number|more|most ..2 indications|licences|approvals|authorisations|uses ..8 world|worldwide|globally|abroad|countries|europe|america|overseas|elsewhere|internationally",
  "licensed|approved|authorised ..3 @number|more|most countries|markets|nations",
  "world|worldwide|globally|abroad|overseas ..6 @number ..2 indications|licences|approvals|uses",
);
/** From which the reader is to see whom to trust. */
export const TRUST = concept(
  "tells|tell|shows|show|proves|prove|says|say ..3 which|who|what|all|something|everything|where ..8 trust|trusts|trusted|prefer|prefers|better|choose|chose|believe|rely|best|confidence",
  "regulators|agencies|authorities|world ..2 trust|trusts|trusted|prefers|prefer|chosen|chose",
  "against|versus|compared ..4 only|just|mere|merely|paltry @number",
  "has|have|with|and only|just|merely @number",
);
/** What makes a comparison one that was made. */
export const TESTED = concept(
  "same in both|each|all",
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
/** Comparatives in a row, or more of a good thing, with nothing that they are compared with. */
const MORE_OF =
  "better|more|fewer|less|stronger|faster|longer|easier|simpler|deeper|improved|greater|kinder|smoother|calmer|happier|healthier|lower|higher";
export const HANGING = concept(
  `${MORE_OF} ..2 ${MORE_OF} ..2 ${MORE_OF}`,
  "more mornings|days|nights|weekends|time|life|freedom|energy|smiles|sleep|seasons|birthdays|moments|breath|steps ..1 without|for|with|free|to|at|of",
  "fewer bad|sick|lost|sleepless ..1 days|nights|hours",
);

import { phrases } from "#worker/text/language/phrases.ts";
import { PATIENT } from "../vocabulary/patients.ts";

/* What copy says of an area of risk when it comforts: it permits, denies, waives, or lets go of a limit. A stance holds the words that say
 * so and no words of the area; `ahead` stands before these, `behind` after them. */

const MAY = "can|may|could|might|will";
const USED = "taken|used|given|combined|mixed|prescribed|started|added|offered|had|continued|kept|coprescribed";
const NO_HURDLE =
  "bar|obstacle|barrier|hindrance|hurdle|impediment|reason|ground|grounds|problem|trouble|issue|matter|concern|worry|drama|objection|exclusion|cause|limit";
const NOT = "not|never|hardly|scarcely|nowhere";
const NOBODY = "nobody|noone|none|neither";
const PAST = "history|past|memory|memories|legend|folklore|myth|myths|fiction|tale|tales|scare|scares|hype|rumour";

/** "Can be taken with alcohol", "goes with warfarin", "suits toddlers". */
export const PERMITS_AHEAD = phrases(
  "is|are ..1 good|fine|ideal|right choice|option|answer|candidate for",
  "no need|reason|call ..1 to stop|pause|withhold|interrupt ..3 on|in|when",
  `${MAY} ..2 be? ${USED} ..3 with|in|by|during|alongside|while|before|after|up|at|through`,
  `${MAY} ..2 be given|offered|prescribed to`,
  `can|may|could|might ..1 take|use|have|combine|mix|give|prescribe|start|get|add ..7 with|in|by|during|to|alongside|while|before|after|up|through|at`,
  "@product|it|this|they ..2 goes|go|sits|mixes|pairs|gets|get|lives|works ..1 along|well|happily|fine|together? with|alongside",
  "fine|ideal|perfect|welcome|okay|ok|suitable for|in|with|on|during",
  "is|are|be ..1 good|right for|in|with|on|during",
  "suits|suit|welcomes",
  "no need|reason|call ..1 to stop|pause|withhold|interrupt ..3 before|around|for|during",
  "do|does not ..1 need|have to ..1 be? ..1 stop|stopped|pause|paused|withheld|interrupted ..3 before|around|for|during",
  "need|needs|has|have not|never ..1 to? ..1 be? ..1 stop|stopped|pause|paused|withheld|interrupted ..3 before|around|for|during",
  "does|do|need|will not ..1 mind|notice|care|object|fear|know ..2",
);
/** "Give it to the pregnant", "carry on up to surgery": an order, with which a statement begins. */
export const ORDERS_AHEAD = phrases(
  "give|prescribe|offer ..4 to|in|for|with|during",
  "use|start|try|put|keep|continue|add|leave ..1 it|them|@product ..4 with|in|for|to|on|during|through|throughout",
  "carry|go|keep on ..1 with|during|through|throughout|to",
  "stay|continue on|with|during|through|throughout",
);
/** Whoever it is, whatever they bring. */
export const EXTENDS_AHEAD = phrases(
  "whoever|whatever|regardless|irrespective",
  "whether ..6 or not",
  "however old|frail|ill|weak|sick|bad|poor|young",
  "no matter",
  "even in|for|with|if|when|during",
  "never mind",
);
/** "Pregnant women can take it", "cirrhosis is no bar". */
export const PERMITS_BEHIND = phrases(
  "harmlessly|unharmed|unscathed",
  "finish|complete ..2 pack|packet|course|box|supply",
  "is|are|makes|make ..3 good|ideal|fine|perfect candidate|candidates|choice|patient",
  "as usual",
  "should|can|may|must ..1 continue|keep|take @product|it",
  "only|just|merely ..5 nap|sleep|doze",
  "sleep|sleeps ..1 it off",
  `${MAY} ..1 take|use|have|get|start|receive|try ..1 it|this|@product`,
  `${MAY} ..1 stay|go|carry|continue|keep|remain ..1 on|with|going|it|taking`,
  `${MAY} ..1 be ..1 started|offered|put|prescribed|kept|left|treated|given ..1 on|it|with|this|@product`,
  "stay|stays|carry|carries|go|goes|keep|keeps|remain|remains|continue|continues ..1 on|going|with|taking ..2 it|@product|as",
  "get|gets ..1 along|on together|well|fine|happily",
  "belong|belongs on|here",
  `is|are|be|makes|make no ..1 ${NO_HURDLE}`,
  "is|are ..1 welcome|fine|okay|ok|right|irrelevant|immaterial",
  "is|are at home",
  "do|does|will|need not ..1 matter|mind|count|prevent|rule|exclude|bother|worry|trouble",
  "make|makes|made ..1 no|little ..1 difference|odds",
  "need|needs|deserve|deserves|call|calls ..1 no ..2 thought|thoughts|warning|warnings|care|caution|attention|thinking|special|telling",
  "need|needs not|never",
  "not|never|no ..4 danger|harm|trouble",
  "suits|suit it|them|her|him|all|@product",
  "can ..1 stay|remain ..1 where|as",
  "all the same",
  "just as well",
  "happily|regardless|anyway|alike",
  "or not|no",
  "do|does not ask ..5 pause|paused|stop|stopped",
);
/** "Free to drive", "may drink". */
export const MAY_DO = phrases(`${MAY}|happily`, "free|able|allowed|welcome to", "go|goes|carry|carries|keep|keeps on?");

/** "Does not cause", "free from", "nobody gets". */
export const DENIES_AHEAD = phrases(
  `do|does|did|will|would|can ${NOT} ..2 raise|raises|increase|change|alter|affect ..2 risk|risks|chance|chances|odds|rate|likelihood ..1 of`,
  "is|are not dangerous|harmful|serious|risky ..1 in|with|after",
  `do|did ${NOT} ..2 cause|bring|lead|harm|hurt|damage|provoke|trigger|come|suffer|develop|become|see|meet`,
  `does|will|would|can ${NOT} ..2 cause|causes|make|bring|lead|give|harm|hurt|touch|damage|affect|provoke|trigger|raise|upset|get|become|develop|come|suffer|see|meet|reach|mean|thin|strain|disturb`,
  "never|cannot ..2 cause|causes|make|makes|bring|brings|lead|leads|give|gives|harm|harms|hurt|hurts|touch|touches|damage|damages|affect|affects|provoke|provokes|trigger|triggers|raise|raises|upset|upsets|get|become|develop|meet|see",
  `${NOBODY}|nobody ..4 get|gets|become|becomes|develop|develops|suffers|suffer|has|have|meets|meet|sees|ends|goes`,
  "no one|patient|patients ..3 get|gets|become|becomes|develop|develops|suffers|suffer|has|meets|sees",
  "there is|are|was|will|be no|never|neither",
  "cause|causes|brings|gives|carries|leaves|means no",
  `do|does|will|would ${NOT} increase|slow|promote`,
  "need|needs not ..1 worry|fear|think|ask ..1 about|of",
  "forget|put|set ..2 about|aside",
  "has|have|had no|none ..1 effect|effects|influence|bearing|impact ..1 on|upon",
  "has|have nothing to do with",
  "nothing ..2 to do with",
  "free|freedom of|from",
  "forget|farewell|goodbye",
  "nothing ..1 to fear from|for",
  "no fear|worry|worries|danger|threat|talk|question ..1 of|about",
  "spare|spares",
  "leave|leaves ..4 alone|be|untouched|unharmed|unscathed|peace|cold|as",
  "leave|leaves ..3 out of it|this",
);
/** "Does not occur", "is history", "belongs to another drug". */
/** A harm is said to be as frequent as without the medicine or with another one. */
export const NO_MORE_BEHIND = phrases(
  "occur|occurred|happen|happened|are|were|is|was no|not ..1 more often|common|frequent|frequently|likely",
);
export const DENIES_BEHIND = phrases(
  `do|does|will|would|can|did ${NOT} ..1 occur|happen|arise|appear|rise|follow|develop|come|feature|return|enter|apply|trouble|matter|worry|suffer|exist|arrive|mind|notice|drop|fall|bleed`,
  "cannot|never ..1 occur|occurs|happen|happens|arise|arises|appear|appears|rise|rises|follow|follows|develop|develops|come|comes|suffer|suffers|trouble|troubles",
  `is|are ${NOT} ..1 touched|harmed|affected|damaged|hurt|troubled|met|found|seen|issue|concern|problem|worry|question|strained|an|a`,
  `is|are|was|were ..2 ${PAST}`,
  "is|are|was|were ..1 over|gone|exaggerated|overblown|overdone|unheard|absent|nil|zero|impossible|irrelevant|nonsense",
  "things|thing|matter|problem|problems|story|habit|worry of|for ..1 past|yesterday|others",
  "belong|belongs|belonged ..1 to|in ..1 another|other|others|older|old|history|past|rivals|textbooks|previous|books",
  "come|comes to no harm|grief",
  `is|are no|not ..1 ${NO_HURDLE}|dangerous|harmful|serious`,
  "is|are ..1 somebody|someone|another else|problem",
  "has|have|had ..1 never ..1 been seen|reported|met|observed|described|found|noted|recorded|a|an",
  "has|have never ..1 happened|occurred|arisen",
  "you|they|nobody|patients|doctors ..1 will|do not|never meet|see|find|hear|notice",
  "only ..3 meet|find|read|see ..3 textbooks|textbook|books|lectures",
  "stay|stays|keep|keeps|remain|remains ..1 well|unharmed|intact|strong|healthy|safe|clean|unaffected|untouched|flat|steady|out|alone",
  "shrug|shrugs ..1 off",
  "need|needs not|never",
  "not|never ..7 issue|concern|problem|theme|topic",
  "alone",
  "is|are for ..1 others|other|older|street",
  "no commoner|likelier than",
  "that|which ..3 data|trials|evidence|experience|studies ..2 buried|laid|ended|killed|closed",
);

/** "No need to check", "skip", "without". */
export const WAIVES_AHEAD = phrases(
  "no need|reason|call|point|cause|use|duty|obligation|sense ..1 to|for|in ..4",
  "need|needs|require|requires|demands|wants no|neither ..2",
  "need|needs not|never ..1 be? ..3",
  "there is|are no",
  "cross|crossed|strike|put|set ..1 out|off|aside",
  "ignore|disregard|retire",
  "skip|omit|scrap|ditch|bin|cancel|abandon|dispense|forget|forgo|waive",
  "drop|save|spare ..1 the|yourself|your|them",
  "leave|leaves ..4 alone|be|peace|out|undone|aside",
  "do|does not|never ..1 bother|trouble|wait|ask|need|worry ..3",
  "never ..4 need|have|look|check|ask|order|send|arrange|book ..3",
  "nothing ..1 to ..1 check|test|measure|arrange|sign",
  "why bother|ask|order|do|wait|insist|send ..3",
  "do|does away|without with?",
  "without",
  "can|may forget|skip|ignore",
  "end|end|freedom|free of|from|to",
);
/** "No tests", "without a specialist": right before the care itself. */
export const LACKS_AHEAD = phrases("no|without|zero|minus");
/** "Need not be measured", "can be left alone", "a formality". */
export const WAIVES_BEHIND = phrases(
  "is|are ..2 matter of ..2 preference|choice|taste",
  "need|needs|must|can|may|could|do|does|is|are not ..1 be? measured|checked|taken|asked|done|repeated|ordered|looked|monitored|tested|drawn|needed|required|necessary|called|worth|wait",
  "need|needs never ..1 be? measured|checked|taken|asked|done|repeated|ordered|monitored|tested|needed",
  "can|may|could|should|will ..1 be ..1 left|skipped|forgotten|dropped|omitted|ignored|signed|missed|cancelled|scrapped|binned|spared|stopped|waived",
  "can|may|could ..1 lapse|wait|go|end|stop|rest|slide",
  "waste of",
  "is|are|been ..2 overstated|exaggerated|overdone|history|superseded",
  "out of date",
  "no longer|not apply|applies|matter|matters|concern|concerns",
  "can|may|could ..2 put|set|left|crossed ..4 aside|out",
  "filed|put ..2 under|behind|aside",
  "do|does not apply",
  "belong|belongs to|in ..1 history|past",
  "is|are ..3 formality|formalities|habit|habits|relic|luxury|optional|unnecessary|pointless|needless|redundant|superfluous|overkill|history|past|nonsense|ritual|obsolete|bother|box|bureaucracy",
  "red tape",
  "is|are ..2 yesterday",
  "thing|things of ..1 past|yesterday",
  "tell|tells|add|adds|find|finds|show|shows|teach|teaches ..1 you nothing",
  "add|adds|change|changes|show|shows|find|finds nothing",
  "never show|shows|find|finds|change|changes",
  "no longer ..1 needed|required|necessary",
  "alone|undone|aside",
  "in peace",
);

/** What makes a permission conditional. */
export const CONDITIONS = phrases("if|unless|until|provided|except|otherwise|depending|once|when|where");
/** What may stand in a sentence that comforts nobody: a degree, a source, a finding, advice, what medicines do in the body. */
export const HEDGES = phrases(
  "apart from",
  "other than",
  "only if|when|after|in|under|with|by|once|where|for|during|be",
  "caution|cautious|cautiously|supervision|consult|discuss|consider|weigh|outweigh|outweighs|advise|advised|counsel|contraindicated|avoid|avoided|refer|reduce|reduced",
  "should|must ..1 be|not|use|have|also|therefore|always|only ..1 monitored|checked|tested|told|warned|used|given|taken|started|observed|stopped|informed|treated|watched|screened|tapered|contraception",
  "should|must not take|use|have|start|receive|drive|drink|give|prescribe|stop",
  "limited|insufficient|sparse|few|no data|experience|evidence|information|studies|knowledge",
  "decision|decide|decided",
  "not|is|are|remains known|unknown|established|studied|expected",
  "mild|moderate|severe|clearance|pugh",
  "egfr ..4 @number",
  "see|in|to|of|current|the spc|smpc|section|bnf|leaflet",
  "clinically|statistically relevant|significant|meaningful|important",
  "or negligible",
  "monotherapy",
  "compared with|to",
  "alone or in combination",
  "alcohol|sugar|lactose|gluten|latex free",
  "elimination|excretion|pharmacokinetics|pharmacokinetic|plasma|metabolism|concentration|concentrations|exposure|ineffective|worsen|worse",
  "cannot|not ..1 excluded|exclude|ruled|assumed|assume",
  "like all|other|any|most medicines|drugs|treatments",
  "not everyone|everybody|all|suitable|eligible|always",
  "before and during",
  "doctor|nurse|pharmacist will",
  "drink|drinks ..2 freely|plenty|water|fluid|fluids|enough|milk|juice|more",
  "depends",
  "routine|regular|coagulation|additional|extra|further|special|genetic monitoring|tests|test|checks|testing|blood|inr|ecg|precautions",
  "change ..1 dose",
  "inr monitoring|testing|tests|clinic",
  "but|and|though ..1 check|checks|monitor|measure|test",
  `@number|${PATIENT} in @number`,
  "calls|emails|email|messages|texts|newsletter|unsubscribe",
  "dose ..1 change|changes",
  "aged @number",
  "@number years|months",
  "with or without",
  "dose|dosage adjustment|adjustments|reduction|alteration|modification",
  "history of",
  "may|might|can ..1 cause|increase|affect|impair|lead|harm|occur|develop|worsen|mask|prolong|pass|result|interact|reduce",
);

/** Words of degree and comparison: where the piece's own prescribing information warns, they excuse nothing that it denies outright. */
export const DEGREES = phrases(
  "unsafe|risky|dangerous",
  "increased|increase|additional|new|further|greater|higher|excess risk|risks|incidence|rate|rates|signal|signals",
  "increase|raise|raises|risk|risks|chance ..3 risk|risks|chance|of",
);

import { concept } from "./concept.ts";

/** Praise and excitement of a spokesman, a patient or a headline writer. */
export const HYPE = concept(
  "love|loves|loved|adore|adores|swear|swears|hail|hails|hailed|rave|raves|raving|transformed|transforms|miracle|wonder|unrivalled|unbeatable|sensational|incredible|triumph|triumphant|stunning|breathtaking|beloved|lifesaving|blockbuster|runaway",
  "mind|jaw blowing|dropping",
  "life saving|changing|savers|saver",
  "cannot|can not get enough",
  "praying|prayed|longing|dreaming ..2 for",
  "give|gave|given|prescribe|choose ..3 to|for ..2 my ..2 mother|mum|family|children|daughter|son|wife|husband|father|gran",
  "anyone|everyone|every|all|nobody|no ..6 should|will|must|deserves ..3 on|have|want|take|be|get|without|it",
  "no serious|real|credible rival|rivals|competitor|competition",
  "no safety worries",
  "top|best|ultimate|natural|obvious ..1 choice|option|selling|pill|treatment|drug",
  "number one",
  "kind|kinder|gentle|gentler|soft|easy ..1 to|on|for",
  "so|exceptionally|incredibly|remarkably|wonderfully|astonishingly gentle|kind|simple|easy|effective|powerful|mild",
  "beat|beats|beating|outsells|crushes|trounces|leaves ..2 the? rest|rivals|competition|others|standing|rest|field",
  "in its|their tracks",
  "game over",
  "no longer|end|ends|ending|ended|over|goodbye|farewell|banish|banishes ..2 headaches|pain|migraine|flares|misery|agony|suffering|obesity|asthma|arthritis|wheeze",
  "hope at|for|heart",
  "heart|real|new|fresh|genuine hope",
  "cure|answer|solution is|are|in|within ..2 reach|sight|near|close|here",
  "will|could|can|to change|save|transform ..3 lives|life|everything|world",
  "gave|gives|given|give|got|get ..3 life|lives|loved|energy|smile|confidence ..2 back",
  "bed|chair|house bound ..1 to",
  "feel|feels|felt|feeling ..3 like|thirty|twenty|forty|young|younger|new|themselves|myself|reborn|human|normal",
  "like a baby|dream|charm|teenager|god",
  "one that works",
  "doctors|gps|patients|nurses|consultants|everybody|britain|sufferers|families ..2 demand|love|hail|cheer|queue|queuing|clamour|clamouring|rely|trust|favour|prefer",
  "reasons why|to",
  "famous|unique|lasting benefits|relief",
  "still|always prevents|works|beats|helps|leads|wins",
  "in a class|league of",
);

/** The reader of the news is sent to get it, or shown it. */
export const INVITED = concept(
  "ask ..2 surgery|gp|doctor|clinic|pharmacist|nurse|practice ..3 for|about|to",
  "find|locate|book ..3 clinic|pharmacy|stockist|provider|prescriber",
  "pack|product shot|shots|photograph|photographs|photo|photos|logo",
  "holding|holds|held|with|showing ..2 pack|box|product|tablet|bottle|injection|inhaler|spray",
  "in|on surgeries|wards|shelves|pharmacies ..2 from|now|today|monday",
  "ask ..3 available ..3 prescription|surgeries|pharmacies",
  "competition|giveaway|prize|prizes|win|vouchers|feature pack",
  "photos|photographs|celebrity ..4 available|story|interview",
  "what it can do",
  "consumer|breakfast|daytime tv|television",
  "phone in",
);

/** Limits and standing that a sober release gives. */
export const SOBER = concept(
  "placebo|control|versus|endpoint|p|randomised|confidence|side|adverse|common|serious|headache|nausea|caution|regulators|unlicensed|unknown|unproven|modest|slightly|small|limited|negative|failed|revenue|sales|franchise|disposal|guidance|patent|acquisition|dividend",
  "not|no|does|did|cannot|never ..3 know|known|show|shown|meet|met|speak|cure|restore|comment|discuss|help|answer|established|licensed|intended|different|difference",
  "too soon|early",
  "we|they|it do|does|did|have|has not",
  "asked if|whether",
  "needs|needed|need ..2 confirming|confirmation|confirmed|care",
);

import { phrases } from "../pattern.ts";

/* What makes talk of a medicine without a licence promotion of it. */

/** The medicine is promised to readers. */
export const PROMISED = phrases(
  "look|looking forward to ..3 having|using|offering|prescribing|receiving|it|@product",
  "coming|arriving|launching|landing ..1 soon|shortly|next",
  "coming|arriving|launching to|in ..1 uk|britain|clinics|your|pharmacies",
  "watch this space",
  "on the ..1 horizon|way|doorstep",
  "around ..1 corner",
  "wait|waiting ..3 longer|over",
  "ready|gearing|gear|preparing|poised|raring|set|primed ..4 go|launch|licence|day|start|off",
  "as soon as ..3 licence|approval|launch",
  "first in ..1 line|queue|the",
  "soon to be|yours",
  "have|has ..2 been ..2 waiting|longing|hoping|crying|looking for|out",
  "expect|imagine|picture ..6 to be the|in|every",
  "every|all|everyone ..5 asking|clamouring|begging|queueing|queuing|crying",
  "prepare|prepares|ready|act|move|start|join ..2 now ..8 will|be",
  "be|get ready ..3 first",
  "sign|signing up ..5 told|updates|launch|news|first|notified|hear",
  "warm|warming up ..4",
  "would|will prescribe ..3 day|launch",
  "pay|pays for itself",
  "be|become|among ..2 first|one ..4 to|offer|prescribe|use|have|hear|try|know",
  "get|getting|be|prepare|make ..5 ready ..3 for|to launch|prescribe|use|offer|arrival|it",
  "prepare|preparing|ready ..3 for ..3 launch|arrival|@product",
  "register|registering|note|log ..2 interest",
  "pre order|register|book",
  "reserve|secure|order ..4 supply|supplies|stock|packs|place|now",
  "the wait is ..2 over",
  "not long to wait|now",
  "will|can|could soon ..3 be|have|prescribe|offer|use",
  "soon ..2 you|your|patients|doctors ..3 can|will|able",
  "available|here|yours ..2 by|from|soon|next|before ..2 spring|summer|autumn|winter|christmas|year|month|weeks|soon",
  "from|on day one",
  "launch|launches|launching|arrives ..2 soon|next|shortly|spring|summer|autumn|winter",
  "at|on|before|after|for launch ..3 you|your|us|we|call",
);
/** Excitement about it. */
export const EXCITED = phrases(
  "breakthrough|game|gamechanger|revolutionary|revolutionise|revolutionises|groundbreaking|blockbuster|miracle|astonishing|unprecedented ..1",
  "set|poised|about|destined|going|ready ..2 to ..2 change|transform|revolutionise|redefine|rewrite|become|end|replace",
  "will|could|can|may change|transform|revolutionise|redefine|rewrite ..3 lives|life|treatment|practice|way|care|everything|what",
  "excited|exciting|thrilled|delighted|proud ..8 @product|medicine|treatment|therapy",
  "new|next|real|fresh era|hope|dawn|chapter",
  "introducing|unveiling|announcing ..4 @product|treatment|medicine|chapter|era|tablet|injection",
  "smashed|aced|triumph|triumphed|triumphant|sensation|huge|massive ..3 trial|study|results|win|success|endpoint",
  "better than ..4 on|coming the|its|soon? way",
  "life|lives changing",
  "the|a ..1 future ..1 of|in|for",
  "proud|thrilled|excited|delighted|overjoyed|buzzing|chuffed|honoured ..3 to|of|that|about|by|with",
  "amazing|fantastic|wonderful|incredible|brilliant|phenomenal|awesome|huge|massive|sensational ..2 news|data|results|result|progress|step|milestone|moment|day|medicine|treatment|science",
  "great|good|fantastic|big|exciting|wonderful news",
  "what ..2 patients|people|families|doctors ..5 waiting|hoping|praying|dreaming ..1 for|of",
  "could|may|might|will|can ..2 be the end|answer|cure|key|start",
  "say|saying|wave|waving? goodbye|farewell",
  "relief|help|hope ..2 is|are ..2 on|near|coming|here",
  "milestone|landmark ..4 for|in patients|people|families|medicine|treatment|@product",
  "@product ..3 milestone|landmark|breakthrough|success|triumph|hope",
  "long|eagerly awaited|anticipated",
  "next generation",
  "best in class",
  "remarkable|spectacular|outstanding|stunning|impressive|extraordinary|amazing|incredible ..3 results|data|benefits|medicine|treatment|efficacy|response|responses|reductions",
  "the answer to|for|you",
  "offers|brings|gives ..3 hope|new",
);
/** What it is said to do, as a claim and not as a trial's aim or result. */
export const CLAIMED = phrases(
  "safe|safer|safest|effective|superior|stronger|better|faster|best|powerful|potent|simple|simpler|easier|kinder|proven|unrivalled|unmatched",
  "crush|crushes|crushed|smashes|smash|defeats|defeated|destroys|conquers|demolishes|wipes|knocks ..4",
  "switch|switches|switching|turn|turns|turning ..3 off",
  "works|banishes|beats|tackles|calms|lifts|stops|cuts|ends|clears|cures|relieves|transforms|protects|restores|halves|controls|prevents|reverses|heals ..4",
  "only|just|one once|one|a|single ..3 year|month|week|day|injection|tablet|infusion|dose",
);
/** Whom to turn to for it commercially. */
export const COMMERCIAL = phrases(
  "talk|speak|contact|ask|call|email|meet|visit ..6 business|account|sales|commercial|key|market|launch ..2 manager|managers|team|representative|representatives|specialist|lead",
  "your|our ..4 representative|representatives|rep|account|business ..3 will|can|would|is",
  "book|arrange|request|schedule ..4 visit|call|meeting|demonstration|demo|appointment ..6 representative|manager|team|us|rep",
  "add|adopt|include|place ..4 formulary|pathway|pathways|protocol",
  "leave|give|drop|hand|send ..3 card|details|name|number ..8 launch|list|specialist|specialists|team|news|hear",
  "team|we|colleagues|representatives|specialists|reps ..3 love|happy|glad|pleased|delighted|gladly ..4 pop|drop|call|visit|come|show|meet|brief",
  "pop|drop|swing|call in|by|round ..6",
  "list|identify|select|earmark|flag|shortlist|note|jot|keep|draw|have ..3 patients|list|names|those ..8 launch|first|ready|day|candidates|who|start",
  "start|begin ..3 planning|identifying|listing|selecting|identify|select|list ..4 patients|clinic|service|unit",
);
export const HEDGED =
  /\b(?:whether|aims? to|designed to|to (?:assess|evaluate|investigate|study|compare|find out|test|learn|determine)|being (?:studied|investigated|developed|assessed|evaluated)|hypothes\w+|no conclusion|not (?:been )?(?:established|known|shown|proven|tested|licensed|authorised|approved)|has not|have not|if (?:approved|licensed|authorised|granted)|endpoint|placebo|standard (?:care|treatment|therapy))\b/i;

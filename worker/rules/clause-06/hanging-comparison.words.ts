import { phrases } from "#worker/text/language/phrases.ts";
import { STUDY } from "../vocabulary/evidence.ts";

/* The words by which a comparison is made, and their other senses. */

const GAIN =
  "effective|effectively|efficacious|powerful|potent|convenient|convenience|tolerable|tolerability|reliable|reliably|rapid|rapidly|consistent|consistently|selective|complete|completely|comfortable|comfort|control|protection|relief|power|efficacy|benefit|benefits|freedom|confidence|durable|sustained|predictable|predictably|palatable|affordable|successful|responders|responses|precise|targeted|practical|flexible|flexibility|economical|acceptable";
/** Comparatives of quality: they say nothing until it is said against what. */
export const QUALITY = phrases(
  "better|stronger|kinder|gentler|faster|quicker|simpler|easier|smarter|cleaner|safer|smoother|superior|sooner|milder|tougher|brighter|finer|neater|handier|mightier|purer",
  "longer lasting|acting|relief|control|protection|remission|survival|duration|response|benefit",
  `more|less|greater|higher|enhanced|added|extra|increased|deeper|fuller|wider|broader ..3 ${GAIN}`,
  "less|fewer|lower|reduced ..1 side|adverse|irritation|irritating|sedating|sedation|stinging|burning|hassle|trouble|worry|fuss|bother|discomfort|dropouts|discontinuations",
  "lower|longer|stronger|deeper for longer|stronger|faster|deeper",
  "for longer",
  "last|lasts|lasting|stay|stays|work|works|working|protect|protects|control|controls ..2 longer|harder|faster|better|deeper|stronger",
  "go|goes|going further|beyond|deeper",
  "outperform*|outlast*|outshine*|outclass*|surpass*|outdo*|outpace*|outsmart*",
  "raises|raising|raise|sets|set a|the ..1 bar|standard",
  "step|cut|league|class|leap|mile|streets ahead|above|apart",
  "a|the|real|big|clear|true step up",
  "next level|generation|step in|up",
  "new|higher|different level|levels|standard|standards|dimension of",
  "improved|enhanced|upgraded|unlike formula|formulation|version|delivery|efficacy|tolerability|profile|device",
  "more|better for less",
  `twice|double|treble|triple|half|twofold|threefold|fold the|as ..2 ${GAIN}|strength|speed|response|effect|results|trouble|irritation`,
  "@number times the|as|more|better|stronger|faster",
  "goes|go|going the extra|distance mile?",
  "extra|longer mile",
  `new|fresh|higher|different benchmark|yardstick|chapter|era|height|heights|dawn|age|gear|league`,
  "redefin*|reimagin*|reinvent*|rewrit*|revolutionis*|supercharg* ..6 relief|control|care|treatment|what|how|the|expectations|rules|standards",
  "changes|change|changing|rewrites the game|rules",
  "takes|take|taking|lifts|lift ..4 to|up|into ..2 new|next|another|higher level|heights|gear|dimension|notch",
  "upgrade|upgrades|upgrading your|their|his|her|to|the|control|relief",
  "level|levels|leveling|step|steps|stepping up your|their|his|her|to|the|control|relief",
  "go|goes one|a better|step|beyond",
  "ahead of the|its curve|game|field|time|pack",
  "bigger ..1 difference|gap|drop|fall|effect|result|results|change|response|benefit",
  "more than you|they expect|expected|hoped|thought|just|simply|ever",
  "demand|expect|ask ..1 more",
);
/** The same words about other things: how people feel, services, doses and times, what a person should do. */
export const OTHER_SENSE = phrases(
  "feel|feels|feeling|felt|stay|stays|staying|keep|keeps|keeping ..1 fuller|full for longer",
  "feel|feels|feeling|felt|stay|stays|staying|keep|keeps|keeping ..1 fuller",
  "raise|raises|raising the|clinical? standard|standards|quality of care",
  "feel|feels|feeling|felt|get|gets|getting|got|become|becomes|sleep|slept|sleeping|eat ..1 better|stronger|easier",
  "a|to|the stronger|higher|longer|faster|quicker|simpler tablet|tablets|dose|doses|strength|medicine|medicines|course|walk|time|release|rate|infusion",
  "step|steps up to? if|when|treatment|therapy|the|a|next|step",
  "tick|circle|record|rate|answer|mark|box|boxes|asked|said|reported ..6 better|stronger|easier|faster",
  "better understand|understanding|known|informed|prepared|placed|together|health|conversations|conversation|care|outcomes|sleep",
  "make|makes|making it|this|things|life|your ..1 easier|simpler",
  "easier|simpler|faster|quicker|better to|for ..1 read|find|order|use|access|book|navigate|register|compare|talk|you",
  "it is better to",
  "worse|better with|after|in|on rest|movement|exercise|warm|cold",
  "better ..4 worse",
  "the sooner|better|earlier|longer the",
  "sooner or later|if|rather",
  "times ..2 upper|limit|normal ..2 limit|range|normal",
  "no|not|never|nor|neither|any better|faster|stronger|safer|sooner|superior|easier|longer",
  "is|are|works|would best|better off",
  `longer ..2 ${STUDY}|term|follow|data|acting`,
  "for longer than|if|without",
  "larger|longer and longer|larger",
  "much|little better no",
  "go further into",
  "get|gets|getting better",
  "choose|chooses|choosing|decide|decides|deciding|discuss|discusses|discussing|plan|planning|consider|considering|what|which|whether|about|on ..3 next step|level|generation",
);
export const DATA_NOUN = phrases("fewer|less|lower|more|higher|greater|longer|larger");

/** Adjectives of quality; their comparatives in a slogan compare, whatever the slogan is about. */
const ADJECTIVES =
  "steady calm soft kind smooth bright light clean clear clever smart quick swift fast strong tough firm gentle mild safe pure fine neat handy mighty simple easy deep full rich fresh happy healthy fit free wise bold sharp quiet dry cool warm tidy slick sleek snug lean sure true great sound sunny peaceful rosy comfy keen nimble brisk".split(
    " ",
  );

const comparativeOf = (word: string) =>
  word.endsWith("e")
    ? `${word}r`
    : word.endsWith("y")
      ? `${word.slice(0, -1)}ier`
      : /^(?:fit|slim|snug)$/.test(word)
        ? `${word}${word.at(-1)}er`
        : `${word}er`;

export const COMPARATIVES = phrases(
  ADJECTIVES.map(comparativeOf).join("|"),
  "step|steps|trade|move|moves|moving|upgrade|upgrading up|ahead|on|over|away to|from",
  "upgrade|graduate to @product",
  "why settle|accept|tolerate|compromise|put",
  "do not|never settle|compromise|accept",
  "settle|settling for less|second",
);

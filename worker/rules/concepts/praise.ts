import { phrases } from "#worker/text/language/phrases.ts";

/** Figures of speech by which copy, a post or a chief executive makes a marvel of a medicine. */
export const WONDER = phrases(
  "astonish|astonishes|astonished|astound|astounds|astounded|amaze|amazes|amazed|dazzle|dazzles|dazzled|triumph|triumphant|marvel|marvellous|mindblowing|spectacularly|jawdropping|godsend|lifesaver|showstopper|powerhouse|superstar|unstoppable|invincible|hallelujah|wow|wowed",
  "blew|blow|blown|blows|knocked|knocks|knock ..3 away|socks|minds|mind|park",
  "never ..1 look|looks|looked|be|feel ..2 same",
  "rewrite|rewrites|rewriting|rewritten|tear|tears|torn|rip|rips|ripped|change|changes|changing|changed ..3 everything|rules|rulebook|game|face|story|landscape|history|textbook|textbooks|fortunes",
  "crying|cried|cry out for",
  "prayed|praying|pray|dreamed|dreamt|dreaming|longed|longing|yearned ..1 for|of",
  "medicine|treatment|drug|tablet|breakthrough|news|day|moment|answer|option|change|what|one|@product ..7 been ..1 waiting|hoping|praying|crying|longing ..1 for",
  "raise|raises|raised|raising|sets ..2 bar",
  "seen|see|seeing to be|is|believe ..1 believed|believing",
  "against|by which ..1 all|every|everything|others|the ..4 judged|measured|compared",
  "yardstick|benchmark for|of|to|by",
  "no other? medicine|drug|treatment|tablet|therapy|injection|inhaler|cream ..2 ever",
  "nothing|never ..3 like it|this|@product|before",
  "good|well as it gets",
  "heavyweight|crown|crowning|jewel|pinnacle|summit|zenith|throne|crowned ..2 of|in|champion|achievement",
  "future ..4 here|arrived|now|today|begins|starts",
  "dream|dreams ..1 come|comes true",
  "rock star|solid",
  "out of this world",
  "light|lightyears years? ahead",
  "turn|turns|turned|turning ..2 tide|page|corner on",
  "bring|brings|brought|bringing ..3 hope",
  "back to life",
  "real|new|fresh|genuine|true hope",
  "miracle|miracles|magic|magical",
  "home run",
  "slam dunk",
  "like|as ..1 magic|dream",
);

/** Praise by a prefix: "hyperblocker", "mega-relief". */
export const SUPER = phrases(
  "super*|hyper*|mega*|turbo*|giga*",
  "mega|hyper|turbo|giga inhibitor|blocker|relief|reliever|shield|protector|protection|statin|response|strength|power|efficacy|control",
);
const POWER_WORD =
  /^(?:hyper|mega|turbo|giga)[- ]?(?:block|reliev|relief|pill|tablet|drug|statin|spray|shield|guard|protect|inhibit|strength|clear|clean|fight|kill|control|care|hydrat|boost|charg|power|hold|lock|heal|sooth|calm|med|jab|inhaler|effective|effic|fast|dos(?:e|ing)$|agent|molecule|antibody|response|drive|cool)\p{L}*$/iu;

/** Whether a match of `SUPER` is praise by its prefix; the word may go on behind a hyphen. */
export function isPowerWord(text: string, start: number): boolean {
  return (
    POWER_WORD.test(/^[\p{L}-]{1,40}(?: \p{L}{1,20})?/u.exec(text.slice(start, start + 62))?.[0] ?? "") ||
    POWER_WORD.test(/^[\p{L}-]{1,40}/u.exec(text.slice(start, start + 41))?.[0] ?? "")
  );
}

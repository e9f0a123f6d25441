import { everyMatch } from "#worker/text/every-match.ts";
import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { contextFacts } from "./setting.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/** `plain` names the company and what it did; `vague` thanks or hints without a name; `initials` hides behind letters or a
 * trading style; `denied` says that nobody stands behind the piece. */
export interface RoleStatement extends Span {
  kind: "plain" | "vague" | "initials" | "denied";
  atOutset: boolean;
}

/** Who created and paid for the piece, and how and where it says so. */
export interface Role {
  statements: RoleStatement[];
  /** The company is named in the opening lines, as sender, author or in a statement. */
  namedAtOutset: boolean;
  /** A company wrote, paid for or steered the piece, as its own words or the context show. */
  companyBehind: boolean;
  /** A brand, marketing or agency hand wrote, chose or approved the content, as the piece or the context says. */
  controlled: boolean;
  /** The writer is told, or says, to keep the company's part out of sight. */
  concealed: Span[];
}

const DID =
  "written|wrote|writes|paid|pays|paying|funded|funds|funding|commissioned|commissions|developed|created|produced|organised|organises|sponsored|sponsors|sponsor|sponsorship|supported|supports|support|provided|provides|made|makes|brought|supplied|designed|prepared|initiated|initiates|published|financed|hosted|grant|gave|give|gives|contributed|contribution|edited|drafted|run";
const PLAIN = phrases(`${DID} ..8 @company`, `@company ..10 ${DID}`, "from|by @company");
const VAGUE = phrases(
  "made possible ..6 friends|partner|partners|supporters|supporter|sponsor|sponsors|industry|donors|backers|sciences|company|help|support|generosity",
  "thanks|thank|grateful|gratitude|acknowledge* ..6 friends|partner|partners|supporters|supporter|sponsor|sponsors|industry|donors|backers|sciences",
  "support|supported|sponsored|funded|funding|help|assistance|backing|grant|contribution ..6 industry|sector|friends|partner|partners|supporters|sciences|pharma|healthcare|commercial",
  "unrestricted|educational|financial grant|support|contribution",
  "in association|partnership|collaboration with ..4 industry|partner|partners|sciences|friends|leading|healthcare",
  "brought to you by ..3 people|friends|team|partners|experts|makers",
  "by|from the|a makers|maker|manufacturer|team|people behind|who|of",
);
const INITIALS =
  /\b(?:\p{Lu}{2,5}|\p{Lu}\p{L}{1,20}(?: (?:of |for |and |the )?\p{Lu}\p{L}{1,20}){1,5}) is (?:a|the) (?:trading (?:style|name)|brand|division|registered name|part|subsidiary|service|project|programme|initiative|arm|department)(?: name)? (?:of|from|run by|owned by)\b[^.\n]{0,80}/gu;
/** What every such statement has after the name. */
const IS_PART_OF =
  / is (?:a|the) (?:trading|brand|division|registered|part|subsidiary|service|project|programme|initiative|arm|department) /;
const DENIED = phrases(
  "independent|impartial|unbiased|neutral ..3 education|educational|learning|resource|resources|information|advice|news|guide|guides|module|modules|training|academy|portal|course|courses|programme|site|website|journalism|hub|voices|teaching|library|answers|round|roundup|digest|update|review|summary|report|voice|view|coverage|newsletter|analysis|bulletin",
  "free|freedom ..3 from|of ..3 influence|bias|interference|sponsorship|agenda",
  "accept|accepts|take|takes|receive|receives|have|has|with|without|under no|any ..4 influence|funding|money|sponsor|sponsorship|advertising|bias|interest|interests",
  "no ..1 outside|external|commercial|industry|company influence|funding|money|involvement|input|interest|sponsor|sponsors",
  "nobody|noone pays|funds|sponsors|influences|paid",
  "no one pays|funds|sponsors|influences|paid",
  "nobody|noone tells|told|asked|asks us|me|them|him|her|our ..2 what|to|how|which",
  "no one tells|told|asked|asks us|me|them|him|her|our ..2 what|to|how|which",
  "not|never ..3 paid|sponsored|funded|connected|affiliated|influenced|backed ..5 company|companies|anyone|anybody|industry|pharma",
  "we|just|simply a|an ..3 bunch|group|happy|ordinary|fans|customer|patient|fan|friends|mums",
  "entirely|wholly|solely|purely|exclusively ..3 own|theirs",
  "programme|agenda|content|site|page|opinions|words|choice|topics|speakers ..3 all our|their|my own",
  "in our|my|their own words",
  "editorially independent",
  "independent ..2 agency|panel|commission|committee|taskforce|group|body|network|forum|alliance|coalition|institute|company|organisation|council|voice|faculty|editors|authors|experts|team",
);
const OUTSIDER = phrases(
  "say|tell|reply|answer|pretend|claim ..3 you|they|it am|are|is|was|were ..2 just|only|simply|happy|ordinary",
  "say|tell|reply|answer|pretend|claim ..3 you|they just|only|simply|happy",
);
const CONCEAL = phrases(
  "not|never|avoid|without ..3 mention|mentioning|say|saying|show|showing|disclose|disclosing|tag|tagging|reveal|revealing|declare|declaring|name|naming|print|printing|state ..5 ad|paid|partnership|sponsor|sponsored|sponsorship|us|our|company|funding|label|funded|involvement|gifted",
  "not|never|avoid|without ..3 use|using|add|adding|include|including|put ..3 ad|paid|partnership|sponsor|sponsored|sponsorship|label|funded|gifted",
  "not|never|avoid|without ..3 use|using|add|adding|include|including|put ..3 our|company|company's ..1 name|logo",
  "no need|reason to mention|say|disclose|declare|tag|name|add|state|use ..8 us|ad|paid|paying|sponsor|sponsored|company|@company|label|partnership|our|we",
  "keep|leave ..2 our|the|company|us|any ..4 name|names|logo|logos|us|involvement|part|support|role|mention ..2 off|out|away|quiet|secret|hidden|between",
  "prefer|rather|like|ask ..8 support|funding|name|involvement|part|payment|sponsorship|role|grant ..3 not|never ..3 mentioned|shown|named|disclosed|declared|printed|acknowledged|appear",
  "support|funding|name|involvement|payment|sponsorship|role|company must|should|will|need|to|does not ..2 be? ..1 mentioned|shown|named|disclosed|declared|printed|acknowledged|appear|visible",
  "reads|looks|seems|sounds|feels|works better|natural|real|genuine|independent ..4 as|without|if ..4 your|own|story|us|name|logo|ad",
  "not|never|left|kept|leave|keep ..3 in|out|off|from ..2 deck|slides|slide|credits|byline|article|acknowledgements ..6 because|as|since|distracts|so|looks",
  "leave|keep ..4 out of it|this|your|the|them|things",
  "look|looks|seem|seems|sound|feel|feels ..2 home|homemade|unpaid|spontaneous|organic|amateur|personal",
  "look|looks|sound|read|seem|appear like|as ..6 independent|unpaid|spontaneous|ordinary|editorial|unsponsored",
  "so that|it ..4 not look|read|seem|sound|feel ..2 like ..3 ad|advert|advertisement|promotion|sponsored|paid|company",
);
const COMPANY_MADE =
  /\b(?:(?:created|written|paid|funded|commissioned|developed|produced|run|made|drafted|supplied|sponsored|designed|supported)\b[^.\n]{0,60}\bby\b|(?:company|agency|brand team|marketing)\b|(?:wrote|drafted|paid for|commissioned|funded|supplied|edited|designed) (?:and \w+ )?(?:the|this|its|it)\b)/i;
const OWN_HAND = phrases(
  "drafted|written|prepared|supplied|approved|reviewed|provided|produced|edited|chosen|scripted|authored by|in|from ..4 brand|marketing|sales|product|commercial|medical|company team|department|manager|group",
  "script|text|texts|content|copy|slides|wording|words ..5 launch|brand|marketing|commercial ..2 team|department|manager",
  "placed|brought|set|put ..6 by ..3 brand|marketing|sales|product team|department",
  "service|project|publication|initiative|resource of|from|by ..4 brand|marketing|sales|product team|department",
  "brand|marketing|product|sales team|department|manager|group wrote|drafted|supplied|approved|chose|provided|prepared",
);
const ADDRESS =
  /\b(?:road|street|lane|avenue|house|park|way|row|wharf|square|quay|mill)\b.{0,30}\b[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2}\b/;
/** Independent bodies that every trial or survey has. */
const OVERSEERS =
  /\bindependent (?:\w+ ){0,3}(?:ethics|monitoring|adjudicat\w+|safety|review|data|advis\w+|endpoint|research ethics)\b|\b(?:patient|charit\w+|trade) (?:organi[sz]ation|group|body)s?\b[^.\n]{0,40}\bindependent\b|\b(?:by an|its|their) independent\b|\bour independent (?!training|education|learning|courses?|modules?|guides?|news|library)/i;
/** A statement whose gap is still to be filled. */
const TO_FILL_IN = /\bby [^.\n]{0,20}\[company\]/i;
const OPENING_CHARS = 650;

/** Those who print, host or stage a piece for somebody else. */
const IN_BETWEEN =
  /\b(?:Publishing|Publications?|Publishers?|Press|Media|Communications|Events|Printing|Agency|Conferences|Public Affairs|Consulting)\b/;
/** Who paid or steered, as the user tells it: "Norlake Bio UK paid for the films". */
const BACKER =
  /(?<![\p{L}&'-])(\p{Lu}[\p{L}&'-]{3,30})(?: \p{Lu}[\p{L}&'-]{1,30}){0,4},? (?:which |has |have |had |also )?(?:paid|pays|funds|funded|wrote|commissioned|financed|initiated|suggested|supplied the|chose the|edited|drafted|bought)\b/u;

/** The companies whose name tells a reader who is behind the piece. */
function backersOf(base: BaseFacts, hints: boolean): BaseFacts["companies"] {
  const told = BACKER.exec(base.submission.context)?.[1];
  if (told !== undefined && !base.view.text.includes(told))
    return base.companies.filter((c) => !IN_BETWEEN.test(c.name) && c.name.includes(told));
  return hints ? base.companies.filter((c) => !IN_BETWEEN.test(c.name)) : base.companies;
}

/** The opening of a piece; of a very short one, its first half. */
function isEarly(base: BaseFacts, at: number): boolean {
  const { length } = base.view.text.trimEnd();
  return at < Math.max(Math.min(OPENING_CHARS, length * 0.5), length * 0.2);
}

function statementsOf(base: BaseFacts, copy: Sentence[]): RoleStatement[] {
  const statement = (kind: RoleStatement["kind"]) => (span: Span) => ({
    kind,
    start: span.start,
    end: span.end,
    atOutset: isEarly(base, span.start),
  });
  const hints = findPhrases(VAGUE, base, copy);
  const backers = backersOf(base, hints.length > 0).flatMap((c) => c.mentions);
  const plainAt = [
    ...findPhrases(PLAIN, base, copy)
      .map((m) => m.sentence)
      .filter((s) => backers.some((m) => s.start <= m.start && m.start < s.end)),
    ...(standsIn(TO_FILL_IN, base.view.text) ? copy : []).filter((s) => TO_FILL_IN.test(wordsOf(base, s))),
  ];
  const bySentence = new Set(plainAt.map((s) => s.index));
  const others = copy.filter((s) => !bySentence.has(s.index));
  const denials = findPhrases(DENIED, base, copy).filter(
    (m) => !isNegated(m, base) && !OVERSEERS.test(wordsOf(base, m.sentence)),
  );
  const deniedBy = new Set(denials.map((m) => m.sentence.index));
  const unique = (sentences: Sentence[]) => [...new Map(sentences.map((s) => [s.index, s])).values()];
  return [
    ...unique(plainAt).map(statement("plain")),
    ...unique(hints.map((m) => m.sentence).filter((s) => others.includes(s) && !deniedBy.has(s.index))).map(
      statement("vague"),
    ),
    ...(standsIn(IS_PART_OF, base.view.text) ? everyMatch(INITIALS, base.view.text) : []).map((m) =>
      statement("initials")({ start: m.index, end: m.index + m[0].length }),
    ),
    ...unique(denials.map((m) => m.sentence)).map(statement("denied")),
  ];
}

/** How the piece tells of the company behind it. Pure. */
export function roleOf(base: BaseFacts): Role {
  const copy = base.sentences.filter((s) => s.zone !== "pi" && s.zone !== "references" && s.zone !== "ae-statement");
  const statements = statementsOf(base, copy);
  const about = contextFacts(base);
  const [contextSentence] = about.sentences;
  const context = base.submission.context;
  const companyInContext = contextSentence !== undefined && COMPANY_MADE.test(context);
  const isOwnHand = findPhrases(OWN_HAND, base, copy).length > 0;
  return {
    statements,
    namedAtOutset: backersOf(
      base,
      statements.some((s) => s.kind === "vague"),
    ).some((company) => namedEarly(base, company.name)),
    companyBehind:
      companyInContext ||
      statements.some((s) => s.kind === "plain" || s.kind === "initials") ||
      isOwnHand ||
      base.companies.length > 0,
    controlled: companyInContext || isOwnHand,
    concealed: [...findPhrases(CONCEAL, base, copy), ...findPhrases(OUTSIDER, base, copy)].map((m) => ({
      start: m.sentence.start,
      end: m.sentence.end,
    })),
  };
}

/** Whether the opening names the company, in capitals or inside an account's name too, but not only in an address. */
function namedEarly(base: BaseFacts, company: string): boolean {
  const [first = ""] = company.toLowerCase().split(" ");
  return base.lines.some((line) => {
    if (line.zone === "footer" || line.zone === "pi" || line.zone === "ae-statement" || !isEarly(base, line.start))
      return false;
    const words = wordsOf(base, line).toLowerCase();
    return (
      words.includes(first) &&
      !/https?:|www\./.test(words.slice(Math.max(0, words.indexOf(first) - 20), words.indexOf(first))) &&
      !ADDRESS.test(words)
    );
  });
}

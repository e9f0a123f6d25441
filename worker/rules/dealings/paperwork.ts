import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { NEGATION } from "#worker/text/voice/negation.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { AGREEMENT, SIGN } from "../vocabulary/agreements.ts";
import { signedLate } from "./signed-late.ts";

/** Services, grants and projects that go ahead without a written agreement (20.3, 23.2, 24.2, 27.2). */

const PAPERS = `${AGREEMENT}|formalities|forms`;
const STARTED = "began|started|begun|already|underway";
const WITHOUT = phrases(
  `no|without ..2 ${PAPERS}`,
  "nothing|anything ..2 to ..1 sign",
  "no|not|nothing|never ..4 on paper",
  "not ..3 need|have|required ..2 to ..1 sign",
  `not|never|no ..3 need|needs|needed|require|required|necessary|bother|trouble|issue|draw|complete ..8 ${PAPERS}|writing`,
  "nothing ..1 formal|official",
  "no need|reason|call ..3 formal|official",
  "no formal agreement|contract|letter|terms|arrangement",
  "need ..2 anything ..1 formal|official",
  "no|nothing|not ..3 in writing",
  "not ..3 anything ..1 in writing",
  "need not|never ..3 sign",
  `${PAPERS} ..8 reach|follow|follows|come|comes|arrive|sort|sorted|catch|issued|sent|signed|drawn|settled ..6 after|afterwards|later|retrospectively|eventually`,
  `${PAPERS} will|can|may|to follow|wait`,
  `${PAPERS} ..3 with ..2 payment|cheque|fee`,
  `${PAPERS} after|afterwards ..2 meeting|event|talk|work|service|project`,
  `sort|settle|draw|do|sign|send|complete ..3 ${PAPERS} ..6 end|later|after|afterwards|eventually|retrospectively`,
  `${SIGN} ..2 afterwards|retrospectively`,
  "get|collect|obtain|add|have|chase ..4 signature|signatures ..2 afterwards|later|retrospectively|after",
  `${PAPERS} ..4 with|stuck|waiting ..4 legal|finance|procurement|compliance ..8 go|goes|start|starts|begin|ahead`,
  `${SIGN} ..4 ${PAPERS} ..4 arrival|door|later|after|afterwards`,
  `although|though|but|even ..2 posting|work|service|services|talks|advice|filming|project|clinics ..4 ${STARTED}`,
  `posting|filming|work|service|services|talks|reviews|clinics ..3 began|started|begun ..10 before ..6 ${PAPERS}|signed`,
  "backdate|backdated|backdating",
  "back dated|date",
  "agreed|settled|settle|arranged|fixed|deal ..4 verbally|orally|handshake|informally",
  "agreed|settled|settle|arranged|fixed|deal ..3 on|by|over ..1 phone|telephone",
  "one|agreement|agreements|it|arrangement ..8 made|done|given|concluded ..2 on|by|over ..1 phone|telephone",
  "not|no|never ..3 paper|written|signed copy|copies|record",
  "verbal|verbally|oral|informal|gentleman|gentlemen|handshake ..2 agreement|contract|deal|basis|understanding|arrangement",
  "email|note|word|call|handshake|nod ..4 will do|suffice",
  "email|note|word|call|handshake|nod ..6 enough|suffices|sufficient",
  "handshake ..4 good|fine",
  `there is|are ..3 no ..3 ${PAPERS}`,
  `no|without ..1 forms|form|red`,
  "no|not|without ..3 paperwork|bureaucracy",
  `${PAPERS} ..8 ready|sign|signed|sent|sort|sorted|drawn|done|dealt|with|arrive ..8 fortnight|week|weeks|month|day|post|home|soon|shortly|afterwards|later|next|autumn|spring|summer|once|when`,
  `sort|settle|do|deal|sign|draw|finish|tidy|catch ..4 ${PAPERS} ..8 day|post|home|afterwards|later|soon|once|when|after|fortnight|week|weeks|month|time|end`,
  `${PAPERS} ..4 as yet|catch|following|retrospective|retrospectively`,
  `no|not ..2 ${PAPERS} ..3 yet`,
  `instead of|rather ..3 ${PAPERS}`,
  "take ..4 as read",
  `do|sort|have|send|see|sign|get ..4 ${PAPERS} ..6 new|next|year|spring|summer|autumn|course|time|needs|minds|asks|wants`,
  `${PAPERS} ..6 in ..1 due|good course|time`,
  `${PAPERS} ..4 tidied|tidy|squared|regularised|completed ..8 after|afterwards|later|event|end`,
  `${PAPERS} ..6 drawn|made|issued|written|considered ..4 if|once|when|should`,
  `working|work|proceed|proceeding|relying ..5 email|emails|conversation|goodwill|understanding`,
  `no need for ..4 ${PAPERS}|lawyers|solicitors`,
  "start|starts|begin|begins|go|going ..5 handshake|nod|word|straight",
  "on ..1 a handshake|nod",
  "payments|payment|grants|grant|donations|donation|sums ..4 agreed|arranged|settled|fixed ..2 by|over|on ..1 telephone|phone|word|call",
  "effect|binding|force|valid|runs|counts ..8 from|as ..6 first|date|talk|meeting ..8 earlier|before|although|even",
  "word ..3 bond|enough|good",
);
/** The rule itself, the small print of a contract, and other kinds of no. */
const PROPER = phrases(
  `${NEGATION} ..14 without|until|unless|before ..10 ${PAPERS}|signed|sign|agreed|writing`,
  `before|must|required ..10 signed|contract|agreement ..10 before|first|start|begin|starts|begins|meeting`,
  `signed|contract|agreement ..12 before ..8 meeting|work|service|event|start|starts|begins|anything|day|payment`,
  "unless|until ..8 writing|written|signed",
  "must|shall|should ..3 be ..3 writing|written|signed",
  "nothing|no ..1 in ..2 agreement|contract|letter",
  "no|without ..2 other|further|additional|employment|separate",
  "no|not later",
  "not ..4 paid|pay ..12 before",
  "before ..14 not|never ..3 paid|covered|included|payable",
  "variation|variations|vary|amend|amended|amendment|notice|terminate|terminated|supersede|supersedes|replaces|earlier|prior|previous|entire|law|courts",
  "obligation|oblige|obliges|obliged|commitment|inducement",
  "payment|paid|fee|pay|invoice|claim ..14 after|within|days|following",
  "enclose|enclosed|attach|attached|confirm|confirms",
  "logo|logos|copyright|confidential|confidentiality|patient",
  "neither party",
  "consent form|forms",
  "learning|training|tenancy|licence|employment agreement|contract",
);

/** Sentences by which something goes ahead without a written agreement, or before it. */
export function withoutAgreement(facts: Facts): (Match | Sentence)[] {
  const unsigned = findPhrases(WITHOUT, facts, ownSentences(facts)).filter(
    (m) => !hasPhrase(PROPER, facts, [m.sentence]),
  );
  return [...unsigned, ...signedLate(facts)];
}

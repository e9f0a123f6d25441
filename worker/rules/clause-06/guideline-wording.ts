import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { ofLine } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { beforeStop, hitOn, quoted } from "../checks/hits.ts";
import { names, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { GUIDELINE } from "../vocabulary/evidence.ts";

const BODY = `nice|smc|awmsg|sign|${GUIDELINE}|esc|eular|bts|bsg|bad|bap|consortium|standard|pathway|consensus|gold|gina|esmo|england|nhs`;
const ENDORSES = phrases(
  `${BODY} ..3 recommend|recommends|recommended|endorse|endorses|endorsed|back|backs|backed|support|supports|supported|approve|approves|approved|prefer|prefers|accept|accepts|accepted|favour|favours|advise|advises|place|places|put|puts|point|points|list|lists`,
  `recommend|recommended|endorsed|backed|supported|approved|accepted|advised|preferred|listed ..3 by|in ..3 ${BODY}`,
  `put|puts|putting|bring|bringing|turn|turning|follow|follows|following|meet|meets|deliver|delivers|delivering|implement|implements|implementing ..4 ${BODY} ..3 practice|with|into|by|life|today|through|guidance|advice`,
  `follow|follows|following|obey|obeying|meet|meets|fulfil|fulfils ..2 ${BODY}`,
  `yes|nod|blessing|approval|backing|acceptance|recommendation|support from|by|of ..2 ${BODY}`,
  `in|with line|keeping|accordance|agreement|step with ..3 ${BODY}`,
  `consistent|aligned|compliant|compatible with ..3 ${BODY}`,
  `according to ..2 ${BODY}`,
  `nice|smc|awmsg|guidelines ..1 says|gives|agrees|chose|choice|yes|backing|seal|verdict|thumbs|green`,
  `${BODY} ..4 yes|nod|blessing|thumbs|green|go|verdict|favour|ready|open|opens|opened|welcome|welcomes|welcomed`,
  `${BODY} compliant|backed|approved|recommended|endorsed|aligned|ready`,
  `${BODY} ..4 first line|choice`,
  `first|second line|choice ..4 ${BODY}`,
);
const NOT_LOOKED_AT =
  /\b(?:(?:was|were|is|are|has|have|had) (?:not|never) (?:yet )?(?:been )?(?:considered|appraised|assessed|included|reviewed|covered|evaluated|mentioned|named|part of|looked at|recommended|listed)|(?:did|does|do) not (?:consider|appraise|assess|review|include|cover|mention|name|apply|refer|extend|evaluate|recommend)|not (?:yet )?(?:appraised|considered|recommended)|terminated appraisal|appraisal (?:was |has been )?terminated|no (?:appraisal|recommendation|evaluation)|outside the scope|before [^.]{0,40}\blicensed|licensed (?:later|after|since)|only covers|non-submission|not (?:routinely )?commissioned)\b/i;
const CONDITION =
  /\b(?:only (?:if|when|for|after|in|as)|restricted|restriction|as an option|after (?:failure|other|two|at least|\d)|if (?:other|the|all|their)|second[- ]line|third[- ]line|provided that|managed access|cancer drugs fund|commercial arrangement|patient access scheme|when (?:other|all|two|at least|first)|(?:have|has) failed|unsuitable|not tolerated|inadequate(?:ly)?|severe disease|specialist (?:initiation|use|centres?)|last resort|optimised recommendation)\b/i;
const IS_BODY =
  /\b(?:NICE|SMC|AWMSG|SIGN|GOLD|GINA|ESC|EULAR|BTS|BSG|BAP|BAD|ESMO|TA\d{3,}|NG\d{2,})\b|\b(?:[Gg]uidelines?|GUIDELINES?|[Gg]uidance|GUIDANCE|Consortium|[Tt]echnology appraisal|NHS (?:England|policy|Scotland|Wales)|NHS ENGLAND|National [\w ]{0,30}(?:Standard|Pathway|Institute)|consensus statement)\b/;

function endorsements(facts: Facts): Sentence[] {
  const found = findPhrases(ENDORSES, facts, ownSentences(facts)).filter(
    (m) =>
      !isDisowned(m, facts) && !facts.trial.smallPrint[m.sentence.index] && IS_BODY.test(wordsOf(facts, m.sentence)),
  );
  return [...new Set(found.map((m) => m.sentence))].filter(
    (s) => !wordsOf(facts, s).endsWith("?") && !NOT_LOOKED_AT.test(wordsOf(facts, s)),
  );
}

const QUOTED = /["'\u201c\u2018]([^"\u201c\u201d\n]{12,240})["'\u201d\u2019]/u;

/** What a source says in its own words, as the reference list gives them; it may name a class and not the medicine. */
function sourceWords(facts: Facts, sentence: Sentence): string | null {
  const cited = facts.citations
    .filter((c) => sentence.start <= c.start && c.start <= sentence.end)
    .flatMap((c) => c.numbers);
  const entry = facts.references.entries.find(
    (e) => IS_BODY.test(e.text) && QUOTED.test(e.text) && (cited.length === 0 || cited.includes(e.number ?? -1)),
  );
  return (entry && QUOTED.exec(entry.text)?.[1]) ?? null;
}

/** "NICE says: Brand first", where the words of the guidance do not name the brand or its substance. */
function namedByNobody(facts: Facts, claims: Sentence[]): Hit[] {
  const own = facts.products.filter((p) => p.role === "own").flatMap((p) => [p.name, p.generic?.split(" ")[0] ?? ""]);
  return claims.flatMap((s) => {
    const said = names(facts, s, "product") ? sourceWords(facts, s) : null;
    const quotes = said?.toLowerCase() ?? "";
    const isNamed = (name: string) => {
      const at = name ? quotes.indexOf(name.toLowerCase()) : -1;
      // "A macrogol" is any of its kind.
      return at !== -1 && !/\b(?:an?|any|one|another|some)\s$/.test(quotes.slice(0, at));
    };
    if (!said || own.some(isNamed)) return [];
    return [
      hitOn(
        facts,
        s,
        `${quoted(wordsOf(facts, s))} gives the medicine a recommendation that by the piece's own source does not name it: ${quoted(said)} What guidance says of a class must not be told as said of a brand.`,
      ),
    ];
  });
}

/** Endorsements that speak of the medicine: by its name, or because nothing else in the piece does. */
function ofOwn(facts: Facts, sentences: Sentence[]): Sentence[] {
  const named = sentences.filter((s) => names(facts, s, "product"));
  return named.length > 0 ? named : sentences;
}

function find(facts: Facts): Hit[] {
  const claims = endorsements(facts);
  const others = facts.sentences.filter(
    (s) => s.zone !== "pi" && s.zone !== "ae-statement" && IS_BODY.test(wordsOf(facts, s)),
  );
  const beside = (s: Sentence) => [s.line, s.line + 1].flatMap((line) => ofLine(facts.sentences, line));
  const never = facts.sentences.find(
    (s) =>
      s.zone !== "pi" &&
      NOT_LOOKED_AT.test(wordsOf(facts, s)) &&
      (IS_BODY.test(wordsOf(facts, s)) || beside(s).some((o) => IS_BODY.test(wordsOf(facts, o)))),
  );
  if (never && !claims.includes(never))
    return claims
      .filter((s) => names(facts, s, "product"))
      .map((s) =>
        hitOn(
          facts,
          s,
          `${quoted(wordsOf(facts, s))} implies that the guidance recommends this medicine, but the piece itself says otherwise: ${quoted(wordsOf(facts, never))}`,
        ),
      );
  const unnamed = namedByNobody(facts, claims);
  if (unnamed.length > 0) return unnamed;
  const bare = ofOwn(facts, claims).filter(
    (s) =>
      !CONDITION.test(wordsOf(facts, s)) &&
      !/\b(?:only|if|option|unless)\b|\bin line with (?:the|its) (?:licensed )?indications?\b/i.test(
        wordsOf(facts, s),
      ) &&
      names(facts, s, "product"),
  );
  const limit = others.find((o) => facts.trial.smallPrint[o.index] && CONDITION.test(wordsOf(facts, o)));
  return bare.map((s) => ({
    ...hitOn(
      facts,
      s,
      limit
        ? `${quoted(wordsOf(facts, s))} leaves out the condition that stands only in a note: ${quoted(wordsOf(facts, limit))} The strength and the conditions of a recommendation must stand with it.`
        : `${quoted(wordsOf(facts, s))} should give the conditions and the strength of the recommendation.`,
      { kind: "insert", at: beforeStop(facts, s), text: " (recommended only if [conditions of the recommendation])" },
    ),
    severity: limit ? ("HIGH" as const) : ("LOW" as const),
  }));
}

/** Clause 6.1: guidance is quoted with its conditions, and only for what it covers. */
export const guidelineWording: Check = {
  id: "clause-06/guideline-wording",
  requirement: "6.guideline-wording",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim"],
  applies: (facts) => speaksOfMedicine(facts) && endorsements(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan)\n\n[[Put NICE guidance into practice with Xelvora.]]\n\nTechnical note: the guidance covers three other medicines. Mirtazepan was licensed later and was not considered.",
        why: "never appraised",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[Xelvora is in line with NICE guidance.]]\n\n* NICE did not appraise mirtazepan.",
        why: "in line with guidance that does not name it",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[Xelvora is recommended by NICE.]]\n\nReferences: 1. NICE technology appraisal TA9000, 2024: recommended only if two other medicines have failed.",
        why: "the condition stands in the references",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[The SMC accepted Xelvora for use in Scotland]]\n\n* SMC advice: restricted to specialist centres.",
        why: "restricted advice",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nNICE recommends Tavorel, in line with the indication stated above.",
        why: "the limit is the licence",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nThe guideline recommends a macrogel first line. Macrogel X was not considered by the guideline.",
        why: "of another medicine",
      },
      {
        text: "Xelvora (mirtazepan)\n\nNICE recommends Xelvora as an option only if the condition is refractory to standard treatment.",
        why: "with its conditions",
      },
      { text: "Xelvora (mirtazepan)\n\nNICE has not recommended Xelvora in draft guidance.", why: "told straight" },
      {
        text: "Xelvora (mirtazepan)\n\nNICE is appraising Xelvora and guidance is expected in June.",
        why: "no endorsement",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) 10 mg tablets for adults with asthma.", why: "no guidance" },
      { text: "NICE recommends regular exercise.", why: "no medicine", audience: "patients" },
    ],
  },
};

import { startsWithin } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { couldPromote, ofOwnMedicine } from "../checks/of-the-medicine.ts";
import { names } from "../checks/own-claims.ts";
import { type Condition, conditionsIn } from "../facts/conditions.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { ADJECTIVE, FOR_USE, isAllowed, isCaution, isOfOtherType, type Known, knownOf, tellsOf } from "./off-label.ts";

/** The illness stands where the people or the purpose of treatment stand. */
const PEOPLE =
  /\b(?:patients?|people|adults?|those|women|men|children|cases?|individuals|someone|anyone|cohort|group|\d+) (?:[\w-]{1,16} ){0,4}(?:with|on (?:the|your)|living with|who have|suffering(?: from)?|affected by|diagnosed with)(?: [\w-]{1,16}){0,3} $/i;
const PURPOSE =
  /\b(?:beats?|beat|outperforms?|ahead of [\w-]+|superior (?:to [\w-]+)?|(?:better|faster|stronger) than [\w-]+|use[ds]?|works?|working|worked|effective|efficacy|approved|option|choice|treat(?:s|ed|ing|ment)?|treatment of|try|tried|prescribe[ds]?|given|give|start(?:ed|ing)?|help(?:s|ed)?|reach|results?|benefits?|good|ideal|useful|suitable|consider(?:ed)?|manag(?:es|ed|ing)|reliev(?:es|ed|ing)|improv(?:es|ed|ing)|control(?:s|led|ling)?|eas(?:es|ed|ing)|promising|success|relief|experience|data|too) (?:it |them |@? ?)?(?:[\w-]{1,16} ){0,3}(?:in|for|against|of|with|to|on)?(?: (?:mild|moderate|severe|chronic|acute|active|resistant|refractory|treatment-resistant|adult|early|late|their|the|both|and|other|also)){0,4} $/i;
const DIRECT =
  /\b(?:calms?|calming|soothes?|soothing|stops?|clears?|treats?|treating|relieves?|relieving|manages?|managing|eases?|easing|controls?|controlling|tackles?|tackling|for|against)(?: (?:mild|moderate|severe|chronic|acute|active|refractory|a|the|your|their|nagging|daytime|night-?time)){0,3} $/i;
/** "Hot flushes respond to Tavorel", "hair loss is another reason to choose it". */
const YIELDS =
  /^\s*(?:(?:too|also|often|patients|sufferers) )?(?:responds? to|yields? to|(?:do|does|fares?) well on|is (?:another|one more) reason)\b/i;
/** What guards against an illness. */
const GUARDED = /\b(?:prophylaxis|vaccin\w+|immunis\w+|test(?:ed|ing|s)?|screen(?:ed|ing)?) (?:for|against) $/i;
/** A history, a risk, a reaction or a background fact. */
const ASIDE =
  /\b(?:history of|risk of|risk factors?|prior|previous|exclud\w+|rule out|worsen\w*|cause[sd]?|include[sd]?|such as|reported|reactions?|side[- ]effects?|monitor\w*|check|with and without|with or without|regardless of|without|comorbid\w*|unlicen[cs]ed|awareness|report|develop\w* of|rates? of|incidence of|cases of|episodes of|fewer|number of|reduction in|prevent(?:s|ed|ion)?(?: of)?|primary endpoint)\b[^.]{0,50}$/i;
const ADDITIVE =
  /\b(?:also|too|as well|beyond|not (?:just|only)|both|another|further|wider|new(?:er)? use|same way|same (?:dose|syringe|tablet|pen)|already|extend\w*|and more)\b/i;
const ABOUT_ILLNESS =
  /\b(?:is|are) (?:a|an|the|common|chronic)\b|\baffects?\b|\bprevalence\b|\bsymptoms include\b|\b(?:may|often|can|might|commonly|sometimes) (?:also |often )?(?:have|develop|get|present with|live with)\b/i;

/** Illnesses in a sentence that the indication does not cover, and of which the licence speaks otherwise only as a reaction or not at all. */
function unlicensedConditions(facts: Facts, sentence: Sentence, known: Known): Condition[] {
  return conditionsIn(wordsOf(facts, sentence), sentence.start).filter(
    (c) =>
      isOfOtherType(c.key, known.indication) ||
      !tellsOf(known.all, c) ||
      (!tellsOf(known.ofUse, c) && isAllowed(facts, sentence, c)),
  );
}

/** "for asthma and ": what stands before a joined illness is what stands before the first. */
function withoutJoined(before: string): string {
  return /\b(?:and|or|plus|as well as) $/i.test(before)
    ? before.replace(
        /(?<![\w'-])(?:(?!for |in |of |with |treats? )[\w'-]{1,40} ){1,3}(?:and|or|plus|as well as) $/i,
        "",
      )
    : before;
}

/** What the medicine does there: the title of a paper, or praise. */
const THERE = /\b(?:what (?:it|this) (?:does|can do|did)|does|works|worked) (?:in|for) $/i;

const RAISED = /\b(?:mentions?|asks? about|raises?|brings? up|talks? (?:about|of)|turns? to|sees?) (?:[\w-]+ ){0,2}$/i;
/** What staff are told to answer about another illness. */
const SAY_USE =
  /\b(?:say|tell|explain|reply|point out|remind)\b[^.]{0,90}\b(?:us(?:e|es|ing)|add(?:s|ing)?|works?|prescrib\w+|results?|help(?:s|ed)?|effective|try(?:ing)?|success)\b/i;
const REFERRED = /\b(?:medical information|refer|not licensed|outside|off[- ]label|do not|never|cannot)\b/i;

/** "Bloating? It settles that as well.": the illness is asked and the answer claims it. */
function isAnswered(facts: Facts, sentence: Sentence): boolean {
  const answer = facts.sentences[sentence.index + 1];
  if (!answer || answer.line !== sentence.line || !/\?["')]*$/.test(wordsOf(facts, sentence).trim())) return false;
  const words = wordsOf(facts, answer);
  return (
    sentence.last - sentence.first <= 9 &&
    !isCaution(words) &&
    !/^\W*(?:no|not|never|ask|see|refer|contact)\b/i.test(words) &&
    (ADDITIVE.test(words) || /\b(?:settles?|works?|helps?|yes|covered|that|there|sorts?|treats?)\b/i.test(words))
  );
}

/** Licences of other countries are told where only the one here counts. */
const FOREIGN =
  /\b(?:licen[cs]ed|approved|authori[sz]ed|indications?|licen[cs]es|approvals)\b[^.;]{0,50}\b(?:around the world|worldwide|world-?wide|abroad|overseas|elsewhere|globally|(?:in|across) (?:\w+ ){0,3}(?:countries|markets)|in the (?:US|USA|United States|EU)|in (?:America|Europe|Japan|Canada|Germany|France|Switzerland|Australia))\b[^.;]{0,60}$/i;
/** "Tavorel (…), for people with gout or ": whom the medicine is for, right after its name. */
const FOR_PEOPLE =
  /(?:^|[\s"'(])for (?:your |all |any |use in |those |many |most )*(?:patients?|people|adults?|those|women|men|children|anyone|everyone)\b/i;
const MOST_BETWEEN = 90;
const isNamedBefore = (facts: Facts, sentence: Sentence, condition: Condition) =>
  facts.products.some(
    (p) =>
      p.role === "own" &&
      p.mentions.some(
        (m) => sentence.start <= m.start && m.end <= condition.start && condition.start - m.end < MOST_BETWEEN,
      ),
  );

function isUse(facts: Facts, sentence: Sentence, condition: Condition): boolean {
  const words = wordsOf(facts, sentence);
  const before = withoutJoined(facts.view.text.slice(sentence.start, condition.start)).replace(ADJECTIVE, "");
  if (THERE.test(before) || isAllowed(facts, sentence, condition)) return true;
  if (READERS_WORK.test(before) || GUARDED.test(before)) return false;
  if (
    ASIDE.test(before) ||
    /^\s*(?:score|symptom|scale|index|questionnaire|history|risk|clinic|team|charity|society|nurses?|centres?)\b/i.test(
      facts.view.text.slice(condition.end, condition.end + 20),
    )
  )
    return false;
  const rest = words.slice(condition.end - sentence.start);
  if (/^[^:.;]{0,60}:\s/.test(rest) && !before.includes(":") && sentence.zone !== "heading")
    return (
      (/\b(?:it|takes?|helps?|works?|settles?|calms?|eases?|sorts?)\b/i.test(rest) ||
        (NAMED_CHOICE.test(before) &&
          facts.products.some((p) => p.role === "own" && startsWithin(p.mentions, sentence)))) &&
      !isCaution(rest)
    );
  if (RAISED.test(before)) return SAY_USE.test(words.slice(condition.end - sentence.start)) && !REFERRED.test(words);
  if (ABOUT_ILLNESS.test(words) && !ADDITIVE.test(words) && !isNamedBefore(facts, sentence, condition)) return false;
  if (YIELDS.test(rest) && names(facts, sentence, "product")) return true;
  const effect = FOR_USE.test(words) || /\d\s?%/.test(words);
  if (FOREIGN.test(before)) return !/\bnot (?:here|in (?:the UK|Great Britain|Britain))\b/i.test(words);
  if (PEOPLE.test(before) && FOR_PEOPLE.test(before) && isNamedBefore(facts, sentence, condition)) return true;
  if (PEOPLE.test(before))
    return (
      effect &&
      (/\d\s?%/.test(words) ||
        ADDITIVE.test(words) ||
        /\b(?:effective|works?|worked|remission|respon|improv|benefi|option|choice|suitable|consider|ideal|try|use|reach for|first[- ]line|can (?:also )?(?:take|have|start)\b|(?:do|does|fare)s? well\b)/i.test(
          words,
        ))
    );
  return PURPOSE.test(before) || (DIRECT.test(before) && (ADDITIVE.test(words) || effect));
}

/** Whom the piece or the meeting is for: what its readers do is no use of the medicine. */
const READERS_WORK =
  /\b(?:professionals|clinicians|doctors|GPs|nurses|pharmacists|specialists|delegates|teams|they|those) (?:who |that )?(?:treat|manage|see|look after|care for)\b[^.;]{0,40}$/i;
/** A question that only asks the reader to use it. */
const URGING_QUESTION =
  /\bwhy (?:not|wait)\b|\bdid you know\b|\bhave you (?:ever )?(?:thought|considered|tried)\b|\bwhat about\b/i;
/** "First-line for all on the register: Tavorel": the medicine stands where the answer stands. */
const NAMED_CHOICE = /\b(?:first[- ]line|first choice|second[- ]line|treatment of choice|option|step \d)\b/i;

/** 11.2: the uses that a piece speaks for are those of the licence. */
export const offLabelUse: Check = {
  id: "clause-11/off-label-use",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "misleading-claim"],
  applies: (facts) => couldPromote(facts) && facts.licence.terms !== null && facts.licence.terms.source !== "line",
  find: (facts) => {
    const { terms } = facts.licence;
    if (!terms) return [];
    const known = knownOf(terms);
    return ofOwnMedicine(facts).flatMap((s) => {
      const words = wordsOf(facts, s);
      const answered = isAnswered(facts, s);
      const asked = /\?["')]*$/.test(words.trim()) && !URGING_QUESTION.test(words);
      if (!answered && (isCaution(words) || asked)) return [];
      const condition = unlicensedConditions(facts, s, known).find((c) => answered || isUse(facts, s, c));
      if (!condition || terms.all.includes(words)) return [];
      const name = wordsOf(facts, condition);
      const at =
        s.end - s.start > 290 ? { start: condition.start, end: condition.end } : { start: s.start, end: s.end };
      return [
        {
          at,
          issue: `${quoted(words)} speaks for use in ${name}, which the licence does not cover (${quoted(terms.indication ?? "")}). Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).`,
          fix: { kind: "delete" as const, at: withBlanks(facts, s) },
        },
      ];
    });
  },
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) is indicated for type 2 diabetes in adults.\n[[Tavorel may be used in type 1 diabetes.]]",
        why: "the other type of the illness",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nA calm night begins before bedtime, as your patients will tell you at each visit.\n[[Tavorel for insomnia.]]\n\nPrescribing information: Tavorel (tavorimib) 50 mg tablets. Indications: migraine in adults. Dosage: 50 mg once daily. Contraindications: hypersensitivity. Warnings: falls. Undesirable effects: insomnia, nausea. Legal category: POM. Cost: £20. PLGB 1/2. MA holder: Ashbourne Ltd.",
        why: "what the licence names as a reaction only",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\n[[Did you know that Tavorel has nine licensed uses around the world, from gout to eczema?]]",
        why: "licences of other countries",
      },
      {
        text: "Tavorel (tavorimib) is licensed for asthma in adults.\n[[Slide 4: Tavorel for people with asthma or COPD who are still breathless.]]",
        why: "whom it is said to be for",
      },
      {
        text: "Tavorel (tavorimib) is licensed for gout in adults, its only indication.\n[[For your next patient with psoriasis, why not reach for Tavorel?]]",
        why: "a question that urges",
      },
      {
        text: "Tavorel (tavorimib) is licensed for adults with ulcerative colitis.\n[[In 88 patients with Crohn's disease, 61% were in remission at week 16 on Tavorel.]]",
        why: "results in another illness",
      },
      {
        text: "Tavorel (tavorimib) is licensed for gout in adults.\n[[You may not have seen what it does in severe psoriasis.]]",
        why: "what it does elsewhere",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\n[[Many clinics also use Tavorel in cluster headache.]]",
        why: "use elsewhere",
      },
      {
        text: "Tavorel (tavorimib) is indicated for moderate psoriasis in adults.\n[[Tavorel is an effective option for eczema too.]]",
        why: "an added use",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) is indicated for deep vein thrombosis in adults.\nTavorel can be used in patients with a DVT.",
        why: "the licensed illness in short",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\nUse Tavorel with care in heart disease. Seek help at once for glaucoma.\nFor health professionals who treat gout.",
        why: "cautions, and what its readers do",
      },
      {
        text: "Tavorel (tavorimib): the first licensed treatment in the UK to act twice\nFor adults with severe gout. Tavorel reduced attacks of gout.",
        why: "a boast about a licence is no statement of it",
      },
      {
        text: "Tavorel (tavorimib) reduced attacks in adults with gout (31% v 22%).\nTavorel has been licensed in the UK since 2018.",
        why: "a licence without its terms",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\nTavorel is not licensed for cluster headache.",
        why: "a plain limit",
      },
      {
        text: "Tavorel (tavorimib) is licensed for COPD in adults.\nTavorel reduced attacks in adults with chronic obstructive pulmonary disease (31% v 22%).",
        why: "the same illness in other words",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\nPneumonia and osteonecrosis have been reported with Tavorel.",
        why: "reactions",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\nUse Tavorel with care in patients with a history of gout.",
        why: "a history",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) tablets.\nTavorel works in gout.", why: "the licence is not told" }],
  },
};

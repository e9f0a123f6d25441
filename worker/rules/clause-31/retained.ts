import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { yearCovered } from "./year.ts";

const LISTS = "list|lists|report|reports|figures|pages|page|disclosure|disclosures|years|data|entries|information";

const REMOVED = phrases(
  `take|takes|taken|took|pull|pulled|come|comes ..1 down|off ..4 ${LISTS}`,
  `${LISTS} ..6 replaced|overwritten|superseded|cleared|dropped|pulled|retired|purged`,
  `once|when|as ..8 next|new|latest|following ..8 ${LISTS}|ready|appears|up|published ..8 goes|removed|deleted|replaced|down|old|previous`,
  `${LISTS}|20* ..10 removed|deleted|withdrawn|offline|unavailable|archived|erased|expired`,
  `${LISTS}|20* ..8 taken|took|come|comes|came down|off`,
  `${LISTS}|20* ..6 no longer ..4 available|online|shown|published|kept|held|on`,
  `remove|removed|delete|deleted|withdraw|take|took|overwrite|replace|replaces|replaced ..8 ${LISTS}|20*`,
  `only ..6 latest|current|last|most ..4 ${LISTS}|year ..4 shown|kept|available|online`,
);

const KEPT_BRIEFLY = phrases(
  `${LISTS} ..4 after|for ..2 one|two|a|12|18|24|six|6|twelve|eighteen|twenty ..1 month|months|year|years`,
  `kept|keep|remain|remains|stay|stays|available|shown|online|public|published|live ..6 one|two|a|12|18|24|six|6|twelve|eighteen ..1 month|months|year|years`,
  "records|record|documents|papers ..8 destroyed|kept|held|retained|deleted|shredded ..6 one|two|three|four|1|2|3|4|a ..1 year|years",
);

const LONG_ENOUGH = phrases(
  "at least|minimum three|3|five|5",
  "within|inside ..2 one|two|a|12|six|6|twelve|@number",
  "not ..2 removed|deleted|withdrawn",
  "years ..4 after|since",
  "duplicate|duplicates|error|errors",
);

const YEARS_SHOWN = 3;

/** Whether every year that a sentence says was removed had been public for three years. */
function wasOldEnough(facts: Facts, words: string): boolean {
  const named = [...words.matchAll(/\b20\d\d\b/g)].map((m) => Number(m[0]));
  const when = /\b(?:in|on|since|from|by)\s+(?:\d{1,2}\s+)?(?:\p{Lu}\p{L}+\s+)?(20\d\d)\b/u.exec(words)?.[1];
  const removed = when ? Number(when) : (yearCovered(facts) ?? 0) + 1;
  const covered = named.filter((year) => year !== Number(when));
  return covered.length > 0 && covered.every((year) => year + 1 + YEARS_SHOWN <= removed);
}

/** An entry that should never have stood there is put right. */
const WRONG_ENTRY =
  /\b(?:entry|row|line|name)\b[^\n]{0,80}\b(?:removed|deleted|taken (?:out|off))\b[^\n]{0,160}\b(?:belonged to|belongs to|had not (?:worked|received)|(?:was|were) never paid|meant for|wrong(?:ly)?|mistaken|same name|mix-?up)\b/i;
const isCorrection = (facts: Facts, sentence: Sentence) =>
  WRONG_ENTRY.test(
    [sentence, facts.sentences[sentence.index + 1]]
      .filter((s) => s?.line === sentence.line)
      .map((s) => (s ? wordsOf(facts, s) : ""))
      .join(" "),
  );

/** Clauses 31.2 and 31.3: public for three years from first disclosure; records kept for five. */
export const retained: Check = {
  id: "clause-31/retained",
  requirement: "31.retention",
  severity: "MEDIUM",
  duty: "must",
  themes: ["disclosure-transfers-of-value"],
  applies: (facts) => facts.dealings.disclosurePage,
  find: (facts) => {
    const gone = ownWords(REMOVED, facts).filter(
      (m) =>
        !hasPhrase(LONG_ENOUGH, facts, [m.sentence]) &&
        !isCorrection(facts, m.sentence) &&
        !wasOldEnough(facts, wordsOf(facts, m.sentence)),
    );
    const brief = ownWords(KEPT_BRIEFLY, facts).filter((m) => !hasPhrase(LONG_ENOUGH, facts, [m.sentence]));
    return hitsIn(
      facts,
      [...gone, ...brief],
      (words) =>
        `“${clip(words)}”: disclosures must stay public for at least three years from first disclosure, and records be kept for at least five years after the year they relate to.`,
      "Put the lists back.",
    ).map(
      (hit): Hit => ({
        ...hit,
        fix: {
          kind: "replace",
          with: "Earlier lists stay on this page for at least three years after they first appear, and records are kept for at least five.",
        },
      }),
    );
  },
  examples: {
    flagged: [
      {
        text: "Our support of patient organisations\nCalendar year 2024. Published 20 June 2025.\n[[The 2020 list was taken down in 2023.]]",
        audience: "patients",
        channel: "website",
        why: "removed after two years",
      },
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\n[[Lists stay online for twelve months.]]",
        audience: "patients",
        channel: "website",
        why: "twelve months only",
      },
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\n[[The entry for Dr Marsh was removed from the 2023 report.]] He did not like to see it there.",
        audience: "patients",
        channel: "website",
        why: "removed as a favour",
      },
    ],
    clean: [
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\nLists for 2022 and 2023 are below and stay for at least three years after they first appear.",
        audience: "patients",
        channel: "website",
        why: "kept",
      },
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\nThe entry for Dr N Marsh was removed from the 2023 report. The fee belonged to Dr L Marsh.",
        audience: "patients",
        channel: "website",
        why: "a wrong entry",
      },
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\nThe list for 2018 was removed in 2022.",
        audience: "patients",
        channel: "website",
        why: "public for three years",
      },
    ],
    inapplicable: [{ text: "The 2022 list was taken down in 2024.", why: "not a disclosure" }],
  },
};

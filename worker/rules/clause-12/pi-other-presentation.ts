import { email, leavepiece, PI } from "../checks/example-texts.ts";
import { owesAll } from "../checks/obligatory-items.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";

/** Forms of a medicine that have an SPC, and so prescribing information, of their own. */
const FORMS: [string, RegExp][] = [
  ["tablets or capsules", /\b(?:tablets?|capsules?|caplets?|lozenges?)\b/i],
  ["an oral liquid", /\b(?:oral (?:solution|suspension|drops|liquid)|syrup|elixir)\b/i],
  ["an injection", /\b(?:injections?|infusions?|pre-?filled|syringes?|vials?|(?:auto-?)?injectors?)\b/i],
  ["an inhaler", /\b(?:inhalers?|inhalation|nebuli[sz]ers?)\b/i],
  ["a cream, ointment or gel", /\b(?:creams?|ointments?|gels?|lotions?|cutaneous)\b/i],
  ["a patch", /\b(?:patch(?:es)?|transdermal|plasters?)\b/i],
  ["a spray", /\bsprays?\b|\bnasal (?:drops|suspension|solution|powder)\b/i],
];
/** What follows the name in a heading: "Zelvorin (tavorimib) 1 mg/ml oral solution". */
const MAX_NAME_TO_FORM = 70;
const OPENING_CHARS = 900;

const formsIn = (words: string) => FORMS.filter(([, form]) => form.test(words));

/** Forms in which the headings show the medicine, with the word used. */
function promotedForms(facts: Facts): [name: string, form: RegExp, words: string][] {
  const { text } = facts.view;
  const [medicine] = facts.promotion.medicines;
  const titles = (medicine?.mentions ?? [])
    .filter((m) => m.start < OPENING_CHARS && !facts.prescribingInformation.blocks.some((b) => b.start <= m.start))
    .map((m) => text.slice(m.end, m.end + MAX_NAME_TO_FORM).split(/[.:;\n]/)[0] ?? "")
    .filter((words) => /^\W*\([^)]{4,60}\)\W*\d/.test(words));
  return FORMS.flatMap(([name, form]) => {
    const shown = titles.map((title) => form.exec(title)?.[0]).find(Boolean);
    return shown ? [[name, form, shown] as [string, RegExp, string]] : [];
  });
}

/** Whether one brand is promoted, with or without what tells its presentations apart: "Zelvorin", "Zelvorin PR". */
function hasOneBrand({ promotion: { medicines } }: Facts): boolean {
  const [shortest] = medicines.map(({ name }) => name).sort((a, b) => a.length - b.length);
  return shortest !== undefined && medicines.every(({ name }) => name === shortest || name.startsWith(`${shortest} `));
}

/** 12.1: the prescribing information is that of the presentation which the piece promotes. */
export const piOtherPresentation: Check = {
  id: "clause-12/pi-other-presentation",
  requirement: "12.pi-each-medicine",
  severity: "HIGH",
  duty: "must",
  themes: ["prescribing-information"],
  applies: (facts) => owesAll(facts) && hasOneBrand(facts) && facts.prescribingInformation.blocks.length > 0,
  find(facts) {
    const { text } = facts.view;
    const promoted = promotedForms(facts);
    const [block] = facts.prescribingInformation.blocks;
    const given = facts.prescribingInformation.blocks.flatMap((b) => formsIn(text.slice(b.start, b.end)));
    if (!block || promoted.length !== 1 || given.length === 0 || given.some(([name]) => name === promoted[0]?.[0]))
      return [];
    const first = facts.sentences.find((s) => s.start >= block.start);
    const name = facts.promotion.medicines[0]?.name ?? "the medicine";
    return [
      {
        at: { start: block.start, end: Math.min(block.end, first?.end ?? block.end) },
        issue: `The piece promotes ${name} as ${promoted[0]?.[0]}, and this prescribing information is that of ${given[0]?.[0]}. The presentation that is promoted has none.`,
        fix: {
          kind: "insert",
          at: block.end,
          text: ` [Particulars of the ${promoted[0]?.[2]}, from its own SPC.]`,
          note: "Put the prescribing information of the presentation promoted in place of this one.",
        },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: leavepiece({
          heading: "Zelvorin (tavorimib) 4 mg/ml oral solution\nFor UK health professionals",
          pi: PI,
        }).replace("Prescribing information: Zelvorin (tavorimib) 40 mg capsules.", (s) => `[[${s}]]`),
        why: "prescribing information of the capsules for a solution",
      },
      {
        text: leavepiece({
          heading: "Zelvorin (tavorimib) 120 mg pre-filled pen for injection\nFor UK health professionals",
          pi: PI,
        }).replace("Prescribing information: Zelvorin (tavorimib) 40 mg capsules.", (s) => `[[${s}]]`),
        why: "and for a pen",
      },
      {
        text: leavepiece({
          heading: "Zelvorin (tavorimib) 4 mg/ml oral solution\nFor UK health professionals",
          pi: PI.replace("Zelvorin (tavorimib) 40 mg capsules.", "Zelvorin PR (tavorimib) 40 mg capsules."),
        }).replace("Prescribing information: Zelvorin PR (tavorimib) 40 mg capsules.", (s) => `[[${s}]]`),
        why: "of capsules with a name that says more",
      },
    ],
    clean: [
      {
        text: leavepiece({
          heading: "Zelvorin (tavorimib) 4 mg/ml oral solution\nFor UK health professionals",
          pi: `${PI.replaceAll(/capsules?/g, "doses")} Nasal congestion.`,
        }),
        why: "a reaction in the nose",
      },
      { text: leavepiece(), why: "the same presentation" },
      {
        text: leavepiece({
          heading: "Zelvorin (tavorimib) 4 mg/ml oral solution\nFor UK health professionals",
          pi: PI.replace("40 mg capsules.", "40 mg capsules and 4 mg/ml oral solution."),
        }),
        why: "one text for both",
      },
    ],
    inapplicable: [{ text: email(), channel: "email", why: "a link, which has to be opened" }],
  },
};

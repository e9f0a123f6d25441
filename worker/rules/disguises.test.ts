import { expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { materialFromText } from "#worker/test/material.ts";
import { byRules } from "#worker/test/reviewed.ts";

/* One advertisement of a prescription medicine to the public, with its name written so that a reader sees it and a machine may not. */

const spaced = (between: string) => (name: string) => [...name].join(between);
const inside = (sign: string) => (name: string) => `${name.slice(0, 2)}${sign}${name.slice(2)}`;
const mapped = (from: string, to: readonly string[]) => (name: string) =>
  [...name].map((letter) => to[from.indexOf(letter)] ?? letter).join("");
const shifted = (capital: number, small: number) => (name: string) =>
  [...name]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      return String.fromCodePoint(code < 97 ? capital + code - 65 : small + code - 97);
    })
    .join("");

const DISGUISES: [string, (name: string) => string][] = [
  ["as it is", (name) => name],
  ["in capitals", (name) => name.toUpperCase()],
  ["in small letters", (name) => name.toLowerCase()],
  ["a hyphen at a line's end", inside("-\n")],
  ["a hyphen and spaces at a line's end", inside("- \n  ")],
  ["a hyphen within", inside("-")],
  ["a stop within", inside(".")],
  ["an underscore within", inside("_")],
  ["a star within", inside("*")],
  ["spelt with spaces", spaced(" ")],
  ["spelt with stops", spaced(".")],
  ["spelt with hyphens", spaced("-")],
  ["spelt with bars", spaced("|")],
  ["spelt with tabs", spaced("\t")],
  ["spelt down the page", spaced("\n")],
  ["spelt with two spaces", spaced("  ")],
  ["spelt with thin spaces", spaced("\u2009")],
  ["spelt with dots in the middle", spaced("·")],
  ["a soft hyphen", inside("\u00AD")],
  ["a zero-width space", inside("\u200B")],
  ["a zero-width joiner", inside("\u200D")],
  ["a word joiner", inside("\u2060")],
  ["a byte order mark", inside("\uFEFF")],
  ["direction marks", inside("\u202E")],
  ["a variation selector", inside("\uFE0F")],
  ["Cyrillic letters", mapped("eoy", ["е", "о", "у"])],
  ["Greek letters", mapped("ov", ["ο", "ν"])],
  ["full-width letters", shifted(0xff21, 0xff41)],
  ["bold mathematical letters", shifted(0x1d400, 0x1d41a)],
  ["letters in circles", shifted(0x24b6, 0x24d0)],
  ["small capitals", mapped("egovy", ["ᴇ", "ɢ", "ᴏ", "ᴠ", "ʏ"])],
  ["raised letters", mapped("Wegov", ["ᵂ", "ᵉ", "ᵍ", "ᵒ", "ᵛ"])],
  ["letters with accents", mapped("eo", ["é", "ö"])],
  ["letters struck through", spaced("\u0336")],
  ["figures for letters", mapped("eo", ["3", "0"])],
  ["a figure for a letter", mapped("o", ["0"])],
  ["a hashtag", (name) => `#${name}`],
  ["a small hashtag", (name) => `#${name.toLowerCase()}`],
  ["a longer hashtag", (name) => `#${name}UK`],
  ["a web address", (name) => `www.${name.toLowerCase()}-offer.co.uk`],
  ["in reverse order, turned round", (name) => `\u202E${[...name].reverse().join("")}\u202C`],
  ["spelt with blank letters", spaced("\u3164")],
  ["spelt with pictures", spaced("💉")],
  ["brackets within", (name) => `${name.slice(0, 2)}(${name[2]})${name.slice(3)}`],
  ["marks of a web page within", inside("<b></b>")],
  ["cut by a line's end", inside("\n")],
  ["cut by two lines' ends", (name) => `${name.slice(0, 2)}-\n${name.slice(2, 4)}-\n${name.slice(4)}`],
  ["cut by two lines' ends without hyphens", (name) => `${name.slice(0, 2)}\n${name.slice(2, 4)}\n${name.slice(4)}`],
  ["a hyphen and a space", inside("- ")],
  ["slashes", (name) => `jab/${name}/pen`],
  ["its sign", (name) => `${name}®`],
  ["brackets", (name) => `(${name})`],
  ["against another", (name) => `${name} vs the rest`],
  ["a cell of a table", (name) => `\t${name}\t£99\t`],
];

const advert = (name: string) =>
  `Lose weight before the summer with ${name}.\n\nOur customers lost two stone in ten weeks on ${name}, and it works for everyone.\n\nGet ${name} from our online clinic today, from £99 a month.`;

test.each(DISGUISES)("an advertisement to the public is one with its medicine named %s", (_, disguise) => {
  const { result } = byRules(materialFromText(advert(disguise("Wegovy"))), {
    audience: "patients",
    channel: "website",
  });
  expect(["MEDIUM", "HIGH"]).toContain(result.riskLevel);
  const quoted = result.clauses.flatMap(({ findings }) => findings.flatMap(({ quote }) => quote ?? []));
  for (const words of quoted) expect(advert(disguise("Wegovy"))).toContain(words);
});

test("what is no name is left as it is written", () => {
  const text = "A well-\nknown clinic, co-amoxiclav, Depo-Provera and vitamin B12 in a 2-for-1 pack: A B C D E F.";
  expect(byRules(materialFromText(text)).facts.view.text).toBe(text);
});

/* A whole advertisement, every word of which is written so. */

const cased = (text: string) => [...text].map((char, i) => (i % 2 ? char.toUpperCase() : char.toLowerCase())).join("");
const HANDS: [string, (text: string) => string][] = [
  ["in small letters", (text) => text.toLowerCase()],
  ["with its brand in small letters", (text) => text.replace(/Zentoril/g, "zentoril")],
  ["in letters of both sizes", cased],
  ["with figures for letters", mapped("oel", ["0", "3", "1"])],
  ["with figures for other letters", mapped("oeai", ["0", "3", "4", "1"])],
  ["in small letters with figures", (text) => mapped("oel", ["0", "3", "1"])(text.toLowerCase())],
  ["with Cyrillic letters", mapped("aeopcxyABEKMHOPCTX", [..."аеорсхуАВЕКМНОРСТХ"])],
  ["with Greek letters", mapped("aeiokvn", [..."αειοκνη"])],
  ["with Armenian letters", mapped("eov", [..."ҽօѵ"])],
];
const TO_PRESCRIBERS =
  "Zentoril (fexuprant) 20 mg for type 2 diabetes\n\nZentoril is the best treatment for type 2 diabetes and is completely safe. Zentoril has no side effects. In a trial, 95% of patients reached target. Zentoril is superior to metformin. Prescribe Zentoril today.\n\nNovira Pharma UK";

test.each(HANDS)("praise to prescribers is found when it is written %s", (_, disguise) => {
  for (const beside of [
    "",
    "The committee met on Tuesday to talk about the new car park behind the hall.\n\n".repeat(9),
  ]) {
    const text = disguise(TO_PRESCRIBERS);
    const { result } = byRules(materialFromText(beside + text), { audience: "hcp", channel: "print" });
    expect(result.riskLevel, beside).toBe("HIGH");
    const quoted = result.clauses.flatMap(({ findings }) => findings.flatMap(({ quote }) => quote ?? []));
    for (const words of quoted) expect(beside + text).toContain(words);
  }
});

test("praise to prescribers is no job advertisement because one stands between all of its sentences", () => {
  const job =
    "Job title: Patient Adviser. Salary: £26,000. Closing date: 3 April 2026. To apply, send your CV. Essential criteria: good written English.";
  const praise = `${TO_PRESCRIBERS} Switch all your patients to Zentoril.`;
  const text = praise.split(/(?<=[.]) /).join(` ${job} `);
  expect(byRules(materialFromText(text), { audience: "hcp", channel: "print" }).result.riskLevel).toBe("HIGH");
});

test("a company's claims are no ruling because the head of one stands above them", () => {
  const claims =
    "Zentoril (fexuprant) now cures type 2 diabetes. Use it first in every patient. Order through your Novira representative.";
  const levelOf = (text: string) =>
    byRules(materialFromText(text), { audience: "hcp", channel: "print" }).result.riskLevel;
  expect(levelOf(`CASE AUTH/9999/5/25 - Complainant v Company\n${claims}\nCase completed 9 June 2025.`)).toBe("HIGH");
  const quoted =
    'CASE AUTH/9999/5/25 - Complainant v Novira\nThis case concerned a post which stated that patients could "forget about bleeding" and described Xarelto as "the safest choice". The Panel ruled a breach of Clause 6.4.\nCase completed 9 June 2025.';
  expect(levelOf(quoted)).toBe("NO_RISK");
  const ruling =
    "CASE AUTH/9999/5/25 - Complainant v Company\nThe complainant alleged that an advertisement said that Zentoril (fexuprant) cures type 2 diabetes. The Panel ruled a breach of Clause 6.1.\nCase completed 9 June 2025.";
  expect(levelOf(ruling)).toBe("NO_RISK");
});

test("a vacancy that denies the harms of a medicine is as grave as the words are", () => {
  const vacancy =
    "Vacancy: Hospital Sales Specialist, Dermatology (Leeds)\n£48,000, car, bonus\nOur client has the eczema tablet that doctors need not think twice over: Cibinqo clears skin and has no link with clots, infection or cancer. Apply with a CV to Marcus at Fairway Talent.";
  const { result } = byRules(materialFromText(vacancy), { audience: "media", channel: "website" });
  expect(result.riskLevel).toBe("HIGH");
});

test("a vacancy that praises the medicine to sell is an advertisement to whoever reads it", () => {
  const vacancy =
    "We're hiring! Key Account Manager. You'll be taking Bimzelx (bimekizumab) to clinics: the injection that leaves two out of three people with clear skin.\nWhat you bring: three years in sales. Apply by 30 April. #hiring";
  const { result } = byRules(materialFromText(vacancy), { audience: "patients", channel: "social" });
  expect(result.riskLevel).toBe("HIGH");
});

test.each([
  "HbA1c, CYP3A4, SGLT2, IL4ra, B12 and p53 in 4 of 10 samples.\nWrite to team@novira.example or n0rth@x.example.",
  "#WorldKidneyDay #KidneyHealth #LifeAtEverdon #ClinicalTrials #CareersInScience",
  "IFNγ, TNFα, TGFβ and 5 μg of IgGκ were measured in each of the samples taken.",
  "Treatment with losaral 50 mg. Patients on losaral did well. Prescribe losaral first.",
])("codes, names and substances stay as they are: %s", (text) => {
  expect(byRules(materialFromText(text)).facts.view.text).toBe(text.replace("TNFα", "TNFa").replace("IgGκ", "IgGk"));
});

/* What a user says of a file brings other questions up; it is no excuse for what the file itself says. */

const EXCUSES: Partial<SubmissionFields>[] = [
  { context: "Internal only; not shown to public" },
  { context: "For our staff and representatives only. This is a training exercise." },
  { context: "Research protocol, not for distribution. The product is fictitious." },
  { context: "Corporate disclosure of payments; nothing here is promotional." },
  { materialType: "internal-briefing" },
  { documentKind: "regulator-or-nhs" },
  { documentKind: "not-medicines" },
  { documentKind: "guideline" },
  { documentKind: "journal-article" },
  { documentKind: "job-advertisement" },
];
const SOLD = [
  advert("Wegovy"),
  "Zentoril cures eczema for good. It has no side effects, so ask your doctor for it today.",
  "Buy Mounjaro pens online today. Mounjaro is the best treatment for obesity. Free delivery, offer ends Sunday.",
];

test.each(EXCUSES)("a text that sells to the public is not excused by what is said of it: %o", (said) => {
  for (const text of SOLD) {
    const { result } = byRules(materialFromText(text), { audience: "patients", channel: "website", ...said });
    expect([text, ["MEDIUM", "HIGH"].includes(result.riskLevel)]).toEqual([text, true]);
  }
});

test("a piece that plainly sells a prescription medicine to the public does so whatever it is said to be, and says so", () => {
  const said = { audience: "patients", channel: "website" } as const;
  const story = "Pam from Hull lost four stone with Wegovy and says everybody should be on it.";
  for (const more of [
    { materialType: "internal-briefing" },
    { context: "Internal only; not shown to the public" },
  ] as const) {
    const { result, outcomes } = byRules(materialFromText(story), { ...said, ...more });
    expect([more, result.riskLevel]).toEqual([more, "HIGH"]);
    const issues = outcomes.flatMap(({ findings }) => findings.map(({ issue }) => issue));
    expect(issues.join(" ")).toContain("It stands whatever was said of the piece");
  }
});

test.each(["hcp", "payers", "investors"] as const)(
  "a story told to the public is one although %s were chosen",
  (audience) => {
    for (const story of [
      "Our customer Pam swears by Wegovy and says every woman over forty should be on it.",
      "Pam from Hull lost four stone with Mounjaro. Book your consultation with Slim & Trim, Leeds.",
    ])
      expect([story, byRules(materialFromText(story), { audience, channel: "website" }).result.riskLevel]).toEqual([
        story,
        "HIGH",
      ]);
    const toPrescribers =
      "Every patient over forty should be considered for Wegovy, as its summary of product characteristics says.";
    const { facts } = byRules(materialFromText(toPrescribers), { audience, channel: "website" });
    expect(facts.unsaid).toBeNull();
  },
);

test("what a user corrects is told as a matter for a person", () => {
  const said = { audience: "patients", channel: "website", documentKind: "not-medicines" } as const;
  const { outcomes } = byRules(materialFromText(SOLD[0] as string), said);
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  expect(findings.length).toBeGreaterThan(0);
  for (const { issue, severity } of findings) {
    expect(severity).toBe("MEDIUM");
    expect(issue).toContain("Have a person judge");
  }
});

test.each([
  "The skinny jab that everyone is talking about is here. Lose two stone by summer. Ask your doctor for it today.",
  "Do not think that Wegovy only works for some.",
  "It is not true that Mounjaro fails anyone.",
  "We would never say that Wegovy is the best. But our customers do, and they lose two stone.",
  "New Brimaxa. Sleep through the night. Ask your GP about Brimaxa today.",
  "Striker Dean Parr told us that every lad in the stand ought to be on Wegovy.",
  "My hairdresser says Saxenda is a dream and she would never be without it, and neither should you.",
  "Doctors' wives all use Botox, it is said, and so should everyone who wants to keep a husband.",
  "Hollywood says yes to Ozempic. So should you.",
  "He said: 'Viagra Connect is for beginners; Cialis 20 mg is what a man needs.'",
  "Experts said everyone over fifty should be taking Eliquis.",
])(
  "a nickname, a sham denial, what others say and a brand that no list knows sell to the public all the same: %s",
  (text) => {
    const { result } = byRules(materialFromText(text), { audience: "patients", channel: "website" });
    expect(result.riskLevel).toBe("HIGH");
  },
);

test("a line of praise is one however often it is said", () => {
  const { result } = byRules(materialFromText("• Wegovy is safe and works well for all\n".repeat(30)));
  expect(result.riskLevel).toBe("HIGH");
});

/* Advertisements to the public that write the name as people do, or sell the kind of treatment by its everyday name. */
const LARKFIELD = (medicine: string) =>
  `${medicine} now in stock at Larkfield Pharmacy\n\nThousands of our patients have lost weight with ${medicine}. Prices start at £179. Book your free weight loss consultation today.`;
const PEDDLED: [string, string][] = [
  ...[
    "ozempic",
    "saxenda",
    "semaglutide",
    "liraglutide",
    "retatrutide",
    "finasteride",
    "melanotan",
    "botulinum toxin",
    "the weight loss pen",
    "the skinny jab",
    "#mounjarouk",
    "sema",
    "reta",
    "tirzep",
    "ozzy",
    "mj",
    "**Mou**njaro",
  ].map((medicine): [string, string] => [medicine, LARKFIELD(medicine)]),
  [
    "a substance by prescription",
    "Buy sildenafil online\n\nOrder sildenafil tablets from £9.99 with fast, discreet delivery. Our doctor will prescribe the same day. Order sildenafil now and save 10%.",
  ],
  [
    "a clinic",
    "Anti-wrinkle injections at The Glow Rooms, Leeds. botulinum toxin, three areas for £199. Book your treatment today and save 25% with a friend.",
  ],
  [
    "a short name at a studio",
    "Tox Tuesday! Three areas for £150 at our Leeds studio. Book now by message, and smooth lines on your forehead are yours by Friday.",
  ],
  ["a misspelt name", LARKFIELD("munjarro").replace("today.", "today and get your first munjarro pen.")],
  [
    "a post",
    "hey girls! i lost 3 stone on mounjaro and you can too. order your mounjaro pen from slimmeds uk, £149 with my code JESS20. link in bio, dm me to order, fast delivery.",
  ],
];
const PLACED: Partial<SubmissionFields>[] = [
  { audience: "patients", channel: "website" },
  { audience: "patients", channel: "social" },
  { audience: "hcp", channel: "print" },
];
const advertsIn = (text: string, fields: Partial<SubmissionFields>) =>
  byRules(materialFromText(text), fields).outcomes.flatMap(({ clause, findings }) =>
    clause === 26 ? findings.filter(({ severity, subclause }) => severity === "HIGH" && subclause === "26.1") : [],
  );

test.each(PEDDLED)("a medicine sold to the public, whatever audience was chosen: %s", (_, text) => {
  for (const fields of PLACED) expect(advertsIn(text, fields), JSON.stringify(fields)).not.toEqual([]);
});

test.each([
  ["a warning", "Do not buy ozempic online. Fake pens have been found in the UK. Speak to your pharmacist."],
  [
    "news",
    "Regulator warns of fake jabs\nOnline sellers offered ozempic for £149 with next day delivery, the regulator said on Tuesday. Officials seized 400 pens.",
  ],
  [
    "what is had without a prescription",
    "Buy ibuprofen online\n\nIbuprofen tablets from £1.99 with next day delivery. Order now and save 10%.",
  ],
  [
    "a newspaper",
    "Weight loss jab prices to rise\nPharmacies sold mounjaro for £149 last year. Lilly said the price would rise in September. Patients told us that they had bought pens early.",
  ],
  [
    "short names that are other words",
    "The oz measures on our jugs are in imperial. Order online today, from £5 each, with free delivery. Our tox screens cost £45 each.",
  ],
  [
    "a short name and nothing on sale",
    "I started sema last month and lost half a stone. I felt sick for a week. Has anybody else had that? Please tell me.",
  ],
  [
    "a slimming club",
    "Lose weight with us this winter. Book your place online today, from £5 a week, and bring a pen and paper. Flu jabs are given next door.",
  ],
  [
    "the rules of a shop",
    "Returns and refunds\nWe cannot take back mounjaro pens once delivered to your door. Order online today.",
  ],
])("no advertisement of a prescription medicine: %s", (_, text) => {
  for (const fields of PLACED) expect(advertsIn(text, fields), JSON.stringify(fields)).toEqual([]);
});

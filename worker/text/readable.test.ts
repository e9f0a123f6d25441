import { describe, expect, test } from "vitest";
import { loadLabels } from "#worker/lab/sets.ts";
import { judgeable } from "./readable.ts";

const of = (text: string) => judgeable({ text });

test("every labelled piece can be judged", () => {
  const labels = (["development", "holdout-2026-11-22-e", "compliant", "case-faults-192"] as const).flatMap((set) =>
    loadLabels(set),
  );
  expect(labels.filter((label) => !of(label.text).ok).map(({ id }) => id)).toEqual([]);
});

describe("can be judged", () => {
  test.each([
    [
      "a short advertisement",
      "Zelvorin (tavorimib) 40 mg capsules. For adults with migraine. Four fewer migraine days a month. Prescribe Zelvorin today.",
    ],
    [
      "a table of doses",
      "Zelvorin dosage\nAge Dose Frequency\nAdults 40 mg once daily\nChildren 20 mg once daily\nReference: Zelvorin SPC, March 2025",
    ],
    [
      "prescribing information",
      "Prescribing information. Zelvorin (tavorimib) 40 mg capsules. Indication: migraine. Dosage: adults 40 mg once daily. Contraindications: hypersensitivity. Side effects: nausea, headache. Legal category: POM. Cost: £30.",
    ],
    [
      "a list of packs with their codes",
      Array.from(
        { length: 12 },
        (_, i) => `PP Tavorimib ${i + 1}0mg tablets 28 HARWICK 108-470${i} TAV00${i}3K LD`,
      ).join("\n"),
    ],
    [
      "a list",
      "• Fewer attacks\n• Once daily\n• No blood tests\n• For adults with gout\n• Now on the formulary\n• Ask your representative",
    ],
    ["capitals", "THE ONLY TABLET FOR ADULTS WITH GOUT THAT WORKS IN ONE DAY AND LASTS FOR A WEEK"],
  ])("%s", (_, text) => {
    expect(of(text)).toEqual({ ok: true });
  });
});

describe("cannot be judged", () => {
  test.each([
    ["nothing", "", "few-words"],
    ["a letter", "a", "few-words"],
    ["a stop", ".", "few-words"],
    ["figures", "1 2 3 4 5 6 7 8 9 10 ".repeat(50), "few-words"],
    ["a few words", "Zelvorin works well", "few-words"],
    ["Cyrillic", "Экзампла самое безопасное лекарство для взрослых с мигренью ".repeat(30), "not-latin"],
    ["Greek", "Το φάρμακο είναι το ασφαλέστερο για ενήλικες με ημικρανία ".repeat(5), "not-latin"],
    ["Chinese", "这是治疗偏头痛最安全的药物。".repeat(20), "not-latin"],
    [
      "German",
      "Exampla ist das sicherste Medikament für Erwachsene mit Migräne und wirkt bei allen Patienten schneller als jedes andere Mittel, das es heute auf dem Markt gibt.",
      "not-english",
    ],
    [
      "French",
      "Exampla est le médicament le plus sûr pour les adultes qui souffrent de migraine et il agit plus vite que tous les autres traitements sur le marché aujourd'hui.",
      "not-english",
    ],
    [
      "Spanish",
      "Exampla es el medicamento más seguro para los adultos con migraña y actúa más rápido que cualquier otro tratamiento que se vende hoy en las farmacias.",
      "not-english",
    ],
    [
      "Italian",
      "Exampla è il medicinale più sicuro per gli adulti che soffrono di emicrania e agisce più in fretta di tutti gli altri farmaci che sono in commercio oggi.",
      "not-english",
    ],
    [
      "Dutch",
      "Exampla is het veiligste geneesmiddel voor volwassenen met migraine en het werkt sneller dan alle andere middelen die vandaag op de markt zijn.",
      "not-english",
    ],
    [
      "Polish",
      "Exampla jest najbezpieczniejszym lekiem dla dorosłych z migreną i działa szybciej niż wszystkie inne leki, które są dziś na rynku w Polsce.",
      "not-english",
    ],
    [
      "no language",
      "sdkfj wqeoriu zxmcnv qpwoei lkjasd mnbzxc poiuqwe lkjhasd zmxncb qowieur alskdjf zmxncbv ".repeat(10),
      "not-english",
    ],
    ["one word again and again", "lorem ".repeat(300), "not-english"],
  ])("%s", (_, text, reason) => {
    expect(of(text)).toEqual({ ok: false, reason });
  });
});

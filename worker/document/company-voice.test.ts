import { expect, it } from "vitest";
import { viewOf } from "#worker/text/view.ts";
import { companyVoice } from "./company-voice.ts";
import { documentOf } from "./document-of.ts";
import { readingOf } from "./reading.ts";

const read = (text: string) => documentOf(readingOf(viewOf(text)), { audience: "patients", channel: "website" });

/** Texts of people with nothing to sell, which none of the usual forms of a kind tells. */
const WITHOUT_COMPANY = [
  [
    "advice on the ward",
    "Coming into the ward\nBring every tablet and inhaler that you use at home in the green bag. Tell the nurse what you take, how much, and at what time. If a new tablet makes you feel sick or brings out a rash, say so straight away; somebody will look at your chart. When you go home you will have enough for two weeks and a letter for your doctor.",
  ],
  [
    "a page on a long illness",
    "Questions to ask when you are told that you have arthritis\nWhat do my blood tests show? What will happen next, and who will see me? Where can I talk with others who have the illness? Write the answers down, take somebody along, and remember that you need not decide anything on the day. Many people feel better once the pain is talked about.",
  ],
  [
    "how to mend a gate",
    "How to hang a wooden gate\nDig the hole for the post to a third of its length. Set the post upright with a level, fill the hole with gravel and concrete, and leave it for two days. Screw the hinges to the gate first. Lift it on wedges so that it clears the ground by the width of a hand, mark the holes, and drill them before you turn the screws.",
  ],
] as const;

it.each(WITHOUT_COMPANY)("is outside the Code where nobody of a company speaks: %s", (_, text) => {
  expect(companyVoice(readingOf(viewOf(text)))).toBeLessThan(2);
  expect(read(text).outside).toBe(true);
});

it.each(WITHOUT_COMPANY)("is within the Code as soon as a company sells beside it: %s", (_, text) => {
  const sells =
    "Velorant® (metiprant) works where other tablets fail. Ask your doctor for Velorant by name.\nHarrow Pharma Ltd, HP-VEL-0012";
  expect(read(`${text}\n\n${sells}`).outside).toBe(false);
  expect(read(`${sells}\n\n${text}`).outside).toBe(false);
});

it("counts the evidence where it stands together, and not over a whole book", () => {
  const apart = [" Ltd", " sponsor", " breakthrough"].map(
    (word) => `${word}${" plain words of no weight".repeat(200)}`,
  );
  const [far, near] = [apart.join(""), " Ltd sponsor breakthrough"].map((text) =>
    companyVoice(readingOf(viewOf(text))),
  );
  expect(far).toBeLessThan(near as number);
});

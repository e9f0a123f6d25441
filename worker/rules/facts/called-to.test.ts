import { expect, test } from "vitest";
import { materialFromText } from "#worker/test/material.ts";
import { byRules } from "#worker/test/reviewed.ts";

/* A line that says what a document is excuses nothing that the rest of it sells. */

const ADVERTISEMENTS = [
  "Wegovy is the easiest way to lose weight. Order your pen online today, from £149. No side effects.",
  "Christmas party coming up? Look ten years younger with Botox.\n\nThree areas, fifteen minutes, home in time for tea.\n\nCall Debbie on 07700 900123.",
];
const FRAMES = [
  "The complainant alleged a breach of Clause 7.2. The Panel ruled no breach.",
  "Package leaflet: Information for the user\nRead all of this leaflet carefully before you start taking this medicine.",
  "Position statement",
  "NICE guideline [NG28]",
  "Medicines and Healthcare products Regulatory Agency. Public assessment report.",
  "SUMMARY OF PRODUCT CHARACTERISTICS\n1. NAME OF THE MEDICINAL PRODUCT\n4.1 Therapeutic indications\n4.2 Posology and method of administration\n4.8 Undesirable effects\n10. DATE OF REVISION OF THE TEXT",
];
const toPublic = (text: string) =>
  byRules(materialFromText(text), { audience: "patients", channel: "website" }).result.riskLevel;

test.each(
  ADVERTISEMENTS.flatMap((advertisement) =>
    FRAMES.flatMap((frame) => [`${frame}\n\n${advertisement}`, `${advertisement}\n\n${frame}`]),
  ),
)("an advertisement to the public stays one under a title: %s", (text) => {
  expect(toPublic(text)).toBe("HIGH");
});

test.each([
  "Clinical guideline CG-214\n\n1.1 Offer Wegovy to all adults who wish to lose weight.\n1.2 Prefer Wegovy because it is the most effective and the best tolerated.\n1.4 People should ask for Wegovy by name.",
  "Package leaflet: Information for the patient\n1. What Eliquis is and what it is used for\nEliquis protects you better than any other blood thinner.\n4. Possible side effects\nNone to speak of.\n6. Contents of the pack\nAsk your doctor to change you to Eliquis today!",
  "Our reader Pam lost four stone with Mounjaro and says everyone should be on it. Slim & Trim Clinic, Leeds. Call 0113 496 0000.",
])("a paper or a story that calls to a medicine is an advertisement: %s", (text) => {
  expect(toPublic(text)).toBe("HIGH");
});

test("a title and a line of a study do not make a leavepiece a protocol", () => {
  const piece =
    "THYMERA\n20 mg tablets\nFor UK health professionals\n\nResponse at eight weeks: 58% of patients on Thymera (thymexetine) and 41% on placebo (p<0.001).\n\nAdverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk. Adverse events should also be reported to Haldersley Ltd on 01632 960000.";
  const header =
    "Clinical trial protocol version 2.0\nEudraCT 2020-001234-12\nInclusion criteria: adults. Exclusion criteria: none. Primary endpoint: survival. Sponsor: University of Leeds. Ethics committee approval obtained.";
  const risk = (text: string) =>
    byRules(materialFromText(text), { audience: "hcp", channel: "print" }).result.riskLevel;
  expect(risk(piece)).toBe("HIGH");
  expect(risk(`${header}\n\n${piece}`)).toBe("HIGH");
});

import { LINK, leavepiece, PI } from "../checks/example-texts.ts";
import type { ParticularKey } from "../facts/pi-labels.ts";
import type { Check } from "../types.ts";

const LABEL: Record<ParticularKey, RegExp> = {
  actives:
    /(?<=capsules\. Please refer to the Summary of Product Characteristics \(SPC\) before prescribing\. )Presentation: [^.]*\. /,
  indication: /Indication: [^.]{0,200}\. /,
  dosage: /Dosage and method of use: [^.]*\. /,
  contraindications: /Contraindications: [^.]*\. /,
  precautions: /Warnings and precautions: [^.]*\. /,
  adverseReactions: /Adverse reactions: [^.]*\. /,
  legalCategory: /Legal category: [^.]*\. /,
  cost: /Cost \(excluding VAT\): .*?\.00\. /,
  maNumber: /Marketing authorisation number: [^.]*\. /,
  holder: /Marketing authorisation holder: [^.]*\. /,
};

const without = (...keys: ParticularKey[]) => keys.reduce((text, key) => text.replace(LABEL[key], ""), PI);

export const piParticularsExamples: Check["examples"] = {
  flagged: [
    { text: leavepiece({ pi: without("contraindications", "cost") }), why: "no contraindications and no cost" },
    {
      text: leavepiece({
        pi: PI.replace(
          "Dosage and method of use: One capsule once daily. ",
          "[[Dosage and method of use: 300 mg by deep gluteal injection. Continue oral tavorimib 10 mg daily for 14 days]]. ",
        ),
      }),
      why: "the interval of the cover by mouth is not that of the injection",
    },
    {
      text: leavepiece({
        pi: PI.replace(
          "Dosage and method of use: One capsule once daily. ",
          "[[Dosage and method of use: 120 mg by subcutaneous injection; review after three months]]. ",
        ),
      }),
      why: "when to review is not how often",
    },
    {
      text: leavepiece({
        pi: PI.replace(
          "Indication: Prevention of migraine in adults who have at least four migraine days a month. Dosage and method of use: One capsule once daily. ",
          "Dosage and method of use: One capsule once daily. Children: not recommended. ",
        ),
      }),
      why: "who should not have it is no indication",
    },
    {
      text: leavepiece({
        pi: PI.replace(
          "Dosage and method of use: One capsule once daily. ",
          "[[Dosage and method of use: 120 mg by subcutaneous injection in the thigh]]. ",
        ),
      }),
      why: "not how often",
    },
    {
      text: leavepiece({
        pi: PI.replace(
          "Dosage and method of use: One capsule once daily. ",
          "[[DOSAGE: THREE CAPSULES (120 MG) BY MOUTH, FOR NOT MORE THAN FIVE DAYS]]. ",
        ),
      }),
      why: "in capitals: for how long, and not how often",
    },
    {
      text: leavepiece({
        pi: PI.replace(
          "Marketing authorisation holder: Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB",
          "[[Marketing authorisation holder: Northgate Pharma Ltd]]",
        ),
      }),
      why: "a holder without an address anywhere",
    },
    {
      text: leavepiece({
        pi: PI.replace(
          "Marketing authorisation holder: Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB",
          "[[Marketing authorisation holder: Northgate Pharma Ltd, Medical Information]]",
        ),
      }),
      why: "a department is no address",
    },
    {
      text: leavepiece({
        pi: PI.replace(
          "Marketing authorisation holder: Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB",
          "[[Marketing authorisation holder: Northgate Pharma Ltd]]",
        ).concat("\n\nPrinted by Hollin Press, 9 Cross Lane, Leeds LS2 7PD"),
      }),
      why: "the only address is the printer's",
    },
    { text: leavepiece({ pi: without("maNumber") }), why: "no authorisation number" },
    {
      text: leavepiece({
        pi: "[Back] Zelvorin capsules: prescribing information. See SPC. Migraine prevention in adults: 40 mg once daily. Contraindications: severe hepatic impairment. Warnings: monitor blood pressure. Common: nausea. POM. £41.00 ex VAT. PLGB 70011/0003. Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. March 2025.",
      }),
      why: "no quantity before its title or after it",
    },
    { text: leavepiece({ pi: without("holder") }), why: "no holder" },
    { text: leavepiece({ pi: without("legalCategory") }), why: "no legal category" },
    { text: leavepiece({ pi: without("adverseReactions") }), why: "no adverse reactions" },
    { text: leavepiece({ pi: without("precautions") }), why: "no warnings" },
    { text: leavepiece({ pi: without("indication") }), why: "no indication" },
    { text: leavepiece({ pi: without("dosage") }), why: "no dosage" },
    { text: leavepiece({ pi: PI.replace("£41.00", "to be confirmed") }), why: "a label without its value" },
    {
      text: leavepiece({ pi: PI.replace(/(?<=Indication: )[^.]*/, "as licensed; consult section 4.1 of the SPC") }),
      why: "an indication that sends the reader to the SPC",
    },
    {
      text: leavepiece({
        pi: "Prescribing information: Zelvorin (tavorimib) 40 mg capsules. See SPC. Prophylaxis of migraine, adults. One capsule once daily. Contraindications and precautions: see overleaf. Reactions: common: nausea. POM. 28 capsules £41.00. PLGB 70011/0003. Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. March 2025.",
      }),
      why: "contraindications that are pointed to and stand nowhere",
    },
    {
      text: leavepiece({ pi: PI.replace(/(?<=Contraindications: )[^.]*/, "see the SPC") }),
      why: "a label that sends the reader elsewhere",
    },
  ],
  clean: [
    {
      text: leavepiece({
        pi: PI.replace(
          "Indication: Prevention of migraine in adults who have at least four migraine days a month. Dosage and method of use: One capsule once daily. ",
          "Adults: chronic migraine, cluster headache. Cluster headache: one capsule once daily. Migraine: two. ",
        ),
      }),
      why: "whom it is for and what it treats, without a label",
    },
    {
      text: leavepiece({
        pi: PI.replace(
          "Indication: Prevention of migraine in adults who have at least four migraine days a month. Dosage and method of use: One capsule once daily. ",
          "Indication, dose: above. ",
        ),
      }),
      why: "both labels at once, with a pointer to the copy",
    },
    {
      text: leavepiece({
        pi: PI.replace(
          "Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB",
          "Northgate & Cia, S.A., Av. da Ribeira, 4745-457 S. Tome do Vale, Portugal",
        ),
      }),
      why: "an address abroad",
    },
    {
      text: leavepiece({
        heading: "Zelvorin 40 mg capsules (tavorimib)\nNorthgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB",
        pi: PI.replace("Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB", "Northgate Pharma Ltd, address above"),
      }),
      why: "the holder's address stands above",
    },
    {
      text: leavepiece({
        pi: PI.replace(", 4 Mill Street, Derby DE1 2AB", "").concat(
          "\n\n© 2025 Northgate Pharma Ltd. Registered office: 4 Mill Street, Derby DE1 2AB",
        ),
      }),
      why: "the holder's address stands at the foot of the piece",
    },
    { text: leavepiece(), why: "complete, with labels" },
    {
      text: leavepiece({
        pi: "Prescribing information ► Zelvorin ► consult SPC ► each capsule holds tavorimib 40 mg ► migraine prevention in adults ► 40 mg daily ► not in severe hepatic impairment ► watch blood pressure ► common nausea, constipation; see SPC for others ► POM ► £41.00 for 28, ex VAT ► PLGB 70011/0003 ► Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB ► text of March 2025",
      }),
      why: "complete, with arrows in place of stops",
    },
    {
      text: leavepiece({
        pi: "Zelvorin PI, revised March 2025: see SPC; capsules with 40 mg tavorimib; prevention of migraine in adults; one once daily; contraindicated in severe hepatic impairment; warnings: hypertension, alcohol; side effects: common nausea, rare angioedema, SPC for the rest; POM; £41.00 for 28 (VAT excluded); PLGB 70011/0003; Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB.",
      }),
      why: "complete, as one sentence",
    },
    {
      text: leavepiece({
        pi: "Prescribing information for Zelvorin capsules,\ntavorimib 40 mg. See SPC. Indica-\ntion: prevention of migraine in\nadults. Dosage: one capsule once\ndaily. Contraindica-\ntions: severe hepatic impairment.\nPrecau-\ntions: hypertension. Undesirable ef-\nfects: common nausea. POM. 28: £41.00\nex VAT. PLGB 70011/0003. Northgate\nPharma Ltd, 4 Mill Street, Derby DE1 2AB.\nMarch 2025.",
      }),
      why: "complete, in a narrow column that divides its labels",
    },
    {
      text: leavepiece({
        pi: "Zelvorin: prescribing information (see SPC first)\nWhat it is: capsule, tavorimib 40 mg\nWhat for: adults, migraine prevention\nHow to take: one a day\nNever use with: severe hepatic impairment\nBe careful: hypertension\nUnwanted: common nausea; others in SPC\nClass: POM  NHS price: 28 capsules £41.00 + VAT\nNumber: PLGB 70011/0003\nNorthgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB\nRevised: 3/25",
      }),
      why: "complete, a line for each in plain words",
    },
    {
      text: leavepiece({
        pi: PI.replace("One capsule once daily", "0.5 mcg/kg over 20 minutes, then 0.1 mcg/kg/min for up to 24 hours"),
      }),
      why: "an infusion by weight",
    },
    {
      text: leavepiece({
        pi: "[Back] Zelvorin (tavorimib) 40 mg capsules: prescribing information. See SPC. Migraine prevention in adults: 40 mg once daily. Contraindications: severe hepatic impairment. Flammable; avoid contact with the eyes. Common: nausea, constipation. POM. 28 capsules £41.00 ex VAT. PLGB 70011/0003. Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. PI-ZEL-0009, March 2025.",
      }),
      why: "the strength before its title; a dose after a colon; advice without a label",
    },
    {
      text: leavepiece({
        pi: "Prescribing information. Zelvorin. See SPC. Patch releasing 40 micrograms tavorimib daily. Uses and dose as on front. No absolute contraindication. Precautions: monitor blood pressure. Reactions: common: nausea. P. Cost: 28 patches £41.00. PLGB 70011/0003. Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. March 2025.",
      }),
      why: "a quantity per day, uses and dose on the front, no contraindication, and a pharmacy medicine",
    },
    {
      text: leavepiece({
        claim: "Do not use Zelvorin in severe hepatic impairment. Fewer migraine days in adults.",
        pi: "Prescribing information: Zelvorin (tavorimib) 10,000 anti-Xa IU/ml. See SPC. Prophylaxis of thrombosis, adults. One syringe once daily (orthopaedic surgery). Contraindications and precautions: see side 2. Reactions: common: bleeding. POM. 10 syringes £41.00. PLGB 70011/0003. Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. March 2025.",
      }),
      why: "contraindications and precautions pointed to at once",
    },
    {
      text: leavepiece({ pi: PI.replace("One capsule once daily", "40 mg od for 14 days") }),
      why: "how often, shortened",
    },
    {
      text: leavepiece({
        pi: "ZELVORIN PRESCRIBING INFORMATION. Consult SPC. Capsules, 40 mg tavorimib. For prevention of migraine in adults. One capsule once daily. Do not use in: severe hepatic impairment. Take care in: hypertension. Unwanted effects: common: nausea; others in SPC. POM. 28 x 40 mg £41.00 (ex VAT). PLGB 70011/0003. Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. PI revised March 2025.",
      }),
      why: "complete, mostly without labels",
    },
    {
      text: leavepiece({
        pi: "Zelvorin (tavorimib) Prescribing Information\n\nPresentation\nCapsules containing 40 mg tavorimib.\nIndications\nPrevention of migraine in adults.\nDosage and administration\nOne capsule once daily.\nContra-indications\nSevere hepatic impairment.\nSpecial warnings and precautions\nMonitor blood pressure.\nUndesirable effects\nCommon: nausea.\nLegal category\nPOM\nBasic NHS cost\n28 capsules £41.00 excluding VAT\nMarketing authorisation number\nPLGB 70011/0003\nMarketing authorisation holder\nNorthgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB\nDate of revision: March 2025",
      }),
      why: "complete, a line for each",
    },
    {
      text: leavepiece({
        pi: "Prescribing information - Zelvorin (tavorimib)\n| Contains | Capsules, 40 mg tavorimib |\n| For | Prevention of migraine in adults |\n| Take | One capsule once daily |\n| Not if | Severe hepatic impairment |\n| Care | Hypertension |\n| Reactions | Common: nausea. See the SPC for others |\n| Legal class, price | POM; 28 capsules £41.00 (ex VAT) |\n| Authorisation | PLGB 70011/0003, Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB |\n| Last revised | March 2025 |",
      }),
      why: "complete, a row of a table for each",
    },
    {
      text: leavepiece({
        pi: "PI. Prescribing information. Zelvorin capsules, tavorimib 40 mg. Refer to SPC. *Indication*: migraine in adults. *Posology*: one capsule daily. *CI*: severe hepatic impairment. *SWP*: hypertension. *AE*: common nausea; see SPC. *POM*. *NHS cost ex VAT* 28 caps £41.00. *PLGB* 70011/0003. *MAH* Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. *Date* March 2025.",
      }),
      why: "complete, with shortened labels between stars",
    },
    {
      text: leavepiece({
        pi: "Prescribing information: Zelvorin capsules (tavorimib). See SPC. What it is: capsule with 40 mg tavorimib. Who for: adults with migraine. How much: one capsule once daily. Who should not have it: severe hepatic impairment. Take care with: hypertension. Can cause: nausea (common). POM. 28 capsules £41.00 ex VAT. PLGB 70011/0003. Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. March 2025",
      }),
      why: "complete, with labels in everyday words",
    },
    {
      text: leavepiece({
        pi: "Prescribing information. Zelvorin (tavorimib) 40 mg capsules. See SPC. Migraine, episodic or chronic, whatever the age of onset. One capsule at onset, by mouth, once a day at most. Contraindicated: severe hepatic impairment. Warnings: hypertension. Common: nausea; others: SPC. POM. 28 x 40 mg £41.00 plus VAT. PLGB 70011/0003. Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. March 2025.",
      }),
      why: "complete, with no label for what it is for and how it is taken; the cost is the one before VAT",
    },
    {
      text: leavepiece({
        pi: "PI. Zelvorin (tavorimib) vaccine. See SPC. Each 0.5 ml holds 40 micrograms tavorimib. For immunisation of adults against shingles. Inject 0.5 ml each autumn, deltoid. Contraindications: allergy. Precautions: fever. Side effects: common: sore arm; SPC for others. POM. £41.00 a syringe, ex VAT. PLGB 70011/0003. Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. March 2025.",
      }),
      why: "a dose for each season, unlabelled",
    },
    {
      text: leavepiece({
        pi: "PI. Zelvorin 40 mg (tavorimib) patches. See SPC. Nerve pain in adults. Up to six patches, half an hour (hands) or an hour (elsewhere), no sooner than every 90 days. CI: hypersensitivity. Precautions: dry skin only. ADRs: very common redness; SPC for others. POM. £41.00 each, ex VAT. PLGB 70011/0003. Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB. March 2025.",
      }),
      why: "a dose with places in brackets, unlabelled",
    },
  ],
  inapplicable: [
    { text: leavepiece({ pi: LINK }), channel: "email", why: "prescribing information by link cannot be read here" },
    {
      text: leavepiece({
        heading:
          "Zelvorin (tavorimib) prescribing information is here\nZelvorin 40 mg capsules\nWith other medicines, in adults with migraine\n\nCost, excluding VAT\nZelvorin £41.00",
        pi: "",
      }),
      channel: "website",
      why: "a bar that opens it stands over the copy",
    },
    {
      text: leavepiece({
        pi: "Prescribing information (opens in its own window)\n▸ ZELVORIN 40 mg capsules: prevention of migraine in adults who have at least four days a month …\n▸ ZELVORIN 80 mg capsules: prevention of migraine in adults …",
      }),
      channel: "website",
      why: "an accordion that shows the first words of each",
    },
  ],
};

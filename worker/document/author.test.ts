import { describe, expect, it } from "vitest";
import type { DocumentKind, DocumentRead } from "#schema/document.ts";
import { viewOf } from "#worker/text/view.ts";
import { documentOf, type Told } from "./document-of.ts";
import { LEAFLET, PIECE } from "./examples.ts";
import { readingOf } from "./reading.ts";

const read = (text: string, told: Partial<Told> = {}): DocumentRead =>
  documentOf(readingOf(viewOf(text)), { audience: "hcp", channel: "website", ...told });

/** Who speaks, told by how it is said rather than by what is named. */
const VOICES: [what: string, kind: DocumentKind, outside: boolean, text: string][] = [
  [
    "the press on a maker",
    "news",
    true,
    "LONDON, July 3 (Reuters) - Drugmaker Pfizer said on Tuesday that the watchdog had recommended its treatment for use in the health service. Analysts had expected the decision after a first refusal in March. The guidance will be final in August.",
  ],
  [
    "those who treat the reader",
    "regulator-or-nhs",
    true,
    "Taking your medicines\nWhen we prescribe medicines for you it is because they are in your best interests.\nYou have the right to decide not to take a medicine. If you do, tell us so that we can talk about another way. We will review your medicines with you before you go home, and your doctor can answer questions once you are back under their care.",
  ],
  [
    "an authority to all companies",
    "regulator-or-nhs",
    true,
    "Companies must make sure that a meeting meets Clause 10.1. Companies should keep a written record of why support was given. All meetings outside the UK must be certified, as set out in Clause 8.2. Companies are reminded that the cost is disclosed in the year after. It is the programme that attracts delegates, and not the venue.",
  ],
  [
    "a trust in the regulators’ week",
    "regulator-or-nhs",
    true,
    "Medicines Safety Week - #MedSafetyWeek\n\n6 November 2023\n\nPatients, nurses and pharmacists all have a part to play. Ask your doctor, pharmacist or nurse for advice. You can report a side effect yourself with the free Yellow Card app, on paper or by telephone.",
  ],
  [
    "writers on how to write",
    "not-medicines",
    true,
    "Who this guidance is for\n\nContent designers, administrators and anyone who edits messages.\n\nUse plain English and short, descriptive titles or subject lines. Keep to one call to action, and test each message with those who read it. Add a link to the privacy notice.",
  ],
  [
    "a society that gives an award",
    "charity",
    true,
    "Migraine Society launches carers' award\n\nBy the Migraine Society, London\n\nThe society today honoured the families of children with migraine at a reception in Derby. The chief executive of the society thanked them, and Harrow Pharma Ltd for its support of the event.",
  ],
  [
    "a company of its history and its business",
    "corporate",
    false,
    "Our commitment\n\nFounded in 1931, Harrow Pharma has been operating in the UK for more than 50 years, and care of migraine is half of our UK business. Last year Harrow Pharma invested £12 million in research. We work with people living with migraine.",
  ],
  [
    "a company to those who report to it",
    "corporate",
    false,
    "Report a side effect\nTo help us, please give the initials of the person who had the side effect, and the name of the product involved. Side effects with one of our medicines should be reported to Pfizer on 0800 000 000.",
  ],
  [
    "a report to a stock exchange",
    "press-release",
    false,
    "FORM 6-K\nReport of Foreign Issuer\nPursuant to Rule 13a-16\nPfizer announced today that the trial did not meet its primary endpoint.",
  ],
  [
    "nobody, about a disease",
    "disease-awareness",
    false,
    "Gout\nGout is a form of arthritis. Symptoms may include sudden pain and swelling of a joint, most often the big toe. The symptoms of an attack pass within two weeks. It affects one person in forty in the UK and is more frequent in men.",
  ],
];

describe("who speaks", () => {
  it.each(VOICES)("%s: %s", (_, kind, outside, text) => {
    expect(read(text, { audience: "patients" })).toMatchObject({ kind, outside });
  });

  it("does not take the loss of weight as a symptom for an offer", () => {
    const text = `${"The disease affects the joints and other organs, and its course differs. ".repeat(4)}Signs are fever, tiredness and weight loss.`;
    expect(read(text, { audience: "patients" }).signs.map(({ means }) => means)).not.toContain(
      "What clinics and shops sell",
    );
  });
});

/** What others than companies publish, by the forms that such documents have in common. */
const OTHERS: [what: string, kind: DocumentKind, text: string][] = [
  [
    "a report on a regulator's hearing",
    "news",
    'Regulator to rule on pain drug\n\nA panel will give its verdict on painkillers after hearing evidence for three days. They are sold under names such as Velorant.\n\nHarrow\'s shares tumbled more than 10% on the news. The firm withdrew Velorant "in the light of what we knew", its head of research said on Tuesday.\n\nOn Thursday, an official of the agency told the panel that there is no need for it. European doctors should be cautious in patients with risk factors, the regulator announced on Thursday.',
  ],
  [
    "a board’s list of first choices, ordered as the BNF",
    "formulary",
    "# Cardiovascular System - BNF Chapter 2\n\n## Angina\n\n- Bisoprolol tablets ✓ First Choice\n- Diltiazem MR (prescribe by brand)\n- Isosorbide mononitrate ✓ Second Choice\n- Ivabradine ✓ Specialist Use Only (Procoralan®)\n\nPatients may be supported by the heart nurses or the community pharmacy. Sprays are more cost effective than tablets when used rarely.\n\n- **Last reviewed:** 03/03/2025\n- **Author(s):** Formulary team",
  ],
  [
    "a board’s guide to choices with brands and prices",
    "formulary",
    "# Asthma formulary treatment guide\n\nThe board’s formulary choices for asthma in adults\n\n## Reliever\n\n- Ventolin® (salbutamol) two puffs as needed ✓ First choice (£11.50)\n\n## Preventer\n\n- Clenil® (beclometasone) two puffs twice daily (£13.70)\n- Relvar® Ellipta® one puff daily (£22.00)\n\nCheck inhaler technique before any change, and whether the person still smokes.\n\n## Editorial Information\n\n- **Last reviewed:** 01/02/2025\n- **Next review date:** 01/02/2027",
  ],
  [
    "who follows patients up between hospital and practice",
    "guideline",
    "# Thyroid cancer shared care\n\nThis is guidance for practices that follow patients up.\n\n**Criteria for discharge to shared care:**\n\n- Stable blood tests for two years\n- No symptoms\n\n## Specialist responsibilities\n\n- Scans each spring\n\n**Refer back to endocrinology if:**\n\n- Thyroglobulin rises\n- New lump in the neck\n\n- **Last reviewed:** 01/02/2025",
  ],
  [
    "a charity’s page with its appeal, its amounts and its privacy notice",
    "charity",
    "Treatments for asthma\nDonate money\nGifts in Wills\nFundraising\nSupporter merchandise\nFAQs\nGreat Walk™\nTablets, inhalers and exercise all help people with asthma. We fund research into life-changing treatments. The Ventolin inhaler is blue and opens the airways.\nYour donation will help us to reach more families.\n£20 £30 £50\nPrivacy notice\nFacebook\nThank you for your support.\n© Asthma Society. Registered Charity No. 9999999",
  ],
  [
    "a post in software, with the words that employers use",
    "job-advertisement",
    "# Trainer, safety software (remote)\n\nWe help life sciences companies to work faster. Join us, and see our values at work: investors trust us, and our clinical customers do.\n\n**The Role**\n\nIn this role, you will write learning objectives for courses in our headquarters.\n\n**Nice to Have**\n\n- Two languages\n\nReports and courses come with privacy notices for everyone. The base pay for this role is told on request.",
  ],
  [
    "variations of a licence, row by row",
    "assessment-report",
    "Procedural steps taken after authorisation\n\nIB/0012   B.I.b.1.d - Deletion of a non-significant parameter   03/04/2019\nIA/0070   C.I.z - Changes of human medicines   22/06/2018\nIAIN/0071   A.I.1 - Change in the address of the holder, Harrow Pharma Ltd   01/07/2018\nR/0011   Renewal of the marketing authorisation   17/02/2015\nThe pharmacovigilance system of the holder was changed. The documents were revised accordingly and the particulars brought in line.",
  ],
  [
    "a report of a trial that names who paid for it",
    "journal-article",
    "Early tablets in gout: a randomised trial\n\nAbstract\n\nBackground: Attacks of gout are treated late. We assessed whether early tablets shorten them.\n\nMethods: Adults were randomly assigned to early or usual treatment. The primary outcome was days with pain.\n\nResults: Of 212 adults 201 were included in the study. Pain lasted 3 and 5 days.\n\nConclusions: Early treatment may shorten attacks.\n\nFunding\nThis trial was funded by a grant from Harrow Pharma Ltd.\n\nCompeting interests\nOne author is an employee of Harrow Pharma Ltd; two have received honoraria and travel grants.",
  ],
  [
    "a regulator of another country on what firms may say",
    "regulator-or-nhs",
    "Guidance for Industry\nFood and Drug Administration\nCenter for Drug Evaluation and Research\n\nContains nonbinding recommendations. This guidance tells firms how the agency looks at promotional material that is consistent with the required labeling. Results versus placebo are one example. Firms can ask the office about prescribing information for a product.",
  ],
];

describe("what others publish", () => {
  it.each(OTHERS)("%s: %s, outside the Code", (_, kind, text) => {
    expect(read(text, { audience: "patients" })).toMatchObject({ kind, outside: true });
  });

  it("is somebody’s with nothing to sell where a medicine is explained and the reader sent to the NHS", () => {
    const text =
      "minoxidil\n\nWhat should I know?\n\nMinoxidil is used to treat hair loss. It comes as a foam, and may make the skin itch. It should not be used with other creams.\n\nHow much is it?\n\nIt is not funded by the NHS, and costs around £10-£20 a month.\n\nWhere can I learn more?\n\nYou can read more about hair loss on the NHS website.";
    expect(read(text, { audience: "patients" }).outside).toBe(true);
  });

  it("is a seller’s catalogue where packs are listed for the public, however soberly", () => {
    const rows = [
      "Testoran\nAmpoule\n6 x 1ml\nIt is also known as testosterone and treats men who lack it. Tell your doctor of other medicines.",
    ];
    rows.push(
      "Bluejel\nSachet\n10 x 100mg\nIt holds sildenafil, as Viagra does, for erectile dysfunction, and is easy to take.",
    );
    expect(read(rows.join("\n\n"), { audience: "patients" })).toMatchObject({
      kind: "promotion-public",
      outside: false,
    });
  });

  it("is a seller’s page where a parcel comes to the door, whatever it tells of a medicine", () => {
    const text =
      "Delivered to your door, or click & collect. Packaging is always plain.\n\nFinasteride tablets\n\nFinasteride treats hair loss in men, and minoxidil does so as a foam. Dutasteride is seldom used. If you stop, the hair goes again within a year.";
    expect(read(text, { audience: "patients" })).toMatchObject({ kind: "promotion-public", outside: false });
  });

  it("is a seller’s page where bookings are told of and no medicine is named", () => {
    const text =
      "Booking & Consultations\n\nWe offer a free 30 minute consultation for most treatments. A £30 consultation fee is required for wrinkle relaxing injections and dermal fillers, and is non-refundable. We require a £100 deposit for each treatment. Book your free consultation online at our clinic.";
    expect(read(text, { audience: "patients" })).toMatchObject({ kind: "promotion-public", author: "seller" });
  });

  it("is prescribing information alone where it opens with the name of the product in one line", () => {
    const text =
      "NAME OF THE MEDICINAL PRODUCT : Velorant, 10 units, powder for solution for injection. QUALITATIVE AND QUANTITATIVE COMPOSITION : metiprant 10 units. CLINICAL INDICATIONS : frown lines in adults. POSOLOGY AND METHOD OF ADMINISTRATION : five injections. CONTRAINDICATIONS : hypersensitivity. UNDESIRABLE EFFECTS : headache.";
    expect(read(text)).toMatchObject({ kind: "prescribing-information" });
  });

  it("leaves a list of offices to the leaflet that it ends", () => {
    const offices =
      "6. Further information\nHarrow Pharma GmbH, Rosenplatz 8, DE-81925 Munich\nHarrow Pharma BV, NL-3012 CA Rotterdam\nHarrow Laboratories Ltd, Mill House, Derby\nHarrow Pharma AB, SE-11122 Stockholm";
    const partOf = read(LEAFLET, { audience: "patients" });
    expect(read(offices, { audience: "patients", partOf })).toMatchObject({ outside: true });
    expect(read(`${offices}\n${PIECE}`, { audience: "patients", partOf })).toMatchObject({ outside: false });
  });
});

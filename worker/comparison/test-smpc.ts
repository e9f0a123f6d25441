/** An SmPC of a medicine that does not exist, for tests. */
export const MELVANTA_SMPC = `SUMMARY OF PRODUCT CHARACTERISTICS

1. NAME OF THE MEDICINAL PRODUCT

Melvanta 20 mg film-coated tablets
Melvanta 40 mg film-coated tablets

2. QUALITATIVE AND QUANTITATIVE COMPOSITION

Each film-coated tablet contains 20 mg or 40 mg of melvantine (as hydrochloride).
For the full list of excipients, see section 6.1.

3. PHARMACEUTICAL FORM

Film-coated tablet.

4. CLINICAL PARTICULARS

4.1 Therapeutic indications

Melvanta is indicated for the treatment of chronic stable angina pectoris in adults, as add-on therapy to a beta-blocker.
Melvanta is indicated for the prevention of hospital admission in adults with chronic heart failure.

4.2 Posology and method of administration

Posology
The recommended starting dose is 20 mg once daily. After four weeks the dose may be increased to 40 mg once daily, depending on the response. The maximum dose is 40 mg once daily.

Elderly
In patients aged 75 years and over the starting dose is 10 mg once daily.

Renal impairment
No dose adjustment is needed in mild renal impairment. In moderate renal impairment the dose should be reduced to 10 mg once daily. Melvanta must not be used in severe renal impairment (creatinine clearance below 30 ml/min).

Hepatic impairment
No dose adjustment is needed in mild hepatic impairment. Melvanta is not recommended in moderate hepatic impairment and is contraindicated in severe hepatic impairment.

Paediatric population
The safety and efficacy of Melvanta in children and adolescents below 18 years have not been established.

Method of administration
For oral use. The tablet is swallowed whole, with food.

4.3 Contraindications

Hypersensitivity to the active substance or to any of the excipients listed in section 6.1.
Severe hepatic impairment.
Severe renal impairment.
Cardiogenic shock.
Concomitant use of strong CYP3A4 inhibitors such as clarithromycin or itraconazole.
Pregnancy.

4.4 Special warnings and precautions for use

Heart rate should be monitored before treatment and at every change of dose. Melvanta is not recommended in patients with a resting heart rate below 60 beats per minute.
Liver function tests should be performed before treatment and every three months in the first year.

4.6 Fertility, pregnancy and lactation

Melvanta is contraindicated in pregnancy. Breast-feeding should be discontinued during treatment.

4.8 Undesirable effects

Very common: bradycardia, headache.
Common: dizziness, nausea, blurred vision.
Uncommon: palpitations, rash.
Rare: angioedema.
In clinical studies 14.2% of patients reported headache and 3.1% stopped treatment because of an adverse reaction.

5. PHARMACOLOGICAL PROPERTIES

5.1 Pharmacodynamic properties

In the ORION study of 4,812 patients with chronic heart failure, Melvanta reduced the rate of hospital admission by 18% over 24 months compared with placebo.

10. DATE OF REVISION OF THE TEXT

12 March 2026
`;

/** Sentences of a piece, each with what it says otherwise than that SmPC does. */
export const MELVANTA_CONTRADICTIONS = {
  dose: [
    "Start every patient on Melvanta 40 mg once daily.",
    "Titrate to a maximum of 80 mg a day for full effect.",
    "Take one 20 mg tablet twice a day.",
    "The usual dose of Melvanta is 30 mg once daily.",
    "Give 20 mg of Melvanta every 12 hours.",
    "Initiate treatment at 5 mg and increase as needed.",
    "Melvanta can be given as a 20 mg intravenous injection.",
    "One 20 mg tablet once weekly is all that it takes.",
    "Patients over 75 can start on 15 mg daily.",
  ],
  population: [
    "Melvanta is suitable for adolescents aged 12 years and over.",
    "Now for your patients with angina from 16 years of age.",
    "Melvanta: an option for children with chronic heart failure.",
    "A treatment for adults and children alike.",
    "Melvanta may be prescribed to patients aged 10 to 17 years.",
  ],
  warning: [
    "No dose adjustment is needed in renal impairment, whatever its degree.",
    "Melvanta can be used in patients with severe hepatic impairment.",
    "No dose adjustments in moderate renal impairment.",
    "Melvanta can be taken with clarithromycin.",
    "Melvanta has no contraindications.",
    "Melvanta may be used in pregnancy.",
    "There is no need for monitoring of heart rate.",
    "Melvanta needs no liver function tests and no monitoring.",
    "Suitable for patients in cardiogenic shock.",
  ],
  indication: [
    "Melvanta is indicated for the treatment of hypertension.",
    "Melvanta is licensed for the prevention of stroke in adults.",
    "Melvanta is now available for the treatment of atrial fibrillation.",
    "Melvanta is indicated for the treatment of chronic stable angina pectoris as monotherapy.",
    "Indicated for migraine prophylaxis.",
  ],
  number: [
    "Melvanta reduced the rate of hospital admission by 38% over 24 months compared with placebo.",
    "In ORION, Melvanta reduced hospital admission by 18% over 12 months compared with placebo.",
    "Headache is uncommon.",
    "Rare: dizziness, nausea.",
    "Only 4.2% of patients reported headache in clinical studies.",
    "1.3% of patients stopped treatment because of an adverse reaction.",
  ],
  revision: [
    "Based on the Melvanta Summary of Product Characteristics, January 2023.",
    "Melvanta SmPC last revised: 06/2024.",
    "Prescribing information last revised February 2025.",
  ],
} as const;

/** Sentences of a piece that say what that SmPC says, or what no SmPC settles. */
export const MELVANTA_TRUTHS = [
  "Melvanta (melvantine) is indicated for the treatment of chronic stable angina in adults already taking a beta-blocker.",
  "Melvanta helps to prevent hospital admission in adults with chronic heart failure.",
  "Start with 20 mg once a day.",
  "Increase to 40 mg once daily after four weeks if needed.",
  "Once-daily dosing: one tablet, with food.",
  "The maximum dose is 40 mg a day.",
  "In patients of 75 years and older, start at 10 mg once daily.",
  "Available as 20 mg and 40 mg tablets in packs of 28.",
  "Reduce the dose to 10 mg in moderate renal impairment.",
  "No dose adjustment is required in mild renal or mild hepatic impairment.",
  "Do not use Melvanta in severe renal impairment.",
  "Melvanta is not recommended for children and adolescents.",
  "Melvanta must not be taken with clarithromycin or itraconazole.",
  "Check heart rate before treatment and at each dose change.",
  "Liver function tests are needed before treatment and every 3 months in the first year.",
  "Do not use in pregnancy.",
  "Melvanta reduced hospital admission by 18% over two years versus placebo (ORION, n=4,812).",
  "Headache is very common, dizziness and nausea are common.",
  "Very common: bradycardia, headache. Common: dizziness, nausea.",
  "About one in seven patients reported headache.",
  "In ORION patients received melvantine 40 mg once daily or placebo for 24 months.",
  "In a phase II study 80 mg was given twice daily to 24 volunteers.",
  "Prescribing information last revised: April 2026.",
  "Date of preparation: May 2026.",
  "Melvanta Summary of Product Characteristics, March 2026.",
  "Amlodipine 5 mg twice daily was allowed as background treatment in the trial.",
  "Adverse events should be reported. Reporting forms and information can be found at www.mhra.gov.uk/yellowcard.",
  "Legal category: POM. Cost: £28.40 for 28 tablets.",
  "The mean age of patients in ORION was 67 years; 41% were women.",
  "Ask your patients about breathlessness at every visit.",
  "Chronic heart failure affects around 920,000 people in the UK.",
  "One in three people with heart failure are readmitted within 30 days.",
  "Keep out of the reach of children.",
  "Melvanta is taken by mouth.",
  "Heart rate fell by 9 beats per minute at week 12.",
  "Patients who stop treatment should be reviewed within 2 weeks.",
  "Call 0800 123 4567 for medical information.",
  "For use with a beta-blocker, not instead of one.",
  "Melvanta is contraindicated in cardiogenic shock.",
  "Treated patients can play with their children again.",
  "Beta-blockers are used for the treatment of hypertension.",
  "Treatment of anxiety in people with angina is a challenge.",
  "The most common: headache.",
  "No coagulation monitoring is needed.",
  "Stop the infusion before intravenous contrast is given.",
  "In the VESTA study, hospital admission fell by 27% over 12 months compared with placebo in patients with chronic heart failure.",
  "Please consult the Summary of Product Characteristics before prescribing.",
];

/** A piece on it that contradicts the SmPC, and a reference of its own. */
export const MELVANTA_PIECE = `Melvanta (melvantine) for healthcare professionals

Melvanta is indicated for the treatment of chronic stable angina pectoris in adults, as add-on therapy to a beta-blocker.
The usual dose of Melvanta is 80 mg once daily.
In ORION, Melvanta reduced hospital admission by 18% compared with placebo.1
Patients walked further on a treadmill after 12 weeks.2

References
1. Hart A, et al. Melvantine in chronic heart failure: the ORION study. Eur Heart J 2025;12:100-110.
2. Price B, et al. Exercise capacity with melvantine. Lancet 2024;8:20-29.

Date of preparation: May 2026.`;

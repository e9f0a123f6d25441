/** Word lists that several checks share. A list that only one check needs stands in that check. */
const words = (list: string) => new Set(list.trim().split(/\s+/));

export const LEXICON = {
  number:
    words(`one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty hundred
    thousand million half third quarter dozen`),
  month: words(
    "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec",
  ),
  prescriber:
    words(`doctor doctors gp gps consultant consultants clinician clinicians nurse nurses pharmacist pharmacists
    prescriber prescribers physician physicians surgeon surgeons specialist specialists colleague colleagues dermatologist
    cardiologist neurologist oncologist haematologist rheumatologist gastroenterologist psychiatrist urologist
    ophthalmologist respirologist practitioner practitioners dentist dentists dermatologists cardiologists neurologists oncologists
    haematologists rheumatologists gastroenterologists psychiatrists urologists ophthalmologists nephrologists endocrinologists`),
  patient: words("patient patients people person adult adults child children women men sufferers carers"),
} as const;

export type LexiconName = keyof typeof LEXICON;

import { PATIENT } from "../vocabulary/patients.ts";
import { area, type RiskArea } from "./concept.ts";

/* Areas in which medicines are known to do harm, each by its words for what the patient brings or does, for the harm itself and for what
 * guards against it. What a piece says of them is no matter of this file. */

const TEST = "test|tests|testing|check|checks|count|counts|function|levels|sample|samples|panel|profile|monitoring";
const IMPAIRED = "impairment|failure|disease|insufficiency|trouble|patients|transplant|problems|damage|injury|function";
const PLANS = "plan|plans|planning|hope|hopes|hoping|try|tries|trying|want|wants|wanting|wish|wishes|wishing";

export const RISK_AREAS: readonly RiskArea[] = [
  area("dependence and withdrawal", /\b(?:dependen|withdrawal|addict|misuse|abuse)/i, {
    brought: ["addict|addicts|addicted|misusers", "history|past ..1 addiction|abuse|dependence|drugs", "drug users"],
    harm: [
      "addicted|addiction|addictive|hooked|habituation|habituated|craving|cravings|junkie|junkies",
      "habit forming",
      "street value",
      "dependence|dependency|withdrawal|withdrawals",
      "make|makes|become|becomes|becoming|get|gets|patients|people|anyone|anybody|them|you|physically dependent",
      "to|never|not depend on",
      "hard|difficult to ..1 stop|leave|quit",
    ],
  }),
  area("alcohol", /\balcohol|\bethanol|CNS depress/i, {
    brought: [
      "alcohol|wine|beer|beers|whisky|gin|cider|champagne|prosecco|booze|sherry|lager|vodka|rum|brandy|tipple|nightcap|cocktail|cocktails|pint|pints|pub|drinkers|drinker",
      "evening|second|social|another|few|occasional|stiff|festive drink|drinks",
    ],
    done: ["drink|drinking"],
  }),
  area("driving and machines", /\b(?:driv(?:e|ing)|machine|dizz|somnol|drows|sedat)/i, {
    brought: [
      "drivers|driver|motorists|pilots|pilot",
      "machines|machinery|forklift|ladders|scaffolding",
      "behind|at the wheel",
    ],
    done: ["drive|driving", "operate|operating|use machines|machinery", "take|get|be the|behind wheel|the"],
  }),
  area("pregnancy", /\b(?:pregnan|conception|contracepti|child-?bearing|foet|fetal|teratogen|malformation)/i, {
    brought: [
      "pregnant|pregnancy|pregnancies|expectant|childbearing|trimester|antenatal|unborn|foetus|fetus",
      `${PLANS} ..3 baby|babies|child|family|pregnancy|conceive|conception`,
      "to conceive|father",
      "father|fathers|fathering a child|children",
    ],
    done: ["conceive|conceiving"],
    harm: [
      "teratogenic|teratogenicity|malformation|malformations|miscarriage|miscarriages|stillbirth|fertility",
      "birth|congenital defect|defects|abnormalities",
      "baby|babies|foetus|fetus|unborn",
    ],
    care: [
      "contraception|contraceptive|contraceptives|condoms",
      "pregnancy prevention|test|tests|testing|programme|forms|form|question|warning|warnings",
      "about|after|into pregnancy|periods",
      "prevention programme|plan",
    ],
  }),
  area("breastfeeding", /\b(?:breast-? ?feed|lactation|breast milk|nursing)/i, {
    brought: [
      "breastfeeding|lactation|lactating|breastfeeds",
      "breast feeding|milk|fed",
      "nursing mothers|mother|women|mums",
    ],
    done: ["breastfeed", "breast feed"],
  }),
  area("children", /\b(?:child|paediatric|adolescen|infant|neonat|(?:under|below) (?:the age of )?1[2-8]\b)/i, {
    brought: [
      "toddler|toddlers|infant|infants|newborn|newborns|neonate|neonates|babies|teenagers|teenager|adolescents|youngsters|kids|schoolchildren|children|tots",
      "little ones",
    ],
  }),
  area("age and frailty", /\b(?:elderly|older (?:people|patients|adults)|frail|(?:over|aged|above) [678]\d)/i, {
    brought: [
      "elderly|frail|frailest|frailty|octogenarian|octogenarians|nonagenarians|pensioners|grandparents|geriatric",
      "over|above @number|65s|70s|75s|80s",
      `old|older|oldest ${PATIENT}|age|bones`,
      "nursing|care home|homes",
    ],
  }),
  area("the kidneys", /\b(?:renal|kidney|dialysis|eGFR|creatinine|nephro)/i, {
    brought: [`renal|kidney ${IMPAIRED}`, "dialysis|kidneys|kidney|renal", "low egfr"],
    harm: ["kidney|kidneys|renal|nephrotoxicity|nephritis|nephropathy"],
    care: ["creatinine|egfr", `renal|kidney ..1 ${TEST}`],
  }),
  area("the liver", /\b(?:hepat|liver|cirrho|transaminase|jaundice)/i, {
    brought: [`hepatic|liver ${IMPAIRED}`, "cirrhosis|cirrhotic|hepatitis|liver"],
    harm: ["liver|livers|hepatotoxicity|hepatitis|jaundice|hepatic"],
    care: ["lfts|lft|transaminases|aminotransferases", `hepatic|liver|enzyme ..1 ${TEST}`, "liver enzymes"],
  }),
  area("the heart", /\b(?:cardi|heart|QT|arrhythmi|ECG|valve|hypotens|hypertens)/i, {
    brought: [
      "weak|bad|failing|sick|ailing heart|hearts",
      `heart|cardiac ${IMPAIRED}`,
      "angina|arrhythmia|arrhythmias|hypertension",
      "metal|mechanical|artificial|prosthetic ..1 valve|valves",
      "stent|stents",
      "heart attack|attacks|infarct|infarction",
      "after|recent|previous ..1 stroke|infarct",
    ],
    harm: ["heart|hearts|cardiac|arrhythmia|arrhythmias|palpitations|qt|cardiotoxicity|stroke|strokes"],
    care: [
      "cuff",
      "ecg|ecgs|echo|echocardiogram|echocardiograms|echocardiography",
      "blood pressure",
      "heart|cardiac tests|checks|scan",
    ],
  }),
  area("other medicines", /\b(?:interact|concomitant|co-?admin|inhibitors?|inducers?|anticoagul|warfarin|NSAID)/i, {
    brought: [
      "warfarin|aspirin|ibuprofen|naproxen|nsaid|nsaids|anticoagulant|anticoagulants|antidepressant|antidepressants|ssri|ssris|maoi|maois|clopidogrel|heparin",
      "opioid|opioids|morphine|benzodiazepine|benzodiazepines|diazepam|sedative|sedatives|hypnotics|lithium|digoxin|methotrexate|ramipril|nitrates|diuretics",
      "antifungal|antifungals|ketoconazole|clarithromycin|rifampicin|phenytoin|carbamazepine|ciclosporin|antibiotics|inducers|inhibitors|grapefruit",
      "john wort",
      "other medicines|medicine|drug|drugs|tablets",
    ],
    harm: ["interactions|interaction|clash|clashes"],
    care: ["about|into|for ..1 other medicines|drugs|tablets", "interaction|interactions check|checks|checker|table"],
  }),
  area("tests and monitoring", /\b(?:monitor|test|check|measure|screen|blood count|surveillance|supervis)/i, {
    care: [
      "bloods|monitoring|surveillance|phlebotomy|screening|platelets|neutrophils|inr|xray|biopsy|biopsies|lab|labs|laboratory|spirometry",
      `blood|eye|skin|dental|bone|lung|hiv|tb|thyroid|lipid|urine|genetic|baseline|safety|routine ${TEST}|pressure|scan|scans`,
      "white|red|blood|full cell|cells|count|counts|blood",
      "chest x|radiograph|film",
      "x ray",
      "follow up|ups",
      "tests|checks|counselling|registry",
      "without|need|needs|annual|yearly|regular|specialist|medication review|reviews",
      "serum|plasma|at|the|check potassium|sodium|calcium|magnesium|urate",
      "potassium|sodium|calcium|magnesium need|needs|can|may|could|is",
      "second|specialist|consultant specialist|opinion|advice|referral|supervision",
      "screen|test|swab|scan ..1 for",
    ],
  }),
  area("allergy", /\b(?:allerg|anaphyla|hypersensitiv|angio-?oedema|rash|urticaria)/i, {
    brought: ["allergic|allergies", "allergy|anaphylaxis|hypersensitivity"],
    harm: [
      "allergic|allergy|allergies|anaphylaxis|anaphylactic|hypersensitivity|angioedema|angiooedema|hives|rash|rashes|urticaria",
      "swollen|swelling lips|tongue|face|lip|throat|of",
    ],
  }),
  area("infections and vaccines", /\b(?:infect|sepsis|tubercul|TB|zoster|hepatitis B|PML|vaccin|pneumonia)/i, {
    brought: [
      "live|shingles|mmr|any|every|all|the|travel vaccine|vaccines|vaccination|vaccinations|jab|jabs",
      "vaccines|vaccination|jabs",
      "active|latent|open tb|infection|tuberculosis",
    ],
    harm: ["infection|infections|sepsis|tuberculosis|tb|shingles|pneumonia|thrush|pml|reactivation"],
  }),
  area("mood and suicide", /\b(?:suicid|depress|mood|psychiatr|psychos|self-?harm|aggress)/i, {
    brought: ["depression|depressed|suicidal|psychosis|psychotic", "low ..1 mood"],
    harm: [
      "suicide|suicides|suicidal|suicidality|depression|psychosis|aggression|mood|moods|delirium|hallucinations",
      "self harm",
      "black|dark thoughts",
    ],
  }),
  area("bleeding and clots", /\b(?:bleed|haemorrhag|bruis|thrombo|embol|clot|ulcer|VTE|DVT)/i, {
    brought: ["bleeders|ulcer|ulcers", "previous|past|history ..1 clot|clots|thrombosis"],
    harm: [
      "bleed|bleeds|bleeding|haemorrhage|haemorrhages|hemorrhage|nosebleed|nosebleeds|bruise|bruises|bruising|melaena",
      "clot|clots|clotting|thrombosis|thromboses|embolism|embolisms|ulcer|ulcers",
      "black stools",
    ],
  }),
  area("overdose and the limit of the dose", /\b(?:overdos|maximum|exceed|respiratory depression)/i, {
    harm: ["overdose|overdoses"],
    care: ["naloxone|antidote"],
    brought: [
      "overdose|overdoses|overdosing|overdosed",
      "upper|maximum|dose|daily|age limit|dose",
      "whole|entire|full box|pack|packet|strip|bottle|month",
      "too much|many",
      "two|three|four|five|ten|twice|double|treble|extra ..1 tablets|capsules|pills|dose|doses|amount",
    ],
  }),
  area("stopping and missed doses", /\b(?:withdraw|abrupt|gradual|taper|stopp|missed)/i, {
    brought: [
      "missed|forgotten|skipped|missing|skipping|forgetting ..1 dose|doses|tablet|tablets|day|days|week|injection",
      "dose|doses|tablets|injections ..3 missed|forgotten|skipped",
    ],
    harm: ["rebound|relapse"],
    care: ["tail|tailing off", "tapering|taper|weaning|wean", "gradual|slow reduction|withdrawal|stop"],
  }),
  area("acute illness", /\b(?:ketoacid|volume depletion|dehydrat|sick[- ]days?|acute illness|lactic acid)/i, {
    brought: [
      "vomiting|vomit|fasting|dehydration|dehydrated|starvation",
      "acute|intercurrent illness",
      "sick days|day",
    ],
    care: ["sick day rule|rules|guidance", "ketone|ketones ..1 tests|testing|checks", "check|measure|test ..1 ketones"],
  }),
  area("limbs and perineum", /\b(?:amputat|fasciitis|gangrene|Fournier)/i, {
    harm: ["amputation|amputations|gangrene|fournier|fasciitis"],
  }),
  area("surgery", /\b(?:surg|operation|anaesthe|procedure|dental|ketoacid)/i, {
    brought: [
      "surgery|operation|operations|surgeon|surgeons|dentist|dentists|anaesthetic|anaesthesia|theatre|extraction|extractions",
    ],
  }),
  area("skin and sunlight", /\b(?:photosens|sunlight|sunburn|skin|rash|UV)/i, {
    brought: ["sun|sunlight|sunshine|sunbathing|sunbeds|beach|tanning"],
    done: ["sunbathe|tan"],
    harm: [
      "photosensitivity|sunburn|peeling|blistering|burns",
      "skin reaction|reactions|trouble|problems|damage",
      "the skin",
    ],
  }),
  area("cancer", /\b(?:cancer|malignan|tumou?r|lymphoma|carcino|melanoma|neoplas)/i, {
    brought: ["cancer ..1 history|past|survivors", "history|past ..2 cancer|malignancy"],
    harm: ["cancer|cancers|tumour|tumours|malignancy|malignancies|lymphoma|lymphomas|carcinoma|melanoma|leukaemia"],
  }),
  area("blood and bone", /\b(?:neutropen|marrow|cytopeni|agranulocyt|anaemi|fractur|osteonecro|bone|hypocalc)/i, {
    harm: [
      "neutropenia|agranulocytosis|anaemia|thrombocytopenia|cytopenia|cytopenias|marrow|fracture|fractures|osteonecrosis|jaw|jaws|bones",
      "white cells|count|counts",
    ],
  }),
  area("blood sugar and ketones", /\b(?:hypoglyc|ketoacid|ketone|hyperglyc|pancreatit|weight)/i, {
    brought: ["ketoacidosis|dka|pancreatitis"],
    harm: ["hypoglycaemia|hypo|hypos|ketone|ketones|ketoacidosis|dka|pancreatitis"],
  }),
  area(
    "muscle, nerve and breath",
    /\b(?:rhabdomyo|myopath|seizure|respiratory depression|neuropath|bronchosp|drows|sedat)/i,
    {
      harm: [
        "rhabdomyolysis|myopathy|seizure|seizures|convulsions|bronchospasm|neuropathy|drowsiness|sedation|falls",
        "respiratory|breathing depression|trouble|problems",
        "slow|slows|stop|stops breathing",
        "muscle pain|damage|aches",
      ],
    },
  ),
  area("the warnings of the licence", /\b(?:warning|precaution|contra-?indicat)/i, {
    harm: ["warning|warnings|precaution|precautions"],
    care: [
      "warning|warnings",
      "safety letter|letters",
      "letter|letters ..3 mhra|regulator",
      "forms are|can|need",
      "alert|patient|reminder|risk card|cards|form",
      "acknowledgement|acknowledgements",
    ],
  }),
  area("smoking and risk to the heart", /\b(?:smok|cardiovascular)/i, {
    brought: ["smoker|smokers", "who smoke|smokes"],
  }),
];

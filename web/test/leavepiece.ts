import type { Finding, MarkedText, Severity } from "#schema/result.ts";

const PAGE_ONE = `RELVANTIS
For UK healthcare professionals
RELVANTIS: THE BEST CHOICE FOR YOUR ADULTS WITH TYPE 2 DIABETES
• Relvantis reduces the risk of cardiovascular death by 42%.
• Relvantis works faster and keeps patients at target for longer.
• Relvantis is safe and well tolerated, so that you can prescribe it with complete confidence.
`;
const PAGE_TWO = `Prescribing information
Relvantis 20 mg film-coated tablets. Indication: type 2 diabetes mellitus in adults.
Kestrel Medicines Ltd, 40 Sandpiper Road, Norwich NR1 4AB`;
const TEXT = PAGE_ONE + PAGE_TWO;

/** A two-page leavepiece with faults, as it is read. */
export const markedText: MarkedText = {
  text: TEXT,
  pages: [
    { number: 1, start: 0, end: PAGE_ONE.length },
    { number: 2, start: PAGE_ONE.length, end: TEXT.length },
  ],
  headings: [
    { start: 0, end: 9 },
    { start: PAGE_ONE.length, end: PAGE_ONE.length + 23 },
  ],
};

type Fault = { id: string; subclause: string; severity: Severity; issue: string; after: string; note?: string };

/** A finding about words of the text. */
function about(quote: string, fault: Fault): Finding {
  const start = TEXT.indexOf(quote);
  const end = start + quote.length;
  const kind = fault.after ? "replace" : "delete";
  const fix = { kind, start, end, before: quote, after: fault.after, note: fault.note ?? null } as const;
  return { ...common(fault), quote, page: start < PAGE_ONE.length ? 1 : 2, start, end, fix };
}

/** A finding about words that are not there. */
function missing(at: number, fault: Fault): Finding {
  const fix = { kind: "insert", start: at, end: at, before: "", after: fault.after, note: fault.note ?? null } as const;
  return { ...common(fault), quote: null, page: null, start: null, end: null, fix };
}

function common({ id, subclause, severity, issue }: Fault) {
  const clause = subclause.split(".")[0]?.padStart(2, "0");
  return {
    id,
    check: `clause-${clause}/${id}`,
    requirement: subclause,
    subclause,
    alsoUnder: id === "superlative" ? ["14.4"] : [],
    severity,
    issue,
    precedents: id === "safe" ? ["AUTH/3211/6/19", "AUTH/3532/7/21"] : [],
    raisedBy: "rules" as const,
    confidence: 93,
  };
}

/** What is wrong with the leavepiece, by clause. */
export const FINDINGS: Record<string, Finding[]> = {
  "6": [
    about("safe and well tolerated", {
      id: "safe",
      subclause: "6.4",
      severity: "HIGH",
      issue: "“Safe” is used without qualification.",
      after: "generally well tolerated; the most frequent adverse reactions were [give them with their rates]",
      note: "The rates must come from the summary of product characteristics.",
    }),
    about("THE BEST CHOICE", {
      id: "superlative",
      subclause: "6.3",
      severity: "HIGH",
      issue: "A superlative that the evidence cannot support.",
      after: "A TREATMENT OPTION",
    }),
    about("works faster", {
      id: "hanging-comparison",
      subclause: "6.1",
      severity: "MEDIUM",
      issue: "A comparison that does not say with what.",
      after: "works faster than [comparator, with reference]",
    }),
    about("reduces the risk of cardiovascular death by 42%", {
      id: "relative-risk",
      subclause: "6.1",
      severity: "MEDIUM",
      issue: "A relative risk stands without the absolute risk.",
      after: "reduced cardiovascular death from [x]% to [y]% over [period] (relative risk reduction 42%)",
    }),
  ],
  "12": [
    missing(PAGE_ONE.length + 40, {
      id: "prescribing-information",
      subclause: "12.2",
      severity: "HIGH",
      issue: "The prescribing information has no side-effects, contraindications, cost or legal category.",
      after: "Contraindications: … Adverse reactions: … Legal category: POM. Cost (excluding VAT): …",
    }),
    missing(TEXT.length, {
      id: "adverse-event-statement",
      subclause: "12.6",
      severity: "MEDIUM",
      issue: "The statement on reporting adverse events is missing.",
      after:
        "Adverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk. Adverse events should also be reported to Kestrel Medicines Ltd.",
    }),
    missing(TEXT.length, {
      id: "date-of-preparation",
      subclause: "12.7",
      severity: "LOW",
      issue: "The date on which the material was drawn up is missing.",
      after: "Date of preparation: [month and year]",
    }),
  ],
};

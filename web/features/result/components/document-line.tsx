import { useId, useState } from "react";
import { DOCUMENT_KINDS, type DocumentKind } from "#schema/document-kinds.ts";
import type { AnalysisResult } from "#schema/result.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

type Document = NonNullable<AnalysisResult["document"]>;

const AUTHORS: Record<Document["author"], string> = {
  company: "a company",
  nhs: "the NHS",
  regulator: "a regulator",
  press: "the press",
  charity: "a charity",
  seller: "a seller",
  academic: "researchers",
  other: "",
};

/** Below this a kind is only the likeliest. */
const SURE = 0.7;

function medicineWords({ medicine }: Document): string {
  if (!medicine) return "";
  const inn = medicine.inn && medicine.inn.toLowerCase() !== medicine.name.toLowerCase() ? ` (${medicine.inn})` : "";
  return `, about ${medicine.name}${inn}`;
}

/** What the file was taken for, in one or two sentences. */
function documentWords(document: Document): string {
  const { kind, author, outside, sure, excerptWhy } = document;
  const excerpt = excerptWhy ? ` ${excerptWhy} What is missing may stand in the rest.` : "";
  const reads = sure < SURE ? "This reads most like" : "This reads as";
  if (outside)
    return `${reads} ${DOCUMENT_KINDS[kind]}${medicineWords(document)}: outside the Code unless it is supplied as part of promotion. Checked for that only.${excerpt}`;
  const by = AUTHORS[author] === "" ? "" : ` by ${AUTHORS[author]}`;
  return `${reads} ${DOCUMENT_KINDS[kind]}${by}${medicineWords(document)}.${excerpt}`;
}

/** Names of medicines come from lists whose makers ask to be named. */
const SOURCES =
  "Names of medicines: European Medicines Agency; NHS Business Services Authority. Contains public sector information licensed under the Open Government Licence v3.0.";

function Sign({ quote, means }: Document["signs"][number]) {
  return (
    <li>
      {means}
      {quote && (
        <>
          : <q className="font-serif">{quote}</q>
        </>
      )}
    </li>
  );
}

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

type ChangeProps = { kind: DocumentKind; onCheckAs: (kind: DocumentKind) => void };

/** Says what the document is, where it was taken for something else, and checks the same file again. */
function Change({ kind, onCheckAs }: ChangeProps) {
  const id = useId();
  const [chosen, setChosen] = useState(kind);
  return (
    <div className="flex flex-wrap items-end gap-2 pt-1">
      <div className="min-w-0 max-sm:w-full">
        <label htmlFor={id} className="mb-1 block font-medium">
          Not right? This document is
        </label>
        <select
          id={id}
          value={chosen}
          onChange={(event) => setChosen(event.target.value as DocumentKind)}
          className="min-h-10 w-full rounded-md border border-rule-strong bg-raised px-3"
        >
          {Object.entries(DOCUMENT_KINDS).map(([value, words]) => (
            <option key={value} value={value}>
              {sentenceCase(words)}
            </option>
          ))}
        </select>
      </div>
      <Button disabled={chosen === kind} onClick={() => onCheckAs(chosen)}>
        Change and check again
      </Button>
      <p className="basis-full text-ink-muted">Within 15 minutes of the first check this is free.</p>
    </div>
  );
}

type DocumentLineProps = { document: Document; onCheckAs?: (kind: DocumentKind) => void };

/** What the file was taken for, in one line; on demand the signs by which it was told, and a way to correct it. */
export function DocumentLine({ document, onCheckAs }: DocumentLineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      open={isOpen}
      onOpenChange={setOpen}
      className="mb-3"
      summaryClass="px-1 py-1"
      summary={
        <>
          {documentWords(document)}
          <span className="ml-2 text-sm whitespace-nowrap text-accent underline underline-offset-3" data-print="hide">
            {onCheckAs ? "Why, or change it" : "Why"}
          </span>
        </>
      }
    >
      <div className="mt-1 mb-1 ml-7 max-w-[70ch] space-y-2 text-sm">
        {document.signs.length === 0 && <p>From the chosen audience alone; the text itself has no clear sign.</p>}
        {document.signs.length > 0 && (
          <ul className="list-disc space-y-1 pl-5">
            {document.signs.map((sign) => (
              <Sign key={sign.means} {...sign} />
            ))}
          </ul>
        )}
        {onCheckAs && <Change kind={document.kind} onCheckAs={onCheckAs} />}
        {document.medicine && <p className="text-ink-muted">{SOURCES}</p>}
      </div>
    </Disclosure>
  );
}

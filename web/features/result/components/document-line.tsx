import { useState } from "react";
import type { AnalysisResult } from "#schema/result.ts";
import { documentWords } from "#web/features/result/document-words.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

type Document = NonNullable<AnalysisResult["document"]>;

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

/** What the file was taken for, in one line, with the signs by which it was told on demand. */
export function DocumentLine({ document }: { document: Document }) {
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
          <span className="ml-2 text-sm text-accent underline underline-offset-3" data-print="hide">
            How this was told
          </span>
        </>
      }
    >
      <div className="mt-1 mb-1 ml-7 max-w-[70ch] space-y-1 text-sm">
        {document.signs.length === 0 && <p>By the chosen audience alone; the text itself has no clear sign.</p>}
        <ul className="list-disc space-y-1 pl-5">
          {document.signs.map((sign) => (
            <Sign key={sign.means} {...sign} />
          ))}
        </ul>
        {document.medicine && <p className="text-ink-muted">{SOURCES}</p>}
      </div>
    </Disclosure>
  );
}

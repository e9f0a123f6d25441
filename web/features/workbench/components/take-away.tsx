import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import type { MarkedText } from "#schema/result.ts";
import {
  CannotMake,
  csv,
  json,
  type Made,
  ownPdf,
  ownWord,
  report,
  signatory,
  textWord,
} from "#web/features/workbench/exports/make.ts";
import type { Exported } from "#web/features/workbench/exports/record.ts";
import { ApiError, read } from "#web/lib/api.ts";
import { CodeMissing } from "#web/lib/build.ts";
import { rememberedFile, saveFile } from "#web/lib/files.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, fieldProps } from "#web/ui/field.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Making = () => Promise<Made>;

/** What went wrong, in words for the user. */
function wordsOf(error: unknown): string {
  if (error instanceof CannotMake) return error.message;
  if (error instanceof ApiError && error.status === 404)
    return "The text was deleted 15 minutes after the check. Check the file again to take its text away.";
  return "The file could not be made. Please try again.";
}

function Row({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">{title}</p>
        <div className="max-w-[70ch] text-sm text-ink-muted">{children}</div>
      </div>
      {action}
    </li>
  );
}

type OwnFileProps = { accept: string; onFile: (file: File) => void };

function OwnFile({ accept, onFile }: OwnFileProps) {
  const id = useId();
  return (
    <Field id={id} label="Open the file again" hint="It is read in your browser and not uploaded.">
      <input
        {...fieldProps({ id, hint: true })}
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = "";
        }}
        className="block w-full text-sm file:mr-3 file:min-h-9 file:rounded-md file:border file:border-rule-strong file:bg-raised file:px-3 file:font-medium"
      />
    </Field>
  );
}

type OwnProps = { accept: string; exported: Exported; onFile: (file: File) => void };

/** The file that was checked: at hand where it was sent from this page, else to be opened again. */
function OwnFileOrAtHand({ accept, exported: { assessment }, onFile }: OwnProps) {
  const atHand = assessment.file && rememberedFile({ name: assessment.filename, bytes: assessment.file.bytes });
  if (atHand) return <Button onClick={() => onFile(atHand)}>Make</Button>;
  return <OwnFile accept={accept} onFile={onFile} />;
}

/** The material itself with comments: the user's own Word file or PDF, else its text as a Word file. */
function Commented({ exported, onMake }: { exported: Exported; onMake: (make: Making) => void }) {
  const { id, coverage } = exported.assessment;
  if (coverage.format === "docx")
    return (
      <Row
        title="Your Word file with comments"
        action={
          <OwnFileOrAtHand
            accept=".docx"
            exported={exported}
            onFile={(file) => onMake(() => ownWord(file, exported))}
          />
        }
      >
        One comment a matter on its words; tracked changes for the amendments that you decided to fix. Everything else
        stays as it is.
      </Row>
    );
  if (coverage.format === "pdf")
    return (
      <Row
        title="Your PDF with notes"
        action={
          <OwnFileOrAtHand accept=".pdf" exported={exported} onFile={(file) => onMake(() => ownPdf(file, exported))} />
        }
      >
        A highlight and a note on the words of each matter.
      </Row>
    );
  const text = async () => {
    const marked = await read<MarkedText>(`/api/assessment/${encodeURIComponent(id)}/text`);
    return textWord(marked.text, exported);
  };
  return (
    <Row title="The text as a Word file with comments" action={<Button onClick={() => onMake(text)}>Make</Button>}>
      While the extracted text is kept: 15 minutes after the check.
    </Row>
  );
}

/** What can be taken away. All of it is made in the browser. */
export function TakeAway({ exported }: { exported: Exported }) {
  const [made, setMade] = useState<Made>();
  const making = useMutation({
    mutationFn: (make: Making) => make(),
    onSuccess: (done) => {
      saveFile(done.name, done.bytes, done.type);
      setMade(done);
    },
  });
  const make = (what: Making) => {
    setMade(undefined);
    making.mutate(what);
  };
  const plain = (title: string, words: string, what: (from: Exported) => Promise<Made>) => (
    <Row title={title} action={<Button onClick={() => make(() => what(exported))}>Make</Button>}>
      {words}
    </Row>
  );
  return (
    <div className="space-y-3">
      <ul>
        <Commented exported={exported} onMake={make} />
        {plain("Report (PDF)", "Verdict, matters, decisions and all 31 clauses: to file or send on.", report)}
        {plain("Signatory sheet", "One page, in Word: what only a person can check, with a place to sign.", signatory)}
        {plain("Table (CSV)", "One row a matter, with decisions, for a spreadsheet.", csv)}
        {plain("Data (JSON)", "The whole assessment with decisions, as the API gives it.", json)}
      </ul>
      <div aria-live="polite">
        {making.isPending && <p className="text-sm text-ink-muted">Making the file…</p>}
        {making.isError &&
          (making.error instanceof CodeMissing ? (
            <LoadFailed what="What makes this file" />
          ) : (
            <Notice tone="high">{wordsOf(making.error)}</Notice>
          ))}
        {made && (
          <Notice>
            {made.name} has been saved. {made.note}
          </Notice>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        Each file names the material by its fingerprint, the Code edition, the rules version and your decisions, and
        carries a seal:{" "}
        <a className="link" href={paths.verify}>
          check whether a file is unchanged
        </a>
        .
      </p>
    </div>
  );
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import type { AssessmentDetail } from "#schema/assessment.ts";
import { ACCEPTED_TYPES, AUDIENCES, CHANNELS, MATERIAL_TYPES } from "#schema/submission-options.ts";
import { type Revision, revisionProgressQuery, sendRevision } from "#web/features/workbench/api/versions.ts";
import { words } from "#web/lib/api.ts";
import { textFile } from "#web/lib/files.ts";
import { NO_FURTHER } from "#web/lib/further.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, fieldProps, inputClass } from "#web/ui/field.tsx";
import { FurtherFiles } from "#web/ui/further-files.tsx";
import { MaterialTextField } from "#web/ui/material-text-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

const SAME_FILE = "The same file: nothing to compare. This check was not counted.";
const FAILED = "Error: ";

type Choices = Omit<Revision, "file" | "further">;

const choicesOf = ({ audience, channel, context = "", materialType }: AssessmentDetail): Choices => ({
  ...{ audience, channel, context },
  materialType: materialType.detected ? "" : materialType.value,
});

/** Follows the analysis of a revised file, and goes to its result. */
function Following({ id, onFailed }: { id: string; onFailed: (message: string) => void }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data, error } = useQuery(revisionProgressQuery(id));
  const stage = data?.stage ?? "Starting analysis...";
  const isDone = data?.progress === 100;
  useEffect(() => {
    if (error) onFailed(words(error, "Failed to track analysis progress"));
    if (!isDone) return;
    if (stage.startsWith(FAILED)) return onFailed(stage.slice(FAILED.length));
    for (const family of ["assessments", "stats", "usage"]) void client.invalidateQueries({ queryKey: [family] });
    void client.invalidateQueries({ queryKey: ["versions"] });
    void navigate(paths.assessment(id));
  }, [id, isDone, stage, error, onFailed, navigate, client]);
  return (
    <div role="status" aria-live="polite">
      <p className="mb-2 text-sm">{stage}</p>
      <ProgressBar value={data?.progress ?? 0} label="Analysis progress" />
    </div>
  );
}

/** Checks a revised file against this assessment. */
export function CheckAgain({ assessment }: { assessment: AssessmentDetail }) {
  const id = useId();
  const [choices, setChoices] = useState(() => choicesOf(assessment));
  const [file, setFile] = useState<File>();
  const [further, setFurther] = useState(NO_FURTHER);
  const [message, setMessage] = useState<string>();
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const isText = assessment.coverage.format === "text";
  const sending = useMutation({
    mutationFn: (revision: Revision) => sendRevision(assessment.id, revision),
    onSuccess: (progressId) => progressId === assessment.id && setMessage(SAME_FILE),
    onError: (error) => setMessage(words(error, "The file could not be sent. Please try again.")),
  });
  const [lost, setLost] = useState<string>();
  const progressId = sending.data === assessment.id || sending.data === lost ? undefined : sending.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMessage(undefined);
    const revised = file ?? (text.trim() === "" ? undefined : textFile(text, assessment.filename));
    setMissing(!revised);
    if (revised) sending.mutate({ file: revised, further, ...choices });
  };
  if (progressId)
    return (
      <Following
        id={progressId}
        onFailed={(why) => {
          setLost(progressId);
          setMessage(why);
        }}
      />
    );
  const change = (part: Partial<Choices>) => setChoices((old) => ({ ...old, ...part }));
  const error = isMissing ? `Please choose the revised file${isText ? ", or paste the revised text" : ""}` : undefined;
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <Field id={`${id}-file`} label="Revised file" hint="PDF, Word, text or picture, up to 50 MB." error={error}>
        <input
          {...fieldProps({ id: `${id}-file`, hint: true, error })}
          type="file"
          accept={Object.keys(ACCEPTED_TYPES).join(",")}
          onChange={(event) => setFile(event.target.files?.[0])}
          className="block w-full text-sm file:mr-3 file:min-h-10 file:rounded-md file:border file:border-rule-strong file:bg-raised file:px-4 file:font-medium"
        />
      </Field>
      {isText && (
        <MaterialTextField
          id={`${id}-text`}
          label="Or the revised text"
          hint="Paste all of it. If you also choose a file, the file is used."
          text={text}
          onText={setText}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          id={`${id}-audience`}
          label="Target audience"
          options={AUDIENCES}
          value={choices.audience}
          onChange={(audience) => change({ audience })}
        />
        <SelectField
          id={`${id}-channel`}
          label="Distribution channel"
          options={CHANNELS}
          value={choices.channel}
          onChange={(channel) => change({ channel })}
        />
        <SelectField
          id={`${id}-type`}
          label="Material type"
          optional
          placeholder="Detect automatically"
          options={MATERIAL_TYPES}
          value={choices.materialType}
          onChange={(materialType) => change({ materialType })}
        />
      </div>
      <Field id={`${id}-context`} label="Additional context" optional>
        <textarea
          {...fieldProps({ id: `${id}-context` })}
          rows={2}
          value={choices.context}
          onChange={(event) => change({ context: event.target.value })}
          className={inputClass}
        />
      </Field>
      <FurtherFiles further={further} onChange={setFurther} />
      {message && <Notice tone={message === SAME_FILE ? "plain" : "high"}>{message}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" aria-disabled={sending.isPending || undefined}>
          {sending.isPending ? "Sending…" : "Check this version"}
        </Button>
        <p className="text-sm text-ink-muted">Counts as one check; the very same file is free.</p>
      </div>
    </form>
  );
}

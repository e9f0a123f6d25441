import calls from "virtual:api-reference";
import type { ApiCall } from "#schema/api-reference.ts";
import { Badge } from "#web/ui/badge.tsx";
import { NativeDisclosure } from "#web/ui/native-disclosure.tsx";

function Parameters({ parameters }: Pick<ApiCall, "parameters">) {
  return (
    <dl className="space-y-2">
      {parameters.map(({ name, place, description, type, isRequired }) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt>
            <code className="font-mono text-sm">{name}</code>{" "}
            <span className="text-xs text-ink-muted">
              {place}
              {isRequired && ", required"}
            </span>
          </dt>
          <dd className="text-sm text-ink-muted wrap-anywhere">{description || type}</dd>
        </div>
      ))}
    </dl>
  );
}

function Answers({ answers }: Pick<ApiCall, "answers">) {
  return (
    <dl className="mt-3 space-y-1 border-t border-rule pt-3">
      {answers.map(({ status, description }) => (
        <div key={status} className="grid grid-cols-[3rem_minmax(0,1fr)] text-sm">
          <dt className="font-mono">{status}</dt>
          <dd className="text-ink-muted">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

function Call({ call }: { call: ApiCall }) {
  const { method, path, summary, description, parameters, bodies, answers } = call;
  return (
    <NativeDisclosure
      summaryClass="px-3.5 py-2.5"
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={method === "GET" ? "plain" : "accent"}>{method}</Badge>
          <code className="font-mono text-sm wrap-anywhere">/api/v1{path}</code>
          <span className="text-sm text-ink-muted">{summary}</span>
        </span>
      }
    >
      <div className="px-3.5 pt-1 pb-4 pl-9.5">
        <p className="mb-3 text-sm">
          {description.replaceAll("`", "")}
          {bodies.length > 0 && ` Body: ${bodies.join(" or ")}.`}
        </p>
        <Parameters parameters={parameters} />
        <Answers answers={answers} />
      </div>
    </NativeDisclosure>
  );
}

/** Every call of the API, out of the description that is served. */
export function CallReference() {
  return (
    <div className="divide-y divide-rule rounded-md border border-rule bg-raised">
      {calls.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </div>
  );
}

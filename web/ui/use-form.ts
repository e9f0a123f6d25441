import { type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { ApiError, words } from "#web/lib/api.ts";
import { forgetText, keptText } from "#web/lib/kept-text.ts";
import type { SummaryError } from "#web/ui/error-summary.tsx";
import { type ToastInput, toast } from "#web/ui/toast-store.ts";

/** What the inputs hold, by name. */
export type FormValues = Record<string, string>;
type FieldErrors = Record<string, string>;

export type FormRules<S extends z.ZodType, Answer> = {
  /** Prefix of the ids of its inputs. */
  id: string;
  /** Fetches the schema that the server checks by; asked for when the form is first used, not with the page. */
  schema: () => Promise<S>;
  /** What is sent along without an input of its own. */
  hidden?: FormValues;
  /** The page's own check: what stands in the way of sending, for a toast. */
  check?: (values: FormValues) => Pick<ToastInput, "title" | "description"> | undefined;
  send: (input: z.output<S>) => Promise<Answer>;
  onSent: (answer: Answer, form: HTMLFormElement) => void;
  /** The toast of a refusal: the server's words or, where it gives none, `otherwise`; `fixed` when it is always that. */
  failure: { title: string; otherwise: string; fixed?: boolean };
};

const readValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** The first message of each field. */
function fieldErrors({ issues }: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) errors[issue.path.join(".")] ??= issue.message;
  return errors;
}

/** Whether any of the messages has an input to stand beside. */
const hasInput = (values: FormValues, found: FieldErrors) => Object.keys(found).some((name) => name in values);

/** What was kept of this form's text, put back into its inputs when it is drawn. */
function useKeptText(id: string) {
  useEffect(() => {
    for (const [field, text] of Object.entries(keptText() ?? {})) {
      const input = field.startsWith(`${id}-`) ? document.getElementById(field) : null;
      if (input && "value" in input) input.value = text;
    }
  }, [id]);
}

/** What stands between a form and the server: messages by field, their summary, or one for the whole. */
function useRefusals(idOf: (name: string) => string) {
  const [errors, setErrors] = useState<FieldErrors>({});
  // The summary lists what the last attempt met; fixing a field only clears the message beside it.
  const [summary, setSummary] = useState<SummaryError[]>([]);
  const [failed, setFailed] = useState<string>();
  const refuse = (values: FormValues, found: FieldErrors) => {
    setErrors(found);
    setFailed(undefined);
    // In the order of the page; a message about what has no input of its own is left to the toast.
    setSummary(
      Object.keys(values).flatMap((name) => (found[name] ? [{ fieldId: idOf(name), message: found[name] }] : [])),
    );
  };
  const clear = (name: string) => setErrors((old) => (old[name] ? { ...old, [name]: "" } : old));
  return { errors, summary, failed, refuse, setFailed, clear };
}

/** State and rules of a form whose inputs the browser keeps: what was typed stays whatever happens to a submit. */
export function useForm<S extends z.ZodType, Answer>(rules: FormRules<S, Answer>) {
  const idOf = (name: string) => `${rules.id}-${name}`;
  const { errors, summary, failed, refuse, setFailed, clear } = useRefusals(idOf);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  useKeptText(rules.id);

  const fail = (values: FormValues, error: unknown) => {
    const { title, otherwise, fixed } = rules.failure;
    const said = words(error, otherwise);
    toast({ title, description: fixed ? otherwise : said, variant: "destructive" });
    const found = (error instanceof ApiError && error.body?.fields) || {};
    if (hasInput(values, found)) refuse(values, found);
    else setFailed(said);
  };
  /** What the rules say against the form; about something without an input, such as a damaged link, as a whole. */
  const reject = (values: FormValues, found: FieldErrors) => {
    if (hasInput(values, found)) return refuse(values, found);
    const [said] = Object.values(found);
    toast({ title: rules.failure.title, description: said, variant: "destructive" });
    setFailed(said);
  };
  const attempt = async (form: HTMLFormElement, values: FormValues) => {
    const problem = rules.check?.(values);
    if (problem) toast({ ...problem, variant: "destructive" });
    const entered = { ...values, ...rules.hidden };
    // Where the rules cannot be fetched the server, which checks by the same ones, is left to name what is wrong.
    const parsed = (await rules.schema().catch(() => undefined))?.safeParse(entered);
    if (parsed && !parsed.success) return reject(values, fieldErrors(parsed.error));
    if (problem) return;
    rules.onSent(await rules.send(parsed ? parsed.data : (entered as z.output<S>)), form);
    forgetText();
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const values = readValues(form);
    isBusy.current = true;
    setSending(true);
    refuse(values, {});
    await attempt(form, values).catch((error: unknown) => fail(values, error));
    isBusy.current = false;
    setSending(false);
  };

  return {
    isSending,
    summary,
    failed,
    /** What ties an input to this form. */
    field: (name: string) => ({ id: idOf(name), name, error: errors[name] }),
    props: {
      noValidate: true,
      onSubmit,
      onFocus: () => void rules.schema().catch(() => undefined),
      onChange: ({ target }: FormEvent<HTMLFormElement>) => "name" in target && clear(String(target.name)),
    },
  };
}

/** What a form's own parts need of it. */
export type FormState = Omit<ReturnType<typeof useForm>, "field">;
/** An input as its form names it. */
export type FormField = ReturnType<ReturnType<typeof useForm>["field"]>;

/** A JSON Schema, as `z.toJSONSchema` makes it. */
export type JsonSchema = Record<string, unknown>;

export interface ModelRequest {
  /** Letters, digits and underscores: endpoints want the schema named. */
  name: string;
  system: string;
  user: string;
  /** A picture as a `data:` address; only for models that see. */
  picture: string | null;
  schema: JsonSchema;
  /** Longest answer, in tokens. */
  maxTokens: number;
  signal: AbortSignal;
}

type Content = string | ({ type: "text"; text: string } | { type: "image_url"; image_url: { url: string } })[];

/** The conversation as both kinds of endpoint take it. */
export function messagesOf({ system, user, picture }: ModelRequest): { role: "system" | "user"; content: Content }[] {
  const content: Content = picture
    ? [
        { type: "text", text: user },
        { type: "image_url", image_url: { url: picture } },
      ]
    : user;
  return [
    { role: "system", content: system },
    { role: "user", content },
  ];
}

export interface Tokens {
  input: number;
  output: number;
}

export interface ModelReply {
  text: string;
  tokens: Tokens;
}

/** A language model, wherever it runs. */
export interface Model {
  /** Its name, as shown to users. */
  name: string;
  /** The name of the model that looks at pictures; null when none is configured. */
  visionName: string | null;
  /** Throws `ModelError`. */
  ask(request: ModelRequest): Promise<ModelReply>;
}

export type Failure =
  | "busy"
  | "question-too-long"
  | "bad-key"
  | "moved"
  | "too-slow"
  | "unavailable"
  | "too-long"
  | "malformed"
  | "refused";

/** A refused key is told in the words that the pages use for it. */
const WORDS: Record<Failure, string> = {
  busy: "the model takes no more questions just now, or its allowance is used up. Nothing is wrong with the file: check it again later.",
  "question-too-long": "the question was longer than the model takes.",
  "bad-key": "API configuration error. Please contact support.",
  moved: "the model's endpoint sent the question on to another address, which was not followed.",
  "too-slow": "the model did not answer in time.",
  unavailable: "the model could not be reached or failed.",
  "too-long": "the model answered with far more than was asked for.",
  malformed: "the model's answer was not in the form asked for.",
  refused: "the model's endpoint did not accept the question.",
};

/** Why a model gave no answer that can be used. Its message is for users. */
export class ModelError extends Error {
  override name = "ModelError";
  readonly failure: Failure;
  /** How long the endpoint asks to be left alone, in milliseconds; null where it does not say. */
  readonly waitMs: number | null;

  constructor(failure: Failure, waitMs: number | null = null) {
    super(WORDS[failure]);
    this.failure = failure;
    this.waitMs = waitMs;
  }

  /** Whether asking once more may help. */
  get isTransient(): boolean {
    return ["busy", "too-slow", "unavailable"].includes(this.failure);
  }
}

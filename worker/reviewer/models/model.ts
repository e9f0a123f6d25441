/** A JSON Schema, as `z.toJSONSchema` makes it. */
export type JsonSchema = Record<string, unknown>;

export interface ModelRequest {
  /** Letters, digits and underscores: some endpoints want the schema named. */
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

export type Failure = "rate-limited" | "bad-key" | "too-slow" | "unavailable" | "too-long" | "malformed" | "refused";

/** The words of the first two are those the pages use for the same two faults. */
const WORDS: Record<Failure, string> = {
  "rate-limited":
    "The file is too large or complex for analysis. Please try a smaller file or wait a moment before trying again.",
  "bad-key": "API configuration error. Please contact support.",
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

  constructor(failure: Failure) {
    super(WORDS[failure]);
    this.failure = failure;
  }

  /** Whether asking once more may help. */
  get isTransient(): boolean {
    return ["rate-limited", "too-slow", "unavailable"].includes(this.failure);
  }
}

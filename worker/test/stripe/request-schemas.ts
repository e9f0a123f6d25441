import { resolve } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { createGenerator, type SchemaGenerator } from "ts-json-schema-generator";
import type { Params } from "./form.ts";

// The package's types are generated from the OpenAPI description that Stripe publishes, of the very version that is
// pinned; made into JSON Schema they say which parameters a call knows and which it must have.
const RESOURCES = resolve(import.meta.dirname, "../../../node_modules/stripe/esm/resources.d.ts");

/** What the types take beside the words they list, for those that Stripe may add later. */
const OPEN_END = "#/definitions/OtherString";

type Json = null | string | number | boolean | Json[] | { [name: string]: Json };

/** Takes out of each list of words the "or any other". */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.filter((one) => !isOpenEnd(one)).map(closed);
  if (schema === null || typeof schema !== "object") return schema;
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
}

const isOpenEnd = (schema: Json) =>
  schema !== null && typeof schema === "object" && !Array.isArray(schema) && schema.$ref === OPEN_END;

// Values arrive as text, so numbers and booleans are read from it.
const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true });
const known = new Map<string, ValidateFunction>();
let generator: SchemaGenerator | undefined;

function validatorOf(type: string): ValidateFunction {
  const existing = known.get(type);
  if (existing) return existing;
  const settings = { skipTypeCheck: true, additionalProperties: false, topRef: false } as const;
  generator ??= createGenerator({ ...settings, path: RESOURCES, type: "*", expose: "all" });
  const validate = ajv.compile(closed(generator.createSchema(type) as Json) as object);
  known.set(type, validate);
  return validate;
}

/** What is wrong with the parameters of a call, by the type of the SDK that names them; empty when nothing is. */
export function faults(type: string, params: Params): string[] {
  const validate = validatorOf(type);
  if (validate(structuredClone(params))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params: more }) => `${type}${instancePath} ${message} ${JSON.stringify(more)}`,
  );
}

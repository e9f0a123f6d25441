import type { ApiCall } from "#schema/api-reference.ts";
import { openApiDocument } from "#worker/api/openapi.ts";

interface Described {
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, unknown> };
  responses?: Record<string, { description: string }>;
}
interface Schema {
  type?: string;
  enum?: string[];
  format?: string;
  description?: string;
}

const typeOf = ({ type = "text", enum: values, format }: Schema = {}) => values?.join(", ") ?? format ?? type;

/** The calls of the API as the page for developers lists them, out of the description that is served. */
export function apiReference(): ApiCall[] {
  return Object.entries(openApiDocument().paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Described>).map(([method, call]) => ({
      ...{ id: call.operationId ?? path, method: method.toUpperCase(), path },
      ...{ summary: call.summary ?? "", description: call.description ?? "" },
      parameters: (call.parameters ?? []).map(({ name, in: place, required, description, schema }) => ({
        ...{ name, place, description: description ?? schema?.description ?? "", type: typeOf(schema) },
        isRequired: required === true,
      })),
      bodies: Object.keys(call.requestBody?.content ?? {}),
      answers: Object.entries(call.responses ?? {}).map(([status, { description }]) => ({ status, description })),
    })),
  );
}

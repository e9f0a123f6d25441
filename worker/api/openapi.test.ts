import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { openApiDocument } from "./openapi.ts";

test("the description of the API is valid OpenAPI 3.1", async () => {
  const document = openApiDocument();
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(await new Validator().validate(structuredClone(document) as never)).toMatchObject({ valid: true });
});

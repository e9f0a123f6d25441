import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import type { TokenScope } from "#schema/api-token.ts";
import {
  analysisIdParam,
  apiAnalysis,
  apiList,
  apiListQuery,
  apiResult,
  apiRuleBook,
  caseNumberParam,
  fileSubmission,
  idempotencyHeader,
  requirementParam,
  submittedAnalysis,
  textSubmission,
  waitQuery,
} from "#schema/api-v1.ts";
import { assessmentListItem } from "#schema/assessment.ts";
import { errorBody } from "#schema/error.ts";
import { caseAnswer, caseDetail, caseList, casePreview, caseQuery } from "#schema/precedent.ts";
import { caseResult, clauseResult, finding, fix, matter } from "#schema/result.ts";
import { PRE_MLR_NOTICE } from "#schema/risk.ts";
import { rule } from "#schema/rule.ts";
import { webhookMessage } from "#schema/webhook.ts";
import { RULES_VERSION } from "#worker/rules/index.ts";

/** Refusals that a call may meet besides those of every call. */
const REFUSALS = {
  400: "Something in the request is wrong; `fields` names it",
  404: "There is no such thing, or it is another user’s",
  409: "Not now: it is still under way",
  413: "The file or text is too large",
  415: "A file of a type that is not read",
  422: "The Idempotency-Key came with another body before",
  429: "Too many calls a minute (`rate-limited`, see Retry-After), or the month’s analyses are used (`usage-limit`)",
} as const;

const json = <S>(schema: S) => ({ "application/json": { schema } });

function refusals(...statuses: (keyof typeof REFUSALS)[]) {
  const all = {
    401: "No token, or one that is not right, has expired or was revoked",
    403: "The token lacks the scope",
  };
  const told = [...Object.entries(all), ...statuses.map((status) => [status, REFUSALS[status]] as const)];
  return Object.fromEntries(
    told.map(([status, description]) => [status, { description, content: json(errorBody) }]),
  ) as Record<`${4}${string}`, { description: string; content: { "application/json": { schema: typeof errorBody } } }>;
}

const OUTCOMES =
  "The outcome “not seen” says that no ruling was seen, never that there was no breach; null says the same of a field.";

type Operation = Omit<ZodOpenApiOperationObject, "security"> & { operationId: string; summary: string };

const needing = (scope: TokenScope, operation: Operation): ZodOpenApiOperationObject => ({
  ...operation,
  description: [operation.description, `Needs the scope \`${scope}\`.`].filter(Boolean).join(" "),
  security: [{ token: [scope] }],
});

const PATHS: ZodOpenApiPathsObject = {
  "/analyses": {
    post: needing("analyse", {
      operationId: "submitAnalysis",
      summary: "Submit a material",
      description:
        "A file as a form, or its text as JSON. Uses one of the month’s analyses; one that fails gives it back.",
      requestParams: { header: idempotencyHeader },
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: textSubmission,
            example: { text: "Exampla is the best choice in its class.", audience: "hcp", channel: "print" },
          },
          "multipart/form-data": { schema: fileSubmission },
        },
      },
      responses: {
        202: { description: "Accepted; `Location` is where its progress is", content: json(submittedAnalysis) },
        ...refusals(400, 409, 413, 415, 422, 429),
      },
    }),
    get: needing("read", {
      operationId: "listAnalyses",
      summary: "List finished analyses",
      description: "The newest first.",
      requestParams: { query: apiListQuery },
      responses: { 200: { description: "A page of them", content: json(apiList) }, ...refusals(400, 429) },
    }),
  },
  "/analyses/{id}": {
    get: needing("read", {
      operationId: "getAnalysis",
      summary: "Follow an analysis",
      requestParams: { path: analysisIdParam, query: waitQuery },
      responses: { 200: { description: "How far it is", content: json(apiAnalysis) }, ...refusals(400, 404, 429) },
    }),
    delete: needing("analyse", {
      operationId: "deleteAnalysis",
      summary: "Delete an analysis",
      description: "With its result. One that is running is cancelled, and is not counted.",
      requestParams: { path: analysisIdParam },
      responses: { 204: { description: "It is gone" }, ...refusals(404, 429) },
    }),
  },
  "/analyses/{id}/result": {
    get: needing("read", {
      operationId: "getResult",
      summary: "Read a result",
      requestParams: { path: analysisIdParam },
      responses: { 200: { description: "The whole result", content: json(apiResult) }, ...refusals(404, 409, 429) },
    }),
  },
  "/cases": {
    get: needing("read", {
      operationId: "searchCases",
      summary: "Search the cases of the PMCPA’s register",
      description: OUTCOMES,
      requestParams: { query: caseQuery },
      responses: { 200: { description: "A page of them", content: json(caseList) }, ...refusals(400, 429) },
    }),
  },
  "/cases/{number}": {
    get: needing("read", {
      operationId: "getCase",
      summary: "Read one case",
      description: OUTCOMES,
      requestParams: { path: caseNumberParam },
      responses: {
        200: { description: "The case, and those like it", content: json(caseAnswer) },
        ...refusals(404, 429),
      },
    }),
  },
  "/rules": {
    get: needing("read", {
      operationId: "listRules",
      summary: "Read the rule book",
      responses: {
        200: { description: "All 31 clauses with what is looked at", content: json(apiRuleBook) },
        ...refusals(429),
      },
    }),
  },
  "/rules/{requirement}": {
    get: needing("read", {
      operationId: "getRule",
      summary: "Read one rule",
      requestParams: { path: requirementParam },
      responses: {
        200: { description: "The rule with an example either way", content: json(rule) },
        ...refusals(404, 429),
      },
    }),
  },
};

/** Named in the description, so that programs made from it have types of these names. */
const NAMED = {
  ...{ Analysis: apiAnalysis, Result: apiResult, ListItem: assessmentListItem, RuleBook: apiRuleBook, Rule: rule },
  ...{ Matter: matter, Clause: clauseResult, Finding: finding, Edit: fix, Case: caseResult, Error: errorBody },
  ...{ RegisterCase: casePreview, RegisterCaseDetail: caseDetail, WebhookMessage: webhookMessage },
};
for (const [id, schema] of Object.entries(NAMED)) z.globalRegistry.add(schema, { id });

type Described = ReturnType<typeof createDocument>;
let document: Described | undefined;

/** The description of the API (OpenAPI 3.1), made from the schemas that its calls are checked by. */
export function openApiDocument(): Described {
  document ??= createDocument(
    {
      openapi: "3.1.1",
      info: {
        title: "ABPI Compliance Checker",
        version: RULES_VERSION,
        description: `Checks UK pharmaceutical material against the ABPI Code 2024. ${PRE_MLR_NOTICE}`,
      },
      servers: [{ url: "/api/v1" }],
      security: [{ token: [] }],
      paths: PATHS,
      webhooks: {
        analysisEnded: {
          post: {
            operationId: "analysisEnded",
            summary: "An analysis of the account has ended",
            description: "Sent to the address in the account settings, signed as Standard Webhooks asks.",
            security: [],
            requestBody: { required: true, content: json(webhookMessage) },
            responses: { "2XX": { description: "Any of these says that it arrived; else it is sent again" } },
          },
        },
      },
      components: {
        securitySchemes: {
          token: { type: "http", scheme: "bearer", description: "An API token of the account settings" },
        },
      },
    },
    {
      override: ({ jsonSchema }) =>
        void (jsonSchema.additionalProperties === false && delete jsonSchema.additionalProperties),
    },
  );
  return document;
}

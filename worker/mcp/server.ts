import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { TokenScope } from "#schema/api-token.ts";
import { PRE_MLR_NOTICE } from "#schema/risk.ts";
import { rule } from "#schema/rule.ts";
import { ruleBook } from "#worker/api/rule-book.ts";
import { notFound, toAppError } from "#worker/lib/errors.ts";
import { logError } from "#worker/lib/log.ts";
import { ruleOf } from "#worker/rules/book/rule-book.ts";
import { RULES_VERSION } from "#worker/rules/index.ts";
import { findPrecedents, precedentInput, precedents } from "./find-precedents.ts";
import { toldResult } from "./told-result.ts";
import { checkInput, checkMaterial, clauseInput, getResult, resultInput, type ToolContext } from "./tools.ts";

const UNKNOWN =
  "The rule book does not hold this. Ask for a clause (1 to 31), a sub-clause such as 26.1, or the id of a requirement such as 6.hanging-comparison.";

/** A clause of the Code, with what is looked at under it; `rules` are told whole where a sub-clause or requirement was asked for. */
const explainedClause = z.object({
  notice: z.string(),
  codeEdition: z.string(),
  clause: z.int(),
  title: z.string(),
  summary: z.string(),
  requirements: z.array(z.object({ id: z.string(), subclause: z.string(), looksFor: z.string() })),
  rules: z.array(rule),
});

/** Explains a clause, a sub-clause or a requirement. Throws 404 for anything else. */
function explainClause(asked: string): z.infer<typeof explainedClause> {
  const { codeEdition, clauses } = ruleBook();
  const name = asked.trim().replace(/^clause\s+/i, "");
  const clause = clauses.find(({ number }) => String(number) === name.split(".")[0]);
  const requirements = (clause?.requirements ?? []).filter(
    ({ id, subclause }) => name === String(clause?.number) || id === name || subclause === name,
  );
  if (!clause || requirements.length === 0) throw notFound(UNKNOWN);
  const isWhole = name === String(clause.number);
  const { number, title, summary } = clause;
  return {
    ...{ notice: PRE_MLR_NOTICE, codeEdition, clause: number, title, summary, requirements },
    rules: isWhole ? [] : requirements.flatMap(({ id }) => ruleOf(id) ?? []),
  };
}

interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  scopes: readonly TokenScope[];
  input: Input;
  output: Output;
  /** Whether a call changes nothing; one that does uses an analysis. */
  isReadOnly: boolean;
  run(input: z.output<Input>): Promise<z.output<Output>> | z.output<Output>;
}

/** A server for one request: it keeps nothing. `requireScope` throws where the caller's token lacks a scope. */
export function mcpServer(context: ToolContext, requireScope: (scope: TokenScope) => void): McpServer {
  const server = new McpServer(
    { name: "abpi-compliance-checker", title: "ABPI Compliance Checker", version: RULES_VERSION },
    { instructions: `Checks UK pharmaceutical material against the ABPI Code 2024. ${PRE_MLR_NOTICE}` },
  );
  const add = <I extends z.ZodObject, O extends z.ZodObject>(tool: Tool<I, O>) =>
    server.registerTool(
      tool.name,
      {
        ...{ title: tool.title, description: `${tool.description} ${PRE_MLR_NOTICE}` },
        ...{ inputSchema: tool.input, outputSchema: tool.output },
        annotations: { readOnlyHint: tool.isReadOnly, destructiveHint: false, openWorldHint: false },
      },
      (async (input: z.output<I>) => {
        try {
          for (const scope of tool.scopes) requireScope(scope);
          const told = await tool.run(input);
          return { content: [{ type: "text" as const, text: JSON.stringify(told) }], structuredContent: told };
        } catch (thrown) {
          const error = toAppError(thrown);
          if (error.code === "internal") logError("mcp-tool-failed", thrown, { tool: tool.name });
          return { content: [{ type: "text" as const, text: error.message }], isError: true };
        }
      }) as never,
    );
  add({
    name: "check_material",
    title: "Check material",
    description:
      "Checks the text of a promotional or other material of a pharmaceutical company and tells what is wrong, in its exact words, under which sub-clause, and what to do. Uses one of the account’s analyses.",
    ...{ scopes: ["analyse", "read"], input: checkInput, output: toldResult, isReadOnly: false },
    run: (input) => checkMaterial(context, input),
  });
  add({
    name: "get_result",
    title: "Get a result",
    description: "Tells the result of an analysis by its id, or how far it is.",
    ...{ scopes: ["read"], input: resultInput, output: toldResult, isReadOnly: true },
    run: (input) => getResult(context, input),
  });
  add({
    name: "find_precedents",
    title: "Find precedents",
    description:
      "Finds cases in the PMCPA’s register by words, case number, clause or outcome. A case whose outcome is “not seen” must not be told as no breach.",
    ...{ scopes: ["read"], input: precedentInput, output: precedents, isReadOnly: true },
    run: (input) => findPrecedents(context.services.register, input),
  });
  add({
    name: "explain_clause",
    title: "Explain a clause",
    description: "Explains a clause, sub-clause or requirement of the ABPI Code 2024, with an example either way.",
    ...{ scopes: ["read"], input: clauseInput, output: explainedClause, isReadOnly: true },
    run: ({ clause }) => explainClause(clause),
  });
  return server;
}

import { exports } from "cloudflare:workers";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { PRE_MLR_NOTICE } from "#schema/risk.ts";
import { ApiTokenStore } from "#worker/store/api-tokens.ts";
import { call, db, newCaller } from "#worker/test/api.ts";
import { ended, SAMPLE_TEXT, submitted, usedBy } from "#worker/test/submissions.ts";
import { bearer, newToken } from "#worker/test/tokens.ts";
import { precedents } from "./find-precedents.ts";
import type { ToldResult } from "./told-result.ts";

/** The official client, connected to the served tools with a token. */
async function connected(secret: string): Promise<Client> {
  const client = new Client({ name: "a test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL("https://app.test/mcp"), {
    fetch: (url, init) => exports.default.fetch(new Request(url, init as RequestInit)),
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
  });
  await client.connect(transport);
  return client;
}

test("the official client lists and calls every tool, with exact quotations and the notice in each answer", async () => {
  const caller = await newCaller();
  const client = await connected((await newToken(caller)).secret);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["check_material", "get_result", "find_precedents", "explain_clause"]);
  for (const { description, outputSchema } of tools) {
    expect(description).toContain(PRE_MLR_NOTICE);
    expect(outputSchema).toBeDefined();
  }
  const ask = async (name: string, args: Record<string, unknown>) => {
    const answer = await client.callTool({ name, arguments: args });
    expect(answer.isError ?? false, JSON.stringify(answer.content)).toBe(false);
    expect(answer.structuredContent).toMatchObject({ notice: PRE_MLR_NOTICE });
    return answer.structuredContent as never;
  };
  const checked: ToldResult = await ask("check_material", { text: SAMPLE_TEXT, audience: "hcp", channel: "print" });
  expect(checked.status).toBe("complete");
  const quotes = checked.matters.flatMap(({ quotations }) => quotations.map(({ quote }) => quote));
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(SAMPLE_TEXT).toContain(quote);
  expect(await usedBy(caller)).toBe(1);
  expect(await ask("get_result", { id: checked.id })).toEqual(checked);
  expect(((await ask("find_precedents", { clause: "26.1" })) as { total: number }).total).toBeGreaterThan(0);
  expect(await ask("explain_clause", { clause: "6.hanging-comparison" })).toMatchObject({ clause: 6 });
  expect(await ask("explain_clause", { clause: "26" })).toMatchObject({ clause: 26 });
  // As assistants that take a sub-clause for a number ask.
  expect(await ask("explain_clause", { clause: 26.1 })).toMatchObject({ clause: 26 });
  expect(((await ask("find_precedents", { clause: 26.1 })) as { total: number }).total).toBeGreaterThan(0);
});

test("precedents are found in the whole register, and a ruling that was not seen is never told as no breach", async () => {
  const client = await connected((await newToken(await newCaller(), ["read"])).secret);
  const find = async (args: Record<string, unknown>) => {
    const { structuredContent } = await client.callTool({ name: "find_precedents", arguments: args });
    return precedents.strict().parse(structuredContent);
  };
  const whole = await find({});
  expect([whole.total, whole.of, whole.cases.length]).toEqual([1902, 1902, 20]);
  const unseen = await find({ outcome: "not seen", page: 3 });
  expect([unseen.total, unseen.page]).toEqual([1332, 3]);
  expect(unseen.outcomes).toMatch(/never that there was no breach/);
  for (const { outcome, ruled, in2024 } of unseen.cases) {
    expect([outcome, ruled.breach, ruled.noBreach]).toEqual(["not seen", null, null]);
    expect([in2024.breach, in2024.noBreach]).toEqual([null, null]);
  }
  const [first] = unseen.cases;
  expect((await find({ query: first?.caseNumber })).cases[0]).toEqual(first);
  const ruled = await find({ query: "linkedin", clause: "26", ruling: "breach" });
  expect(ruled.total).toBeGreaterThan(0);
  for (const { in2024 } of ruled.cases) expect(in2024.breach?.some((number) => /^26(\.|$)/.test(number))).toBe(true);
});

test("a tool says what is wrong instead of failing: a scope that lacks, another user's result, a clause there is not", async () => {
  const caller = await newCaller();
  const client = await connected((await newToken(caller, ["read"])).secret);
  const said = async (name: string, args: Record<string, unknown>) => {
    const { isError, content } = await client.callTool({ name, arguments: args });
    return [isError, JSON.stringify(content)];
  };
  expect(await said("check_material", { text: "x", audience: "hcp", channel: "print" })).toEqual([
    true,
    expect.stringContaining("analyse"),
  ]);
  expect(await said("get_result", { id: crypto.randomUUID() })).toEqual([
    true,
    expect.stringContaining("not be found"),
  ]);
  expect(await said("explain_clause", { clause: "99" })).toEqual([true, expect.stringContaining("rule book")]);
  expect(await usedBy(caller)).toBe(0);
});

test("another user's analysis is told as one that there is not", async () => {
  const [owner, other] = [await newCaller(), await newCaller()];
  const id = await submitted(owner);
  await ended(id, owner);
  const get = async (secret: string) => (await connected(secret)).callTool({ name: "get_result", arguments: { id } });
  const own = await get((await newToken(owner)).secret);
  expect(own.structuredContent).toMatchObject({ id, status: "complete" });
  const others = await get((await newToken(other)).secret);
  expect([others.isError, others.structuredContent]).toEqual([true, undefined]);
  expect(JSON.stringify(others.content)).toContain("could not be found");
});

test("without a live token nothing is served, whatever cookie comes with the call", async () => {
  const caller = await newCaller();
  const revoked = await newToken(caller);
  await new ApiTokenStore(db).revoke(caller.user.id, revoked.id);
  const expired = await newToken(caller, undefined, 91);
  const secrets = ["abpi_x", expired.secret, revoked.secret];
  const calls = [{ as: null }, { as: caller }, ...secrets.map((secret) => ({ as: caller, headers: bearer(secret) }))];
  for (const init of calls) {
    const answer = await call("/mcp", { method: "POST", body: "{}", ...init });
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, expect.stringMatching(/^Bearer/)]);
  }
});

import { expect, test } from "vitest";
import { isSameOrigin } from "#worker/lib/same-origin.ts";

const request = (headers: Record<string, string>) => new Request("https://app.test/api/x", { method: "POST", headers });

test.each([
  ["our own page", { "sec-fetch-site": "same-origin", origin: "https://app.test" }, true],
  ["our own page in an older browser", { origin: "https://app.test" }, true],
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.test" }, false],
  ["a sibling host", { "sec-fetch-site": "same-site", origin: "https://other.app.test" }, false],
  ["another site in an older browser", { origin: "https://evil.test" }, false],
  ["our own host over plain http", { origin: "http://app.test" }, false],
  ["our own host on another port", { origin: "https://app.test:8443" }, false],
  ["a sandboxed frame", { origin: "null" }, false],
  ["a tool that is no browser", {}, true],
])("%s", (_, headers, isOurs) => {
  expect(isSameOrigin(request(headers as Record<string, string>))).toBe(isOurs);
});

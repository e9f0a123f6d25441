import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
test("workerd", async () => { const r = await exports.default.fetch("http://x/api/health"); expect(r.status).toBe(200); });

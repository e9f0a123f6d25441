import { expect, test } from "vitest";
test("node", () => { expect(1).toBe(1); });

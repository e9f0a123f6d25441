import { expect, test } from "vitest";
import { cleanFileName } from "#worker/analysis/receive-upload.ts";

test("a file name loses control characters and keeps its ending however long it is", () => {
  expect(cleanFileName(" a\u0000b\r\n.pdf ")).toBe("ab.pdf");
  const long = cleanFileName(`${"x".repeat(400)}-final-version.pdf`);
  expect(long).toHaveLength(255);
  expect(long).toMatch(/^x+….*final-version\.pdf$/);
});

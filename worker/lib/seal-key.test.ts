import { expect, test } from "vitest";
import { checkSealKey, keyOfSeal } from "./seal-key.ts";

const [digest, other] = ["a".repeat(64), "b".repeat(64)];

test("a key fits the digest it was made of, under the secret it was made with, and nothing else", async () => {
  const key = (await keyOfSeal("a secret of the site", digest)) ?? "";
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await checkSealKey("a secret of the site", digest, key)).toBe("ours");
  expect(await checkSealKey("a secret of the site", other, key)).toBe("not-ours");
  expect(await checkSealKey("another secret", digest, key)).toBe("not-ours");
});

test("without a secret there is no key, and nothing can be told of one", async () => {
  expect(await keyOfSeal("", digest)).toBeNull();
  expect(await checkSealKey("", digest, other)).toBe("no-secret");
});

import { beforeEach, expect, test } from "vitest";
import type { AssessmentDetail } from "#schema/assessment.ts";
import { MELVANTA_SMPC } from "#worker/comparison/test-smpc.ts";
import { type Caller, call, newCaller } from "#worker/test/api.ts";
import {
  ended,
  expectNothingLeft,
  form,
  storedUploads,
  submit,
  submitted,
  textFile,
  usedBy,
} from "#worker/test/submissions.ts";

const PIECE = "Melvanta (melvantine) for healthcare professionals\nThe usual dose of Melvanta is 80 mg once daily.";
const fields = [
  ["audience", "hcp"],
  ["channel", "print"],
] as const;
const smpc = textFile(MELVANTA_SMPC, "smpc.txt");
const MEGABYTE = 1024 * 1024;

let caller: Caller;
beforeEach(async () => {
  caller = await newCaller();
});

test("an SmPC sent with a material is compared, counts as one check with it, and is deleted with it", async () => {
  const id = await submitted(
    caller,
    form(...fields, ["smpc", smpc], ["file", textFile(PIECE)], ["reference", textFile("Of roses.", "ref 1.txt")]),
  );
  await ended(id, caller);
  expect(await storedUploads()).toEqual([]);
  expect(await usedBy(caller)).toBe(1);
  const assessment: AssessmentDetail = await (await call(`/api/assessment/${id}`, { as: caller })).json();
  expect(assessment.coverage.compared?.smpc).toMatchObject({ fileName: "smpc.txt", state: "compared" });
  expect(assessment.matters?.find(({ against }) => against)?.against?.section).toBe("4.2");
});

test("a large SmPC is stored in parts and deleted when the material is refused", async () => {
  const large = textFile(MELVANTA_SMPC + " ".repeat(9 * MEGABYTE), "large.txt");
  const answer = await submit(caller, form(...fields, ["smpc", large], ["file", new File(["\0\0"], "x.bin")]));
  expect(answer.status).toBe(415);
  await expectNothingLeft(caller);
});

test("a further file of another type is refused by its name, and nothing is left", async () => {
  const answer = await submit(
    caller,
    form(...fields, ["file", textFile(PIECE)], ["smpc", new File(["\x7fELF"], "smpc.exe")]),
  );
  expect(answer.status).toBe(415);
  expect(JSON.stringify(await answer.json())).toMatch(/SmPC “smpc.exe”/);
  await expectNothingLeft(caller);
});

test("an eleventh reference is refused", async () => {
  const references = Array.from(
    { length: 11 },
    (_, i) => ["reference", textFile(`Of roses ${i}.`, `${i}.txt`)] as const,
  );
  const answer = await submit(caller, form(...fields, ["file", textFile(PIECE)], ...references));
  expect(await answer.json()).toMatchObject({
    fields: { further: expect.stringMatching(/at most one SmPC and 10 references/) },
  });
  await expectNothingLeft(caller);
});

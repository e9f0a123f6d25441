import { expect, test, vi } from "vitest";
import { materialFromText } from "#worker/test/material.ts";
import { failuresOf } from "../checks/hits-of.ts";
import { gatherFacts } from "../facts/index.ts";
import { CLAUSES } from "../index.ts";
import { checkClauses } from "./engine.ts";

/* One check that throws costs its own answer, and is told; all others stand. */

const TEXT = `Exampla (examplinib) for healthcare professionals
Exampla is the best choice in its class and has no side effects.
Prescribing information is available on the back page.
Date of preparation: November 2026.`;
const FIELDS = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;

const facts = () => gatherFacts(materialFromText(TEXT), FIELDS);
const whole = checkClauses(facts());
const boom = () => {
  throw new Error("boom");
};

const CHECKS = CLAUSES.flatMap(({ number, checks }) => checks.map((check) => ({ number, check, id: check.id })));
/** At most one check of each clause: the first of all, then the second of all, and so on. */
const ONE_A_CLAUSE = Array.from({ length: Math.max(...CLAUSES.map(({ checks }) => checks.length)) }, (_, place) =>
  CLAUSES.flatMap(({ number, checks }) => {
    const check = checks[place];
    return check ? { number, check, id: check.id } : [];
  }),
);

test.each(["applies", "find"] as const)("a check whose %s throws is said not to have run, whichever it is", (part) => {
  const said: string[] = [];
  for (const broken of ONE_A_CLAUSE) {
    for (const { check } of broken) {
      // A check that does not apply is not asked what it finds.
      vi.spyOn(check, "applies").mockReturnValue(true);
      vi.spyOn(check, part).mockImplementation(boom);
    }
    const found = facts();
    const outcomes = checkClauses(found);
    vi.restoreAllMocks();
    for (const { number, id } of broken) {
      // Checks that ask others for what they found may not have run either.
      expect([...failuresOf(found).keys()]).toContain(id);
      const own = outcomes.find(({ clause }) => clause === number);
      expect(own?.notRun).toContain(id);
      expect(own?.status, id).toBe(own?.findings.length ? "issues" : "needs-human");
      said.push(id);
    }
  }
  expect(said).toHaveLength(CHECKS.length);
});

test("the findings of all other checks stand when one does not run", () => {
  const [first] = whole
    .flatMap(({ findings }) => findings)
    .filter(({ check }) => CHECKS.some(({ id }) => id === check));
  const broken = CHECKS.find(({ id }) => id === first?.check);
  if (!broken) throw new Error("Nothing was found");
  vi.spyOn(broken.check, "find").mockImplementation(boom);
  const ids = (outcomes: typeof whole) => outcomes.flatMap(({ findings }) => findings).map(({ check }) => check);
  const left = ids(checkClauses(facts()));
  vi.restoreAllMocks();
  for (const id of ids(whole)) if (id.startsWith("clause-") && id !== broken.id) expect(left).toContain(id);
});

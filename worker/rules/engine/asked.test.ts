import { expect, it } from "vitest";
import { documentOf } from "#worker/document/document-of.ts";
import { readingOf } from "#worker/document/reading.ts";
import { isAsked, isCheckAsked } from "#worker/document/scope.ts";
import { viewOf } from "#worker/text/view.ts";
import { CLAUSES } from "../index.ts";

it("puts every check to the examples of its own faults, whatever they are taken for", () => {
  const notAsked = CLAUSES.flatMap(({ number, checks }) =>
    checks.flatMap(({ id, examples }) =>
      examples.flagged
        .map(({ text, audience = "hcp", channel = "print" }) =>
          documentOf(readingOf(viewOf(text.replace(/\[\[|\]\]/g, ""))), { audience, channel }),
        )
        .filter((document) => !isAsked(number, document) || !isCheckAsked(id, document))
        .map(({ kind }) => `${id}: ${kind}`),
    ),
  );
  expect(notAsked).toEqual([]);
});

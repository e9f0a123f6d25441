import { z } from "zod";
import { MAX_REFERENCES } from "./limits.ts";
import { RETENTION } from "./retention.ts";

export { MAX_REFERENCES } from "./limits.ts";

/** Most files that one material may be sent with: an SmPC and the references. */
export const MAX_FURTHER = 1 + MAX_REFERENCES;

/** What a further file is to the material; also the name of its part of the form. */
export type FurtherRole = "smpc" | "reference";

/** Where a matter or finding is contradicted by a document that was sent with the material. */
export const against = z.object({
  document: z.enum(["smpc", "reference"]),
  fileName: z.string(),
  /** Number of the SmPC's section; null for a reference, and where the SmPC says it outside its sections. */
  section: z.string().nullable(),
  /** The sentence of that document. */
  quote: z.string().max(RETENTION.quotationChars),
});
export type Against = z.infer<typeof against>;

/** `not-read`: the file could not be read; `reason` says why. `not-an-smpc`: it lacks sections 4.1 and 4.2. `other-medicine`: the
 * material does not name its medicine. `not-cited`: nothing in the material was found to cite it. */
export const furtherState = z.enum(["compared", "not-read", "not-an-smpc", "other-medicine", "not-cited"]);
export type FurtherState = z.infer<typeof furtherState>;

const furtherFile = z.object({
  fileName: z.string(),
  state: furtherState,
  reason: z.string().optional(),
  /** Whether it is longer than `MAX_FURTHER_CHARS`, so that only its beginning was compared. */
  isCut: z.boolean().optional(),
});

/** What a reference that was supplied says of a claim that cites it. `unclear`: a person has to read it. */
export const claimVerdict = z.enum(["supported", "contradicted", "not-on-point", "unclear", "not-supplied"]);
export type ClaimVerdict = z.infer<typeof claimVerdict>;

/** What a material was compared with, and what came of it. `version` changes when what is stored changes its meaning. */
export const comparison = z.object({
  version: z.literal(1),
  smpc: furtherFile
    .extend({
      medicine: z.string(),
      /** Date of revision as the SmPC writes it; null where it gives none. */
      revised: z.string().nullable(),
      sections: z.array(z.string()),
    })
    .nullable(),
  references: z.array(furtherFile.extend({ number: z.int().nullable() })),
  /** Sentences of the material that were compared with the SmPC, and those that contradict it. */
  sentences: z.int(),
  contradictions: z.int(),
  /** Claims that cite a reference, in their order; at most 100. */
  claims: z.array(
    z.object({
      quote: z.string().max(RETENTION.quotationChars),
      page: z.int().nullable(),
      numbers: z.array(z.int()),
      verdict: claimVerdict,
      /** The sentence of the reference that it rests on. */
      found: z.string().max(RETENTION.quotationChars).nullable(),
    }),
  ),
});
export type Comparison = z.infer<typeof comparison>;

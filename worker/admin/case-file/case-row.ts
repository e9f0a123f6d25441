import { z } from "zod";
import { AUDIENCES, CHANNELS } from "#schema/submission-options.ts";
import type { RegisterCase } from "#worker/cases/library.ts";
import { THEMES } from "#worker/rules/book/themes.ts";

/** Editions of the Code that the library knows how to read. */
const EDITIONS = [2003, 2006, 2008, 2011, 2012, 2014, 2015, 2016, 2019, 2021, 2024];
const EDITION = `has to be one of ${EDITIONS.join(", ")}`;

/** Kinds of material that rulings are about, as the built-in library names them. */
const MATERIAL_TYPES = [
  ...["website", "journal-advert", "leaflet", "social-post", "meeting", "press-release", "letter", "conduct", "email"],
  ...["presentation", "internal-briefing", "video", "sales-aid", "exhibition-stand", "patient-booklet", "disclosure"],
  ...["item-or-gift", "app", "podcast", "other"],
];
const AUDIENCE_NAMES = [...Object.keys(AUDIENCES), "internal", "none"];
const CHANNEL_NAMES = [...Object.keys(CHANNELS), "none"];

const MOST_ITEMS = 60;

const CLAUSE = /^([1-9]|[12]\d|3[01])(\.\d{1,2})?$/;
const NO_CLAUSE = "has to hold clause numbers such as 5.1 or 26";

const words = (most: number) =>
  z.string({ error: "is missing" }).trim().min(1, "is missing").max(most, `is longer than ${most} characters`);

/** Nothing, null and an empty cell are the same. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : value),
    schema,
  );

/** A JSON list, or the cells of a CSV file with semicolons between. */
const listOf = <T extends z.ZodType<string>>(item: T) =>
  z.preprocess(
    (value) => {
      if (value === undefined || value === null) return [];
      return typeof value === "string"
        ? value
            .split(";")
            .map((one) => one.trim())
            .filter(Boolean)
        : value;
    },
    z.array(item, { error: "has to be a list" }).max(MOST_ITEMS, `has more than ${MOST_ITEMS} entries`),
  );

/** What says in a CSV file that a list was seen and is empty; nothing at all says that it was not seen. */
const NONE = "none";

const rulings = z.preprocess(
  (value) => {
    if (value === undefined || value === null) return null;
    if (typeof value !== "string") return value;
    const text = value.trim().toLowerCase();
    return text === ""
      ? null
      : text === NONE
        ? []
        : value
            .split(";")
            .map((one) => one.trim())
            .filter(Boolean);
  },
  z
    .array(z.string({ error: "has to hold clause numbers as text" }).trim().regex(CLAUSE, NO_CLAUSE), {
      error: "has to be a list",
    })
    .max(MOST_ITEMS, `has more than ${MOST_ITEMS} entries`)
    .nullable(),
);

const oneOf = (names: readonly string[], otherwise: string) =>
  orNothing(
    z.enum(names as [string, ...string[]], { error: `has to be one of ${names.join(", ")}` }).default(otherwise),
  );

const caseNumber = words(40)
  .toUpperCase()
  .regex(/^(AUTH|CASE)\/\d{3,5}\/\d{1,2}\/(?:20)?\d{2}$/, "has to look like AUTH/1234/5/21 or CASE/0123/04/24");

/** 2024-05-31, and as spreadsheets like to write it, 31/05/2024. */
const day = z.preprocess(
  (value) => (typeof value === "string" ? value.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$2-$1") : value),
  z.iso.date("has to be a date such as 2024-05-31"),
);

const REGULATOR = /^https:\/\/(www\.)?pmcpa\.org\.uk\//;

const textOrNothing = (most: number) =>
  orNothing(
    words(most)
      .nullish()
      .transform((value) => value ?? null),
  );
const dayOrNothing = orNothing(day.nullish().transform((value) => value ?? null));

/** One row of a file as a case of the library or of the register. Each message goes on from the name of its column. */
export const caseRow = z.object({
  caseNumber,
  title: words(200),
  matter: textOrNothing(300),
  summary: textOrNothing(4000),
  codeYear: orNothing(
    z
      .preprocess(
        (value) => (typeof value === "string" ? Number(value) : value),
        z.number({ error: EDITION }).refine((year) => EDITIONS.includes(year), EDITION),
      )
      .nullish()
      .transform((value) => value ?? null),
  ),
  received: dayOrNothing,
  completed: dayOrNothing,
  breachClauses: rulings,
  noBreachClauses: rulings,
  appeal: textOrNothing(300),
  additionalSanctions: listOf(words(100)),
  respondent: textOrNothing(200),
  complainant: textOrNothing(200),
  url: orNothing(
    words(300)
      .regex(REGULATOR, "has to be a page of https://www.pmcpa.org.uk")
      .nullish()
      .transform((value) => value ?? null),
  ),
  seenAt: orNothing(
    z
      .url({ error: "has to be a web address" })
      .max(300, "is longer than 300 characters")
      .nullish()
      .transform((value) => value ?? null),
  ),
  note: textOrNothing(1000),
  materialType: oneOf(MATERIAL_TYPES, "other"),
  channel: oneOf(CHANNEL_NAMES, "none"),
  audience: oneOf(AUDIENCE_NAMES, "none"),
  themes: listOf(z.enum(THEMES, { error: "holds a label that the library does not know" })),
  issuePhrases: listOf(words(300)),
  alsoCaseNumbers: listOf(caseNumber),
}) satisfies z.ZodType<RegisterCase>;

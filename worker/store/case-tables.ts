import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant, NOW } from "#worker/store/account-tables.ts";

/** Files of further cases. One is staged with its rows first, and goes live with all of them at once. */
export const caseImports = sqliteTable(
  "case_imports",
  {
    id: text("id").primaryKey(),
    /** Who imported it: a plain id, so that the cases outlive the account. */
    actorId: integer("actor_id").notNull(),
    fileName: text("file_name").notNull(),
    caseCount: integer("case_count").notNull(),
    createdAt: instant("created_at").notNull().default(NOW),
    /** Null while it waits for the confirmation. */
    liveAt: instant("live_at"),
  },
  (table) => [
    index("case_imports_live").on(table.liveAt, table.caseCount).where(sql`live_at IS NOT NULL`),
    index("case_imports_staged").on(table.createdAt).where(sql`live_at IS NULL`),
  ],
);

export const importedCases = sqliteTable(
  "imported_cases",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    importId: text("import_id")
      .notNull()
      .references(() => caseImports.id, { onDelete: "cascade" }),
    caseNumber: text("case_number").notNull(),
    /** The case as JSON, in the form of the built-in library. */
    entry: text("entry").notNull(),
  },
  (table) => [
    uniqueIndex("imported_cases_import_number").on(table.importId, table.caseNumber),
    index("imported_cases_number").on(table.caseNumber),
  ],
);

/** Every case that the precedent explorer lists: those of the register, and live imports. `facts` holds what is neither shown in
 * every row nor searched by words; an imported row goes before the register's of the same number. */
export const registerCases = sqliteTable(
  "register_cases",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    number: text("number").notNull(),
    /** Null for what the migrations brought. */
    importId: text("import_id").references(() => caseImports.id, { onDelete: "cascade" }),
    title: text("title"),
    respondent: text("respondent"),
    matter: text("matter"),
    summary: text("summary"),
    /** The other fields of a `RegisterCase` as JSON; what was not seen is left out. */
    facts: text("facts").notNull(),
  },
  (table) => [
    uniqueIndex("register_cases_number").on(table.number).where(sql`import_id IS NULL`),
    index("register_cases_import").on(table.importId).where(sql`import_id IS NOT NULL`),
  ],
);

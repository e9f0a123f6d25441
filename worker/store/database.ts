import { drizzle } from "drizzle-orm/d1";

/** The database with typed queries; `$client` is D1 itself, for statements that must be one piece of SQL. */
export function openDatabase(binding: D1Database) {
  return drizzle(binding);
}

export type Database = ReturnType<typeof openDatabase>;

import { and, asc, count, desc, eq, gte, lte, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { PageQuery } from "#schema/assessment.ts";
import { listColumns } from "#worker/store/assessment-rows.ts";
import type { Database } from "#worker/store/database.ts";
import { assessmentParts, assessments } from "#worker/store/tables.ts";

/** Where a read in steps left off. */
export interface Place {
  createdAt: Date;
  id: string;
}

// Not LIKE: D1 takes patterns of 50 bytes at most, and signs in the text would have to be escaped.
const holds = (column: SQLiteColumn, text: string) => sql`instr(lower(${column}), lower(${text})) > 0`;

/** One page of a user's assessments, newest first. */
export function listQuery(db: Database, userId: number, { page, limit, asOf, q, risk }: PageQuery) {
  const filters = [
    eq(assessments.userId, userId),
    asOf ? lte(assessments.createdAt, new Date(asOf)) : undefined,
    risk ? eq(assessments.riskLevel, risk) : undefined,
    q ? or(holds(assessments.filename, q), holds(assessments.summary, q), holds(assessments.name, q)) : undefined,
  ];
  return db
    .select(listColumns)
    .from(assessments)
    .where(and(...filters))
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** One assessment, if it is the user's. */
export function detailQuery(db: Database, id: string, userId: number) {
  return db
    .select()
    .from(assessments)
    .where(and(eq(assessments.id, id), eq(assessments.userId, userId)));
}

/** All versions of a material, by the first of them. */
export function versionsQuery(db: Database, userId: number, seriesId: string) {
  const { id, filename, name, riskLevel, createdAt, fileContent } = assessments;
  return db
    .select({ id, filename, name, riskLevel, createdAt, fileContent })
    .from(assessments)
    .where(and(eq(assessments.userId, userId), or(eq(id, seriesId), eq(assessments.seriesId, seriesId))))
    .orderBy(asc(createdAt), asc(id));
}

/** How many of the user's assessments since a day came to which risk level. */
export function statisticsQuery(db: Database, userId: number, since: Date) {
  return db
    .select({ riskLevel: assessments.riskLevel, total: count() })
    .from(assessments)
    .where(and(eq(assessments.userId, userId), gte(assessments.createdAt, since)))
    .groupBy(assessments.riskLevel);
}

/** The user's whole assessments in the order of the list, from after `place`. */
export function exportQuery(db: Database, userId: number, place: Place | null, limit: number) {
  const isLater =
    place && sql`(${assessments.createdAt}, ${assessments.id}) < (${place.createdAt.getTime()}, ${place.id})`;
  return db
    .select()
    .from(assessments)
    .where(and(eq(assessments.userId, userId), isLater ?? undefined))
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(limit);
}

/** The pieces of an assessment that is too large for one row, in order. */
export function piecesQuery(db: Database, id: string) {
  const { field, place, piece } = assessmentParts;
  return db
    .select({ field, place, piece })
    .from(assessmentParts)
    .where(eq(assessmentParts.assessmentId, id))
    .orderBy(asc(field), asc(place));
}

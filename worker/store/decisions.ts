import type { Decision } from "#schema/workbench.ts";
import type { Database } from "#worker/store/database.ts";

/** A decision as it is written; `quote` only where the words go to the administrators. */
export interface NewDecision extends Omit<Decision, "at"> {
  quote: string | null;
}

interface Row extends Omit<Decision, "at"> {
  at: number;
}

const COLUMNS = `subject, kind, reason, words, scope, "by", "at", carried_from AS carriedFrom`;

const OF_USER = `SELECT assessment_id AS assessmentId, ${COLUMNS} FROM matter_decisions
  WHERE assessment_id IN (SELECT id FROM assessments WHERE user_id = ?1) ORDER BY id`;

const LIST = `SELECT ${COLUMNS} FROM matter_decisions WHERE assessment_id = ?1 ORDER BY id`;

// A decision on what was decided before takes its place: a report that was dealt with is then a new one.
const SET = `INSERT OR REPLACE INTO matter_decisions
  (assessment_id, subject, kind, reason, words, scope, "by", "at", carried_from, quote)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 WHERE EXISTS (SELECT 1 FROM assessments WHERE id = ?1)`;

const CARRY = SET.replace("INSERT OR REPLACE", "INSERT OR IGNORE");

const REMOVE = "DELETE FROM matter_decisions WHERE assessment_id = ?1 AND subject = ?2";

const toDecision = ({ at, ...row }: Row): Decision => ({ ...row, at: new Date(at).toISOString() });

/** Decisions on matters. Whoever calls has made sure whose assessment it is. */
export class DecisionStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** In the order in which they were made. */
  async list(assessmentId: string): Promise<Decision[]> {
    const { results } = await this.db.$client.prepare(LIST).bind(assessmentId).all<Row>();
    return results.map(toDecision);
  }

  /** Those on all of a user's assessments, by assessment. */
  async ofUser(userId: number): Promise<Map<string, Decision[]>> {
    const { results } = await this.db.$client.prepare(OF_USER).bind(userId).all<Row & { assessmentId: string }>();
    const byAssessment = Map.groupBy(results, ({ assessmentId }) => assessmentId);
    return new Map(
      [...byAssessment].map(([id, rows]) => [id, rows.map(({ assessmentId: _, ...row }) => toDecision(row))]),
    );
  }

  /** Writes one, in place of an earlier one on the same matter. */
  async set(assessmentId: string, decision: NewDecision): Promise<void> {
    await this.statement(SET, assessmentId, decision).run();
  }

  /** Writes those of an earlier version; what was decided since stays. */
  async carry(assessmentId: string, decisions: readonly NewDecision[]): Promise<void> {
    if (decisions.length === 0) return;
    await this.db.$client.batch(decisions.map((decision) => this.statement(CARRY, assessmentId, decision)));
  }

  /** Undoes one; harmless where there is none. */
  async remove(assessmentId: string, subject: string): Promise<void> {
    await this.db.$client.prepare(REMOVE).bind(assessmentId, subject).run();
  }

  private statement(sql: string, assessmentId: string, { quote, ...decision }: NewDecision) {
    const { subject, kind, reason, words, scope, by, carriedFrom } = decision;
    return this.db.$client
      .prepare(sql)
      .bind(assessmentId, subject, kind, reason, words, scope, by, this.now(), carriedFrom, quote);
  }
}

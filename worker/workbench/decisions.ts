import type { AssessmentDetail } from "#schema/assessment.ts";
import type { Decision, DecisionBody } from "#schema/workbench.ts";
import { SECOND_LOOK } from "#schema/workbench-options.ts";
import { AppError, notFound } from "#worker/lib/errors.ts";
import type { AssessmentStore } from "#worker/store/assessments.ts";
import type { DecisionStore } from "#worker/store/decisions.ts";

/** Who decides. */
export interface Decider {
  id: number;
  username: string;
}

const gone = () => notFound("This assessment could not be found. It may have been deleted.");

/** The words that a subject is about, null where something is missing; undefined where the result has no such matter. Results
 * from before there were matters have one for each finding. */
function wordsOf({ matters, clauses }: AssessmentDetail, subject: string): string | null | undefined {
  if (subject === SECOND_LOOK) return null;
  if (matters) {
    const matter = matters.find(({ id }) => id === subject);
    return matter && (matter.places[0]?.quote ?? null);
  }
  const found = clauses.flatMap(({ findings }) => findings).find(({ id }) => `finding-${id}` === subject);
  return found?.quote;
}

/** What users decide on the matters of their own assessments. */
export class Decisions {
  constructor(
    private readonly assessments: AssessmentStore,
    private readonly store: DecisionStore,
  ) {}

  /** All of an assessment; throws 404 where it is not the user's. */
  async list(id: string, user: Decider): Promise<Decision[]> {
    if (!(await this.assessments.owns(id, user.id))) throw gone();
    return this.store.list(id);
  }

  /** Decides on a matter, and answers with all decisions. Throws 404 for an assessment that is not the user's, and
   * `invalid-request` for a matter that it does not have. */
  async decide(id: string, user: Decider, body: DecisionBody): Promise<Decision[]> {
    const assessment = await this.assessments.get(id, user.id);
    if (!assessment) throw gone();
    const words = wordsOf(assessment, body.subject);
    if (words === undefined)
      throw new AppError("invalid-request", "This assessment has no such matter. Please reload the page.");
    const isKept = body.kind === "keep";
    const reason = (isKept && body.reason) || null;
    await this.store.set(id, {
      ...{ subject: body.subject, kind: body.kind, reason, words: body.words ?? null },
      ...{ scope: isKept ? body.scope : "place", by: user.username, carriedFrom: null },
      quote: reason === "rule-wrong" ? words : null,
    });
    return this.store.list(id);
  }

  /** Undoes a decision, and answers with those that are left. */
  async undo(id: string, user: Decider, subject: string): Promise<Decision[]> {
    if (!(await this.assessments.owns(id, user.id))) throw gone();
    await this.store.remove(id, subject);
    return this.store.list(id);
  }

  /** All of a user's assessments, each with what was decided on it. */
  async *withAssessments(userId: number): AsyncGenerator<AssessmentDetail & { decisions: Decision[] }> {
    const decisions = await this.store.ofUser(userId);
    for await (const assessment of this.assessments.all(userId))
      yield { ...assessment, decisions: decisions.get(assessment.id) ?? [] };
  }
}

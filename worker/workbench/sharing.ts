import { analysisResult } from "#schema/result.ts";
import type { NewShare, Share, ShareBody, SharedResult } from "#schema/workbench.ts";
import { MAX_SHARES } from "#schema/workbench-options.ts";
import { AppError, notFound } from "#worker/lib/errors.ts";
import { randomToken, sha256Hex } from "#worker/lib/ids.ts";
import type { AssessmentStore } from "#worker/store/assessments.ts";
import type { DecisionStore } from "#worker/store/decisions.ts";
import type { ShareStore } from "#worker/store/shares.ts";

const DAY_MS = 24 * 60 * 60_000;

const gone = () => notFound("This assessment could not be found. It may have been deleted.");

/** Stands for whoever decided: a reader by a link learns nothing of the account. */
const SOMEBODY = "Reviewer";

/** Read-only links to assessments. The token is in the link alone; a hash of it is kept. */
export class Sharing {
  constructor(
    private readonly assessments: AssessmentStore,
    private readonly decisions: DecisionStore,
    private readonly store: ShareStore,
  ) {}

  /** The links to an assessment that still work; throws 404 where it is not the user's. */
  async list(id: string, userId: number): Promise<Share[]> {
    if (!(await this.assessments.owns(id, userId))) throw gone();
    return this.store.list(id);
  }

  /** Makes a link. Throws 404 as above, and `conflict` where there are too many already. */
  async share(id: string, userId: number, { days, showsName }: ShareBody): Promise<NewShare> {
    if ((await this.list(id, userId)).length >= MAX_SHARES)
      throw new AppError("conflict", `There are ${MAX_SHARES} links to this assessment. Revoke one first.`);
    const token = randomToken();
    const added = await this.store.add(id, {
      ...{ id: crypto.randomUUID(), tokenHash: await sha256Hex(token), showsName },
      expiresAt: new Date(Date.now() + days * DAY_MS),
    });
    return { ...added, token };
  }

  /** Ends a link at once. Throws 404 where there is none, or the assessment is not the user's. */
  async revoke(id: string, userId: number, share: string): Promise<void> {
    if (!(await this.assessments.owns(id, userId))) throw gone();
    if (!(await this.store.remove(id, share))) throw notFound("This link has ended already.");
  }

  /** What a reader by a link sees; counts the opening. Throws 404 for a link that was revoked, has expired or never was. */
  async open(token: string): Promise<SharedResult> {
    const share = await this.store.open(await sha256Hex(token));
    const assessment = share && (await this.assessments.shared(share.assessmentId));
    if (!share || !assessment) throw notFound("This link does not work any more: it has expired or was revoked.");
    const decisions = await this.decisions.list(share.assessmentId);
    const { filename, createdAt, audience, channel } = assessment;
    return {
      filename: share.showsName ? filename : null,
      ...{ createdAt, audience, channel, expiresAt: share.expiresAt.toISOString() },
      // Only what is part of a result: no name, context or fingerprint.
      result: analysisResult.parse(assessment),
      decisions: decisions.map((decision) => ({ ...decision, by: SOMEBODY, carriedFrom: null })),
    };
  }
}

import type { AssessmentDetail } from "#schema/assessment.ts";
import { decisionOn } from "#schema/decided.ts";
import type { AssessmentChanges, AssessmentVersion, Decision } from "#schema/workbench.ts";
import { AppError, notFound } from "#worker/lib/errors.ts";
import { compared, type SameMatter } from "#worker/matters/compare.ts";
import type { AssessmentStore, StoredVersion } from "#worker/store/assessments.ts";
import type { DecisionStore, NewDecision } from "#worker/store/decisions.ts";

const gone = () => notFound("This assessment could not be found. It may have been deleted.");

/** Names each public field. */
const toVersion = ({ id, version, filename, name, riskLevel, createdAt }: StoredVersion): AssessmentVersion => ({
  ...{ id, version, filename, ...(name !== undefined && { name }), riskLevel, createdAt },
});

/** What an earlier version's decisions mean for a later one. What is kept at certain words is kept while these are the same;
 * what is kept for a requirement is so throughout. "Fix" is done with when the file comes back. */
function carriedOver(
  from: string,
  before: AssessmentDetail,
  decisions: readonly Decision[],
  open: readonly SameMatter[],
): NewDecision[] {
  const carry = (decision: Decision, subject: string): NewDecision => ({
    ...decision,
    ...{ subject, carriedFrom: decision.carriedFrom ?? from, quote: null },
  });
  const onMatters = open.flatMap((pair) => {
    const was = before.matters?.find(({ id }) => id === pair.before);
    const decision = was && decisions.find(({ subject }) => subject === was.id);
    return decision && decision.kind !== "fix" && !pair.isChanged ? [carry(decision, pair.after)] : [];
  });
  const onRequirements = decisions
    .filter(({ kind, scope }) => kind === "keep" && scope === "requirement")
    .map((decision) => carry(decision, decision.subject));
  return [...onMatters, ...onRequirements];
}

/** The versions of a material, and what became of its matters from one to the next. */
export class Versions {
  constructor(
    private readonly assessments: AssessmentStore,
    private readonly decisions: DecisionStore,
  ) {}

  /** All versions of the material of one assessment; throws 404 where it is not the user's. */
  async list(id: string, userId: number): Promise<AssessmentVersion[]> {
    return (await this.stored(id, userId)).map(toVersion);
  }

  /** What changed since the version before, or since the one named. Throws 404 for an assessment that is not the user's, and
   * `invalid-request` where there is no such other version. */
  async changes(id: string, userId: number, against?: string): Promise<AssessmentChanges> {
    const versions = await this.stored(id, userId);
    const at = versions.findIndex((one) => one.id === id);
    const other = against ? versions.find((one) => one.id === against) : versions[at - 1];
    const own = versions[at];
    if (!own || !other || other.id === id)
      throw new AppError("invalid-request", "There is no other version to compare with.");
    const [before, after] = [await this.whole(other.id, userId), await this.whole(id, userId)];
    const comparison = compared(before, after);
    const decisions = await this.decisions.list(id);
    const was = new Map(before.matters?.map((matter) => [matter.id, matter]));
    const now = new Map(after.matters?.map((matter) => [matter.id, matter]));
    const isKept = (matterId: string) => {
      const matter = now.get(matterId);
      const decision = matter && decisionOn(matter, decisions);
      return decision?.kind === "keep" && decision.carriedFrom !== null;
    };
    return {
      against: toVersion(other),
      isSameFile: own.fingerprint === other.fingerprint,
      // What is compared with nothing this time is not known to be corrected.
      fixed: comparison.fixed
        .flatMap((matterId) => was.get(matterId) ?? [])
        .filter(({ against }) => !against || after.coverage.compared),
      open: comparison.open
        .filter(({ after: matterId }) => !isKept(matterId))
        .map((pair) => ({
          ...{ id: pair.after, isChanged: pair.isChanged },
          was: was.get(pair.before)?.places.map(({ quote }) => quote) ?? [],
        })),
      kept: comparison.open.map(({ after: matterId }) => matterId).filter(isKept),
      new: comparison.new.filter((matterId) => !isKept(matterId)),
    };
  }

  /** Carries decisions over from the version before, when a later one is written. A second call changes nothing. */
  async carryOver({ id, userId }: { id: string; userId: number }): Promise<void> {
    const versions = await this.stored(id, userId);
    const from = versions[versions.findIndex((one) => one.id === id) - 1];
    const decided = from ? await this.decisions.list(from.id) : [];
    if (!from || decided.length === 0) return;
    const [before, after] = [await this.whole(from.id, userId), await this.whole(id, userId)];
    await this.decisions.carry(id, carriedOver(from.id, before, decided, compared(before, after).open));
  }

  private async stored(id: string, userId: number): Promise<StoredVersion[]> {
    const versions = await this.assessments.versions(id, userId);
    if (!versions) throw gone();
    return versions;
  }

  private async whole(id: string, userId: number): Promise<AssessmentDetail> {
    const assessment = await this.assessments.get(id, userId);
    if (!assessment) throw gone();
    return assessment;
  }
}

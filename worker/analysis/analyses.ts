import { RETENTION } from "#schema/retention.ts";
import { type SubmissionFields, submissionFields } from "#schema/submission.ts";
import { type AnalysisRun, OBJECT_KEPT_MS } from "#worker/analysis/analysis-run.ts";
import { fileRefusal, type ReceivedFile } from "#worker/analysis/receive-upload.ts";
import type { Sent, Source } from "#worker/analysis/sources.ts";
import { AppError, notFound } from "#worker/lib/errors.ts";
import { randomToken } from "#worker/lib/ids.ts";
import { invalidRequest } from "#worker/lib/validate.ts";
import type { AssessmentStore, Origin } from "#worker/store/assessments.ts";
import { furtherSuffix } from "#worker/store/further-keys.ts";
import type { UploadStore } from "#worker/store/uploads.ts";
import type { UsageStore } from "#worker/store/usage.ts";

/** Words of the specification's toast, with what to do about it. */
const LIMIT_MESSAGE =
  "Monthly analysis limit reached. Please upgrade your subscription or wait until next month to continue analysing documents.";

/** For so long after a check the same file can be checked as something else for nothing, in milliseconds. */
const CORRECTION_MS = RETENTION.extractedTextMinutes * 60_000;

/** Whether a file is checked again for just what it was checked for. */
function isSame(origin: Origin, fingerprint: string, fields: SubmissionFields): boolean {
  const { audience, channel, context, materialType, documentKind } = fields;
  const type = origin.materialTypeDetected ? undefined : origin.materialType;
  return (
    origin.fileContent === fingerprint &&
    origin.audience === audience &&
    origin.channel === channel &&
    (origin.context ?? undefined) === context &&
    type === materialType &&
    documentKind === undefined
  );
}

/** A submission that was given its id beforehand. */
interface Named {
  id?: string;
  onReceived?: (sent: Sent) => Promise<void>;
}

interface Submission {
  id: string;
  userId: number;
  uploadKey: string;
  /** A unit is taken before the first byte is stored, and once. At the limit a large file that may be checked for
   * nothing is taken in without one. */
  taken: "nothing" | "unit" | "no-unit";
}

/** Takes submissions in and finds the object that runs each of them. */
export class Analyses {
  constructor(
    private readonly runs: DurableObjectNamespace<AnalysisRun>,
    private readonly usage: UsageStore,
    private readonly uploads: UploadStore,
    private readonly assessments: AssessmentStore,
  ) {}

  /** The object of one analysis; it exists for any id, and answers null where nothing was started or the caller is
   * not the owner. */
  run(id: string): DurableObjectStub<AnalysisRun> {
    return this.runs.getByName(id);
  }

  /** Stores the upload, starts its analysis and returns the id; that of the assessment which it revises where that is of the same
   * file for the same purpose, so that there is nothing to check. `onReceived` is called with all that was sent before
   * the start. Throws the validation errors and `usage-limit`; in every such case nothing is left stored and no unit is used. */
  async submit(source: Source, userId: number, { id = crypto.randomUUID(), onReceived }: Named = {}): Promise<string> {
    const submission: Submission = { id, userId, uploadKey: this.uploads.keyFor(randomToken()), taken: "nothing" };
    try {
      const same = await this.accept(source, submission, onReceived);
      if (!same) return submission.id;
      await this.drop(submission.id);
      return same;
    } catch (error) {
      await this.drop(submission.id);
      throw error;
    }
  }

  /** Gives back what an analysis that is not to be has taken. */
  private async drop(id: string): Promise<void> {
    const upload = await this.usage.giveBack(id);
    if (upload) await this.uploads.remove(upload);
  }

  /** Deletes one of the user's assessments and what its object still holds; false when there is none of that id. */
  async remove(id: string, userId: number): Promise<boolean> {
    const isRemoved = await this.assessments.remove(id, userId);
    if (isRemoved) await this.run(id).discard();
    return isRemoved;
  }

  /** Ends the user's analyses under way, and empties the objects of those whose results they may still hold. */
  async forgetUser(userId: number): Promise<void> {
    const running = await this.usage.openIds(userId);
    for (const id of running) await this.drop(id);
    const ended = await this.assessments.idsSince(userId, Date.now() - OBJECT_KEPT_MS);
    await Promise.all([...running, ...ended].map((id) => this.run(id).discard()));
  }

  /** Answers null once the analysis is started, or the assessment of the same file that makes it needless. */
  private async accept(
    source: Source,
    submission: Submission,
    onReceived: Named["onReceived"],
  ): Promise<string | null> {
    const sent = await source({
      begin: (mayBeFree) => this.beginParts(submission, "", mayBeFree),
      further: (index) => ({
        begin: () => this.beginParts(submission, furtherSuffix(index)),
        put: (bytes) => this.putFurther(submission, furtherSuffix(index), bytes),
      }),
    });
    const { values, file: received, further } = sent;
    const fields = submissionFields.safeParse(values);
    if (!received) throw fileRefusal("missing", fields.error && invalidRequest(fields.error).details.fields);
    if (!fields.success) throw invalidRequest(fields.error);
    await onReceived?.(sent);
    const { fileName, format, fingerprint } = received;
    const revised = await this.revised(fields.data, submission.userId);
    if (revised && further.length === 0 && isSame(revised, fingerprint, fields.data))
      return fields.data.revises ?? null;
    const isFree = await this.isFree(submission.userId, received, fields.data, revised);
    await this.settle(submission, isFree);
    const { id, userId, uploadKey } = submission;
    if (received.unstored) await this.uploads.put(uploadKey, received.unstored);
    await this.run(id).start({
      ...{ id, userId, uploadKey, fileName, format, fingerprint },
      ...(further.length > 0 && { further }),
      ...{ fields: fields.data, seriesId: revised?.seriesId, submittedAt: Date.now() },
    });
    return null;
  }

  /** The assessment that a material is a later version of; throws 404 where it is not the user's. */
  private async revised({ revises }: SubmissionFields, userId: number): Promise<Origin | null> {
    if (!revises) return null;
    const origin = await this.assessments.origin(revises, userId);
    if (!origin) throw notFound("The assessment to compare with could not be found. It may have been deleted.");
    return origin;
  }

  /** Whether a check takes no unit: of the very file that it revises, or of one that was just checked and taken for something
   * else. */
  private async isFree(
    userId: number,
    { fingerprint }: ReceivedFile,
    { documentKind }: SubmissionFields,
    revised: Origin | null,
  ): Promise<boolean> {
    if (revised?.fileContent === fingerprint) return true;
    return documentKind !== undefined && this.assessments.hasChecked(userId, fingerprint, Date.now() - CORRECTION_MS);
  }

  private openFree({ id, userId, uploadKey }: Submission): Promise<void> {
    return this.usage.openFree(id, userId, uploadKey);
  }

  /** Takes a unit, once; where the check may be free and there is none left, it waits for `settle`. */
  private async reserve(submission: Submission, mayBeFree = false): Promise<void> {
    const { id, userId, uploadKey, taken } = submission;
    if (taken !== "nothing") return;
    const hasUnit = await this.usage.reserve(id, userId, uploadKey);
    if (!hasUnit && !mayBeFree) throw new AppError("usage-limit", LIMIT_MESSAGE);
    if (!hasUnit) await this.openFree(submission);
    submission.taken = hasUnit ? "unit" : "no-unit";
  }

  /** Once all is known: what is free takes no unit, and everything else has to have one. */
  private async settle(submission: Submission, isFree: boolean): Promise<void> {
    const { id, taken } = submission;
    if (!isFree && taken === "no-unit") throw new AppError("usage-limit", LIMIT_MESSAGE);
    if (!isFree) return this.reserve(submission);
    if (taken === "nothing") return this.openFree(submission);
    if (taken === "unit") await this.usage.makeFree(id);
  }

  /** Files come one after another, so that one at most is under way in parts. */
  private async beginParts(submission: Submission, suffix: string, mayBeFree = false): Promise<R2MultipartUpload> {
    await this.reserve(submission, mayBeFree);
    const parts = await this.uploads.startParts(submission.uploadKey + suffix);
    await this.usage.noteMultipart(submission.id, suffix ? `${parts.uploadId} ${suffix}` : parts.uploadId);
    return parts;
  }

  private async putFurther(submission: Submission, suffix: string, bytes: Uint8Array): Promise<void> {
    await this.reserve(submission);
    await this.uploads.put(submission.uploadKey + suffix, bytes);
  }
}

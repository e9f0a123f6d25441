import { submissionFields } from "#schema/submission.ts";
import { type AnalysisRun, OBJECT_KEPT_MS } from "#worker/analysis/analysis-run.ts";
import { readForm } from "#worker/analysis/multipart-form.ts";
import { fileRefusal, type ReceivedFile, receiveFile } from "#worker/analysis/receive-upload.ts";
import { AppError } from "#worker/lib/errors.ts";
import { randomToken } from "#worker/lib/ids.ts";
import { invalidRequest } from "#worker/lib/validate.ts";
import type { AssessmentStore } from "#worker/store/assessments.ts";
import type { UploadStore } from "#worker/store/uploads.ts";
import type { UsageStore } from "#worker/store/usage.ts";

/** Words of the specification's toast, with what to do about it. */
const LIMIT_MESSAGE =
  "Monthly analysis limit reached. Please upgrade your subscription or wait until next month to continue analysing documents.";

interface Submission {
  id: string;
  userId: number;
  uploadKey: string;
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

  /** Stores the upload, starts its analysis and returns the id. Throws the validation errors and `usage-limit`; in
   * every such case nothing is left stored and no unit is used. */
  async submit(request: Request, userId: number): Promise<string> {
    const submission = { id: crypto.randomUUID(), userId, uploadKey: this.uploads.keyFor(randomToken()) };
    try {
      await this.accept(request, submission);
      return submission.id;
    } catch (error) {
      const upload = await this.usage.giveBack(submission.id);
      if (upload) await this.uploads.remove(upload);
      throw error;
    }
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
    for (const id of running) {
      const upload = await this.usage.giveBack(id);
      if (upload) await this.uploads.remove(upload);
    }
    const ended = await this.assessments.idsSince(userId, Date.now() - OBJECT_KEPT_MS);
    await Promise.all([...running, ...ended].map((id) => this.run(id).discard()));
  }

  private async accept(request: Request, submission: Submission): Promise<void> {
    let file: ReceivedFile | null = null;
    const values = await readForm(request, async (pieces, name) => {
      file = await receiveFile(pieces, name, { begin: () => this.beginParts(submission) });
    });
    const received = file as ReceivedFile | null;
    const fields = submissionFields.safeParse(values);
    if (!received) throw fileRefusal("missing", fields.error && invalidRequest(fields.error).details.fields);
    if (!fields.success) throw invalidRequest(fields.error);
    if (received.unstored) {
      await this.reserve(submission);
      await this.uploads.put(submission.uploadKey, received.unstored);
    }
    const { fileName, format, fingerprint } = received;
    await this.run(submission.id).start({
      ...{ ...submission, fileName, format, fingerprint },
      ...{ fields: fields.data, submittedAt: Date.now() },
    });
  }

  private async reserve({ id, userId, uploadKey }: Submission): Promise<void> {
    if (!(await this.usage.reserve(id, userId, uploadKey))) throw new AppError("usage-limit", LIMIT_MESSAGE);
  }

  /** A unit is taken before the first byte is stored. */
  private async beginParts(submission: Submission): Promise<R2MultipartUpload> {
    await this.reserve(submission);
    const parts = await this.uploads.startParts(submission.uploadKey);
    await this.usage.noteMultipart(submission.id, parts.uploadId);
    return parts;
  }
}

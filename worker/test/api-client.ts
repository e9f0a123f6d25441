import type { AnalysisResult, ProgressRecord } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";

/** A signed-in user of a served application, speaking to its API as a browser does. */
export interface ApiClient {
  userId: number;
  get(path: string): Promise<Response>;
  post(path: string, body?: BodyInit, headers?: Record<string, string>): Promise<Response>;
  /** Submits a file and returns the progress id. */
  submit(file: File, fields: SubmissionFields): Promise<string>;
  progress(id: string, waitMs?: number): Promise<ProgressRecord>;
  /** Follows an analysis to its end. Throws when it fails or takes longer than `limitMs`. */
  result(id: string, limitMs?: number): Promise<AnalysisResult>;
}

/** Opens a demo account on a served application. */
export async function openDemo(url: string): Promise<ApiClient> {
  const origin = { origin: url };
  const opened = await fetch(`${url}/api/auth/demo`, { method: "POST", headers: origin });
  if (!opened.ok) throw new Error(`No demo account: ${opened.status} ${await opened.text()}`);
  const cookie = (opened.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
  const { user } = (await opened.json()) as { user: { id: number } };
  return clientOf(url, cookie, user.id);
}

/** The user of a session cookie. */
export function clientOf(url: string, cookie: string, userId: number): ApiClient {
  const headers = { cookie, origin: url };
  const get = (path: string) => fetch(`${url}${path}`, { headers });
  const post = (path: string, body?: BodyInit, more: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { method: "POST", body: body ?? null, headers: { ...headers, ...more } });
  const progress = async (id: string, waitMs = 0) => {
    const response = await get(`/api/analyze-progress/${id}?wait=${waitMs}`);
    if (!response.ok) throw new Error(`Progress: ${response.status} ${await response.text()}`);
    return (await response.json()) as ProgressRecord;
  };
  return {
    userId,
    get,
    post,
    progress,
    async submit(file, fields) {
      const form = new FormData();
      form.set("audience", fields.audience);
      form.set("channel", fields.channel);
      if (fields.context) form.set("context", fields.context);
      if (fields.materialType) form.set("materialType", fields.materialType);
      form.set("file", file);
      const response = await post("/api/analyze", form);
      if (!response.ok) throw new Error(`Submit: ${response.status} ${await response.text()}`);
      return ((await response.json()) as { progressId: string }).progressId;
    },
    async result(id, limitMs = 60_000) {
      const until = Date.now() + limitMs;
      while (Date.now() < until) {
        const record = await progress(id, 2000);
        if (record.result) return record.result;
        if (record.progress === 100) throw new Error(record.stage);
      }
      throw new Error(`No result within ${limitMs} ms`);
    },
  };
}

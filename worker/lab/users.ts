import { randomBytes, randomUUID } from "node:crypto";
import { sha256Hex } from "#worker/lib/ids.ts";
import { type ApiClient, clientOf } from "#worker/test/api-client.ts";
import { type AppInUse, runSql } from "#worker/test/served-app.ts";

/** More than a run can use. */
const ANALYSES = 100_000;
const FIRST_ID = 9000;

/** Signed-in users with all the analyses they need, written into the database: signing up is limited per minute. */
export async function openUsers(app: AppInUse, count: number): Promise<ApiClient[]> {
  const users = Array.from({ length: count }, (_, i) => ({ id: FIRST_ID + i, token: randomBytes(32).toString("hex") }));
  const people = users.map(({ id }) => `(${id}, '${randomUUID()}@example.com', 'Load ${id}', 'none', ${ANALYSES})`);
  const now = Date.now();
  const sessions = await Promise.all(
    users.map(async ({ id, token }) => `('${await sha256Hex(token)}', ${id}, ${now + 3_600_000}, ${now})`),
  );
  runSql(
    app,
    `INSERT INTO users (id, email, username, password_hash, extra_analyses) VALUES ${people.join(", ")};
     INSERT INTO sessions (token_hash, user_id, expires_at, last_seen_at) VALUES ${sessions.join(", ")};`,
  );
  return users.map(({ id, token }) => clientOf(app.url, `session=${token}`, id));
}

import type { AssessmentListItem } from "#schema/assessment.ts";
import type { ApiClient } from "#worker/test/api-client.ts";

/** What became of the materials of one user. */
export interface Account {
  user: ApiClient;
  /** Analyses that the server has taken on. */
  accepted: string[];
  /** Uploads that were cut off before an answer: the server may have taken them on, or hold a unit for them. */
  cutOff: number;
}

export interface Tally {
  accepted: number;
  complete: number;
  ended: number;
  lost: number;
  twice: number;
  wrongUnits: number;
}

const PAGE = 20;
const LONGEST_MS = 120_000;
/** How the stage of an analysis begins that has ended without a result. */
const SAID_FAILED = "Error:";

async function savedIds({ get, userId }: ApiClient): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const list = (await (
      await get(`/api/assessments/user/${userId}?page=${page}&limit=${PAGE}`)
    ).json()) as AssessmentListItem[];
    ids.push(...list.map(({ id }) => id));
    if (list.length < PAGE) return ids;
  }
}

/** Compares what a user was promised with what is saved: every accepted analysis is complete or has said that it
 * failed, none is saved twice, and the units used are those of the saved ones. An upload that was cut off may have
 * been completed, or hold its unit until the sweep. */
export async function settle({ user, accepted, cutOff }: Account): Promise<Tally> {
  const tally: Tally = { accepted: accepted.length, complete: 0, ended: 0, lost: 0, twice: 0, wrongUnits: 0 };
  const complete: string[] = [];
  for (const id of accepted) {
    const end = await user.result(id, LONGEST_MS).catch((error: unknown) => String(error));
    if (typeof end !== "string") complete.push(id);
    else if (end.includes(SAID_FAILED)) tally.ended++;
    else tally.lost++;
  }
  const saved = await savedIds(user);
  for (const id of complete) {
    const copies = saved.filter((one) => one === id).length;
    if (copies === 0) tally.lost++;
    else tally.complete++;
    if (copies > 1) tally.twice++;
  }
  const { used } = (await (await user.get("/api/usage-limits")).json()) as { used: number };
  const held = used - saved.length;
  const mayHold = cutOff - saved.filter((id) => !accepted.includes(id)).length;
  if (held < 0 || held > mayHold) tally.wrongUnits = Math.abs(held);
  return tally;
}

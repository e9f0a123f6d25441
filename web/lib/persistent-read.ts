import { ApiError, ConnectionError, read } from "#web/lib/api.ts";

/** How long a call without an answer is tried again, in milliseconds. */
export const GIVE_UP_MS = 2 * 60_000;
const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 15_000;
/** How long one try may take. */
const TRY_MS = 20_000;

const PASSING_STATUS: readonly number[] = [408, 429];

/** Whether a failure may be over in a while: no connection, a server that restarts or has too much to do. */
export const isPassing = (error: unknown) =>
  error instanceof ConnectionError ||
  (error instanceof ApiError && (error.status >= 500 || PASSING_STATUS.includes(error.status)));

/** Waits, but not longer than until the browser is connected again. */
function pause(ms: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      done();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
  });
}

/** Calls the API as `read` does, and again, at longer and longer intervals, while the failure may pass; after
 * `GIVE_UP_MS` it throws the last one. `onCutOff` is told of every try that failed and is followed by another. */
export async function readPersistently<T>(path: string, signal: AbortSignal, onCutOff: () => void): Promise<T> {
  const until = Date.now() + GIVE_UP_MS;
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(2 * delay, LONGEST_DELAY_MS)) {
    try {
      return await read<T>(path, { signal: AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]) });
    } catch (error) {
      if (signal.aborted || !isPassing(error) || Date.now() + delay > until) throw error;
    }
    onCutOff();
    await pause(delay);
    signal.throwIfAborted();
  }
}

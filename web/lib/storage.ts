/** Everything this site keeps in the browser. `user` is the name that the specification gives. */
export const STORAGE_KEYS = {
  user: "user",
  consent: "cookie-consent",
  draft: "checker-draft",
  run: "checker-run",
  queue: "checker-queue",
  /** The plan chosen on the pricing page, until it is started. */
  plan: "selected-plan",
  /** "off" where single keys are no shortcuts. */
  shortcuts: "single-keys",
  /** What was typed on a page that had to be left or loaded anew. */
  typed: "typed-text",
} as const;

const listeners = new Set<() => void>();

/** Calls back whenever something stored may have changed, in this tab or another. */
export function watchStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Reads a JSON value; `undefined` when it is absent, damaged, or the browser refuses storage. */
export function readStored(storage: () => Storage, key: string): unknown {
  try {
    const text = storage().getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes a JSON value, or removes the key when it is `undefined`. Answers whether it could be done:
 * private windows and full stores refuse. */
export function writeStored(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
    for (const listener of listeners) listener();
    return true;
  } catch {
    return false;
  }
}

// Taken when used: merely touching them throws where a browser blocks site data.
export const local = () => window.localStorage;
export const session = () => window.sessionStorage;

/** Forgets all that belongs to a person; the cookie choice belongs to the browser and stays. */
export function forgetPerson() {
  writeStored(local, STORAGE_KEYS.user, undefined);
  writeStored(local, STORAGE_KEYS.draft, undefined);
  writeStored(session, STORAGE_KEYS.run, undefined);
  writeStored(session, STORAGE_KEYS.queue, undefined);
  writeStored(session, STORAGE_KEYS.plan, undefined);
  writeStored(session, STORAGE_KEYS.typed, undefined);
}

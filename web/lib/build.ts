/** Why a part of the code could not be fetched. */
export type LoadFailure = "offline" | "unreachable" | "new-release" | "broken";

/** A piece of the page's code could not be fetched; a fault in the code itself is another matter. */
export class CodeMissing extends Error {}

/** Code that is fetched when it is needed. Throws `CodeMissing` where it cannot be. */
export const onDemand = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch((cause: unknown) => {
    throw new CodeMissing("A piece of the page's code could not be fetched", { cause });
  });

/** Address of the script that this page began with; its name differs from release to release. */
function ownEntry(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : undefined;
}

/** Finds out why a part of the code could not be fetched, by asking for the page anew: a release since has put another
 * script into it, and the files of the old one may be gone. */
export async function whyLoadFailed(): Promise<LoadFailure> {
  if (navigator.onLine === false) return "offline";
  try {
    const response = await fetch(window.location.pathname, { cache: "no-store" });
    if (response.status >= 500) return "unreachable";
    const entry = ownEntry();
    return entry && !(await response.text()).includes(entry) ? "new-release" : "broken";
  } catch {
    return "unreachable";
  }
}

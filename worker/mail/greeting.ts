/** Words of letters, also joined by hyphens and apostrophes, and initials: nothing that a mail program makes a link of. */
const PLAIN_NAME =
  /^(?:(?:\p{Lu}\.)+|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*[.,]?)(?: (?:(?:\p{Lu}\.)+|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*[.,]?))*$/u;
/** Longer ones are sentences rather than names. */
const MAX_CHARS = 50;

/** How a message begins. Anybody can sign up with somebody else's address and write what they like for a name: what is
 * not plainly one is left out, so that no message of ours carries a stranger's words. */
export function greeting(username: string): string {
  return username.length <= MAX_CHARS && PLAIN_NAME.test(username) ? `Hello ${username},` : "Hello,";
}

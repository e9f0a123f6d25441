/** Changes whenever the words of a prompt or the form of an answer change; stored with every result. */
export const PROMPT_VERSION = "2026.11.2";

import { RETENTION } from "#schema/retention.ts";

const MINUTE_MS = 60_000;

/** When the text of an analysis that ended then (ISO 8601, or ms) is deleted from the server, in ms. */
export const textUntil = (ended: string | number): number =>
  new Date(ended).getTime() + RETENTION.extractedTextMinutes * MINUTE_MS;

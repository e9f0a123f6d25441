/** Assessments on a page of the activity history. */
export const PAGE_SIZE = 20;

/** What the sidebar asks for; it shows the first two. */
export const RECENT_COUNT = 3;

/** Longest text that the history can be searched for, in characters. */
export const MAX_SEARCH_CHARS = 100;

/** What of a file can be checked, by what is in it. Uploads beyond one of these are refused with a message that names it;
 * pages may tell them beforehand. The reasons stand with the reader's other limits. */
export const READING_LIMITS = {
  /** Of a PDF, and of a text that form feeds part into pages. */
  pages: 1_000,
  /** Of text, blanks included, whatever the format: about 150,000 words of English. */
  characters: 1_000_000,
  /** Paragraphs, lines and table cells, whatever the format. */
  paragraphs: 50_000,
  /** Pixels along one side of a picture. */
  pictureSide: 20_000,
} as const;

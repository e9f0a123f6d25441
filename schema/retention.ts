/** How long things are kept. The worker deletes by this table, and the public pages state it. */
export const RETENTION = {
  /** An upload is deleted when its analysis ends; what a crash left behind, after this long. */
  leftoverUploadMinutes: 60,
  /** The extracted text, for the marked-up view, after the analysis is complete. */
  extractedTextMinutes: 15,
  /** The object that ran an analysis, with its progress and result. */
  progressHours: 24,
  assessmentMonths: 12,
  /** Longest quotation that a kept result holds of a material. */
  quotationChars: 300,
  /** A demo account that nobody has opened. */
  idleDemoDays: 7,
  sessionDays: 30,
  /** A session of an administrator that is not used. */
  adminIdleHours: 12,
  /** A device that is known from an earlier log-in. */
  deviceDays: 180,
  /** Names that programs gave to their submissions, so that a repetition is not analysed twice. */
  idempotencyHours: 24,
  /** What was sent to a webhook, for the list of deliveries. */
  deliveryDays: 30,
  resetLinkMinutes: 60,
  verifyLinkHours: 24,
} as const;

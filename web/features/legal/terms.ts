/** The stated terms, in one place for both legal pages. */
export const LEGAL = {
  /** As printed at the head of both pages; to be changed with their wording. */
  lastChanged: "21 November 2026",
  refundDays: 30,
  /** Notice of other prices, and of changes to either page. */
  priceNoticeDays: 30,
  /** In which a complaint about personal data is acknowledged. */
  complaintDays: 30,
} as const;

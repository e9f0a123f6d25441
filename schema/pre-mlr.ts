/** What every result that leaves by API, assistant or command line says of itself. */
export const PRE_MLR_NOTICE =
  "Pre-MLR check: it certifies nothing and does not replace medical, legal and regulatory review. Material must still go through MLR before publication.";

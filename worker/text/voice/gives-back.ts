/** A sentence of a reply that only gives back what the enquirer asked or told. */
export const GIVES_BACK =
  /^\W*(?:thank you for (?:your|asking|getting|ringing|calling)|you (?:also |then |have |had )?(?:asked|telephoned|rang|called|wrote|enquired|wanted to know|wondered|described|told us|mentioned|said|say|heard|reported|had heard|quoted)|your (?:\w+ )?(?:question|enquiry|query|request)|in (?:reply|answer|response) to your)\b/i;

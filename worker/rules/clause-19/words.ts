import { phrases } from "../pattern.ts";

/** Things that benefit the receiver personally. */
const GIFTS =
  "gift|gifts|giftcard|voucher|vouchers|hamper|hampers|chocolates|champagne|ipad|ipads|headphones|smartwatch|prize|prizes|raffle|sweepstake|reward|rewards|cashback|freebie|freebies|goody|perk|perks|lottery|jackpot|giveaway|giveaways|kindle|sunglasses|umbrella|umbrellas|portrait|portraits|headshot|headshots|caricature|caricatures|massage|massages|manicure|bouquet|mug|mugs|stethoscope|stethoscopes|treats";
const RECEIVES =
  "win|wins|winning|receive|receives|get|gets|claim|claims|earn|earns|collect|collects|enjoy|redeem|choose|pick|take|offer|offers|offering|give|gives|giving|send|sends|thank|enter|entered|entry|free|complimentary|yours|available|every|each|first|plus|say";

export const OFFERS_GIFT = phrases(
  `${RECEIVES} ..10 ${GIFTS}`,
  `${GIFTS} ..8 ${RECEIVES}|worth|awaits|await|waiting`,
  "prize|free|lucky|cash|grand draw",
  "enter|entered|entry ..6 draw|raffle|sweepstake|competition|lottery",
  "win a|an|one|the|our|tickets|two|@money",
  "gift|shopping|amazon|store|retail|book|e|digital|restaurant card|cards|voucher|vouchers|token|tokens|credit",
  "@money ..4 gift|voucher|vouchers|card|shopping|credit|token|tokens",
  "chance|opportunity to win",
  "loyalty|reward|bonus points|scheme|programme|card",
  "professional|free|complimentary|personal portrait|portraits|headshot|headshots|photograph|photographs|photo|caricature",
  "as a thank|small|token ..3 thank|you|gesture|thanks ..12 receive|send|give|get|voucher|gift|donate|@money",
  "donate|donation ..8 for every|each",
  "for every|each ..14 donate|donation",
);
/** Uses of those words that are no gift. */
export const NO_GIFT = phrases(
  "gift aid",
  "prize ..8 poster|essay|trainee|abstract|society|college|university|nobel|research",
  "nobel|essay|poster|trainee|society ..2 prize",
  "rewards|reward ..3 of|and risk|risks|practice|work",
  "winner|winners ..3 society|college",
  "donate ..4 blood|organ|organs|plasma",
  "reply|competition ..2 act|law|between",
  "voucher|prescription ..2 nhs|exemption",
  "bonus ..4 salary|pay",
);
/** Things given for a practice, a board or a department rather than a person. */
export const BENEFIT = phrases(
  "service|services|nurse|nurses|support|funding|audit|audits|training|equipment|fridge|fridges|machine|machines|software|spirometer|monitors|scanner|staff|days|review|reviews|clinic|clinics|discount|rebate|payment|payments|grant|sum|place|places|course|courses|money|help|offer|programme|free|package|sessions|@money|bonus|contribution|sponsorship|pharmacist|analyst",
);
/** What a gift or service may never hang on. */
export const PRODUCT_ACT = phrases(
  "prescribe|prescribes|prescribed|prescribing|prescription|prescriptions",
  "switch|switches|switched|switching|convert|converts|converted|converting|conversion|conversions",
  "change|changes|changed|changing|move|moves|moved|moving|transfer|transferred|start|starts|started|starting|initiate|initiated|put|place|placed ..8 @product|to our|on our",
  "formulary|formularies",
  "first line|choice|option",
  "patients|patient|people ..6 changed|switched|moved|converted|started|transferred",
  "uptake|market|sales|volume|volumes|units|usage",
  "share ..3 percent|%|prescribing|market",
  "buy|buys|bought|order|orders|ordered|purchase|purchases|purchased|stock|stocks ..8 @product|packs|boxes|units|our",
  "use|uses|using|adopt|adopts|list|lists|listed|listing|add|adds|added|choose|chooses|recommend|recommends ..4 @product",
  "@product ..6 added|listed|adopted|chosen|used|recommended|patients",
);
/** Words that hang one thing on another. */
export const CONDITION = phrases(
  "in return|exchange",
  "provided|providing that|the|you|your|they",
  "on condition",
  "condition that|of",
  "conditional on|upon",
  "if|when|once|unless|until|where ..14 prescribe|prescribes|prescribed|switch|switched|switches|change|changed|move|moved|formulary|start|started|list|listed|reach|reaches|reached|adopt|adopted|order|ordered|convert|converted|target|add|added|use|uses|share|buy",
  "as|so long as",
  "only|exclusively|reserved|restricted|limited ..6 to|for|available|practices|boards|trusts|surgeries|those|sites|departments|clinics",
  "eligible|eligibility|qualify|qualifies|entitled|unlocks|unlock|triggers|earns|earn",
  "practices|boards|trusts|surgeries|sites|departments|clinics|areas|those|pharmacies|prescribers|doctors|anyone|gps|teams ..3 that|who|which|prescribing|switching|using|listing|adopting|moving ..14 prescribe|prescribing|switch|switching|list|listing|adopt|adopting|add|reach|move|moving|use|using|start|starting|change|changing|choose|order|buy|do",
  "depends|dependent|linked|tied|contingent ..2 on|to|upon",
  "withdrawn|withdraw|stops|stop|ends|end|lapses|cease|ceases|cancelled|reclaim|reclaimed ..10 if|unless|when|below|fewer|less",
  "if|fewer|below|less ..16 withdrawn|withdraw|stops|stop|ends|lapses|cease|ceases|cancelled|reclaim|reclaimed|no longer",
  "for|with each|every ..10 patient|patients|prescription|prescriptions|pack|switch|start|order",
  "reward|rewards|rewarding|thank|thanks|recognition|recognise|appreciation ..8 for|of",
  "commit|commits|committing|agree|agrees|agreeing|sign|signs|pledge ..6 to|that",
);
/** Says that no such link exists. */
export const NO_LINK = phrases(
  "not|never|no|nor|without|cannot|neither ..8 linked|link|conditional|condition|conditions|tied|depend|depends|dependent|inducement|obligation|obliged|required|requirement|connected|related|affect|affects|influence|bearing|reward|contingent|expectation|expected|promotion|reliant",
  "whatever|whichever|regardless|irrespective|independent|independently",
  "whether or not",
  "any|every licensed|make|medicine|product",
  "open ..3 any|all",
  "same|open ..4 whichever|whatever|all|any",
);

/** A service to people who already take the medicine, not to those who decide on it. */
export const FOR_THOSE_PRESCRIBED = phrases(
  "patient|patients|people|person|adults|anyone ..4 prescribed",
  "prescribed ..8 patient|patients|people",
);
export const DECIDERS = phrases(
  "practice|practices|board|boards|trust|trusts|surgery|surgeries|department|departments|you|your|prescribers|doctors|gps|pharmacies",
);

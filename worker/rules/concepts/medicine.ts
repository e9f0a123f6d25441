import { CARE_PLACE } from "../vocabulary/care-places.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";
import { PRESCRIBE } from "../vocabulary/prescribing.ts";
import { concept } from "./concept.ts";

const THING =
  "injection|jab|shot|infusion|tablet|pill|capsule|patch|spray|inhaler|puffer|cream|gel|ointment|lotion|foam|pen|implant|sachet|syrup|vaccine|drop|drops|biologic|antibody|pessary|lozenge|suppository|lacquer|statin|drug|remedy";
const KIND = `${THING}|treatment|medicine|medication|therapy|product|brand|option|formulation`;
const PURPOSE =
  "weight|slimming|menopause|sleep|sleeping|migraine|asthma|hay|allergy|reflux|gout|pain|skin|acne|hair|cholesterol|cancer|dementia|arthritis|heart|kidney|eczema|psoriasis|wrinkle|thyroid|flu|pneumonia|shingles|diabetes|copd|epilepsy|antibiotic|prescription|hormone";

/** One medicine is meant, without its name. */
export const ONE_MEDICINE = concept(
  `the|our|this|that|his|her|their|my|another ..2 ${KIND}`,
  `a|an|one ${THING}`,
  `a|an|one new|newer|little|single|simple|prescription|daily|oral|alternative|different|once|monthly|weekly|yearly|existing|better ..2 ${KIND}`,
  `${PURPOSE} ..1 ${KIND}`,
  `a|an|one ${PURPOSE} ..1 ${KIND}`,
  "an oral|injectable|inhaled alternative",
  "botulinum|botox|finasteride|semaglutide|tirzepatide|liraglutide|sildenafil|tadalafil|wegovy|ozempic|mounjaro|saxenda|viagra|tretinoin|isotretinoin|oseltamivir|melatonin|propranolol",
  "the new class",
);

/** A medicine is bought, offered or put in stock for whoever comes. */
export const ON_OFFER = concept(
  "in|back stock",
  "walk|pop|drop|come in|by ..3 today|now|any|and",
  "@money",
  "buy|order|shop|voucher|coupon|discount|giveaway|competition",
  "with code",
  "free consultation|delivery|trial|sample",
  `available|${PRESCRIBE}|dispensed|stocked ..4 online|form|questionnaire|today|now|after|at|from|monday|here|clinic`,
  "ask ..4 desk|counter|us|staff|team|inside|reception|surgery|gp|doctor|nurse|pharmacist|consultant",
  `see|call|ring|visit|find|book ..3 your|our|a|us ..1 gp|doctor|${CARE_PLACE}|salon|shop|pharmacist|today|now`,
  `talk|speak|chat to|with ..2 your|our|a|the ..1 ${CLINICIAN}|clinic|surgery|team`,
  "start|begin|join|click|swipe|tap here|now|today|below|up|link",
  "link below",
  "offer|price|only|just this|ends|until|from ..2 month|week|sunday|weekend|friday|now",
  "code ..1 for|at|mel*",
  "is|are down to",
  "only one|@number company|maker|firm makes|make",
);

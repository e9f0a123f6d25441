import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { isMeeting, offered } from "./words.ts";

const FAMILY =
  "partner|partners|spouse|spouses|husband|husbands|wife|wives|family|families|guest|guests|companion|companions|friend|friends|children|plus";
const WELCOMES = phrases(
  `bring|bringing ..4 ${FAMILY}`,
  `husband|husbands|wife|wives|spouse|spouses|companion|families|family|guests|guest ..8 welcome|invited|included|join|accompany|attend|stay|free|complimentary`,
  "partner|partners ..6 welcome|invited|included|join|stay|free|complimentary",
  `invite|invites|invited|welcome|including|include|for|with you|your|and|a|accompanying ..2 spouse|spouses|husband|husbands|wife|wives|family|guest|companion`,
  `you|delegates and|plus ..1 your|a|one|their ${FAMILY}`,
  "your partner|guest|family ..8 dinner|programme|hotel|room|stay|flight|flights|travel|join|welcome",
  "plus one|guest",
  "partner|partners|spouses|husbands|wives|families ..4 own ..2 programme|itinerary|tour|coach|excursion|outing",
  "partner|partners|spouses|husbands|wives|families have|has|get ..3 programme|itinerary|tour|outing",
  "you and mr|mrs|ms|miss",
  "dr|doctor|professor and mr|mrs|ms|miss",
  "other|better half|halves",
  "significant other|others",
  "loved one|ones",
  "someone special",
  "partner|partners|guest|family|companion programme|places|package|ticket|tickets|rate",
  "double|twin|family room|rooms ..6 partner|spouse|guest|family|two",
  "children|kids|under|families ..5 stay|stays|go|goes|come|welcome|free|club|eat|looked|entertained",
  "family|interconnecting|adjoining wing|room|rooms|suite|suites|cottage",
  "creche|babysitter|babysitting|childcare|kids",
  "you both|two",
  "accompanying persons|person|guests|guest|partners|partner",
);
const NOT_GUESTS = phrases(
  "guest speaker|speakers|lecture|lecturer|editor|faculty|wifi|wi",
  "welcome to our guests",
  "industry|delivery|nhs|collaboration|sponsor|commercial|partner partners|organisations|organisation",
  `${PATIENT} ..6 family|families|partner|children`,
  "not|cannot ..2 be? admitted|admit|attend|accompany|accommodated|join",
  "talk|talks|talking|speak|speaking|explain|explaining|communicate|communicating|listen|listening to|with a|the|their|his|her? family|families|partner|partners",
  "family doctor|doctors|practice|medicine|history|planning|therapy|support",
);
const OWN_COST = phrases("own expense|cost|costs", "charge|cost|fee|price ..4 @money", "pay ..3 themselves|own");

function find(facts: Facts): Hit[] {
  const places = ownWords(WELCOMES, facts, offered(facts).concat(ownCost(facts))).filter(
    (m) => !hasPhrase(NOT_GUESTS, facts, [m.sentence]),
  );
  return hitsIn(
    facts,
    places,
    (words) =>
      `“${clip(words)}” extends the meeting to people who are not delegates. Hospitality must not be offered to accompanying persons, save for a delegate’s health need.`,
    "State that hospitality is for registered delegates only.",
  ).map((hit) => ({ ...hit, severity: pays(facts, hit) ? "LOW" : "HIGH" }));
}

const DENIED = phrases("not|no|cannot");

/** Guests who pay for themselves are no cost to the company; a person should still ask why they are invited. */
function ownCost(facts: Facts) {
  return facts.sentences.filter(
    (s) =>
      s.zone === "body" &&
      hasPhrase(OWN_COST, facts, [s]) &&
      hasPhrase(WELCOMES, facts, [s]) &&
      !hasPhrase(DENIED, facts, [s]),
  );
}

function pays(facts: Facts, hit: Hit): boolean {
  const sentence = facts.sentences.find((s) => hit.at && s.start <= hit.at.start && hit.at.start < s.end);
  return sentence !== undefined && hasPhrase(OWN_COST, facts, [sentence]);
}

/** Clause 10.1: no accompanying persons. */
export const guests: Check = {
  id: "clause-10/guests",
  requirement: "10.no-guests-entertainment",
  severity: "HIGH",
  duty: "must",
  themes: ["meetings-and-hospitality"],
  applies: isMeeting,
  find,
  examples: {
    flagged: [
      {
        text: "You are invited to our meeting. [[Bring your partner for the boat trip.]]",
        why: "a partner is asked along",
      },
      {
        text: "RSVP for the gout symposium. [[Spouses are included in the dinner at no charge.]]",
        why: "spouses fed free",
      },
      {
        text: "Register now for the gout symposium. [[Rooms are booked for you and a guest of your choice.]]",
        why: "a room for a guest",
      },
    ],
    clean: [
      {
        text: "You are invited to a congress. The exhibition is for delegates only; accompanying persons cannot be admitted.",
        why: "guests kept out",
      },
      {
        text: "You are invited to a meeting. We cannot accommodate guests who are not delegates in their own right.",
        why: "guests refused",
      },
      { text: "You are invited to a meeting. Our guest speaker is Dr A Field.", why: "a speaker" },
      {
        text: "You are invited to a workshop on talking to patients and their families.",
        why: "families as the topic",
      },
      {
        text: "You are invited to a study day. By the end you will be able to explain to the family what a second fit means.",
        why: "a skill to be learnt",
      },
    ],
    inapplicable: [
      {
        text: "Bring your family to the open day of the charity.",
        audience: "patients",
        why: "not a meeting of professionals",
      },
    ],
  },
};

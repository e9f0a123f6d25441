import { written } from "../checks/written.ts";
import {
  COMPANION,
  EXCESS,
  GATHERING,
  INVITED,
  LAVISH,
  PLAIN_HOST,
  PLEASURE,
  PLUS_ONE,
  WELCOMED,
} from "../concepts/leisure.ts";

const none = [PLAIN_HOST];
const FUN = "makes entertainment, sport or leisure part of a meeting or of what the company offers";
const RICH = "describes a venue, meal, drink or journey that is more than modest, or that is the attraction";
const GUESTS = "extends hospitality to people who have no part in the meeting";
const OUT_OF_PROPORTION = "offers food, drink, nights or travel that outweigh the education or that stand alone";
const COMBINATIONS = [
  { all: [COMPANION, WELCOMED, GATHERING], none, why: GUESTS },
  { all: [PLUS_ONE, WELCOMED], none, why: GUESTS },
  { all: [PLEASURE, GATHERING], none, why: FUN },
  { all: [PLEASURE, INVITED], beside: [GATHERING], none, why: FUN },
  { all: [PLEASURE, LAVISH], none, why: FUN },
  { all: [PLEASURE, EXCESS], none, why: FUN },
  { all: [LAVISH, GATHERING, INVITED], none, why: RICH },
  { all: [LAVISH, EXCESS], none, why: RICH },
  { all: [EXCESS, INVITED], beside: [GATHERING], none, why: OUT_OF_PROPORTION },
];

/** Clause 10.1: whatever the words, hospitality is modest, secondary to education and for delegates alone. */
export const pleasure = written({
  id: "clause-10/pleasure",
  requirement: "10.educational-content",
  severity: "HIGH",
  duty: "must",
  themes: ["meetings-and-hospitality"],
  needsConfirmation: true,
  when: { audience: ["hcp", "payers"] },
  meetings: [
    {
      ideas: COMBINATIONS,
      unless: "a direction for the layout",
      unlessRefused: [],
      rule: "Hospitality must be modest, secondary to the education and for delegates alone (Clause 10.1).",
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[Talks on gout until four, then croquet on the lawn with our team.]]",
        channel: "email",
        why: "sport after the talks",
      },
      { text: "[[Delegates will be met by a chauffeur and shown to the penthouse.]]", channel: "email", why: "luxury" },
      { text: "[[Better halves have a programme of their own, lunch included.]]", channel: "email", why: "companions" },
      {
        text: "[[Ten minutes of slides, then the hypnotist.]]",
        channel: "email",
        why: "a show with a talk as the excuse",
      },
    ],
    clean: [
      {
        text: "Update on epilepsy: patients had two more seizure-free days a month.",
        channel: "email",
        why: "a result",
      },
      {
        text: "The surgery's partners and our nurse meet for a session on recall.",
        channel: "email",
        why: "partners in a practice",
      },
      {
        text: "The meeting is followed by tea and a sandwich. Nobody may bring a spouse to the dinner.",
        channel: "email",
        why: "no companions",
      },
      {
        text: "A hypnotist was suggested for the launch meeting and turned down.",
        channel: "sales",
        why: "turned down",
      },
      {
        text: "The symposium is at the hospital's lecture theatre on Castle Road.",
        channel: "email",
        why: "a plain venue",
      },
      {
        text: "Update on knee pain: patients who want to play golf or tennis again.",
        channel: "email",
        why: "what patients do",
      },
    ],
    inapplicable: [{ text: "Golf day for charity", audience: "patients", why: "not for professionals" }],
  },
});

import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";

const PATIENTS =
  "patient|patients|adult|adults|person|everyone|everybody|woman|man|child|case|cases|prescription|consultation";
/** Use without selection. */
const INDISCRIMINATE = phrases(
  `start|starting|put|prescribe|prescribing|give|giving|switch|switching|move|moving|offer|convert|try|use|choose ..4 all|every|each|any ..3 ${PATIENTS}`,
  `all|every ..1 your ..4 ${PATIENTS} ..6 today|now|tomorrow|start|need|needs|deserve|deserves|should|benefit`,
  `whoever|whatever|whichever ..2 ${PATIENTS} ..6 @product|prescribe|choose`,
  "no need to ..2 select|choose|screen|assess|think|worry",
  "why ..3 start|use|prescribe|choose|try|reach ..3 anything|something else",
  "prescribe|prescribing|start|use ..4 without hesitation|thinking|delay|second",
  "prescribe|use|start|switch|choose ..3 first|always ..2 ask|think questions|later",
  "do not ..3 wait|hesitate|think|delay ..4 prescribe|start|switch|prescribing",
  "one size fits all",
  "a|one @number? tablet|inhaler|spray|medicine|injection|answer ..3 for|fits all|every|everyone",
);
const SELECTED =
  /\b(?:alert|patient|reminder|steroid) card\b|\b(?:leaflet|booklet|guide|diary)\b|\b(?:every|each|all) (?:patients?|adults?|people) on \d|\bwhichever direction\b|\b(?:neither|not (?:expected|advised|intended|meant|recommended)|eligible|suitable|appropriate|selected|licensed|indicated|who (?:meet|have|need|are)|if (?:appropriate|suitable|needed)|contraindicat|assessed|in whom|after)\b|\bsafe(?:ty)? information\b|\bbefore (?:starting|treatment)\b/i;

/** 14.4: promotion encourages rational use; it does not push indiscriminate use. */
export const rationalUse = written({
  id: "clause-14/rational-use",
  requirement: "14.rational-use",
  severity: "MEDIUM",
  duty: "must",
  themes: ["exaggerated-claim", "misleading-claim", "dosing-information"],
  when: { is: ["promotion"] },
  faults: [
    {
      says: INDISCRIMINATE,
      unless: SELECTED,
      issue:
        "{words} urges use without selecting patients. Promotion must encourage the rational use of a medicine (Clause 14.4).",
      advice: "Delete the sentence, or say for which patients the licence allows the medicine.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[[Start Tavorel in all your patients today.]]",
        why: "everybody",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\n[[Why would you start with anything else?]]",
        why: "no alternative",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nGive every patient the alert card. Start every patient on 5 mg.",
        why: "a card and a dose",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nCheck liver enzymes in all patients before starting Tavorel.",
        why: "a caution",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nConsider Tavorel for suitable patients after two other treatments.",
        why: "selection",
      },
    ],
    inapplicable: [
      { text: "Start all your patients on regular walks. Support for physiotherapists.", why: "no medicine" },
    ],
  },
});

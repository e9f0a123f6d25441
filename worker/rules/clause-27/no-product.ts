import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";
import { CLINICIAN } from "../vocabulary/clinicians.ts";

const OURS = "@product|our";

const PROMOTES = phrases(
  `mention|mentions|recommend|recommends|feature|features|promote|promotes|praise|endorse|endorses|suggest|suggests|favour|favours|prefer|push|highlight|list|lists|name|names ..8 @product`,
  `include|includes|carry|carries|publish|publishes|run|print|share|post|link|links|circulate|forward|display|tell|tells|direct|steer|refer|point|encourage|ask|say|says ..12 @product`,
  `mention|mentions|recommend|recommends|feature|promote|promotes|endorse|suggest|favour|prefer|steer|direct|encourage ..10 our ..3 medicine|treatment|product|tablet|injection|inhaler|therapy|brand`,
  `ask|asks ..4 ${CLINICIAN} ..4 for|about @product|our|it|us`,
  `ask|asks ..3 ${CLINICIAN} for`,
  "let|tell|remind|inform|alert|steer|guide|point|nudge|direct ..3 members|callers|readers|patients|families|people|visitors|followers|sufferers|parents ..8 @product|exists|brand|medicine|tablet|inhaler|injection|treatment",
  `members|callers|readers|patients|families|people ..10 ask|request|try|choose|switch|told|hear|learn ..6 ${OURS} ..3 medicine|treatment|product`,
  `members|callers|readers|patients|families|people ..10 ask|request|try|choose|switch|told|hear|learn ..6 @product`,
  "@product ..10 first|best|preferred|hope|answer|breakthrough|newsletter|article|website|leaflet|members|callers",
);

const BY_NAME = phrases(
  "speak|speaks|write|writes|talk|talks|report|reports ..3 warmly|well|highly|kindly|favourably|positively|enthusiastically ..2 of|about",
  `raise|raises|discuss|mention|bring ..1 it|this|that ..3 with|to ..2 their|your|a ..1 ${CLINICIAN}|team|clinic`,
  "feature|features|article|articles|mention|mentions|story|stories|item|items|piece|pieces|page|post|posts ..10 by ..1 name",
  "feature|features|article|articles|piece|pieces|story|post|posts ..3 on|about ..2 our ..2 new|medicine|treatment|product",
);

const DISPLAYS = phrases(
  "banner|banners|advert|advertisement|poster|leaflet|link|links|logo|panel|page|article|film|feature ..3 on|about|for|of|to ..3 @product",
  "page|link|leaflet ..3 on|about|for ..3 our ..3 medicine|treatment|product",
  "banner|banners|advert|advertisement|panel ..6 treatment|medicine|link|linking|links|site",
);

const LICENCE_FACT = phrases(
  "no|not|never|nothing ..3 medicine|medicines|product|treatment",
  "package leaflet|licensed|indicated|side effects",
  "what|whatever|anything ..2 likes|like|wishes|wish|chooses|choose|pleases",
);

const PROMOTES_PRODUCT = [...PROMOTES, ...BY_NAME, ...DISPLAYS];

/** Clause 27.1: a company must not ask a patient organisation to promote a medicine. */
export const noProduct = written({
  id: "clause-27/no-product",
  requirement: "27.no-product-in-po-material",
  severity: "HIGH",
  duty: "must",
  themes: ["patient-organisations", "promotion-to-public"],
  when: { is: ["a dealing with a patient organisation"] },
  faults: [
    {
      says: PROMOTES_PRODUCT,
      unless: LICENCE_FACT,
      issue: "{words} asks a patient organisation to promote a prescription only medicine, which no company may do.",
      advice: "Leave all mention of a medicine out of the arrangement.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "To the charity: we are glad to fund your helpline.\n[[Please mention Zelvorin (zelvotriptan) in your newsletter.]]",
        audience: "patients",
        why: "a medicine in the newsletter",
      },
      {
        text: "Grant to the patient association\n[[Callers should be told that they can ask for our new treatment.]]",
        audience: "patients",
        why: "callers steered",
      },
    ],
    clean: [
      {
        text: "Agreement with the charity: grant of £4,000 from Zelvorin (zelvotriptan) makers\nThe charity may say what it likes about Zelvorin.",
        audience: "patients",
        why: "its freedom to speak",
      },
      {
        text: "Agreement with the charity: donation of £4,000\nNothing in this agreement asks the charity to promote, or to favour, any medicine.",
        audience: "patients",
        why: "ruled out",
      },
      {
        text: "Grant to the patient association\nPlease share this disease leaflet; its content is yours to edit.",
        audience: "patients",
        why: "no medicine",
      },
      {
        text: "Payments to patient organisations in the UK\nPlease see the page on our funding for patient organisations.",
        audience: "patients",
        why: "the way to the company's own page on its funding",
      },
    ],
    inapplicable: [
      { text: "Zelvorin (zelvotriptan): ask your nurse.", audience: "patients", why: "no patient organisation" },
    ],
  },
});

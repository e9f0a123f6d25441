import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";

const THANKS =
  "thank|thanks|thanked|acknowledge|acknowledged|acknowledges|acknowledgement|credit|credited|named|mentioned|declared|declaration|stated|statement|appear|appears|logo";

const LATE_THANKS = phrases(
  `${THANKS} ..12 last|back|final|closing|inside ..2 page|pages|cover|slide|screen|paragraph|credits|line`,
  `${THANKS} ..12 end|foot|bottom|close of ..4 page|pages|report|booklet|text|website|site|film|article|newsletter|document|slide|letter|guide|leaflet|video|references|programme|publication|book|paper`,
  `${THANKS} ..10 in ..4 small|footnote|footnotes|appendix|annex|endnote|endnotes`,
  "last|back|final page|cover|slide|screen ..8 acknowledge*|thank*|credit*|named",
  `${THANKS}|line|note ..14 printer|imprint|small|tiny|inside|credits|very ..4 end|details|print|cover|roll|back|foot`,
);

const EARLY = phrases(
  "logo|logos ..8 only|use",
  "logo|logos ..12 may|can|shall ..2 be? ..1 used|shown|printed|reproduced",
  "first|front|opening|title|outset|beginning|start|top ..2 page|cover|screen|slide|of|and|as",
  "at|from the outset|start|beginning",
  "as well as|also|again|repeated",
);

/** Clause 25.3: support is acknowledged from the outset, in words that show its nature. */
export const acknowledgement = written({
  id: "clause-25/acknowledgement",
  requirement: "25.sponsorship-wording",
  alsoUnder: ["5.6"],
  severity: "MEDIUM",
  duty: "must",
  themes: ["company-involvement-declaration", "patient-organisations"],
  when: { is: ["an arrangement with an organisation"], isNot: ["a meeting"] },
  faults: [
    {
      says: LATE_THANKS,
      unless: EARLY,
      issue:
        "{words} puts the acknowledgement where readers meet it last. Support must be acknowledged from the outset, in words that show its kind and influence.",
      instead: "The support and the company’s part in it will be stated at the outset, on the first page and screen.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Agreement with the charity: grant of £5,000\n[[Our support will be acknowledged on the back cover.]]",
        audience: "patients",
        why: "at the back",
      },
      {
        text: "Sponsorship of the report\n[[Northgate Pharma will be thanked in a footnote at the end of the text.]]",
        audience: "patients",
        why: "a footnote at the end",
      },
    ],
    clean: [
      {
        text: "Agreement with the charity: grant of £5,000\nOur support will be stated on the first page and again on the back cover.",
        audience: "patients",
        why: "from the outset",
      },
      {
        text: "Grant agreement. The funding ends in March; acknowledgement is made at the outset.",
        audience: "patients",
        why: "from the outset",
      },
    ],
    inapplicable: [{ text: "See the last page for references.", why: "no arrangement" }],
  },
});

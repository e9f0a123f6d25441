const STATEMENT =
  "Adverse events should be reported. Reporting forms and information can be found at https://yellowcard.mhra.gov.uk. Adverse events should also be reported to Northgate Pharma Ltd on 01632 960111.";

/** A complete abbreviated advertisement; each part may be put otherwise. */
export function advertisement(
  parts: {
    place?: string;
    name?: string;
    indication?: string;
    legal?: string;
    holder?: string;
    website?: string;
    spc?: string;
    statement?: string;
    more?: string;
  } = {},
): string {
  const {
    place = "ADVERTISEMENT - The Headache Journal, printed edition, quarter page",
    name = "[Logo] Zelvorin (tavorimib)",
    indication = "For the prevention of migraine in adults with at least four migraine days a month",
    legal = "Legal classification: POM",
    holder = "Northgate Pharma Ltd, 4 Mill Street, Derby DE1 2AB",
    website = "Information about this product, including adverse reactions, precautions, contraindications and method of use, can be found at www.northgate.example/zelvorin",
    spc = "Prescribers are recommended to consult the summary of product characteristics before prescribing.",
    statement = STATEMENT,
    more = "",
  } = parts;
  return [place, name, indication, legal, holder, more, website, spc, statement]
    .filter((part) => part !== "")
    .join("\n\n");
}

export const LEAVEPIECE =
  "Zelvorin (tavorimib) 40 mg capsules\nFor UK health professionals\n\nFor migraine in adults.\n\n[QR code] Scan this QR code for Zelvorin prescribing information.";

import { spanAt } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { BRIEFING, email, LINK, leavepiece, PI } from "../checks/example-texts.ts";
import { besideBrand } from "../facts/beside-brand.ts";
import { isMenuEntry, type NamePair } from "../facts/generic-name.ts";
import type { Facts } from "../facts/index.ts";
import type { Line, Span } from "../facts/types.ts";
import type { Check } from "../types.ts";

const isListed = (facts: Facts, line: Line) => /^(?:[-•–*·]|\d{1,2}[.)])/.test(wordsOf(facts, line));
/** A line that only cites a document of the medicine. */
const CITED = /\b(?:summary of product characteristics|SmPC|SPC)\b/i;

/** Whether the name stands anywhere but in menus, among references and in the words that say where prescribing information is. */
function isShown(facts: Facts, name: string): boolean {
  const { products, lines, prescribingInformation } = facts;
  const mentions = products.find((p) => p.name === name)?.mentions ?? [];
  const isAside = (line: Line) =>
    line.zone === "references" ||
    isMenuEntry(facts, line) ||
    (isListed(facts, line) && CITED.test(wordsOf(facts, line)));
  const inPointer = ({ start }: Span) =>
    prescribingInformation.pointers.some((one) => one.start <= start && start < one.end);
  return mentions.some((mention) => {
    const line = spanAt(lines, mention.start);
    return !(line && isAside(line)) && !inPointer(mention);
  });
}

/** The names that are due in the piece: of the medicine that it promotes and of those it has prescribing information for. */
function pairsOwed({ promotion, obligatory, prescribingInformation }: Facts): NamePair[] {
  if (!promotion.owesObligatoryItems) return [];
  const main = promotion.medicines[0]?.name;
  return obligatory.names.filter(
    ({ product }) => product === main || prescribingInformation.blocks.some((b) => b.products.includes(product)),
  );
}

/** The non-proprietary name with its strength on a line of its own, as it stands under a logo, whose letters are a picture. */
function isUnderLogo(facts: Facts, { generic }: NamePair): boolean {
  if (generic === null) return false;
  const { blocks } = facts.prescribingInformation;
  return facts.lines.some((line) => {
    const words = wordsOf(facts, line).trim();
    return (
      words.toLowerCase().startsWith(generic.toLowerCase()) &&
      /^\s?\d[\d.,]* ?(?:mg|micrograms?|mcg|g|ml|IU|units?|%)[^.]{0,30}$/i.test(words.slice(generic.length)) &&
      !blocks.some((b) => b.start <= line.start && line.start < b.end)
    );
  });
}

/** The non-proprietary name as it is put in behind a brand name; a gap for the writer where the piece does not give it. */
const genericInserted = ({ generic }: NamePair): string => ` (${generic ?? "[non-proprietary name]"})`;

/** A disease that bears a name ("Dravet syndrome") is no medicine. */
const DISEASE = /^[\s®™]{0,3}(?:'s |’s )?(?:syndrome|disease|disorder)\b/i;
const namesDisease = ({ view }: Facts, { end }: Span) => DISEASE.test(view.text.slice(end, end + 20));

/** 12.4: the non-proprietary name stands immediately beside the most prominent display of the brand name. */
export const genericName: Check = {
  id: "clause-12/generic-name",
  requirement: "12.inn-adjacent",
  severity: "MEDIUM",
  duty: "must",
  themes: ["non-proprietary-name"],
  applies: (facts) => facts.promotion.owesObligatoryItems && facts.obligatory.names.length > 0,
  find: (facts) =>
    pairsOwed(facts)
      .filter(
        (n) =>
          (!n.beside || n.later) &&
          isShown(facts, n.product) &&
          !namesDisease(facts, n.prominent) &&
          !isUnderLogo(facts, n),
      )
      .map((n) => ({
        at: n.prominent,
        issue: n.later
          ? `"${n.product}" stands largest where the non-proprietary name is not; ${n.generic ?? "it"} comes beside it only later. It must stand immediately next to the most prominent display of the brand name.`
          : n.present
            ? `The non-proprietary name (${n.generic}) is in the piece but not beside "${n.product}". It must stand immediately next to the most prominent display of the brand name.`
            : `${n.product} is named without its non-proprietary name, which must stand immediately next to the most prominent display of the brand name.`,
        fix: { kind: "insert", at: besideBrand(facts, n.prominent), text: genericInserted(n) },
      })),
  examples: {
    flagged: [
      {
        text: "Slide 1  [[ZELVORIN]]\nPromotional, for UK health professionals\n\nSlide 2  Adults with migraine\n\nSlide 3  Zelvorin (tavorimib) prescribing information: scan the QR code",
        channel: "conference",
        why: "two slides later than the largest brand name",
      },
      {
        text: leavepiece({ heading: "[[ZELVORIN]]\n40 mg capsules\nFor UK health professionals" }),
        why: "brand alone in the headline; the generic only in the prescribing information",
      },
      {
        text: email({
          subject: "Subject: [Promotional] [[Zelvorin]] results",
          claim: "Fewer migraine days with Zelvorin in adults: see the Zelvorin SPC.",
        }),
        channel: "email",
        why: "no generic name anywhere",
      },
      {
        text: leavepiece({
          heading: "[[ZELVORIN]] Ovalo\nThe inhaler for your day\nFor UK health professionals",
          claim: "Adults on Zelvorin Ovalo had fewer attacks.",
        }),
        why: "a second word of the brand, and no generic name after it",
      },
      {
        text: leavepiece({
          heading: "[[Zelvorin]] (no live vaccine during treatment) 40 mg capsules\nFor UK health professionals",
          claim: "Fewer migraine days with Zelvorin in adults.",
          pi: LINK,
        }),
        channel: "website",
        why: "what stands in brackets is advice",
      },
      {
        text: leavepiece({
          heading: "[[ZELVORIN]]\nFor UK health professionals",
          pi: PI,
          claim:
            "Adults on Zelvorin had fewer migraine days. The molecule, which chemists call tavorimib, was found in 2009.",
        }),
        why: "in the text, but nowhere beside the brand",
      },
    ],
    clean: [
      {
        text: `Eye drops with Hyetellose\nFor UK health professionals\nHyetellose soothes dry eyes in adults. Hyetellose is tolerated well.\n${LINK}`,
        channel: "website",
        why: "the substance is named, and no brand",
      },
      {
        text: `Guide for UK health professionals\nIf LDL is still high at three months, change to tavorimib 40 mg (Zelvorin). Zelvorin reduced LDL by a half.\n${PI}`,
        why: "the brand in brackets behind its substance",
      },
      {
        text: "Slide 1  ZELVORIN (tavorimib)\nFor UK health professionals\n\nSlide 2  ZELVORIN in adults with migraine",
        channel: "conference",
        why: "beside the first and largest",
      },
      { text: leavepiece(), why: "in brackets beside the brand" },
      {
        text: leavepiece({ heading: "Zelvorin-D 3\nTavorimib\nFor UK health professionals" }),
        why: "below a brand with a letter and a figure to it",
      },
      {
        text: `- Zelvorin\n- Oldexin\n- Contact us\n\n${leavepiece({ heading: "Zelvorin\n\ntavorimib\n\nFor UK health professionals" })}`,
        channel: "website",
        why: "the entry of a menu is no display, and below the title a gap may stand",
      },
      {
        text: leavepiece({
          heading: "For UK health professionals\n\nTavorimib 40 mg\n\nFewer migraine days",
          claim: "Adults on Zelvorin had fewer migraine days.",
        }),
        why: "under a logo whose letters are drawn",
      },
      {
        text: leavepiece({ heading: "For adults with Dorvane syndrome\nZelvorin (tavorimib) 40 mg capsules" }),
        why: "a disease that bears a name",
      },
      {
        text: leavepiece({
          heading: "ZELVORIN (botulinum toxin type A, strain H2) 50 units\nFor UK health professionals",
        }),
        why: "a name of several words",
      },
      {
        text: leavepiece({
          heading: "Zelvorin (clostridium tavorimib toxin type A) 100 units\nFor UK health professionals",
        }),
        why: "a toxin by the name of what makes it",
      },
      {
        text: leavepiece({ heading: "Zelvorin (tavorimib HCl) 400 mg tablets\nFor UK health professionals" }),
        why: "with the salt",
      },
      {
        text: leavepiece({
          heading:
            "ZELVORIN e-DETAIL, HEADACHE TEAM\nPromotional, for UK health professionals\n\nSCREEN 1\nZelvorin (tavorimib) 40 mg capsules",
        }),
        why: "the first line is what its makers call the piece",
      },
      { text: leavepiece({ heading: "ZELVORIN® ▼ (tavorimib) 40 mg capsules" }), why: "after the marks of the name" },
      {
        text: leavepiece({ heading: "Zelvorin 40 mg capsules (tavorimib)\nFor UK health professionals" }),
        why: "after the strength and form",
      },
      {
        text: leavepiece({ heading: "ZELVORIN\ntavorimib capsules\nFor UK health professionals" }),
        why: "on the line below the brand",
      },
      {
        text: leavepiece({ heading: "Zelvorin (tavorimib/candesarone) tablets\nFor UK health professionals" }),
        why: "two active ingredients",
      },
      {
        text: leavepiece({
          heading: "ZELVORIN▼ Ovalo\n(tavorimib and candesarone) inhalation powder\nFor UK health professionals",
        }),
        why: "after the second word of the brand",
      },
      {
        text: leavepiece({
          heading: "ZELVORIN (recombinant glycoprotein, AD-12) suspension for injection\nFor UK health professionals",
        }),
        why: "a biological medicine by what it is made of",
      },
      {
        text: leavepiece({ heading: "ZELVORIN auto-injector (tavorimib-R) 40 mg\nFor UK health professionals" }),
        why: "after the device, with the letter of the strain",
      },
      {
        text: leavepiece({ heading: "ADVERTISEMENT\n\nZ E L V O R I N\n(tavorimib) 40 mg capsules" }),
        why: "set with room between the letters",
      },
      {
        text: leavepiece({ heading: "ZELVORIN PF\ntavorimib / candesarone\nFor UK health professionals" }),
        why: "two substances on the line below",
      },
    ],
    inapplicable: [{ text: BRIEFING, channel: "sales", why: "a briefing" }],
  },
};

import { everyMatch } from "#worker/text/every-match.ts";
import { standsIn } from "#worker/text/may-match.ts";

/** What is sold beside medicines and is none: said of a name in the piece itself. */

const SAID_TO_BE =
  /(?<![\p{L}\d])(\p{Lu}\p{L}{3,30})[®™]?(?:[,:]? (?:is|are|was|remains)|,| –| [^.\n]{3,50},) (?:only )?(?:an? |the |classed as an? |sold as an? )?(?:\p{L}+ ){0,2}?(?:(?:CE|UKCA)(?:[- ]marked| and \w+[- ]marked)? )?(?:medical device|food supplement|foodstuff|cosmetic(?: product)?|medical food|food for special medical purposes)\b/gu;
/** Signs that the same name is a medicine all the same. */
const IS_MEDICINE =
  /\b[Pp]rescribing [Ii]nformation\b|\bPRESCRIBING INFORMATION\b|\bPLGB\b|\bPOM\b|\bsummary of product characteristics\b|\bS(?:m)?PC\b/;

/** Said beneath the name, in a line of what the thing is: "Dripella® drop guide (a medical device, UKCA marked)". */
const LABELLED =
  /^\W{0,4}(\p{Lu}\p{L}{3,30})(?![^\n]{0,80}\b(?:\d[\d.,]* ?(?:mg|micrograms?|mcg|units?)|pens?|auto-?injectors?|syringes?|inhalers?)\b)[®™]?[^\n]{0,50}[(–,] ?(?:an? )?(?:(?:CE|UKCA)[- ]marked )?(?:medical device|food supplement|cosmetic product)\b/gmu;

/** Said of a name: that it is something which companies run and give a name. That it has four letters is looked at ahead: four in a row
 * take a runtime 40 ms to compile. */
const RUN_BY_A_COMPANY =
  /(?<![\p{L}\d])(\p{Lu}(?=\p{L}{3})\p{L}{1,30})[®™]? (?:is|was) (?:an? |the |our )(?:[\p{Ll}-]+ ){0,3}(?:programme|initiative|scheme|campaign|platform|portal|website|web ?site|app|academy|newsletter|podcast|range|registry|charity|foundation|conference|congress)\b/gu;

/** Names that the text says are of programmes, websites or events. Pure. */
export const programmeNames = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(RUN_BY_A_COMPANY), ([, name = ""]) => name));

/** Inhalers and pens that makers give to several of their medicines: the name of none. */
const FAMILIES =
  /(?<![\p{L}\d])(?:Turbohaler|Turbuhaler|Accuhaler|Evohaler|Diskhaler|Handihaler|HandiHaler|Respimat|Easyhaler|NEXThaler|Spiromax|Ellipta|Breezhaler|Genuair|Novolizer|Autohaler|Easi-Breathe|Clickhaler|Aerolizer|FlexPen|FlexTouch|KwikPen|SoloStar|SensoReady|ClickJect|SureClick|Penfill|InnoLet)(?!\p{L})/gu;

/** Fillers and what is injected with them, which are devices wherever they are sold. */
const FILLERS =
  /(?<!\p{L})(?:juv[eé]derm|profhilo|restylane|belotero|teosyal|radiesse|sculptra|ellans[eé]|revolax|sunekos)(?!\p{L})/giu;
/** Kinds of one of them. */
const KINDS_OF_FILLER = /(?<!\p{L})(?:volbella|vollure|voluma|volift|volite|volux|skinvive)(?!\p{L})/giu;

const titled = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1).toLowerCase()}`;

/** Names of devices, supplements or cosmetics, as the text says or as they are known by. Pure. */
export function deviceNames(text: string): Set<string> {
  const fillers = [...everyMatch(FILLERS, text), ...everyMatch(KINDS_OF_FILLER, text)].map(([name]) => titled(name));
  const families = new Set([...Array.from(text.matchAll(FAMILIES), ([name]) => name), ...fillers]);
  if (standsIn(IS_MEDICINE, text)) return families;
  const names = [...everyMatch(SAID_TO_BE, text), ...everyMatch(LABELLED, text)].map(([, name = ""]) => name);
  // A logo in capitals is the name that the copy writes with one.
  return new Set([...families, ...names.flatMap((name) => [name, titled(name)])]);
}

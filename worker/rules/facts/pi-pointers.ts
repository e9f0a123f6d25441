import { wordsOf } from "#worker/text/words-of.ts";
import type { BaseFacts, Sentence, Span } from "./types.ts";

/** Where a piece says that prescribing information is. `label` names it and shows no way to it; `request`, `enclosed`
 * and `denied` are no way that Clause 12 knows. */
export type PiRoute = "qr" | "link" | "in-piece" | "stand" | "label" | "enclosed" | "request" | "denied";

export interface PiPointer extends Span {
  route: PiRoute;
  /** Names of the medicines that it speaks of; empty when it names none. */
  products: string[];
  /** A link that is not direct: by a home page, log-in, menu or second step. */
  indirect: boolean;
  /** The words say what the code or link is for. */
  instructed: boolean;
}

const NAMED = /\b[Pp]resc(?:ribing)?\.? [Ii]nfo\b|\bprescribing information\b|\bPI\b(?![- ]?[A-Z]*-?\d)/;
const ANYCASE = /\bprescribing (?:(?:and|&) (?:adverse (?:events?|reactions?)|safety)(?: reporting)? )?information\b/i;
const DENIED =
  /\b(?:(?:no|without|omit(?:s|ting|ted)?|lacks?|leave out|left out|(?:not|n't) (?:include|add|carry|contain|give|show|need|attach)[a-z]*) (?:any |the |full |[\p{L}-]+'?s? )?presc(?:ribing)?\.? info(?:rmation)?\b|presc(?:ribing)?\.? info(?:rmation)? (?:is |was |has been |will be |has )?(?:not|omitted|left out|no longer|unavailable|missing|to follow|cannot)\b|presc(?:ribing)?\.? info(?:rmation)? (?:is|was) available nowhere\b|(?:presc(?:ribing)?\.? info(?:rmation)?|PI) (?:(?:button|link|tab|panel|code|page|block) )?(?:(?:was|is|were|has been|had been) )?(?:taken (?:off|out|down)|removed|pulled|dropped|stripped|deleted)\b|(?:with no|without) PI\b)/iu;
/** Said to be not needed. */
const NOT_NEEDED =
  /\b(?:no need|need(?:s|ed)? (?:no|not)|not necessary|unnecessary|(?:do|does|did) not (?:need|have|require)|exempt(?:s|ed)? from|spare[sd]? (?:us|it|the piece)|rather than|so no|hence no|therefore no)\b[^.\n]{0,110}\b(?:presc(?:ribing)?\.? info(?:rmation)?|PI)\b|\b(?:presc(?:ribing)?\.? info(?:rmation)?|PI)\b[^.\n]{0,40}\b(?:not|never|n't) (?:be )?(?:needed|required|necessary|due|called for|apply|owed)\b/i;
/** The next sentence tells that what stands on another item is not on this one. */
const NOT_REPEATED =
  /\b(?:none of (?:these|them|this|that|it)|(?:these|they|it|this|which) (?:is|are|was|were|has|have|need) not|not)\b[^.\n]{0,40}\b(?:repeated|carried|reprinted|printed|shown|included|needed|given|put) ?(?:again|here|on (?:it|this))?\b/i;
const QR =
  /\bQR\b|\bscan(?:ned|ning)?\b|\b(?:point|hold|aim|open) [^.\n]{0,24}\b(?:camera|phone|smartphone)\b|\bdata ?matrix\b|\b(?:square|2D|matrix) (?:bar)?code\b/i;
const STAND =
  /\b(?:stand|booth|registration desk|welcome desk)\b|\bprinted cop(?:y|ies)\b|\bon (?:every|each) (?:chair|seat|table)\b/i;
const IN_PIECE =
  /\b(?:overleaf\b|(?:facing|opposite|adjacent|next|following|last|final|inside|back|reverse|rear|second) (?:page|side|panel|cover|slide|screen|of)\b|on the (?:back|reverse|other side|inside)\b|at the (?:end|back|foot|bottom|rear)\b|end of (?:this|the)\b|below\b|(?:on|see) (?:page|pages|slide|slides|screen|panel|section)s? \d|(?:is|are|on|see|at) (?:the )?(?:page|slide|panel|screen) \d|(?:next|following|last|final) (?:two|three|four|five|six|\d{1,2}) (?:pages|sides|panels|slides|sheets)\b|(?:sheet|leaf) of (?:this|the same) (?:letter|mailing|leaflet|folder|card|piece)\b|in the footer\b|beneath\b|under(?:neath)? this\b|at the (?:top|head)\b|above\b)/i;
const LINK =
  /https?:|\bwww\.|\b[a-z0-9-]{1,63}\.(?:example|co\.uk|com|org|net)\b|\bclick(?:s|ed|ing)?\b|\blink(?:s|ed)?\b|\btap(?:s|ped)?\b|\bopens\b|\bhyperlink|\bbutton\b|\btab\b|\bbanner\b/i;
const REQUEST =
  /\b(?:(?:on|upon|by) request\b|available (?:on request )?from (?:your|our|the (?:company|representative|medical))\b|(?:ask|contact|telephone|phone|ring|call|e-?mail|write to) (?:your|our|us|the|medical)\b|from (?:your|our) (?:\w+ )?representative\b|representative (?:will|can) (?:send|provide|bring|give|supply|show)\b)/i;
/** Promised for later, or left to a compendium. */
const LATER =
  /\b(?:(?:will|can|shall|may) be (?:sent|e-?mailed|posted|supplied|provided|handed|issued|forwarded|shared|made available)\b|(?:[Ww]e|I|[Tt]hey)(?:'ll| will| can| shall) (?:send|e-?mail|post|bring|forward|supply|share)\b|(?:reply|write back|respond)\b|ask (?:me|for)\b|to follow\b|when (?:I|we|he|she|they) (?:call|visit|come|meet)\b|(?:see|consult|in|on|from) (?:the )?(?:emc|eMC|electronic medicines compendium|MIMS|BNF|British National Formulary)\b)/;
/** Promised for a time or place that comes after the piece has done its work: at the meeting, in its chat, once
 * registered. */
const PROMISED =
  /\b(?:(?:will|can|shall|is to) (?:then )?(?:be|have|find|get|receive|see|go|appear|follow|come|reach|put|post|drop|show)\b[^.\n]{0,90}\b(?:during|in the chat|(?:at|near) the (?:start|end|beginning|close) of the (?:meeting|webinar|session|event|talk|evening|broadcast|call)|on the (?:day|night|evening)|at the (?:meeting|event|webinar|venue|door|session|symposium)|on arrival|(?:joining|welcome|confirmation|reminder|follow-?up|delegate) (?:e-?mail|pack|instructions|bag|message))\b|(?:once|after|when|as soon as|only after) (?:you(?:'ve| have)? |they(?:'ve| have)? )?(?:register(?:ed|ing)?|sign(?:ed|ing)? (?:up|in)|join(?:ed|ing)?|book(?:ed|ing)?|attend(?:ed|ing)?|complet(?:ed?|ing) the form)\b|(?:during|in the chat of) the (?:webinar|meeting|session|event|call|broadcast|live event)\b)/i;
const WAY_HERE =
  /https?:|\bwww\.|\.example\b|\bclick here\b|\bscan\b|\bbelow\b|\boverleaf\b|\bhere\b|\bthis (?:link|code|page|button)\b/i;
const ENCLOSED =
  /\b(?:attached|enclosed|accompan\p{L}+|separate(?:ly)?|in the envelope|provided with|sent with|alongside)\b/iu;
/** On a website, without an address or with a way to go on from it. */
const SITE =
  /\b(?:on|at|from|via|through|visit) (?:our|the|its|the company(?:'s)?|\p{L}+(?:'s)?) (?:\p{L}+ )?(?:web)?site\b/iu;
const INDIRECT =
  /\b(?:home ?page\b|log(?:ging)?[- ]?in\b|register(?:ing)?\b|registration\b|password\b|menu\b|library\b|resources?\b|(?:then|and) (?:select|choose|go to|search|open|follow|pick)\b|(?:choose|select|pick) ["']?\p{Lu}|follow the links?\b|search for\b|(?:two|three|four|several|\d) clicks\b|navigate\b|scroll\b|downloads? (?:area|centre|page|section)\b|documents? (?:page|section|centre)\b|enter your\b|(?:about us|products?) (?:tab|page|section)\b|company (?:web)?site\b|corporate\b)/iu;
const DIRECT = /\b(?:one|single)[- ]click\b|\bopens? (?:directly|in one)|\bdirect(?:ly)?\b|\bno log[- ]?in\b/i;
const FULL_DETAILS =
  /\b(?:full|further|more|complete|product|additional) (?:product |prescribing )?(?:details|information|particulars)\b/i;

/** A heading that stands over whatever way to prescribing information follows it. */
function isTitle(words: string): boolean {
  return words.length < 60 && !/[.:!]\W*$/.test(words);
}

function routeOf(words: string, after: string, facts: BaseFacts, span: Span): PiRoute {
  if (DENIED.test(words) || NOT_NEEDED.test(words)) return "denied";
  const { channel, materialType } = facts.submission;
  if (channel !== "conference" && channel !== "sales" && materialType !== "slide-deck")
    if (PROMISED.test(words) && !WAY_HERE.test(words)) return "request";
  if (QR.test(words)) return "qr";
  const linked = facts.links.some((link) => link.start < span.end && span.start < link.end);
  if (LINK.test(words) || linked) return "link";
  if (STAND.test(words)) return "stand";
  if (IN_PIECE.test(words)) return "in-piece";
  if (SITE.test(words)) return "link";
  if (REQUEST.test(words) || LATER.test(words)) return "request";
  if (ENCLOSED.test(words)) return "enclosed";
  if (/^\s*(?:https?:|www\.|\[?link)/i.test(after)) return "link";
  if (/^\s*\[?QR\b/i.test(after) || (isTitle(words) && QR.test(after.split("\n\n")[0] ?? ""))) return "qr";
  if (NOT_REPEATED.test(after.split("\n")[0] ?? "")) return "denied";
  const opensOnScreen = channel === "email" || channel === "website" || channel === "social";
  return opensOnScreen && words.length < 200 ? "link" : "label";
}

/** "Want the prescribing information? Go to …": the way stands in the answer. */
const ASKS = /\?\W{0,3}$/;
const NEXT_STEP =
  /^\W{0,3}(?:then|next|from there|once there|there,?|now) (?:you )?(?:open|choose|select|pick|click|tap|go|follow|look|search|find|scroll|log|sign)\b/i;
const CLOSED_MENU =
  /\b(?:(?:closed|collapsed|folded|hidden) (?:[\p{L}-]+ )?(?:menu|accordion|panel|list)\b|(?:menu|accordion)\b[^\n]{0,30}\b(?:is |stays )?(?:closed|collapsed|hidden)\b|contents of the [^\n]{0,20}menu\b|\b(?:opens|opened|appears|shows|seen|unfolds|drops down|listed)\b[^\n]{0,30}\b(?:when|once|after|only on|behind|under) [^\n]{0,40}(?:\b(?:menu|(?:hamburger|three[- ]bar|burger) icon|three (?:lines|bars|dots))\b|[☰≡]))/iu;
const MENU_LINES = 14;
const MENU_LINE_CHARS = 40;

/** Whether the words are an entry of a menu that is closed until it is opened. */
export function inClosedMenu(facts: BaseFacts, at: number): boolean {
  const own = facts.lines.findIndex((l) => l.start <= at && at < l.end);
  for (let i = own - 1; i >= Math.max(0, own - MENU_LINES); i--) {
    const line = facts.lines[i];
    const words = line ? wordsOf(facts, line) : "";
    if (CLOSED_MENU.test(words)) return true;
    // What follows a blank line stands on the page itself.
    if (words.trim().length > MENU_LINE_CHARS || facts.lines[i + 1]?.opensGroup) return false;
  }
  return false;
}

function pointerOf(facts: BaseFacts, sentence: Sentence): PiPointer {
  const { text } = facts.view;
  const own = text.slice(sentence.start, sentence.end);
  const next = facts.sentences[sentence.index + 1];
  const goesOn = next?.line === sentence.line && (ASKS.test(own) || NEXT_STEP.test(text.slice(next.start, next.end)));
  const words = goesOn ? text.slice(sentence.start, next.end) : own;
  const after = text.slice(sentence.end, sentence.end + 200).replace(/^\s+/, "");
  const before = text.slice(Math.max(0, sentence.start - 30), sentence.start);
  const isShort = words.length < 60;
  const route = routeOf(
    isShort && /\[?QR code\]?\s*$/i.test(before) ? `${before} ${words}` : words,
    after,
    facts,
    sentence,
  );
  const products = facts.products
    .filter((p) => p.role === "own" && words.toLowerCase().includes(p.name.toLowerCase()))
    .map((p) => p.name);
  return {
    start: sentence.start,
    end: sentence.end,
    route,
    products,
    indirect:
      route === "link" &&
      (INDIRECT.test(words) || (SITE.test(words) && !LINK.test(words)) || inClosedMenu(facts, sentence.start)) &&
      !DIRECT.test(words),
    instructed: /\bscan|\bclick|\btap|\bopen|\bfor\b|\bhttps?:|\bwww\./i.test(words),
  };
}

/** Words that say where prescribing information is, outside the blocks of it that are printed in the piece. */
export function pointersOf(facts: BaseFacts, blocks: Span[]): PiPointer[] {
  const { text } = facts.view;
  const outside = facts.sentences.filter((s) => !blocks.some((b) => b.start <= s.start && s.end <= b.end));
  const pointers: PiPointer[] = [];
  for (const sentence of outside) {
    const words = text.slice(sentence.start, sentence.end);
    if (NAMED.test(words) || ANYCASE.test(words)) {
      if (
        !/\badverse event (?:reporting )?(?:details|information|statement)[^.]{0,40}\bin the prescribing information\b/i.test(
          words,
        )
      )
        pointers.push(pointerOf(facts, sentence));
    } else if (FULL_DETAILS.test(words) && REQUEST.test(words))
      pointers.push({
        start: sentence.start,
        end: sentence.end,
        route: "request",
        products: [],
        indirect: false,
        instructed: false,
      });
  }
  return pointers;
}

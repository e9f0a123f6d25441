import type { Tell } from "../tell.ts";

/** Journals and the press. */
export const PUBLISHED: Tell[] = [
  {
    kind: "journal-article",
    weight: 2.5,
    where: "any",
    pattern:
      /^\W{0,4}(?:abstract|background|objectives?|aims?|methods?|design(?: and participants)?|setting|participants|interventions?|main outcome measures?|results?|findings|conclusions?|interpretation|discussion)\b(?::|\.| (?=\p{L})|[ \t]*$)(?=[\s\S]{0,6000}^\W{0,4}(?:results?|conclusions?|interpretation)\b)/gmu,
    means: "The headings of an abstract",
    most: 3,
  },
  {
    kind: "journal-article",
    weight: 2,
    where: "any",
    pattern:
      /^\W{0,4}(?:article text|competing interests?|conflicts? of interests?|funding|acknowledge?ments?|strengths and limitations of this study|author contributions?|data availability|correspondence to:?)\b[^\n]{0,60}$/gm,
    means: "A heading of a journal article",
    most: 3,
  },
  {
    kind: "journal-article",
    weight: 4,
    where: "head",
    pattern: /^what you need to know\.?[ \t]*$|^article text[ \t]*$|^\W{0,4}abstract[ \t]*$/gm,
    means: "It opens as a journal article",
  },
  {
    kind: "journal-article",
    weight: 1.5,
    where: "any",
    pattern:
      /\b(?:received|accepted) \d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:19|20)\d\d|\bpmid:? ?\d{6,8}|\bdoi: ?10\.\d{4}|\bcreative commons attribution\b|\bopen access\b/g,
    means: "A journal’s imprint",
    most: 2,
  },
  {
    kind: "journal-article",
    weight: 1,
    where: "any",
    pattern:
      /\bwe (?:randomly|recruited|enrolled|analysed|analyzed|searched|included|estimated|compared|report(?:ed)?|found|aimed|conducted|performed)\b|\bsystematic review\b|\bmeta-analysis\b|\bcohort study\b/g,
    means: "Researchers tell what they did",
    most: 3,
  },
  {
    kind: "news",
    weight: 2,
    where: "any",
    pattern:
      /["'] ?,? (?:said|says|added|adds|commented|explained|told) |\b(?:said|says|added|comment(?:s|ed)|explains):? ["']|, (?:chief executive|director|president|chair|spokes\p{L}+|professor|head|manager)[^.\n]{0,80},? (?:said|says|added|commented|told)\b/gu,
    means: "People are quoted as news does",
    most: 2,
  },
  {
    kind: "news",
    weight: 2.5,
    where: "any",
    pattern:
      /\bthe (?:company|firm|manufacturer|charity|regulator) (?:has )?(?:also )?(?:said|added|claims|estimate[sd])\b|\b(?:mr|mrs|ms|dr|prof(?:essor)?) [\p{L}'’-]{3,30} (?:also )?(?:said|added|stressed|warned|explained) that\b/gu,
    means: "A reporter tells what others said",
    most: 2,
  },
  {
    kind: "news",
    weight: 2,
    where: "head",
    pattern: /^[^\n]{0,40}\bhealth ?care professionals(?: only)?\.?\s{1,6}(?:home\s{1,4})?(?:latest )?news[ \t]*$/gm,
    means: "The banner of a trade press site over its news",
  },
  {
    kind: "news",
    weight: 2,
    where: "any",
    pattern:
      /\bcopyright © (?:pa|press association|reuters)|\b(?:prime highlights|key facts)\b[ \t]*\n|\byou are currently viewing\b|\bread more:|\brelated (?:articles|stories)\b|\bnot currently logged in\b|\bplease login to the form\b|\bsign up to our newsletter\b|\bshare this (?:article|story)\b|\bby our (?:reporter|correspondent)|\bpublished (?:on )?\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december) 20\d\d\s+(?:by|written by)/g,
    means: "The frame of a news site",
    most: 3,
  },
  {
    kind: "news",
    weight: 2,
    where: "any",
    pattern:
      /\bview [^\n]{3,50} drug records?|\bthe latest issue of the drug safety update\b|\bthe update (?:also )?(?:reiterates|recaps)\b|\bfurther information[ \t]*\n\s{0,9}view\b/g,
    means: "A news item of a prescribing guide",
    most: 2,
  },
  {
    kind: "news",
    weight: 3,
    where: "head",
    pattern:
      /\((?:reuters|bloomberg|afp|ap|pa media|press association|dow jones|alliance news)\) ?[-–—]|^(?:\w+ ){0,3}?by [a-z'’-]+ [a-z'’-]+\s{1,4}[a-z]{3,20}[-–]{2}/gm,
    means: "The dateline of a news agency",
  },
  {
    kind: "news",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:drug ?makers?|drugs? (?:giant|major|group|firm)|pharma(?:ceuticals?)? (?:giant|major|group|firm)|biotech firm|(?:us|uk|american|british|french|german|swiss|danish|japanese|indian|israeli|pharma\w*|biotech|healthcare|insulin|vaccines?|generics?) (?:giant|major) (?=\p{L})|(?:drugs?|health(?: costs?)?|medicines?|cost[- ]effectiveness) watchdog|the watchdog)\b/gu,
    means: "Only the press calls a company or a body so",
    most: 2,
  },
  {
    kind: "news",
    weight: 2,
    where: "any",
    pattern:
      /\bthis article is accessible to registered\b|\balready (?:a subscriber|have an account)\b|\blog ?in to your account\b|\b(?:become|are you) a subscriber\b|\bsubscribe (?:now|here|to (?:read|continue))\b|\bto continue reading\b|\bread (?:the full article|more at)\b|\bstart your free trial\b/g,
    means: "A publisher asks for a subscription",
    most: 2,
  },
  {
    kind: "news",
    weight: 1.5,
    where: "head",
    pattern: /^this site is intended for health(?:care)? professionals only\.?[ \t]*$/gm,
    means: "The banner of a trade press site",
  },
  {
    kind: "news",
    weight: 1,
    where: "any",
    pattern:
      /\b(?:has|have) (?:launched|released|issued|unveiled|warned|announced|called for|joined forces)\b|\baccording to (?:new|recent|a|the|figures|data|research)\b|\brecent research from\b|\b(?:ltd|plc|limited|pharmaceuticals),? (?:has )?(?:launche[sd]|unveil|announced)|\bresults from a new survey\b|\bwatchdog\b/g,
    means: "Events are told in the third person",
    most: 3,
  },
  {
    kind: "news",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:photograph|photo|picture|image):? (?:by )?[^\n]{2,40}\/?(?:getty|alamy|reuters|shutterstock|pa)\b|\bgetty images\b|\bjump to comments\b|^share post\b|\bnews filters\b|^latest (?:jobs|news|stories|articles)\s{0,3}$|^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday),? \d{1,2}(?:st|nd|rd|th)? [a-z]{3,9} 20\d\d/gm,
    means: "The frame of a news page",
    most: 2,
  },
  {
    kind: "news",
    weight: 1.5,
    where: "any",
    pattern:
      /\b(?:health secretary|health minister|shadow health|chief executive of nhs england|a spokes\p{L}+ for)\b/gu,
    means: "Public figures are quoted",
    most: 2,
  },
  {
    kind: "news",
    weight: 2,
    where: "head",
    pattern:
      /^last updated at \d{1,2}:[^\n]{0,40}$|\b\d{1,2}:\d\d (?:gmt|bst)\b|^(?:medical|health|science|political|business) (?:editor|correspondent|reporter)\b/gm,
    means: "The hour and the desk of a newspaper",
    most: 2,
  },
  {
    kind: "news",
    weight: 1.5,
    where: "any",
    pattern:
      /\btold (?:the )?(?:bbc|reuters|guardian|times|independent|press association|sky news|radio|mps)\b|\binvestigation has (?:found|revealed)\b|\b(?:lib-?dem|labour|conservative|tory) (?:mp|peer)s?\b|\b(?:select committee|analysts? (?:said|say|expect)|shares (?:in [^\n.]{2,40} )?(?:fell|rose|closed)|earlier this (?:week|month|year))\b/g,
    means: "A reporter writes",
    most: 2,
  },
  {
    kind: "news",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:said|ruled|announced|reported|warned|decided?|told [^.\n]{3,40}) on (?:mon|tues|wednes|thurs|fri)day\b|^on (?:mon|tues|wednes|thurs|fri)day, [^.\n]{3,80}\b(?:said|told|announced|ruled)\b|['’]s shares (?:fell|rose|closed|tumbled|slid|slumped|jumped|dropped|plunged)\b/gm,
    means: "What was said and done is told by the day of the week",
    most: 2,
  },
];

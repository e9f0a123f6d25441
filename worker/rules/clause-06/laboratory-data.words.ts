import { phrases } from "#worker/text/language/phrases.ts";

/* How benefit to people, and what a molecule does, are told. */

/** Benefit to people, as against what a molecule does in a dish. */
export const PROMISE = phrases(
  "so|therefore|hence|thus|meaning|mean|means|translates|translating|translate|making|giving|give|gives|allowing ..10 works|work|better|faster|stronger|relief|control|patients|clinical|efficacy|protection|response|results|longer|safer|fewer|benefit|effective|skin|symptoms",
  "switch|switches|switched|turn|turns off",
  "expect|expects|count on? ..3 clear|fewer|less|better|faster|relief|control|longer",
  "patients|people ..6 benefit|expect|respond|feel|get|gain|notice|recover|heal|clear|relief|protected",
  "your|their|every|more patients|patient",
  "patients|people|adults|women|men|they|he|she|you can|will|could|may ..2 look|expect|enjoy|count|rely|forget|sleep|wake|feel|get|go|have|be|hope|trust|breathe|walk|live",
  "life|year|years|future|day|days|night|nights|season|winter ..1 with|of ..2 fewer|less|no|freedom",
  "night|nights|day|days|morning|mornings|life|weekend|winter|summer without|free",
  "clinically|clinical superior|better|effective|benefit|efficacy|advantage|superiority|results|relief|meaningful",
  "works|working|work ..3 harder|better|faster|deeper|longer|more|times",
  "faster|better|stronger|superior|greater|longer|rapid|powerful|more|deeper|complete ..1 relief|control|response|clearance|healing|protection|efficacy|remission|cure|results|effective|pain",
  "relief|control|healing|response ..4 fast|faster|sooner|quick|quicker|speed",
  "relief|cure|remission|clearance ..3 that lasts|faster|sooner",
  "kills|clears|stops|destroys|eradicates|blocks ..4 infection|pain|itch|disease|inflammation|attack|attacks|seizures|cancer|tumour",
  "reduces|prevents|lowers|cuts|controls|relieves|treats|heals|protects ..4 risk|symptoms|attacks|pain|infection|disease|patients|relapse|flares|hypos|heart|kidney|exacerbations",
  "infections|infection|patients|wounds|skin|symptoms|pain|flares|rash ..3 clear|clears|heal|heals|respond|responds|improve|improves|ease|eases|sooner|faster|quicker|recover",
  "protects|protect|protecting|shields|spares|preserves ..5 damage|nerve|nerves|brain|heart|kidney|kidneys|joints|bone|liver|lungs|cells",
);
export const DISCLAIMED =
  /\b(?:relevance|significance|meaning|implications?|benefit|effect|efficacy|outcomes?) (?:[\w-]{1,15} ){0,8}(?:not|unknown|unclear|uncertain|unproven)\b|\b(?:no|not|cannot|unknown|unclear|do not) (?:[\w-]{1,15} ){0,8}(?:clinical(?:ly)?|patients?|humans?|people|extrapolat\w+|relevance|outcomes?|efficacy)\b/i;
export const LABELLED = /\b(?:in[- ]vitro|laboratory|animal|mouse|rat|volunteers|assay|pre-?clinical|cell line)\b/i;
/** What a molecule does, whether or not the piece says where it was measured. */
export const MECHANISM =
  /\b(?:binds?|affinity|IC50|half-maximal|MIC\d*|receptor occupancy|enzyme inhibition|potency|selectivity)\b/i;
export const TARGET =
  /\b(?:affinity|potency|potent|selectiv\w+|binds?|binding|inhibit\w*|half-maximal|IC50|MIC\d*|minimum inhibitory|receptors?|concentrations?|enzyme|molecul\w+|cell|cytokines?)\b/i;

/** A conclusion drawn in so many words from what a molecule does. */
export const THEREFORE = phrases(
  "so|therefore|hence|thus|meaning|means|translates|why ..10 works|work|better|faster|stronger|relief|control|efficacy|protection|response|longer|safer|fewer|effective|skin|symptoms|pain|heal|heals",
);

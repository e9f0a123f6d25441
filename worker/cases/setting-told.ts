import type { Channel, MaterialType } from "#schema/submission.ts";
import type { LibraryCase } from "./library.ts";
import type { Query } from "./query.ts";
import { caseText } from "./themes-told.ts";

/* What can be said for sure of where a case and a piece appeared, and who read them. The user always says channel and audience; the
 * type of material is often only guessed, and a guess is not told as a fact. A case's label is told only where its words bear it out. */

interface Kind {
  told: string;
  words: RegExp;
}

/** Kinds of material, each with the words by which a text states that it is, or is also, about one. */
const KINDS: Record<string, Kind> = {
  website: {
    told: "a website",
    words: /\b(?:web ?(?:sites?|pages?)|sites?|(?:landing|product|home|open) pages?|internet|online|portal)\b|www\./i,
  },
  "journal-advert": {
    told: "a journal advertisement",
    words: /\b(?:journals?|adverts?|advertisements?|advertorials?|magazines?)\b/i,
  },
  leaflet: { told: "a leaflet", words: /\b(?:leaflets?|leavepieces?|booklets?|brochures?|flyers?|cards?|posters?)\b/i },
  "social-post": {
    told: "a social media post",
    words: /\b(?:LinkedIn|Facebook|Instagram|Twitter|WhatsApp|tweets?|social media|posts?|hashtags?)\b/i,
  },
  meeting: {
    told: "a meeting",
    words: /\b(?:meetings?|symposi(?:um|a)|congress(?:es)?|conferences?|dinners?|webinars?|workshops?)\b/i,
  },
  "press-release": {
    told: "a press release",
    words: /\b(?:press|journalists?|newspapers?|articles?|radio|television)\b/i,
  },
  letter: { told: "a letter", words: /\b(?:letters?|fax(?:es|ed)?|memos?|dear)\b/i },
  email: { told: "an email", words: /\b(?:e-?mail(?:s|ed)?|mailshots?)\b/i },
  presentation: { told: "a presentation", words: /\b(?:slides?|decks?|presentations?|talks?|speakers?)\b/i },
  "internal-briefing": {
    told: "an internal briefing",
    words: /\b(?:brief(?:ings?|ed)|training|bulletins?|call plan)\b/i,
  },
  video: { told: "a video", words: /\b(?:videos?|films?|recordings?|recorded)\b/i },
  "sales-aid": { told: "a sales aid", words: /\b(?:(?:detail|sales) aids?|leavepieces?)\b/i },
  "exhibition-stand": { told: "an exhibition stand", words: /\b(?:stands?|exhibition|booth|panels?)\b/i },
  "patient-booklet": {
    told: "a booklet for patients",
    words: /\b(?:booklets?|patient (?:leaflets?|cards?|guides?))\b/i,
  },
  disclosure: { told: "a disclosure", words: /\b(?:disclos\w+|undisclosed|undeclared)\b/i },
  app: { told: "an app", words: /\b(?:apps?|software)\b/i },
  podcast: { told: "a podcast", words: /\bpodcasts?\b/i },
};

const HEALTH_PROFESSIONALS =
  /\b(?:health ?(?:care )?professionals?|doctors?|GPs?|consultants?|nurses?|pharmac(?:ists?|y)|clinicians?|prescribers?|delegates|[a-z]{4,}(?:ologists?|iatrists?)|NHS|journals?)\b/i;
const PUBLIC = /\b(?:public|consumers?|patients?|anyone|everyone|people)\b/i;
/** A piece for health professionals speaks of patients and people all the time. */
const OPEN_TO_PUBLIC = /\b(?:public|consumers?|anyone|everyone|whoever|open to all|followers?)\b/i;

/** The kind that every piece in a channel is. */
const KIND_OF_CHANNEL: Partial<Record<Channel, string>> = { website: "website", social: "social-post", email: "email" };
const KINDS_BY_CHANNEL = Object.values(KIND_OF_CHANNEL);

/** Kinds that a user means by a type. */
const KINDS_OF_TYPE: Partial<Record<MaterialType, readonly string[]>> = {
  "detail-aid": ["sales-aid", "leaflet"],
  "journal-ad": ["journal-advert"],
  email: ["email"],
  "web-page": ["website"],
  "social-post": ["social-post"],
  "slide-deck": ["presentation"],
  "press-release": ["press-release"],
  "patient-material": ["patient-booklet"],
  "meeting-invitation": ["meeting"],
  "exhibition-panel": ["exhibition-stand"],
  letter: ["letter"],
  "internal-briefing": ["internal-briefing"],
};

/** Where a piece appears, and its copy. */
type Piece = Pick<Query, "setting" | "said" | "clauses" | "secondLook">;
type Appeared = Pick<LibraryCase, "materialType" | "audience" | "matter" | "summary">;

/** What a piece is for sure, by its channel and by what the user says that it is. */
function sureKinds({ channel, materialType, isTypeChosen }: Query["setting"]): Set<string> {
  const byChannel = KIND_OF_CHANNEL[channel];
  return new Set([...(byChannel ? [byChannel] : []), ...(isTypeChosen ? (KINDS_OF_TYPE[materialType] ?? []) : [])]);
}

const kindsStated = (text: string) => Object.keys(KINDS).filter((kind) => KINDS[kind]?.words.test(text));

/** The kind of a case as its words state it too. */
const kindOf = ({ materialType, ...entry }: Appeared) =>
  KINDS[materialType]?.words.test(caseText(entry)) ? KINDS[materialType] : undefined;

/** Whether the public may be among the readers of a piece, whoever it is said to be for. */
const mayReachPublic = ({ setting, said, clauses, secondLook }: Piece) =>
  setting.audience === "patients" ||
  secondLook.has(26) ||
  [...clauses.keys()].some((clause) => clause.startsWith("26.")) ||
  OPEN_TO_PUBLIC.test(said.copy);

/** The kind of material that a case and a piece are both on for sure, in words. */
export function kindAlike({ setting }: Piece, entry: Appeared): string | undefined {
  return sureKinds(setting).has(entry.materialType) ? kindOf(entry)?.told : undefined;
}

/** What of a case differs from a piece for sure, in words. Told only where each states one setting and the two exclude each other: of
 * a piece or a case that speaks of two kinds of material, or two kinds of readers, nothing is told. */
export function settingUnlike(piece: Piece, entry: Appeared): string[] {
  const { setting, said } = piece;
  const own = new Set([...sureKinds(setting), ...kindsStated(said.copy)]);
  const isOfOneKind = kindsStated(caseText(entry)).length === 1 && own.size <= 1;
  const excludes = sureKinds(setting).size > 0 || KINDS_BY_CHANNEL.includes(entry.materialType);
  const kind = isOfOneKind && excludes && !own.has(entry.materialType) ? kindOf(entry)?.told : undefined;
  return [...(kind ? [`concerned ${kind}`] : []), ...readersUnlike(piece, entry)];
}

function readersUnlike(piece: Piece, entry: Appeared): string[] {
  const text = caseText(entry);
  const [forProfessionals, forPublic] = [HEALTH_PROFESSIONALS.test(text), PUBLIC.test(text)];
  const { audience } = piece.setting;
  if (entry.audience === "patients" && forPublic && !forProfessionals && audience === "hcp" && !mayReachPublic(piece))
    return ["was for patients or the public"];
  const isForPublicAlone = audience === "patients" && !HEALTH_PROFESSIONALS.test(piece.said.copy);
  if (entry.audience === "hcp" && forProfessionals && !forPublic && isForPublicAlone)
    return ["was for health professionals"];
  return [];
}

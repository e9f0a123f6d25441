import type { Audience, Channel, MaterialType } from "#schema/submission.ts";
import type { LibraryCase } from "./library.ts";
import type { Query } from "./query.ts";

/* What can be said for sure of where a case and a piece appeared, and who read them. The user always says channel and audience; the
 * type of material is often only guessed, and a guess is not told as a fact. */

const MATERIALS: Record<string, string> = {
  website: "a website",
  "journal-advert": "a journal advertisement",
  leaflet: "a leaflet",
  "social-post": "a social media post",
  meeting: "a meeting",
  "press-release": "a press release",
  letter: "a letter",
  email: "an email",
  presentation: "a presentation",
  "internal-briefing": "an internal briefing",
  video: "a video",
  "sales-aid": "a sales aid",
  "exhibition-stand": "an exhibition stand",
  "patient-booklet": "a booklet for patients",
  disclosure: "a disclosure",
  "item-or-gift": "an item or gift",
  app: "an app",
  podcast: "a podcast",
};

const READERS: Record<string, string> = {
  hcp: "health professionals",
  patients: "patients or the public",
  payers: "payers",
  media: "the media",
  investors: "investors",
  internal: "the company's own staff",
};

/** Channels and readers outside which a piece cannot be of a kind. A kind that is not here may be met anywhere. */
const ONLY_FOR: Record<string, { channels?: readonly Channel[]; readers?: readonly Audience[] }> = {
  website: { channels: ["website"] },
  "social-post": { channels: ["social", "website"] },
  email: { channels: ["email", "sales"] },
  letter: { channels: ["print", "email", "sales"] },
  "journal-advert": { channels: ["print", "website", "email"] },
  leaflet: { channels: ["print", "sales", "conference", "website"] },
  "sales-aid": { channels: ["print", "sales", "conference", "website"] },
  presentation: { channels: ["conference", "sales", "website", "email"] },
  "exhibition-stand": { channels: ["conference", "print"] },
  "press-release": { readers: ["media", "investors", "patients"] },
  "internal-briefing": { readers: ["hcp", "payers"] },
  "patient-booklet": { readers: ["patients"], channels: ["print", "website", "email"] },
};

/** The kind that every piece in a channel is. */
const KIND_OF_CHANNEL: Partial<Record<Channel, string>> = { website: "website", social: "social-post", email: "email" };

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

type Setting = Query["setting"];
type Appeared = Pick<LibraryCase, "materialType" | "audience">;

const isKind = ({ channel, materialType, isTypeChosen }: Setting, kind: string) =>
  KIND_OF_CHANNEL[channel] === kind || (isTypeChosen && (KINDS_OF_TYPE[materialType] ?? []).includes(kind));

/** Whether a piece cannot be of a kind: by its channel or readers, or because the user says that it is of another. */
function isNotKind(setting: Setting, kind: string): boolean {
  const { channels, readers } = ONLY_FOR[kind] ?? {};
  const isElsewhere = channels && !channels.includes(setting.channel);
  const isForOthers = readers && !readers.includes(setting.audience);
  const isSaidToBeOther = setting.isTypeChosen && setting.materialType !== "other" && !isKind(setting, kind);
  return Boolean(isElsewhere || isForOthers || isSaidToBeOther);
}

/** What a case shares with a piece for sure, in words. */
export function settingAlike(
  setting: Setting,
  { materialType, audience }: Appeared,
): { kind?: string; readers?: string } {
  return {
    kind: isKind(setting, materialType) ? MATERIALS[materialType] : undefined,
    readers: audience === setting.audience ? READERS[audience] : undefined,
  };
}

/** What of a case differs from a piece for sure, in words. A piece for health professionals or payers may be for staff as well. */
export function settingUnlike(setting: Setting, { materialType, audience }: Appeared): string[] {
  const kind = MATERIALS[materialType];
  const readers = READERS[audience];
  const mayBeForStaff = audience === "internal" && ["hcp", "payers"].includes(setting.audience);
  return [
    ...(kind && isNotKind(setting, materialType) ? [`concerned ${kind}`] : []),
    ...(readers && audience !== setting.audience && !mayBeForStaff ? [`was for ${readers}`] : []),
  ];
}

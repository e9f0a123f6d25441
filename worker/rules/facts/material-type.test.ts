import { expect, test } from "vitest";
import type { Audience, Channel } from "#schema/submission.ts";
import { detectMaterialType } from "./material-type.ts";

test.each<[string, string, Audience, Channel, string]>([
  ["nothing said, in print", "It works.", "hcp", "print", "detail-aid"],
  ["nothing said, by e-mail", "It works.", "hcp", "email", "email"],
  ["nothing said, on a site", "It works.", "hcp", "website", "web-page"],
  ["nothing said, in a post", "It works.", "hcp", "social", "social-post"],
  ["nothing said, at a congress", "It works.", "hcp", "conference", "exhibition-panel"],
  ["nothing said, to patients", "It works.", "patients", "print", "detail-aid"],
  ["a press release, though it speaks of an agenda", "Press release: the agenda", "hcp", "print", "press-release"],
  ["a press release by e-mail", "For immediate release\nSubject: it works", "hcp", "print", "press-release"],
  [
    "a briefing, though it names slides as a letter does",
    "Briefing for staff\nDear Dr Hill",
    "hcp",
    "print",
    "internal-briefing",
  ],
  ["a briefing by e-mail", "Internal use\nSubject: it works", "hcp", "print", "internal-briefing"],
  ["an invitation", "You are invited", "hcp", "print", "meeting-invitation"],
  ["an invitation on a site", "The agenda", "hcp", "website", "meeting-invitation"],
  ["an invitation to patients", "The agenda", "patients", "print", "meeting-invitation"],
  ["a post", "Share on LinkedIn", "hcp", "print", "social-post"],
  ["a hashtag", "So #migraine", "hcp", "website", "social-post"],
  ["slides", "Slide 1\nSubject: it works", "hcp", "print", "slide-deck"],
  ["an e-mail with a greeting", "Subject: it works\nDear Dr Hill", "hcp", "print", "email"],
  ["an e-mail with an invitation", "From: Ann\nThe agenda", "hcp", "print", "email"],
  ["a letter", "Dear Dr Hill", "hcp", "print", "letter"],
  ["an advertisement", "Half page", "hcp", "print", "journal-ad"],
  ["an advertisement before a letter", "Full page\nDear Dr Hill", "hcp", "print", "journal-ad"],
  ["a panel", "On the booth", "hcp", "conference", "exhibition-panel"],
  ["a panel in print is only a hint", "On the booth", "hcp", "print", "detail-aid"],
  ["a leaflet of those who take it", "If you have been prescribed it", "hcp", "print", "patient-material"],
  [
    "such a leaflet before an invitation",
    "You have been prescribed it: the agenda",
    "hcp",
    "print",
    "patient-material",
  ],
  [
    "such a leaflet before an e-mail",
    "You have been prescribed it\nSubject: it works",
    "patients",
    "print",
    "patient-material",
  ],
  ["a page", "Home | cookie", "hcp", "website", "web-page"],
])("%s: %j for %s by %s", (_, text, audience, channel, expected) => {
  expect(detectMaterialType(text, audience, channel)).toBe(expected);
});

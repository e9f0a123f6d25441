import { oncePer } from "#worker/lib/once-per.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Line, Span } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const NETWORK =
  /\b(?:linkedin|facebook|instagram|twitter|tiktok|threads|bluesky|social media|whatsapp|feed|followers|connections|reposts?)\b/i;
/** Somebody of the company. */
const STAFF =
  /\b(?:employees?|colleagues?|our (?:people|staff)|people at|works? (?:at|for|from)|(?:vice[- ])?president|manager|director|liaison|head of|executive|officer|lead|representative|scientist|associate)\b/i;
/** A line that tells of a like, a share or a comment. */
const ACT =
  /\b(?:likes?|liked|loves?|loved|celebrates?|celebrated|reposts?|reposted|reshared|shares?|shared|comment(?:s|ed) on|reacts?|reacted|retweet(?:s|ed)?|forwarded|posted|added) (?:this|it|the|that|a post|our)\b|[–—-] (?:like|love|celebrate|support|insightful|repost|share|comment|heart|clap)[a-z]{0,2}\b|\b(?:repost(?:ed)?|share[sd]?|forward(?:ed)?) (?:to|with) (?:his|her|their|my|all)\b|\bI(?:'ve| have)? (?:liked|shared|reposted)\b/i;
const BANNED = /\b(?:do not|don't|must not|never|may not|should not|cannot|not to|nobody|no one|none)\b/i;
/** That it has no licence. */
const STATUS = /\b(?:not|no|never)\b[^.]{0,40}\b(?:approved|licen[cs]ed?|authori[sz]\w+)\b/i;
const MOST_POSTS = 2;
const NOT_UK = /\boutside (?:the )?UK\b|\bnot (?:based )?in (?:the )?UK\b/i;

interface Shared {
  acts: Line[];
  posts: Span[];
}

/** The acts of staff on posts that speak for an unlicensed medicine, and what these say of it. */
const sharedIn = oncePer((facts: Facts): Shared => {
  const none = { acts: [], posts: [] };
  const { text } = facts.view;
  if (facts.submission.channel !== "social" && !NETWORK.test(text.slice(0, 600))) return none;
  const names = facts.licence.unlicensed.flatMap((u) => u.product ?? []);
  const medicines = facts.products.filter((p) => names.includes(p.name));
  if (medicines.length === 0 || !standsIn(STAFF, text)) return none;
  const words = (line: Span) => text.slice(line.start, line.end);
  const isAct = (line: Line) => ACT.test(words(line)) && !BANNED.test(words(line)) && !NOT_UK.test(words(line));
  const acts = facts.lines.filter(isAct);
  const claims = facts.sentences.filter(
    (s) =>
      medicines.some((m) => startsWithin(m.mentions, s)) &&
      (facts.claims.all.some((c) => c.sentence === s.index) || /(?<![\p{L}-])\d/u.test(words(s))) &&
      !BANNED.test(words(s)) &&
      !STATUS.test(words(s)),
  );
  if (claims.length === 0) return none;
  // An act stands over the post that it is about, or in a list beneath the only post.
  const blocks = acts.map((line, at) => ({ line, end: acts[at + 1]?.start ?? text.length }));
  const over = blocks.filter(({ line, end }) => claims.some((s) => line.start <= s.start && s.start < end));
  const beneath = acts.filter((line) => claims.every((s) => s.start < line.start));
  const chosen = over.length > 0 && beneath.length === 0 ? over.map(({ line }) => line) : beneath;
  if (chosen.length === 0) return none;
  return { acts: chosen, posts: claims.map(({ start, end }) => ({ start, end })) };
});

/** 3.1: staff do not spread news that speaks for a medicine without a UK licence: a like or a repost sends it on. */
export const employeeShares: Check = {
  id: "clause-03/employee-shares",
  requirement: "3.pre-authorisation",
  alsoUnder: ["11.1"],
  severity: "HIGH",
  duty: "must",
  themes: ["employee-activity", "social-media", "pre-licence-promotion"],
  applies: (facts) => sharedIn(facts).acts.length > 0,
  find: (facts): Hit[] => {
    const { acts, posts } = sharedIn(facts);
    return [...posts.slice(0, MOST_POSTS), ...acts].map(({ start, end }) => ({
      at: { start, end },
      issue: `${quoted(wordsOf(facts, { start, end }))}: a like, share or comment by staff sends what speaks for an unlicensed medicine to their connections in the UK, the public among them. A medicine must not be promoted before it is authorised (Clause 3.1).`,
      fix: {
        kind: "delete",
        at: withBlanks(facts, { start, end }),
        note: "Have the like, share or comment taken back.",
      },
    }));
  },
  examples: {
    flagged: [
      {
        text: "LINKEDIN, open profile, 4 May 2025\nAda Brent, Market Access Director, Northgate Pharma, Reading\n\n[[Ada Brent likes this • 2 May]]\n[[Zelvorin (tavorimib) halved attacks in 62% of adults with cluster headache.]]\n\nNote: Zelvorin has no marketing authorisation in the UK.",
        audience: "patients",
        channel: "social",
        why: "a director's like",
      },
      {
        text: "LinkedIn capture, company page\n[[NP-204 met its primary endpoint in 480 adults with gout.]]\nNP-204 is not approved in any country.\n\nColleagues in the UK who reacted\n[[1. Tom Hale, Account Manager, Leeds – Celebrate]]",
        audience: "investors",
        channel: "social",
        why: "a reaction by a manager",
      },
    ],
    clean: [
      {
        text: "LINKEDIN, open profile, 4 May 2025\nAda Brent, Market Access Director, Northgate Pharma, Reading\n\nAda Brent likes this • 2 May\nNorthgate Pharma opens a new laboratory in Leeds.\n\nNote: do not like posts on Zelvorin (tavorimib), which has no marketing authorisation in the UK.",
        audience: "patients",
        channel: "social",
        why: "a like of other news",
      },
      {
        text: "Social media rules for staff\nZelvorin (tavorimib) has no marketing authorisation in the UK.\nDo not like, share or comment on any post about it: in the trial 62% had fewer attacks, and a like sends that on.",
        channel: "social",
        why: "the rule itself",
      },
    ],
    inapplicable: [
      { text: "Zelvorin (tavorimib) for migraine in adults.", channel: "social", why: "a licensed medicine" },
    ],
  },
};

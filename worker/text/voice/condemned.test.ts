import { describe, expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { isCondemned, isToldAgainst } from "./condemned.ts";

/** The sentences of a text that ban or condemn what they name. */
function condemnedIn(text: string): string[] {
  const facts = factsOf(`Northgate Pharma Ltd\n\n${text}`);
  return wordsAt(
    facts,
    facts.sentences.filter((sentence) => isCondemned(facts, sentence)),
  );
}

describe("a sentence condemns what it names", () => {
  test.each([
    ["as prohibited", "Lunch at a pharmacy is prohibited."],
    ["as not allowed", "Lunch for partners is never to be allowed."],
    ["as a breach of the Code", "Lunch for partners breaches Clause 10 of the Code."],
    ["as being in breach", "A meal for partners is in breach."],
    ["as what would be a breach", "A meal for partners would be a breach."],
    ["as an example of breaches", "Examples of recent breaches follow: a meal for partners."],
    ["as what the Panel found", "The Panel found the meal lavish."],
    ["as what a company was censured for", "The company was reprimanded for its meals."],
    ["as what an undertaking rules out", "We gave the PMCPA an undertaking that lunch stops."],
    ["as what the company undertook to end", "In May we undertook never to offer it again."],
    ["as a don't", "Don't: hand out the paper; text it."],
    ["after a dash", "Never - a meal for partners."],
    ["with a cross", "✗ Bring a meal for partners."],
    ["as what is not funded", "What we cannot fund: travel, leisure, meals."],
    ["as what a committee will not pay for", "The committee does not pay for: travel, meals."],
    ["as what is not sponsored at all", "Things that the committee will not in any circumstances sponsor: meals."],
  ])("%s", (_, text) => {
    expect(condemnedIn(text)).toEqual([text]);
  });
});

describe("a sentence condemns nothing", () => {
  test.each([
    ["that offers", "We bring a meal for partners."],
    ["that only names the Code", "The Code of Practice applies to this meeting."],
    ["that denies", "We do not bring lunch."],
    ["whose ban is not what it begins with", "Bring the slides, and never - well, hardly ever - be late."],
    ["that lists what is funded", "What we can fund: travel, registration."],
    ["that bans before anything but a list", "We do not fund travel."],
  ])("%s", (_, text) => {
    expect(condemnedIn(text)).toEqual([]);
  });
});

describe("a paragraph about rulings tells of others all through", () => {
  test.each([
    ["after what was ruled", "One company was censured for meals.", "Lunch came each week."],
    ["after what the Panel found", "The Panel ruled on meals.", "Lunch came each week."],
    ["after who was ruled in breach", "Companies ruled in breach paid a charge.", "Lunch came each week."],
    ["after past breaches", "Past breaches teach us much.", "Lunch came each week."],
  ])("%s", (_, first, second) => {
    expect(condemnedIn(`${first} ${second}`)).toContain(second);
    expect(condemnedIn(`${first}\n\n${second}`)).not.toContain(second);
  });

  test("and one about a ban does not", () => {
    expect(condemnedIn("Gifts are prohibited. Lunch comes each week.")).toEqual(["Gifts are prohibited."]);
  });
});

describe("a text tells of a sale to condemn it", () => {
  test.each([
    'A man who sold counterfeit Ozempic was jailed. Leeds Crown Court heard that he promised customers they would "lose two stone with no side effects".',
    'Ad: a post on Instagram stated "Wegovy from £99. Order today." The ASA upheld the complaint. The ad must not appear again.',
    'A poster outside a salon said "Botox £99 - look ten years younger". One person complained to the ASA. The complaint was upheld. We told them not to name it.',
    "Which? filled in false forms at ten pharmacies for Wegovy. Prices ran from £119 to £219. We have told the GPhC.",
  ])("%s", (text) => {
    expect(isToldAgainst(text)).toBe(true);
  });

  test.each([
    'A seller of fake Mounjaro was convicted, police said. "Our pens are genuine, order tonight," said Dr Fox of the Thin Room.',
    "Police seized fake pens and a man was jailed. Ours are real: Ozempic from SlimCo, order today.",
    "The ASA upheld a complaint that we called it the best medicine. Well, it is. We promised it, half price with code ASA50.",
    "Counterfeit pens were sold at a market. Officers asked buyers to come forward. Exampla is the safest treatment there is.",
    "He promised customers that it has no side effects.",
  ])("and does not where its side is taken, or nothing is done about it: %s", (text) => {
    expect(isToldAgainst(text)).toBe(false);
  });
});

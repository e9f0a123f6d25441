import type { Facts } from "#worker/rules/facts/index.ts";

/* What is known of a material beside its words: who reads it and where, what it is, what it carries and lacks, and how each
 * of its sentences speaks. As short names, which the classifier sees as features. */

/** Who reads the piece, where, and what it is. */
export function readershipOf({ submission, promotion, setting }: Facts): string[] {
  const { audience, channel } = submission;
  return [`A${audience}`, `C${channel}`, `K${promotion.kind}`, `R${setting.readers}`, `AK${audience}${promotion.kind}`];
}

/** The names of those that hold. */
const holding = (all: Record<string, unknown>): string[] =>
  Object.entries(all).flatMap(([name, is]) => (is === true || (Array.isArray(is) && is.length > 0) ? [name] : []));

/** Few and many tell more than numbers. */
const amount = (name: string, { length }: { length: number }): string =>
  `${name}:${length === 0 ? "none" : length === 1 ? "one" : length < 4 ? "few" : "many"}`;

function itemsOf({ obligatory, prescribingInformation, promotion }: Facts): string[] {
  const { adverseEvents, patientStatement, triangle, identity, consent, certification } = obligatory;
  const { blocks, pointers } = prescribingInformation;
  return [
    ...holding({
      owes: promotion.owesObligatoryItems,
      declared: promotion.declared,
      withoutLicence: promotion.unlicensed,
      beyondQuestion: promotion.beyondTheQuestion,
      adverseEvents: adverseEvents.report !== null && adverseEvents.where !== null && adverseEvents.company !== null,
      patientStatement: patientStatement.talk !== null && patientStatement.yellowCard !== null,
      triangleDue: triangle.due !== null,
      triangle: triangle.symbols,
      drawnUp: identity.drawnUp !== null,
      code: identity.code !== null,
      message: consent.isMessage,
      mailing: consent.isMailing,
      consentGiven: consent.given !== null,
      consentLacking: consent.lacking.length > 0 || consent.lackingInContext,
      optOut: consent.optOut !== null,
      optOutRefused: consent.refused,
      uncertified: certification.uncertified.length > 0 || certification.uncertifiedInContext,
      altered: certification.altered,
      usedBefore: certification.usedBefore,
      passedByOthers: certification.passedByOthers,
      certified: certification.stated !== null,
      gaps: certification.gaps,
    }),
    amount("pi", blocks),
    ...new Set(pointers.map(({ route }) => `pi-${route}`)),
  ];
}

function dealingsIn({ dealings, event, briefing, launch, undertaking, licence }: Facts): string[] {
  return holding({
    ...dealings,
    event: event.isEvent,
    advisory: event.isAdvisory,
    nights: event.nights > 0,
    briefing: briefing.isBriefing,
    launched: launch.monthsOnMarket !== null,
    longLaunched: (launch.monthsOnMarket ?? 0) > 12,
    undertaking: undertaking.told,
    repeated: undertaking.repeated,
    usedAgain: undertaking.usedAgain,
    saysUnlicensed: licence.unlicensed,
    licenceTerms: licence.terms !== null,
  });
}

function speechOf({ claims, references, identity, role, setting, promotion }: Facts): string[] {
  return [
    ...holding({
      namedAtOutset: role.namedAtOutset,
      companyBehind: role.companyBehind,
      controlled: role.controlled,
      concealed: role.concealed,
      prescribedRoute: setting.prescribedRoute,
      openToAll: setting.openWords !== null,
      employee: setting.employee,
      paidSpread: setting.paidSpread,
      spread: setting.spread,
      dangling: references.dangling,
      uncited: references.uncited,
      safetyTold: claims.safety,
    }),
    ...new Set(role.statements.map(({ kind, atOutset }) => `role-${kind}${atOutset ? "-first" : ""}`)),
    ...new Set(claims.all.flatMap(({ kinds, tone }) => kinds.map((kind) => `claim-${tone}-${kind}`))),
    amount("medicines", promotion.medicines),
    amount("named", identity.named),
    amount("hints", identity.hints),
    amount("references", references.entries),
  ];
}

/** What is known of the piece as a whole; the first are its setting. */
export function circumstancesOf(facts: Facts): string[] {
  const known = [...itemsOf(facts), ...dealingsIn(facts), ...speechOf(facts)];
  const { audience } = facts.submission;
  return [...readershipOf(facts), ...known, ...known.map((name) => `${audience}-${name}`)];
}

/** How each sentence speaks, by its index: what it claims, against what, and on which source. */
export function speechBySentence({ claims, figures }: Facts): Map<number, string[]> {
  const by = new Map<number, string[]>();
  const add = (sentence: number, names: string[]) => {
    const known = by.get(sentence);
    if (known) for (const name of names) known.push(name);
    else by.set(sentence, [...names]);
  };
  for (const { sentence, kinds, tone, comparators, citations, namesOwn } of claims.statements) {
    const said = holding({ comparators, cited: citations, namesOwn });
    add(sentence, [tone, ...said, ...kinds.flatMap((kind) => [`is-${kind}`, ...said.map((how) => `${kind}-${how}`)])]);
  }
  for (const { sentence, kind, role = "" } of figures.all) add(sentence, [`figure-${kind}${role}`]);
  return by;
}

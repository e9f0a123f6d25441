/** What changed in the rules, by the version that it came with, the oldest first. One line a change that a reader would notice. */
const RULE_CHANGES: readonly (readonly [version: string, change: string])[] = [
  ["2026.11.8", "Prescribing information of another presentation of the medicine is told apart."],
  ["2026.11.12", "How serious a piece is as a whole is judged by itself."],
  ["2026.11.13", "Paid-for use, differences claimed on every measure and open-ended age ranges are found."],
  ["2026.11.15", "Leaflets for people who take the medicine are told from advertisements."],
  ["2026.11.16", "Claims need a medicine, a reader and a sense: dosing, harms and price lists are left alone."],
  ["2026.11.17", "A file of several pieces is at least as serious as each of them."],
  ["2026.11.28", "A statement at the foot of a page that may stand elsewhere is doubted, not called missing."],
  [
    "2026.11.28.2",
    "Pieces of one file are told apart in more ways; what is missing from a text that nothing shows to be a company's is asked about.",
  ],
  [
    "2026.11.28.3",
    "Licence statements, prices, forms of trade and instructions are left alone; claims in one paragraph with the adverse event statement are seen; formularies, jobs and charities' pages are told apart.",
  ],
  [
    "2026.11.28.4",
    "Titles, pointers, licence lines and cautions are no ground for a fault; parts of a detail aid, lengths of studies and freedom to speak are read as such; disguise alone is a medium fault. In a text unlike any that the checker was measured on, what is missing and medium faults are small matters, for it may stand on another page.",
  ],
  [
    "2026.11.29.1",
    "A prescription only medicine that a clinic or shop puts on sale by its substance, or by a kind of treatment that is always one, is promotion to the public. A page behind its gate is one piece, and what lacks its whole frame is told as a part of a piece. What is owed is not quoted as the fault: doses, lists of reactions, full declarations and lines about an illness are left alone. Certification is one fault; what was said is not taken out of a transcript; words that put a licence in doubt are quoted.",
  ],
  [
    "2026.11.29.2",
    "An advertisement of a prescription only medicine to the public is one in whatever frame it stands: a leaflet, a ruling, a post, a charity's words or the sender's own. Names that are cut, spelt apart or disguised are read whole, and words beside a message make no verdict milder. Licence terms, leaflets' interactions, software, staff policies and price lists are left alone. Advice is labelled by what it asks for, and an insert says in words where it goes.",
  ],
  [
    "2026.11.29.3",
    "Where the words around a place are unlike all that the rules were measured on, single words are asked about and not called faults, unless they promote to the public, praise beyond measure or contradict each other. A text in which nothing is a company's or a seller's is left to whoever wrote it. Texts in small letters, look-alike letters or nicknames are read as what they say; informing the public of a medicine, and advertising one that needs no prescription, is left alone.",
  ],
  [
    "2026.11.29.4",
    "What a document is, and whether a company wrote it, is told by its words too, as learnt from 710 real documents: more leaflets, news and papers of others are left to whoever wrote them. A piece that stands among the words of another paper is judged by itself. Harm denied outright, nothing to watch for, use beyond the licence urged, a licence sold before it comes and treats for prescribers are found in more words. Words that plainly sell a prescription medicine to the public are no longer excused by the audience or kind that was chosen.",
  ],
  [
    "2026.11.29.5",
    "A few words under the title of another kind of paper are judged by what they say: safety denied, payment for prescribing and calls to ask for a medicine count. In a short post, words such as shortage or fake excuse a named medicine only where they are about it, and plain information in a few words is no advertisement. Unlabelled paragraphs within prescribing information are read as part of it. Figures and photographs in PDF files are not mistaken for poor scans. A hospital or committee that names a company is not asked what the company's part was; labels are not faulted for figures that differ.",
  ],
  [
    "2026.11.29.6",
    "A sentence that makes light of a known risk is found by the risk that it speaks of, what it says of it and what the prescribing information in the piece warns of. An offer quoted from somebody who sells or makes a medicine is an offer, whatever paper prints it. Reports that condemn what was sold, papers of prescribers and lists of a company's medicines with their leaflets are left alone. A legal category is told as a fact only where a source gives it.",
  ],
  [
    "2026.11.30.1",
    "A use, a group of people or a purpose that the indication of the piece does not cover is found when it is named in plain words. False reassurance about overdose, sick days and warnings is found, and cautious words no longer excuse a claim that the prescribing information in the piece contradicts. Places for relatives, tickets and fees by the number of patients are inducements in few words too, and a medicine praised before its licence counts for every audience. Injections of vitamin B12, hay fever injections and testosterone treatments on sale are known by their kind. Abbreviations, numbers and places are no longer taken for medicines, and medicines named side by side as examples are not promoted by that.",
  ],
  [
    "2026.11.30.2",
    "A company's guide to a medicine without a brand name is checked for what it claims. A harm said to be no more frequent than elsewhere is held against the warnings of the piece itself, and praise before a licence counts in a press release. Medicines that prescribing information only lists as interacting, people, places, employers and dermal fillers are no longer taken for the medicine promoted. Claims quoted in a ruling, cautions, doses, storage, breaks in taking a medicine and the business of committees are read as what they say.",
  ],
  [
    "2026.11.30.3",
    "Warnings on contraception and breastfeeding, a licence that names its youngest age, instructions to stop, an entry of a list of contents and what a regulator has said are no faults. What has to be added parts no list and names no committee as the company. A vacancy that denies the harms of a medicine is a fault.",
  ],
];

const numbers = (version: string) => version.split(".").map(Number);

/** Whether one version of the rules is later than another. */
function isLater(one: string, other: string): boolean {
  const [a, b] = [numbers(one), numbers(other)];
  for (const [index, part] of a.entries()) if (part !== (b[index] ?? 0)) return part > (b[index] ?? 0);
  return false;
}

/** The changes since the rules that an assessment was made by. */
export const changesSince = (version: string): string[] =>
  RULE_CHANGES.filter(([changed]) => isLater(changed, version)).map(([, change]) => change);

import type { Tell } from "../tell.ts";

/** Charities and employers: those who publish without a medicine to sell. */
export const OTHERS: Tell[] = [
  {
    kind: "charity",
    weight: 3,
    where: "head",
    pattern:
      /^\W{0,4}(?:by (?:the )?)?(?:[a-z'’-]+ ){1,4}(?:society|association|alliance|charity)(?:, \S+| (?:launches|calls|urges|welcomes|announces|responds|publishes|celebrates|asks)\b)/gm,
    means: "A patient group speaks in its own name",
    most: 2,
  },
  {
    kind: "charity",
    weight: 4,
    where: "any",
    pattern: /\bregistered charity\b|\bcharity (?:no|number|reg)\b|\bcharity registered in\b/g,
    means: "A charity’s registration",
  },
  {
    kind: "charity",
    weight: 2.5,
    where: "any",
    pattern:
      /\b(?:co-?designed|co-?produced|written|developed|founded|created) (?:by|with) (?:parents|patients|families|carers|people (?:with|who|living))\b/g,
    means: "Those concerned wrote it",
    most: 2,
  },
  {
    kind: "charity",
    weight: 1.5,
    where: "any",
    pattern:
      /\b(?:funded|sponsored|supported) by (?:the )?[^\n.]{0,40}(?:nhs foundation trust|university|nihr|national institute|research council|lottery)/g,
    means: "Public money paid for it",
  },
  {
    kind: "charity",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:donate (?:now|today|to)|make a donation|become a member|(?:our|free) helpline|support group|fundrais\w+|our charity|our members|volunteer with us|leave a gift|gifts? in (?:wills|your will)|donate money|supporter charter|we fund (?:\p{Ll}+ ){0,2}research)\b/gu,
    means: "A charity’s appeal",
    most: 3,
  },
  {
    kind: "charity",
    weight: 1.5,
    where: "any",
    pattern:
      /\bthe [A-Za-z ]{3,40} (?:society|trust|association|alliance|foundation) is (?:the|a|an) (?:uk|national|leading)\b|\bwe (?:support|help) (?:families|people|children|parents|anyone)\b|\bother (?:families|parents) (?:in|with)\b/g,
    means: "A patient group speaks of its work",
    most: 2,
  },
  {
    kind: "charity",
    weight: 2.5,
    where: "any",
    pattern:
      /\bwe (?:are not|aren't) recommending any\b|\bwhat are the aims of this leaflet\b|\bnot in the order of use or preference\b/g,
    means: "It sides with no treatment",
  },
  {
    kind: "job-advertisement",
    weight: 3,
    where: "head",
    pattern:
      /\bjob (?:description|title|profile|role|advert\w*)|\bsalary range\b|\bapply for this (?:position|job|role)\b|\b(?:employees|candidates?) (?:will|should)\b|\bvacanc(?:y|ies)\b|\bwe(?: are|'re) (?:hiring|recruiting)\b|\bjob purpose\b/g,
    means: "It is headed as a job",
  },
  {
    kind: "job-advertisement",
    weight: 2,
    where: "any",
    pattern:
      /^(?!\* )\W{0,6}(?:(?:key |main )?responsibilities(?: include)?|(?:essential |desirable |minimum |preferred |basic |additional )?(?:requirements|qualifications|skills|criteria|experience)(?: (?:and|&) (?:qualifications|skills|experience|training))?|how to apply|salary(?: and benefits)?|what you(?: wi|')ll (?:do|need|bring)|working hours|about you|the role|person specification|(?:perks (?:and|&) )?benefits|nice to have|pay transparency|compensation|career prospects)[\s:*_]*$/gm,
    means: "A heading of a job description",
    most: 3,
  },
  {
    kind: "job-advertisement",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:as an? (?:\p{Ll}{2,4}|[\p{Ll} ]{6,40}),? you(?:'ll| will)(?: need to)?|(?:the|a) successful candidate|in this role,? you(?:'ll| will)|you will report to|closing date|equal opportunit(?:y|ies) employer|base (?:pay|salary)(?: range)? (?:for this role|is)|paid time off|parental leave|reports to|full[- ]time|permanent contract|cv and cover(?:ing)? letter|job titles can vary|post your job|job adverti\w+|duties, skills|responsibilities, duties)\b/gu,
    means: "A candidate is spoken to",
    most: 2,
  },
  {
    kind: "job-advertisement",
    weight: 2,
    where: "any",
    pattern:
      /^(?:what (?:do )?we look for in (?:a|our) candidates?|what will you do|who (?:are )?(?:we|you)(?:['’]re)? looking for)\b|\b\d rotations\b|\bgraduate (?:programme|scheme)\b|\bwe are looking for an? (?:\p{L}+ ){0,6}(?:to join|who)\b|\bto apply,? (?:please )?(?:send|email|click|visit)\b|\b(?:full|clean) (?:uk )?driving licence\b|\babpi[- ]qualified\b|^(?:salary|location|reports to|about you|the role)\s{0,3}:/gmu,
    means: "A post is offered",
    most: 3,
  },
  {
    kind: "charity",
    weight: 1.5,
    where: "any",
    pattern:
      /\b(?:every (?:donation|pound)|your (?:donation|gift)|our supporters|supporter (?:resources|merchandise|stories)|support us|(?:society|foundation|trust|uk)(?:'s)? (?:information team|helpline|nurses)|helpline@|\bhelpline(?: number)?:? ?0\d|our in-house (?:gp|nurse|doctor|pharmacist)|information (?:team|line|service):? ?0\d|in large print|audio (?:cd|and tape))\b/g,
    means: "A charity’s services",
    most: 2,
  },
  {
    kind: "job-advertisement",
    weight: 2,
    where: "any",
    pattern:
      /^(?!\* )\W{0,6}(?:job profiles?|(?:role|position|job) (?:purpose|summary|overview)[^\n]{0,20}|your responsibilities|reporting (?:structure|line)|direct reports|starting salary|entry requirements|the work|essential criteria|desirable criteria|what you(?: wi|')ll be doing|selection process|about the (?:role|team|job))[\s:*_]*$|\bdirect reports\b ?:|\b(?:annual leave|employer pension|flexible working|interview (?:stage|panel)|years?['’]? (?:of )?experience|typical starting salar)/gm,
    means: "What a post holds and asks",
    most: 3,
  },
  {
    kind: "job-advertisement",
    weight: 1.5,
    where: "any",
    pattern:
      /\bis responsible for (?:developing|driving|leading|managing|delivering|building)\b|\bfield-based\b|\bcross-functional (?:teams?|functions?|organi[sz]ation)\b|\bcandidates? (?:to|must|should|will) (?:have|possess|be|hold)\b|\b(?:job|role) (?:scope|purpose|id)\b/g,
    means: "What the holder of a post answers for",
    most: 2,
  },
];

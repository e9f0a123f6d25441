/** Headings of a curriculum vitae or of a profile on a professional network. */
const WORK =
  /^\W*(?:(?:work |professional |career |relevant )?experience|employment(?: history)?|career(?: history| summary)?|positions? held|previous (?:roles|posts))\W*$/i;
const PERSON =
  /^\W*(?:education(?: and (?:training|qualifications))?|(?:key |core |top )?skills|qualifications|training|about(?: me)?|(?:personal )?profile|interests|publications|activity|referees|references|languages|memberships?|(?:licen[cs]es (?:and|&) )?certifications|volunteering|recommendations)\W*$/i;
const OWN_SECTIONS = 2;

/** Whether a text tells one person's career: a heading for posts held and others for the person. Pure. */
export function isCareerProfile(text: string): boolean {
  const lines = text.split("\n");
  return (
    lines.some((line) => line.length < 40 && WORK.test(line)) &&
    lines.filter((line) => line.length < 40 && PERSON.test(line)).length >= OWN_SECTIONS
  );
}

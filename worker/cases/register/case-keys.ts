/* Case numbers are written in many ways: AUTH/2114/4/08, auth 2114/4/08, AUTH/2114/04/2008, 2114. A key is a spelling without
 * anything but letters and digits. */

const squeezed = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "");

/** Every key that a case number answers to. */
export function keysOf(caseNumber: string): string[] {
  const [series = "", serial = "", month = "", year = ""] = caseNumber.toLowerCase().split("/");
  const serials = new Set([serial, serial.replace(/^0+/, "")]);
  const months = new Set([month.replace(/^0+/, ""), month.padStart(2, "0")]);
  const years = new Set([year.slice(-2), `20${year.slice(-2)}`]);
  const keys: string[] = [];
  for (const number of serials) {
    const ends = [...months].flatMap((m) => [...years].map((y) => m + y));
    for (const end of ["", ...ends]) keys.push(number + end, series + number + end);
  }
  return keys;
}

/** What a search is as a key; null where it is no case number, for it has other words in it. */
export function keyAsked(search: string): string | null {
  const text = search.trim().replace(/^cases?\s+(?:no\.?|number)?\s*(?=auth|case|\d)/i, "");
  return /^(?:(?:auth|case)[\s/.-]*)?\d[\d\s/.-]*$/i.test(text) ? squeezed(text) : null;
}

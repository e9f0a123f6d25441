/** Bullets as fonts and word processors encode them, private-use symbols included. */
const BULLET = /^[•●▪◦‣∙·■□➢➤✓✔\uf0b7\uf0a7\uf0d8\uf0fc\uf0a8](?=\s|$)/u;
const PLAIN_BULLET = /^[●◦‣∙·▪\uf0b7\uf0a7\uf0d8\uf0fc\uf0a8](?=\s|$)/u;
const MARKER = /^(?:[•●▪◦‣∙·■□➢➤✓✔–—*\uf0b7\uf0a7\uf0d8\uf0fc\uf0a8-]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])$/u;

/** Whether a text is nothing but a bullet or a list number. */
export function isListMarker(text: string): boolean {
  return MARKER.test(text.trim());
}

/** Whether a line begins a list item. */
export function startsListItem(line: string): boolean {
  return BULLET.test(line) || /^(?:[–—*-]|\(?(?:\d{1,2}|[a-z])[.)])\s+\S/.test(line);
}

/** The same bullet whatever the font drew: "•". Numbers and dashes stay. */
export function normaliseMarker(line: string): string {
  return line.replace(PLAIN_BULLET, "•");
}

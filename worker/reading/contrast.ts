/** A colour by its red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export const WHITE: Colour = [255, 255, 255];
export const BLACK: Colour = [0, 0, 0];

/** Lightness (CIE L*, 0 to 100) by which letters must differ from what is behind them to be seen. The lightest grey of
 * Word's own palette that is meant for text (D9D9D9) is 13 darker than white. */
const LEAST_LIGHTNESS = 12;
/** Difference in colour (CIE 1976) by which letters of the same lightness are seen. */
const LEAST_DIFFERENCE = 40;
/** Share of a difference from blue to yellow that helps to read: the eye sees nothing fine by it, and yellow letters on
 * white, which differ by 97, are lost. */
const SHARE_OF_YELLOW = 0.25;

/** "#rrggbb" or "rrggbb" as a colour; null for anything else. */
export function fromHex(hex: string | undefined): Colour | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex ?? "")?.[1];
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** What is seen where a colour of this opacity (0 to 1) is laid over another. */
export function laidOver(colour: Colour, opacity: number, behind: Colour): Colour {
  const channel = (at: 0 | 1 | 2) => colour[at] * opacity + behind[at] * (1 - opacity);
  return [channel(0), channel(1), channel(2)];
}

const lightOf = (channel: number) => {
  const share = Math.min(255, Math.max(0, channel)) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The light of whole channels, which nearly all are: every letter of a long document is compared. */
const LIGHT = Array.from({ length: 256 }, (_, channel) => lightOf(channel));

const linear = (channel: number) => LIGHT[channel] ?? lightOf(channel);

const root = (share: number) => (share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27) * (share / 116) + 16 / 116);

/** CIE L*a*b* under daylight. */
function toLab(colour: Colour): [number, number, number] {
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Whether letters of one colour are seen on another. */
export function standsOut(letters: Colour, behind: Colour): boolean {
  const [l1, a1, b1] = toLab(letters);
  const [l2, a2, b2] = toLab(behind);
  return (
    Math.abs(l1 - l2) >= LEAST_LIGHTNESS ||
    Math.hypot(l1 - l2, a1 - a2, (b1 - b2) * SHARE_OF_YELLOW) >= LEAST_DIFFERENCE
  );
}

/** Whether a colour is so light that a reader calls it white. */
export const isNearWhite = (colour: Colour): boolean => toLab(colour)[0] >= 100 - LEAST_LIGHTNESS;

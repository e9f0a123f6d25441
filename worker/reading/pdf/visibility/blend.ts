import { type Colour, laidOver } from "../../contrast.ts";

/** How a colour is laid over another, by the names of PDF in small letters. */
export type Blend = string;

type Channel = (over: number, behind: number) => number;

const hardLight: Channel = (over, behind) => (over <= 0.5 ? 2 * over * behind : 1 - 2 * (1 - over) * (1 - behind));

/** Blending of one channel, each 0 to 1. Those that mix channels, and any that is not known, are taken for plain. */
const CHANNELS: Readonly<Record<string, Channel>> = {
  multiply: (over, behind) => over * behind,
  screen: (over, behind) => over + behind - over * behind,
  overlay: (over, behind) => hardLight(behind, over),
  darken: Math.min,
  lighten: Math.max,
  "color-dodge": (over, behind) => (behind === 0 ? 0 : over >= 1 ? 1 : Math.min(1, behind / (1 - over))),
  "color-burn": (over, behind) => (behind >= 1 ? 1 : over <= 0 ? 0 : 1 - Math.min(1, (1 - behind) / over)),
  "hard-light": hardLight,
  "soft-light": (over, behind) => (1 - 2 * over) * behind * behind + 2 * over * behind,
  difference: (over, behind) => Math.abs(over - behind),
  exclusion: (over, behind) => over + behind - 2 * over * behind,
};

/** What is seen where a colour is laid so over another, with an opacity from 0 to 1. */
export function blended(colour: Colour, blend: Blend, opacity: number, behind: Colour): Colour {
  const channel = CHANNELS[blend];
  if (!channel) return laidOver(colour, opacity, behind);
  const mixed = (at: 0 | 1 | 2) => channel(colour[at] / 255, behind[at] / 255) * 255;
  return laidOver([mixed(0), mixed(1), mixed(2)], opacity, behind);
}

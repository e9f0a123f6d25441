/** Speed, size and memory, each beside something measured in the same run:
 *
 *   npm run bench                 all of it, then Lighthouse; half an hour on a machine with nothing else to do
 *   npm run bench -- rules api    parts of it, without Lighthouse */
import { benchApi } from "./api.ts";
import { benchImportedCases } from "./case-search.ts";
import { benchLists } from "./lists.ts";
import { benchMemory } from "./reading.ts";
import { benchReading } from "./reading-speed.ts";
import { benchRules, SAMPLE } from "./rules.ts";
import { benchSize } from "./size.ts";

const PARTS: Record<string, () => void | Promise<void>> = {
  rules: benchRules,
  cases: benchImportedCases,
  lists: benchLists,
  reading: benchReading,
  size: benchSize,
  api: benchApi,
  memory: () => benchMemory(SAMPLE),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`No part is named ${unknown.join(", ")}: ${Object.keys(PARTS).join(", ")}`);
for (const [name, bench] of Object.entries(PARTS)) if (asked.length === 0 || asked.includes(name)) await bench();

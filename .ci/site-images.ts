import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Canvas, createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import type { SampleAnalysis, SiteFacts } from "../schema/site-facts.ts";

const root = resolve(import.meta.dirname, "..");
const FACES = {
  Inter: "inter/files/inter-latin-wght-normal.woff2",
  Serif: "source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
} as const;

/** The light colours of the pages. */
function palette(): (name: string) => string {
  const css = readFileSync(join(root, "web/ui/theme.css"), "utf8");
  const light = css.slice(css.indexOf(":root"), css.indexOf("@media"));
  return (name) => {
    const value = new RegExp(`--${name}: (#\\w+);`).exec(light)?.[1];
    if (!value) throw new Error(`theme.css has no colour --${name}`);
    return value;
  };
}

/** The favicon, drawn sharp at `size` pixels. */
function icon(size: number) {
  const svg = readFileSync(join(root, "web/public/favicon.svg"), "utf8");
  return loadImage(Buffer.from(svg.replace("<svg ", `<svg width="${size}" height="${size}" `)));
}

/** The favicon as a square PNG of `size` pixels; its edge is filled, because systems cut icons to shapes of their own. */
export async function iconPng(size: number): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext("2d");
  context.fillStyle = palette()("accent");
  context.fillRect(0, 0, size, size);
  context.drawImage(await icon(size), 0, 0, size, size);
  return canvas.toBuffer("image/png");
}

/** Breaks words into lines no wider than `width`. */
function linesOf(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length === 0 || context.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A finding as the pages show it: the material's words marked in the serif, and under which sub-clause. */
function drawFinding(context: SKRSContext2D, { result }: SampleAnalysis, colour: (name: string) => string): void {
  const findings = result.clauses.flatMap((clause) => clause.findings);
  const finding = findings.find(({ quote, severity }) => severity === "HIGH" && quote && quote.length < 90);
  if (!finding?.quote) throw new Error("The sample has no grave finding with a short quotation");
  context.fillStyle = colour("raised");
  context.strokeStyle = colour("rule");
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(80, 352, 1040, 190, 10);
  context.fill();
  context.stroke();
  context.font = "600 24px Inter";
  context.fillStyle = colour("high");
  context.fillText(`High · Clause ${finding.subclause}`, 112, 404);
  context.font = "400 34px Serif";
  for (const [row, line] of linesOf(context, finding.quote.replace(/^[•\s]+/, ""), 970).entries()) {
    const [y, width] = [458 + row * 48, context.measureText(line).width];
    context.fillStyle = colour("high-soft");
    context.fillRect(108, y - 34, width + 8, 44);
    context.fillStyle = colour("high");
    context.fillRect(108, y + 10, width + 8, 3);
    context.fillStyle = colour("ink");
    context.fillText(line, 112, y);
  }
}

async function draw(canvas: Canvas, facts: SiteFacts, sample: SampleAnalysis): Promise<void> {
  const colour = palette();
  const context = canvas.getContext("2d");
  context.fillStyle = colour("paper");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(await icon(52), 80, 70, 52, 52);
  context.fillStyle = colour("ink");
  context.font = "600 30px Inter";
  context.fillText("ABPI Compliance Checker", 150, 107);
  context.font = "600 70px Inter";
  context.fillText("ABPI Compliance Made Simple", 76, 224);
  context.fillStyle = colour("ink-muted");
  context.font = "400 30px Inter";
  context.fillText("UK pharmaceutical material, checked before MLR review", 80, 290);
  drawFinding(context, sample, colour);
  context.fillStyle = colour("ink-muted");
  context.font = "400 24px Inter";
  context.fillText(
    `${facts.clauses} clauses  ·  ${facts.library.register.toLocaleString("en-GB")} PMCPA cases  ·  ${facts.codeEdition}`,
    80,
    590,
  );
}

/** What a shared link shows: the headline and a finding of the built-in sample. 1200 by 630 pixels. */
export async function openGraphPng(): Promise<Buffer> {
  const files = join(root, "node_modules/@fontsource-variable");
  for (const [name, file] of Object.entries(FACES)) GlobalFonts.registerFromPath(join(files, file), name);
  await import(pathToFileURL(join(root, "worker/lib/wasm-in-node.ts")).href);
  const source = await import(pathToFileURL(join(root, "worker/site/site-facts.ts")).href);
  const canvas = createCanvas(1200, 630);
  await draw(canvas, await source.siteFacts(), await source.analyseSample());
  return canvas.toBuffer("image/png");
}

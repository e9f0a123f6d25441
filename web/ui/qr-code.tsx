import { encode } from "uqr";

/** Modules of empty space that scanners need around a code. */
const QUIET = 4;

/** A text as a QR code, drawn here: it is sent to nobody. Dark on light in every colour scheme, as scanners expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const extent = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${extent} ${extent}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-md border border-rule"
    >
      <path d={`M${-QUIET} ${-QUIET}h${extent}v${extent}h${-extent}z`} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}

import { useEffect, useState } from "react";
import { RETENTION } from "#schema/retention.ts";
import { count } from "#web/lib/format.ts";

const MINUTE_MS = 60_000;
const TICK_MS = 15_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Countdown({ until }: { until: number }) {
  const minutes = Math.ceil((until - useNow()) / MINUTE_MS);
  if (minutes > 0) return <>The text is deleted in {count(minutes, "minute")}; the matters stay.</>;
  return <>The text has been deleted from the server. This page shows it until you leave.</>;
}

/** How long the text will be here, or that it is gone. */
export function TextNote({ isGone, until }: { isGone: boolean; until: number | undefined }) {
  if (!isGone && until === undefined) return null;
  return (
    <p className="mb-2 text-sm text-ink-muted">
      {until !== undefined && <Countdown until={until} />}
      {isGone &&
        `For confidentiality the text was deleted ${RETENTION.extractedTextMinutes} minutes after the analysis. The matters keep the words they quote.`}
    </p>
  );
}

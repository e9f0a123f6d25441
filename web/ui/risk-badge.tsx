import { CircleAlert, CircleCheck, CircleHelp, Info, OctagonAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type Tone } from "#web/ui/badge.tsx";

type RiskLook = { tone: Tone; label: string; icon: ReactNode };

const LOOKS: Record<string, RiskLook> = {
  HIGH: { tone: "high", label: "High", icon: <OctagonAlert aria-hidden /> },
  MEDIUM: { tone: "medium", label: "Medium", icon: <CircleAlert aria-hidden /> },
  LOW: { tone: "low", label: "Low", icon: <Info aria-hidden /> },
  NO_RISK: { tone: "good", label: "No risk found", icon: <CircleCheck aria-hidden /> },
  COMPLIANT: { tone: "good", label: "Compliant", icon: <CircleCheck aria-hidden /> },
};

/** Word, icon and tone of a risk level or severity. */
export const riskLook = (level: string): RiskLook =>
  LOOKS[level] ?? { tone: "plain", label: "Assessed", icon: <CircleHelp aria-hidden /> };

/** A risk as word, icon and colour together. `label` overrides the word. */
export function RiskBadge({ level, label }: { level: string; label?: string }) {
  const look = riskLook(level);
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {label ?? look.label}
    </Badge>
  );
}

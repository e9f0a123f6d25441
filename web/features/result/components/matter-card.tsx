import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { ClauseResult, Matter, SecondLook } from "#schema/result.ts";
import {
  AiBadges,
  AiOpinion,
  MatterNumber,
  Precedents,
  Quotations,
  SaysOtherwise,
  WhatToDo,
} from "#web/features/result/components/matter-parts.tsx";
import { RuleEntry } from "#web/features/result/components/rule-entry.tsx";
import { clauseNumber } from "#web/features/result/ledger.ts";
import { useMatterLinks } from "#web/features/result/matter-links.ts";
import { clauseWords, findingsOf, type Item, whereWords } from "#web/features/result/matters.ts";
import { sureWords } from "#web/features/result/wording.ts";
import { RiskBadge } from "#web/ui/risk-badge.tsx";

/** The headline of a card; a button where the card can be gone to. */
function Title({ onPick, className, children }: { onPick?: () => void; className: string; children: ReactNode }) {
  return (
    <h4 className={className}>
      {onPick ? (
        <button type="button" className="text-left hover:underline" onClick={onPick}>
          {children}
        </button>
      ) : (
        children
      )}
    </h4>
  );
}

type MatterHeadProps = { matter: Matter; onPick?: () => void; children?: ReactNode };

/** Number, severity, clauses and headline of a matter. */
export function MatterHead({ matter, onPick, children }: MatterHeadProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <MatterNumber number={matter.number} />
        <RiskBadge level={matter.severity} />
        <span>
          <span className="sr-only">Clause </span>
          {clauseWords(matter)}
        </span>
        {children}
        <span className="ml-auto text-xs text-ink-muted">{whereWords(matter)}</span>
      </p>
      <Title onPick={onPick} className="mt-1.5 font-semibold text-balance">
        {matter.headline}
      </Title>
    </>
  );
}

/** The reason, where it says more than the headline. */
export function Reason({ matter: { reason, headline } }: { matter: Matter }) {
  if (reason.replace(/\.$/, "") === headline) return null;
  return <p className="mt-1 max-w-[70ch] text-sm">{reason}</p>;
}

/** A matter in full, or as much of it as tells it from the others. */
function MatterBody({ matter, isOpen, onPick }: { matter: Matter; isOpen: boolean; onPick?: () => void }) {
  const { result, tools } = useMatterLinks();
  const findings = findingsOf(result, matter);
  const [first] = findings;
  return (
    <>
      <MatterHead matter={matter} onPick={onPick}>
        <AiBadges matter={matter} findings={findings} />
      </MatterHead>
      <Reason matter={matter} />
      {isOpen && (
        <>
          {matter.action.edits.every(({ before }) => before === "") && <Quotations places={matter.places} />}
          <SaysOtherwise matter={matter} />
          <WhatToDo matter={matter} />
          <Precedents precedents={matter.precedents} />
          <AiOpinion findings={findings} />
          {first && <RuleEntry requirement={first.requirement} check={first.check} />}
          <p className="mt-2 text-xs text-ink-muted">{sureWords(matter, findings)}</p>
        </>
      )}
      {isOpen && tools?.cardFoot(matter)}
    </>
  );
}

function LookBody({ look: { clause, kind, places }, onPick }: { look: SecondLook; onPick?: () => void }) {
  return (
    <>
      <Title onPick={onPick} className="text-sm font-medium">
        Clause {clause}: worth a second look
      </Title>
      <p className="mt-1 text-sm text-ink-muted">Most often faulted in such pieces: {kind}</p>
      <Quotations places={places} />
    </>
  );
}

function ClauseBody({ clause }: { clause: ClauseResult }) {
  return (
    <>
      <h4 className="text-sm font-medium">
        Clause {clauseNumber(clause)}: {clause.title}
      </h4>
      <p className="mt-1 text-sm">{clause.humanCheck}</p>
    </>
  );
}

/** The name of a card for those who do not see it. */
function itemLabel(item: Item): string {
  if (item.kind === "matter") return `Matter ${item.matter.number}: ${item.matter.headline}`;
  if (item.kind === "look") return `Second look, Clause ${item.look.clause}`;
  return `For a person, Clause ${clauseNumber(item.clause)}`;
}

export const cardId = (key: string) => `card-${key}`;

type CardProps = { item: Item; isActive: boolean; isOpen: boolean; className?: string; onPick?: () => void };

/** One matter, second look or point for a person, beside the text. */
export function Card({ item, isActive, isOpen, className, onPick }: CardProps) {
  return (
    <li
      id={cardId(item.key)}
      tabIndex={-1}
      aria-label={itemLabel(item)}
      aria-current={isActive || undefined}
      data-item={item.key}
      className={clsx(
        "scroll-my-3 rounded-md border bg-raised p-3.5 data-lit:border-ink-muted",
        item.kind === "look" && "border-dotted",
        item.kind === "matter" && item.decision?.kind === "keep" && "bg-sunken text-ink-muted",
        isActive ? "border-accent" : "border-rule",
        className,
      )}
    >
      {item.kind === "matter" && <MatterBody matter={item.matter} isOpen={isOpen} onPick={onPick} />}
      {item.kind === "look" && <LookBody look={item.look} onPick={onPick} />}
      {item.kind === "clause" && <ClauseBody clause={item.clause} />}
    </li>
  );
}

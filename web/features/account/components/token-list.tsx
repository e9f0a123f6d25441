import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { ApiToken, CreatedToken } from "#schema/api-token.ts";
import { revokeToken, tokensQuery } from "#web/features/account/api/programs.ts";
import { NewToken } from "#web/features/account/components/new-token.tsx";
import { OnceSecret } from "#web/features/account/components/once-secret.tsx";
import { formatDateTime } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmAction } from "#web/ui/confirm-action.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Skeleton } from "#web/ui/waiting.tsx";

function Revoke({ token }: { token: ApiToken }) {
  const client = useQueryClient();
  return (
    <ConfirmAction
      trigger={(open) => (
        <Button size="sm" onClick={open} aria-label={`Revoke ${token.name}`}>
          Revoke
        </Button>
      )}
      title={`Revoke “${token.name}”?`}
      description="Whatever uses it is refused from its next call on. This cannot be undone."
      confirm="Revoke Token"
      keep="Keep It"
      act={() => revokeToken(token.id)}
      onDone={() => {
        client.invalidateQueries({ queryKey: tokensQuery.queryKey });
        toast({ title: "Token revoked", description: `“${token.name}” no longer works.` });
      }}
      failure="Token Not Revoked"
    />
  );
}

function Token({ token }: { token: ApiToken }) {
  const { name, ending, scopes, lastUsedAt, expiresAt } = token;
  return (
    <li className="flex items-start gap-3 border-t border-rule py-3 first:border-t-0 first:pt-0">
      <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <code className="font-mono text-xs text-ink-muted">abpi_…{ending}</code>
          {scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
        </p>
        <p className="text-sm text-ink-muted">
          {lastUsedAt ? `Last used about ${formatDateTime(lastUsedAt)}` : "Not used yet"}, ends{" "}
          {formatDateTime(expiresAt)}
        </p>
      </div>
      <Revoke token={token} />
    </li>
  );
}

/** The account's API tokens: what each may do, when it was last used, and ways to make and revoke them. */
export function TokenList() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(tokensQuery);
  const [made, setMade] = useState<CreatedToken>();
  if (isError && !data) return <Failed message="Failed to fetch API tokens" onRetry={refetch} />;
  if (!data) return <Skeleton className="h-10 w-full" />;
  if (made) return <OnceSecret label="Copy the API token" secret={made.secret} onDone={() => setMade(undefined)} />;
  const onMade = (next: CreatedToken) => {
    setMade(next);
    client.invalidateQueries({ queryKey: tokensQuery.queryKey });
  };
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-sm text-ink-muted">
        For your own programs and assistants: the{" "}
        <Link to={paths.developers} className="link">
          API and MCP
        </Link>
        . What a token submits counts towards this month’s analyses. A new password does not end tokens; a password
        reset by e-mail does.
      </p>
      <ul>
        {data.map((token) => (
          <Token key={token.id} token={token} />
        ))}
      </ul>
      <div className="border-t border-rule pt-4">
        <NewToken onMade={onMade} />
      </div>
    </>
  );
}

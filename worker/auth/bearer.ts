import { createMiddleware } from "hono/factory";
import type { TokenScope } from "#schema/api-token.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { AppError } from "#worker/lib/errors.ts";
import { enforceLimit } from "#worker/lib/rate-limit.ts";
import type { TokenHolder } from "#worker/store/api-tokens.ts";

const NO_TOKEN =
  "Please send an API token: Authorization: Bearer abpi_… You make one in your account settings, under API tokens.";
const BAD_TOKEN =
  "This API token is not right, has expired or was revoked. Please make a new one in your account settings.";

const HEADER = /^bearer +(\S+) *$/i;

/** Whether a request brings a token. It is then judged by the token alone: a cookie beside it is not looked at. */
export const hasBearer = (request: Request) => /^bearer\b/i.test(request.headers.get("authorization") ?? "");

function refused(message: string, challenge: string): AppError {
  return new AppError("unauthenticated", message, { headers: { "WWW-Authenticate": `Bearer${challenge}` } });
}

async function holderOf(c: AppContext): Promise<TokenHolder> {
  if (!hasBearer(c.req.raw)) throw refused(NO_TOKEN, "");
  const secret = HEADER.exec(c.req.header("authorization") ?? "")?.[1];
  const holder = secret ? await c.var.services.apiTokens.find(secret) : null;
  if (!holder) throw refused(BAD_TOKEN, ' error="invalid_token"');
  return holder;
}

/** Lets nobody pass without a token, whatever else is wrong with the request, and counts the call. */
export const tokenOnly = createMiddleware<AppEnv>(async (c, next) => {
  const holder = await holderOf(c);
  await enforceLimit(c.env.LIMIT_API, String(holder.user.id));
  c.set("token", holder);
  await next();
});

/** The caller's token; throws 403 where it does not have the scope. */
export function requireScope(c: AppContext, scope: TokenScope): TokenHolder {
  const { token } = c.var;
  if (!token) throw refused(NO_TOKEN, "");
  if (token.scopes.includes(scope)) return token;
  const message = `This API token does not have the scope “${scope}”. Please make one that has it in your account settings.`;
  const headers = { "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${scope}"` };
  throw new AppError("forbidden", message, { headers });
}

/** Lets only tokens of a scope pass. */
export const scoped = (scope: TokenScope) =>
  createMiddleware<AppEnv>(async (c, next) => {
    requireScope(c, scope);
    await next();
  });

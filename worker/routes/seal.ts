import { Hono } from "hono";
import { type SealAnswer, type SealCheckAnswer, sealBody, sealCheckBody } from "#schema/seal.ts";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { callerAddress, enforceLimit } from "#worker/lib/rate-limit.ts";
import { checkSealKey, keyOfSeal } from "#worker/lib/seal-key.ts";
import { settingsOf } from "#worker/lib/settings.ts";
import { validJson } from "#worker/lib/validate.ts";

/** Keys of the seals that exports carry: made for whoever is logged in, checked for anybody. */
export const sealRoutes = new Hono<AppEnv>()
  .post("/", validJson(sealBody), async (c) => {
    const { user } = requireSession(c);
    await enforceLimit(c.env.LIMIT_ANALYSE, `seal:${user.id}`);
    const key = await keyOfSeal(settingsOf(c.env).SEAL_SECRET, c.req.valid("json").digest);
    return c.json({ key } satisfies SealAnswer, 200);
  })
  .post("/check", validJson(sealCheckBody), async (c) => {
    await enforceLimit(c.env.LIMIT_EVENTS, `seal:${callerAddress(c)}`);
    const { digest, key } = c.req.valid("json");
    const state = await checkSealKey(settingsOf(c.env).SEAL_SECRET, digest, key);
    return c.json({ state } satisfies SealCheckAnswer as SealCheckAnswer, 200);
  });

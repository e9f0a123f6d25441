import { Hono } from "hono";
import type { SiteConfig } from "#schema/config.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { settingsOf } from "#worker/lib/settings.ts";
import { chooseModel } from "#worker/reviewer/models/choose-model.ts";

export const configRoutes = new Hono<AppEnv>().get("/", (c) =>
  c.json(
    {
      supportEmail: settingsOf(c.env).SUPPORT_EMAIL,
      aiReview: "model" in chooseModel(c.env),
    } satisfies SiteConfig,
    200,
  ),
);

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { adminPage } from "#schema/admin.ts";
import { MAX_IMPORT_BYTES } from "#schema/admin-options.ts";
import { importQuery } from "#schema/case-import.ts";
import type { MessageResponse } from "#schema/message.ts";
import { adminOnly } from "#worker/auth/admission.ts";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { AppError } from "#worker/lib/errors.ts";
import { validQuery } from "#worker/lib/validate.ts";

const tooLarge = bodyLimit({
  maxSize: MAX_IMPORT_BYTES,
  onError: () => {
    const message = `A file of cases may hold ${MAX_IMPORT_BYTES / 1024 / 1024} MB. Please import it in parts.`;
    throw new AppError("file-too-large", message);
  },
});

/** The case library and the imports of further cases. */
export const adminLibraryRoutes = new Hono<AppEnv>()
  .use(adminOnly)
  .get("/", async (c) => c.json(await c.var.services.admin.library.summary(requireSession(c).user.id), 200))
  .get("/cases", validQuery(adminPage), async (c) => {
    const { before } = c.req.valid("query");
    return c.json(await c.var.services.admin.importedCases.list(requireSession(c).user.id, before), 200);
  })
  .post("/imports", validQuery(importQuery), tooLarge, async (c) => {
    const { fileName } = c.req.valid("query");
    const bytes = await c.req.arrayBuffer();
    return c.json(await c.var.services.admin.library.report(requireSession(c).user.id, fileName, bytes), 200);
  })
  .post("/imports/:id/confirm", async (c) => {
    await c.var.services.admin.library.confirm(c.req.param("id"), requireSession(c).user.id);
    return c.json({ message: "The cases have been imported." } satisfies MessageResponse, 200);
  })
  .delete("/imports/:id", async (c) => {
    await c.var.services.admin.library.remove(c.req.param("id"), requireSession(c).user.id);
    return c.body(null, 204);
  });

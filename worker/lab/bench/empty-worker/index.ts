/** The least that a worker can be: what answers of the application are held against. */
import { Hono } from "hono";

export default new Hono().get("*", (c) => c.json({ ok: true }));

import { z } from "zod";

/** Answer of `GET /api/config`: the settings of this installation that pages show. */
export const siteConfig = z.object({
  /** Where people write for help. */
  supportEmail: z.email(),
  /** Whether an AI reviewer looks at materials after the rules. */
  aiReview: z.boolean(),
});
export type SiteConfig = z.infer<typeof siteConfig>;

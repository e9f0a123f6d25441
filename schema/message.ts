import { z } from "zod";

/** Answer of calls that have nothing to tell but one sentence for the user. */
export const messageResponse = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof messageResponse>;

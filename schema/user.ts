import { z } from "zod";

export const ROLES = ["user", "admin"] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** The signed-in user as pages may know them; what the browser stores under the key `user`. */
export const publicUser = z.object({
  id: z.int(),
  email: z.string(),
  username: z.string(),
  /** A throw-away account made for a visitor who has not signed up. */
  isDemo: z.boolean(),
  role,
});
export type PublicUser = z.infer<typeof publicUser>;

/** Answer of `POST /api/auth/{demo,register,login}`. */
export const userResponse = z.object({ user: publicUser });
export type UserResponse = z.infer<typeof userResponse>;

/** Answer of `GET /api/auth/me`: null when there is no session. */
export const currentUserResponse = z.object({ user: publicUser.nullable() });
export type CurrentUserResponse = z.infer<typeof currentUserResponse>;

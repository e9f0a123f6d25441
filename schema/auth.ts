import { z } from "zod";

export const MIN_PASSWORD_CHARS = 8;
/** Longer ones only cost time to hash. */
const MAX_PASSWORD_CHARS = 256;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"));

const newPassword = z
  .string()
  .min(MIN_PASSWORD_CHARS, `Password must be at least ${MIN_PASSWORD_CHARS} characters`)
  .max(MAX_PASSWORD_CHARS, `Password must be at most ${MAX_PASSWORD_CHARS} characters`)
  .regex(/[A-Z]/, "Password must contain at least one uppercase letter")
  .regex(/[a-z]/, "Password must contain at least one lowercase letter")
  .regex(/[0-9]/, "Password must contain at least one number");

const PASSWORDS_DIFFER = { error: "Passwords don't match", path: ["confirmPassword"] };
const passwordsMatch = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;

export const registration = z
  .object({
    email,
    username: z
      .string()
      .trim()
      .min(2, "Full name must be at least 2 characters")
      .max(100, "Full name must be at most 100 characters"),
    password: newPassword,
    confirmPassword: z.string(),
  })
  .refine(passwordsMatch, PASSWORDS_DIFFER);
export type Registration = z.infer<typeof registration>;

export const login = z.object({
  email,
  password: z.string().min(1, "Password is required").max(MAX_PASSWORD_CHARS, "Email or password is not right"),
});
export type Login = z.infer<typeof login>;

export const passwordResetRequest = z.object({ email });

export const passwordReset = z
  .object({ token: z.string().min(1, "Reset token is required"), password: newPassword, confirmPassword: z.string() })
  .refine(passwordsMatch, PASSWORDS_DIFFER);

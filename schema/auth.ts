import { z } from "zod";

/** Words that lists of leaked passwords begin with, in lower case and without the digits and signs that people put
 * before and after them. */
const COMMON_WORDS = new Set(
  `abc abcd abcde abcdef abcdefg abcdefgh admin administrator aaaaaa asdf asdfgh asdfghjk asdfghjkl arsenal ashley
   baseball batman charlie changeme chelsea computer daniel default dragon donald everton football freedom george guest
   hello hunter hottie iloveyou internet jennifer jessica jordan killer letmein liverpool london login loveme lovely
   manager master matrix michael michelle monkey mustang nicole ninja pass passw passwd password passwort pokemon
   princess qazwsx qazwsxedc qwer qwert qwerty qwertyui qwertyuiop qwertz qweasd qweasdzxc robert samsung secret
   shadow soccer starwars summer winter spring autumn sunshine superman temp test testing testtest thomas trustno
   trustnoi user welcome whatever zaqwsx zxcv zxcvbn zxcvbnm
   q2w3e4r q2w3e4r5t qaz2wsx qaz2wsx3edc a1b2c3d a1b2c3 a1s2d3f z1x2c3v aqlsw2de`.split(/\s+/),
);

const DIGITS_AND_SIGNS_AT_THE_ENDS = /^[^a-z@$]+|[^a-z]+$/g;
const LOOKALIKES: Record<string, string> = { "@": "a", "4": "a", "3": "e", "1": "i", "0": "o", $: "s", "5": "s" };

/** Whether a password is a well-known one, dressed up or not: "Password1", "P@ssw0rd2026!" and "1q2W3e4r" are. */
export function isCommonPassword(password: string): boolean {
  const core = password.toLowerCase().replace(DIGITS_AND_SIGNS_AT_THE_ENDS, "");
  return COMMON_WORDS.has(core) || COMMON_WORDS.has(core.replace(/[@43105$]/g, (sign) => LOOKALIKES[sign] ?? sign));
}

export const MIN_PASSWORD_CHARS = 8;
/** Longer ones only cost time to hash. */
const MAX_PASSWORD_CHARS = 256;

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"));

// Line breaks, other controls and marks that turn the direction of writing have no place in a name.
const NOT_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Makes a name one line of visible signs. */
export const oneLine = (name: string) => name.replace(NOT_IN_NAMES, " ");

export const username = z
  .string()
  .overwrite(oneLine)
  .trim()
  .min(2, "Full name must be at least 2 characters")
  .max(100, "Full name must be at most 100 characters");

/** A password that somebody has already; never too short to be typed, only to be right. */
export const presentPassword = z
  .string()
  .min(1, "Password is required")
  .max(MAX_PASSWORD_CHARS, `Password must be at most ${MAX_PASSWORD_CHARS} characters`);

const newPassword = z
  .string()
  .min(MIN_PASSWORD_CHARS, `Password must be at least ${MIN_PASSWORD_CHARS} characters`)
  .max(MAX_PASSWORD_CHARS, `Password must be at most ${MAX_PASSWORD_CHARS} characters`)
  .regex(/[A-Z]/, "Password must contain at least one uppercase letter")
  .regex(/[a-z]/, "Password must contain at least one lowercase letter")
  .regex(/[0-9]/, "Password must contain at least one number")
  .refine(
    (password) => !isCommonPassword(password),
    "This password is too common. Please choose one that is harder to guess.",
  );

/** The two fields of every form that sets a password. */
export const newPasswordFields = { password: newPassword, confirmPassword: z.string() };

export const PASSWORDS_DIFFER = { error: "Passwords don't match", path: ["confirmPassword"] };
export const passwordsMatch = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword;

export const registration = z
  .object({
    email,
    username,
    ...newPasswordFields,
  })
  .refine(passwordsMatch, PASSWORDS_DIFFER);
export type Registration = z.infer<typeof registration>;

export const login = z.object({
  email,
  password: z
    .string()
    .min(1, "Password is required")
    .max(MAX_PASSWORD_CHARS, "The email address or password is incorrect"),
  /** Asked for (401 `second-factor-required`) where the account has two-step login: six digits, or a recovery code. */
  code: z.string().trim().max(50, "This code is not right").optional(),
});
export type Login = z.infer<typeof login>;

/** Body of `POST /api/auth/forgot-password`, answered by the same message whether or not there is such an account. */
export const passwordResetRequest = z.object({ email });

/** Body of `POST /api/auth/reset-password`, answered by a message; every session of the account has ended then. */
export const passwordReset = z
  .object({
    token: z.string().min(1, "Reset token is required").max(200, "Reset token is required"),
    ...newPasswordFields,
  })
  .refine(passwordsMatch, PASSWORDS_DIFFER);
export type PasswordReset = z.infer<typeof passwordReset>;

import { Secret, TOTP } from "otpauth";
import type { SecondFactorStart, SecondFactorState } from "#schema/account.ts";
import type { PublicUser } from "#schema/user.ts";
import { AppError } from "#worker/lib/errors.ts";
import { sha256Hex } from "#worker/lib/ids.ts";
import type { SecondFactorStore } from "#worker/store/second-factors.ts";

const ISSUER = "ABPI Compliance Checker";
const PERIOD_S = 30;
const RECOVERY_CODES = 8;
/** 120 bits: 24 signs of base32. */
const RECOVERY_BYTES = 15;

const ASK = "Please enter the code from your authenticator app.";
const WRONG = "This code is not right, or was used before. Please wait for the next one, or use a recovery code.";
const LOCKED = "Too many wrong codes. Please wait 15 minutes, or use a recovery code.";
const ALREADY = "Two-step login is on already.";
const NOT_BEGUN = "Please begin the set-up again.";

const required = (message: string, field = true) =>
  new AppError("second-factor-required", message, field ? { fields: { code: message } } : {});

const totp = (secret: string, label = "") =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: "SHA1", digits: 6, period: PERIOD_S });

/** A recovery code as it is compared: people type it with and without its dashes, in any case. */
const plain = (code: string) => code.toUpperCase().replace(/[^A-Z2-7]/g, "");

function newRecoveryCode(): string {
  const signs = new Secret({ size: RECOVERY_BYTES }).base32;
  return (signs.match(/.{6}/g) ?? []).join("-");
}

/** Two-step login: a code by time from an app (TOTP, RFC 6238), or one of the recovery codes. */
export class SecondFactor {
  constructor(
    private readonly store: SecondFactorStore,
    private readonly now: () => number = Date.now,
  ) {}

  async state(userId: number): Promise<SecondFactorState> {
    const enabled = ((await this.store.get(userId))?.enabledAt ?? null) !== null;
    return { enabled, recoveryCodesLeft: enabled ? await this.store.codesLeft(userId) : 0 };
  }

  /** Makes a secret for the user's app; nothing changes until a code of it is confirmed. Throws `conflict` when two-step
   * login is on. */
  async begin(user: PublicUser): Promise<SecondFactorStart> {
    if ((await this.state(user.id)).enabled) throw new AppError("conflict", ALREADY);
    const secret = new Secret({ size: 20 }).base32;
    await this.store.begin(user.id, secret);
    return { secret, uri: totp(secret, user.email).toString() };
  }

  /** Turns two-step login on by the first code of the app, and resolves to the recovery codes. */
  async confirm(userId: number, code: string): Promise<string[]> {
    const row = await this.store.get(userId);
    if (!row) throw new AppError("conflict", NOT_BEGUN);
    if (row.enabledAt) throw new AppError("conflict", ALREADY);
    const step = this.stepOf(row.secret, code);
    if (step === null) throw new AppError("invalid-request", WRONG, { fields: { code: WRONG } });
    const { codes, hashes } = await makeCodes();
    if (!(await this.store.enable(userId, step, hashes))) throw new AppError("conflict", ALREADY);
    return codes;
  }

  /** New recovery codes in the place of all before. */
  async renewCodes(userId: number): Promise<string[]> {
    if (!(await this.state(userId)).enabled) throw new AppError("conflict", NOT_BEGUN);
    const { codes, hashes } = await makeCodes();
    await this.store.replaceCodes(userId, hashes);
    return codes;
  }

  /** Turns two-step login off by a code of the app or a recovery code: a password alone, which somebody may have read,
   * does not. Throws `invalid-request` for a code that is not right. */
  async disable(userId: number, code: string): Promise<void> {
    await this.check(userId, code).catch((error: unknown) => {
      const isWrong = error instanceof AppError && error.code === "second-factor-required";
      throw isWrong ? new AppError("invalid-request", error.message, { fields: { code: error.message } }) : error;
    });
    await this.store.remove(userId);
  }

  /** For the log-in, once the password was right: does nothing for accounts without two-step login, else takes the code
   * or throws `second-factor-required`. A code is taken once. */
  async check(userId: number, code: string | undefined): Promise<void> {
    const row = await this.store.get(userId);
    if (!row?.enabledAt) return;
    if (!code) throw required(ASK, false);
    if (!/^[\d\s]+$/.test(code)) {
      if (await this.store.takeCode(userId, await sha256Hex(plain(code)))) return;
      throw required(WRONG);
    }
    if (row.lockedUntil && row.lockedUntil.getTime() > this.now()) throw required(LOCKED);
    const step = this.stepOf(row.secret, code);
    if (step !== null && (await this.store.takeStep(userId, step))) return;
    await this.store.noteFailure(userId);
    throw required(WRONG);
  }

  /** The number of the interval whose code this is: the present one or, as clocks differ, one beside it; else null. */
  private stepOf(secret: string, code: string): number | null {
    const timestamp = this.now();
    const delta = totp(secret).validate({ token: code.replace(/\s/g, ""), timestamp, window: 1 });
    return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
  }
}

async function makeCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { codes, hashes: await Promise.all(codes.map((code) => sha256Hex(plain(code)))) };
}

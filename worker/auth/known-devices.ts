import { createHmac, timingSafeEqual } from "node:crypto";
import { RETENTION } from "#schema/retention.ts";
import type { UserStore } from "#worker/store/users.ts";

const LIFETIME_S = RETENTION.deviceDays * 24 * 3600;
const TOKEN = /^((\d{1,15})\.(\d{1,12})\.([0-9a-f]{16}))\.([0-9a-f]{64})$/;

// Keyed by the stored password hash, whose salt nobody outside knows: no table and no key of its own, and void as soon as
// the password changes.
const signature = (payload: string, passwordHash: string) =>
  createHmac("sha256", passwordHash).update(`device.${payload}`).digest();

/** Only what a password was really set for: a demo account's place-holder is no secret. */
const isSecret = (passwordHash: string | null): passwordHash is string => passwordHash?.startsWith("scrypt$") ?? false;

/** Devices from which an account was logged in to before (OWASP, "device cookies"). Guesses of strangers are counted
 * together and apart from each known device's own, so that they slow strangers down and do not lock the owner out. */
export class KnownDevices {
  constructor(
    private readonly users: UserStore,
    private readonly now: () => number = Date.now,
  ) {}

  /** A token for the device that has just proved to be the account's; null for accounts without a password. */
  async issue(userId: number): Promise<string | null> {
    const passwordHash = await this.users.passwordHash(userId);
    if (!isSecret(passwordHash)) return null;
    const name = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0"));
    const payload = `${userId}.${Math.floor(this.now() / 1000)}.${name.join("")}`;
    return `${payload}.${signature(payload, passwordHash).toString("hex")}`;
  }

  /** The name of a device that the account of an address knows by this token, else null. */
  async recognise(token: string, email: string): Promise<string | null> {
    const [, payload, userId, issuedAt, name, signed] = TOKEN.exec(token) ?? [];
    if (!payload || !name || !signed || Number(issuedAt) < this.now() / 1000 - LIFETIME_S) return null;
    const found = await this.users.withPassword(email);
    if (!found || found.user.id !== Number(userId) || !isSecret(found.passwordHash)) return null;
    return timingSafeEqual(Buffer.from(signed, "hex"), signature(payload, found.passwordHash)) ? name : null;
  }
}

// The second factor at better-auth: how its plugin is set up, and the secrets that encrypt what it
// stores.
import { createHash } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { twoFactor } from "better-auth/plugins";
import type pg from "pg";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { lockFactorsOfOtherSecrets, updateFactorSecrets } from "./second-factor.store.ts";

/** Paths of better-auth below AUTH_PATH. */
export const FACTOR_PATHS = {
  setUp: "/two-factor/enable",
  verifyCode: "/two-factor/verify-totp",
  verifyRecoveryCode: "/two-factor/verify-backup-code",
  turnOff: "/two-factor/disable",
  renewRecoveryCodes: "/two-factor/generate-backup-codes",
} as const;

const RECOVERY_CODES = 10;
/** How long after the right password the code may come, in seconds. */
const CHALLENGE_SECONDS = 600;
/** Wrong codes in a row, and for how long codes are then refused (NIST SP 800-63B §5.2.2). */
const LOCKOUT = { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 } as const;
export const LOCKOUT_SECONDS = LOCKOUT.durationSeconds;

/**
 * better-auth's plugin with our names for its columns. `issuer` is what the app shows; a code is
 * asked for after a password, and after the sign-ins at `ownPaths`.
 */
export function secondFactorPlugin(issuer: string, ownPaths: readonly string[]) {
  const plugin = twoFactor({
    issuer,
    twoFactorCookieMaxAge: CHALLENGE_SECONDS,
    accountLockout: LOCKOUT,
    backupCodeOptions: { amount: RECOVERY_CODES, storeBackupCodes: "encrypted" },
    schema: {
      user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
      twoFactor: {
        modelName: "two_factor",
        fields: {
          userId: "user_id",
          backupCodes: "backup_codes",
          failedVerificationCount: "failed_verification_count",
          lockedUntil: "locked_until",
        },
      },
    },
  });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      ownPaths.includes(context.path ?? "") || hook.matcher(context),
  }));
  return { ...plugin, hooks: { ...plugin.hooks, after } };
}

export interface VersionedSecret {
  readonly version: number;
  readonly value: string;
}

const VERSION_BYTES = 4;

/**
 * A secret with the number that better-auth writes before what it encrypted with it: made of the
 * secret itself, so that processes with the same secret agree.
 */
export function versioned(value: string): VersionedSecret {
  const digest = createHash("sha256").update(`version of ${value}`).digest();
  return { version: digest.readUIntBE(0, VERSION_BYTES), value };
}

/**
 * Encrypts anew, with the first secret, what another one of them encrypted: after that the other is
 * not needed any longer. Returns how many people it concerned.
 */
export async function rewrapSecondFactors(
  pool: pg.Pool,
  secrets: readonly [VersionedSecret, ...VersionedSecret[]],
): Promise<number> {
  const [{ version }] = secrets;
  const key = {
    keys: new Map(secrets.map((secret) => [secret.version, secret.value])),
    currentVersion: version,
  };
  const rewrap = async (data: string): Promise<string> =>
    symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
  return inTransaction(pool, async ({ client }) => {
    const rows = await lockFactorsOfOtherSecrets(client, version);
    for (const row of rows)
      await updateFactorSecrets(client, {
        id: row.id,
        secret: await rewrap(row.secret),
        backup_codes: await rewrap(row.backup_codes),
      });
    return rows.length;
  });
}

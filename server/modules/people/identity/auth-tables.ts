// Tells better-auth where its tables are.
import type { BetterAuthOptions } from "better-auth";
import type pg from "pg";
import { queriesOver } from "../../../platform/db/pool.ts";
import { LONGEST_SESSION_MS } from "./session-limits.ts";

/** Where its tables are, with our names for their columns. */
export function tablesIn(
  pool: pg.Pool,
): Pick<BetterAuthOptions, "database" | "user" | "session" | "account" | "verification"> {
  const moments = { createdAt: "created_at", updatedAt: "updated_at" };
  return {
    database: { db: queriesOver(pool), type: "postgres", schemaName: "auth" },
    user: { fields: { ...moments, emailVerified: "email_verified" } },
    session: {
      // The row's own end decides, and only `readSession` moves it on.
      expiresIn: LONGEST_SESSION_MS / 1000,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      fields: {
        ...moments,
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
      },
      additionalFields: {
        confirmedAt: { type: "date", fieldName: "confirmed_at", required: false, input: false },
        passkeyId: { type: "string", fieldName: "passkey_id", required: false, input: false },
      },
    },
    account: {
      modelName: "credential",
      fields: {
        ...moments,
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
      },
    },
    verification: { fields: { ...moments, expiresAt: "expires_at" } },
  };
}

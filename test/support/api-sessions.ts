// Replaces the API's sessions in tests: a header of the request names the person. A request with a
// cookie goes the way of the real server.
import type { Pool } from "pg";
import type { Actor } from "../../domain/access/access.ts";
import { isWaiting } from "../../domain/access/account-status.ts";
import { ok, refuse } from "../../domain/result.ts";
import { findAccount, findApiKeyActor } from "../../server/modules/network/accounts/index.ts";
import type { Identity } from "../../server/modules/people/identity/index.ts";
import { findMember } from "../../server/modules/people/team/index.ts";
import { type Realtime, createRealtime } from "../../server/modules/notify/realtime/index.ts";
import type { SourceKeys } from "../../server/modules/selling/intake/index.ts";
import { createActorResolver } from "../../server/platform/http/actor.ts";
import { SUSPENDED, UNAUTHENTICATED } from "../../server/platform/http/refusal.ts";

interface Asked {
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * The session that a request names in addition to its person, or that its cookie carries; null if
 * none.
 */
export const testSessionKeyOf =
  ({ sessionKeyOf }: Pick<Identity, "sessionKeyOf">) =>
  ({ headers }: Asked): string | null =>
    typeof headers["x-test-session"] === "string"
      ? headers["x-test-session"]
      : sessionKeyOf({ cookie: textOf(headers["cookie"]) });

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

/** Resolves the caller: the person in the header, of the cookie, or the owner of a key. */
export function testActorResolver(
  { pool, now }: { readonly pool: Pool; readonly now: () => number },
  identity: Pick<Identity, "findSession">,
  sourceKeys: SourceKeys,
): ReturnType<typeof createActorResolver> {
  return createActorResolver({
    findSession: async (request) => {
      const userId = request.headers["x-test-user"];
      if (typeof userId !== "string") return identity.findSession(request);
      const member = await findMember(pool, userId);
      if (member === null) return refuse(UNAUTHENTICATED);
      if (member.status === "removed") return refuse(UNAUTHENTICATED);
      if (member.status === "suspended") return refuse(SUSPENDED);
      const account = await findAccount(pool, member.account_id);
      const actor: Actor = {
        kind: "user",
        id: userId,
        accountId: member.account_id,
        role: member.role,
        teamRole: member.team_role,
        ...(account !== null && isWaiting(account.status) ? { isWaiting: true } : {}),
        isConfirmed: request.headers["x-test-confirmed"] !== "no",
      };
      return ok(actor);
    },
    findApiKey: (key, ip) => findApiKeyActor({ pool, now }, key, ip),
    findSourceKey: async (key, ip) => {
      const found = await sourceKeys.find({ key, isInAddress: false }, ip);
      return found.ok ? ok(found.value.actor) : found;
    },
  });
}

/**
 * Streams whose session is that of the cookie, or else the person, open as long as they are an
 * active member.
 */
export function testRealtime(
  pool: Pool,
  databaseUrl: string,
  identity: Pick<Identity, "sessionKeyOf" | "findOpenSessions">,
): Realtime {
  return createRealtime({
    pool,
    databaseUrl,
    random: () => 0.5,
    onError: () => undefined,
    every: { pollIntervalMs: 500, beatMs: 200, checkMs: 500 },
    sessions: {
      keyOf: ({ headers }) =>
        textOf(headers["x-test-user"]) ?? identity.sessionKeyOf({ cookie: headers.cookie }),
      findOpen: async (keys) => {
        const members = await Promise.all(
          keys.map(async (user) => ({ user, member: await findMember(pool, user) })),
        );
        return new Set([
          ...members.filter(({ member }) => member?.status === "active").map(({ user }) => user),
          ...(await identity.findOpenSessions(keys)),
        ]);
      },
    },
  });
}

// Stands in for the sessions of the API: a request says in a header which person it comes from.
import type { Pool } from "pg";
import type { Actor } from "../../domain/access/access.ts";
import { ok, refuse } from "../../domain/result.ts";
import { findApiKeyActor } from "../../server/modules/network/accounts/index.ts";
import { findMember } from "../../server/modules/people/team/index.ts";
import { type Realtime, createRealtime } from "../../server/modules/notify/realtime/index.ts";
import type { SourceKeys } from "../../server/modules/selling/intake/index.ts";
import { createActorResolver } from "../../server/platform/http/actor.ts";
import { SUSPENDED, UNAUTHENTICATED } from "../../server/platform/http/refusal.ts";

interface Asked {
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The session that a request names beside its person; null where it names none. */
export const sessionKeyOf = ({ headers }: Asked): string | null =>
  typeof headers["x-test-session"] === "string" ? headers["x-test-session"] : null;

/** Finds who asks: the person of the header, or whom a key belongs to. */
export function testActorResolver(
  pool: Pool,
  sourceKeys: SourceKeys,
): ReturnType<typeof createActorResolver> {
  return createActorResolver({
    findSession: async (request) => {
      const userId = request.headers["x-test-user"];
      if (typeof userId !== "string") return ok(null);
      const member = await findMember(pool, userId);
      if (member === null) return refuse(UNAUTHENTICATED);
      if (member.status === "removed") return refuse(UNAUTHENTICATED);
      if (member.status === "suspended") return refuse(SUSPENDED);
      const actor: Actor = {
        kind: "user",
        id: userId,
        accountId: member.account_id,
        role: member.role,
        teamRole: member.team_role,
      };
      return ok(actor);
    },
    findApiKey: (key) => findApiKeyActor(pool, key),
    findSourceKey: async (key, ip) => {
      const found = await sourceKeys.find(key, ip);
      return found.ok ? ok(found.value.actor) : found;
    },
  });
}

/** Streams whose session is the person, open as long as their seat is active. */
export function testRealtime(pool: Pool, databaseUrl: string): Realtime {
  return createRealtime({
    pool,
    databaseUrl,
    random: () => 0.5,
    onError: () => undefined,
    every: { pollIntervalMs: 500, beatMs: 200, checkMs: 500 },
    sessions: {
      keyOf: ({ headers }) =>
        typeof headers["x-test-user"] === "string" ? headers["x-test-user"] : null,
      findOpen: async (users) => {
        const members = await Promise.all(
          users.map(async (user) => ({ user, member: await findMember(pool, user) })),
        );
        return new Set(
          members.filter(({ member }) => member?.status === "active").map(({ user }) => user),
        );
      },
    },
  });
}

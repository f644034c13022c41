// Finds out who is asking.
import { findApiKeyActor } from "../modules/network/accounts/index.ts";
import type { Identity } from "../modules/people/identity/index.ts";
import type { SourceKeys } from "../modules/selling/intake/index.ts";
import { createActorResolver } from "../platform/http/actor.ts";
import type { HttpHost } from "../platform/http/register-operation.ts";
import type { Foundation } from "./foundation.ts";

/** Who is asking: by a session, an account's key or a source's. */
export function actorResolver(
  { context: { pool }, now }: Foundation,
  findSession: Identity["findSession"],
  sourceKeys: SourceKeys,
): HttpHost["resolveActor"] {
  return createActorResolver({
    findSession,
    findApiKey: (key, ip) => findApiKeyActor({ pool, now }, key, ip),
    findSourceKey: async (key, ip) => {
      const caller = await sourceKeys.find({ key, isInAddress: false }, ip);
      return caller.ok ? { ok: true, value: caller.value.actor } : caller;
    },
  });
}

// Builds who is signed in, and the event streams that their sessions keep open.
import { type Identity, createIdentity } from "../modules/people/identity/index.ts";
import {
  type Realtime,
  type StreamSessions,
  createRealtime,
} from "../modules/notify/realtime/index.ts";
import { type AccessEnds, createAccessEnds } from "../platform/realtime/access-ends.ts";
import type { ServerContext } from "../server-module.ts";
import type { Foundation } from "./foundation.ts";

const NOT_ANNOUNCED = "the end of a session could not be announced to all processes";

export interface Sessions {
  readonly identity: Identity;
  readonly realtime: Realtime;
  /** Tells every process of ended access. */
  readonly ends: AccessEnds;
  readonly sessionKeyOf: StreamSessions["keyOf"];
}

/** Each ends what the other began: a session its streams, a stream its session's checks. */
export function buildSessions({ context, now, settings, rules, onError }: Foundation): Sessions {
  const identity = createIdentity({
    ...context,
    now,
    networkId: () => settings.current().networkId,
    networkNames: rules.networkNames,
    licenses: rules.licenses,
    signUpPolicy: rules.signUpPolicy,
    affiliateShare: rules.affiliateShare,
    allowsMagicLinks: () => settings.current().document.magic_links,
    onSessionEnded: (userId) =>
      void ends.announce(userId).catch((error: unknown) => onError(error, NOT_ANNOUNCED)),
  });
  const sessionKeyOf = ({
    headers,
  }: {
    readonly headers: { readonly cookie?: string | undefined };
  }): string | null => identity.sessionKeyOf(headers);
  const realtime = buildRealtime(
    context,
    { keyOf: sessionKeyOf, findOpen: identity.findOpenSessions },
    onError,
  );
  const ends = createAccessEnds({
    pool: context.pool,
    databaseUrl: context.databaseUrl,
    random: Math.random,
    onError: (error) => onError(error, NOT_ANNOUNCED),
  });
  ends.add((userId) => realtime.recheck(userId ?? undefined));
  return { identity, realtime, ends, sessionKeyOf };
}

function buildRealtime(
  { pool, databaseUrl, metrics }: ServerContext,
  sessions: StreamSessions,
  onError: Foundation["onError"],
): Realtime {
  const realtime = createRealtime({ pool, databaseUrl, sessions, random: Math.random, onError });
  metrics.gauge(
    "plat_event_streams",
    "Event streams that are open.",
    () => realtime.figures().streams,
  );
  return realtime;
}

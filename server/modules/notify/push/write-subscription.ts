// Stores a person's push subscription: the endpoint for messages, and the keys to encrypt them
// with.
import { ECDH } from "node:crypto";
import type pg from "pg";
import {
  MOST_PUSH_SUBSCRIPTIONS,
  type PushSubscriptionDocument,
} from "../../../../contract/notify/push.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { readOutboundUrl } from "../../../platform/http/outbound-address.ts";
import { adviceOnRefusal } from "../../../platform/http/outbound-advice.ts";
import {
  NOT_FOUND,
  type Refusal,
  UNAUTHENTICATED,
  invalid,
} from "../../../platform/http/refusal.ts";
import { canBeSigned } from "./push-signer.ts";
import * as store from "./subscription.store.ts";

export interface WriteDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly random: () => number;
  /** Whether a push service may be on this machine, as a test's is. */
  readonly allowsLoopback: boolean;
}

export interface GivenSubscription {
  readonly id: string;
  readonly actor: Actor;
  /** The session token of the person's cookie. */
  readonly sessionToken: string;
  readonly userAgent: string | null;
  readonly document: PushSubscriptionDocument;
}

const LONGEST_USER_AGENT = 400;

const EXAMPLE = "https://push.example.com/send/abc, as the browser's subscription has it";

export async function writeSubscription(
  deps: WriteDeps,
  { id, actor, sessionToken, userAgent, document: { endpoint, keys, language } }: GivenSubscription,
): Promise<Result<store.SubscriptionRow, Refusal>> {
  const target = readOutboundUrl(endpoint, deps.allowsLoopback);
  if (!target.ok)
    return refuse(
      invalid([
        { field: "/endpoint", code: target.error, message: adviceOnRefusal(target.error, EXAMPLE) },
      ]),
    );
  if (!isPoint(keys.p256dh))
    return refuse(
      invalid([
        {
          field: "/keys/p256dh",
          code: "invalid",
          message: "Send the key of the browser's subscription: this isn't a point of P-256.",
        },
      ]),
    );
  if (!canBeSigned({ endpoint, p256dh: keys.p256dh, auth: keys.auth }))
    return refuse(
      invalid([
        {
          field: "/endpoint",
          code: "invalid",
          message: `Send the full address: ${EXAMPLE}.`,
        },
      ]),
    );
  return inTransaction(
    deps.pool,
    async (tx) => {
      const sessionId = await store.findSessionId(tx.client, sessionToken, actor.id);
      // The session may have ended since the call was admitted.
      if (sessionId === null) return refuse(UNAUTHENTICATED);
      await store.takeEndpoint(tx, id, endpoint);
      const row = await store.putSubscription(tx, {
        id,
        userId: actor.id,
        accountId: actor.accountId,
        sessionId,
        endpoint,
        origin: target.value.url.origin,
        p256dh: keys.p256dh,
        auth: keys.auth,
        userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
        language,
        at: new Date(deps.now()),
      });
      if (row === null) return refuse(NOT_FOUND);
      await store.forgetOldest(tx, actor.id, MOST_PUSH_SUBSCRIPTIONS);
      return ok(row);
    },
    { random: deps.random },
  );
}

function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(Buffer.from(key, "base64url"), "prime256v1").length === 65;
  } catch {
    return false;
  }
}

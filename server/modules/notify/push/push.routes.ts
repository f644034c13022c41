// Serves a person's push subscriptions over HTTP. No response reveals a browser's push endpoint.
import type { FastifyRequest } from "fastify";
import * as contract from "../../../../contract/notify/push.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { NOT_FOUND, UNAUTHENTICATED } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import {
  type SubscriptionRow,
  deleteOwnSubscription,
  listSubscriptions,
} from "./subscription.store.ts";
import { type WriteDeps, writeSubscription } from "./write-subscription.ts";

export interface PushRoutesDeps extends WriteDeps {
  readonly publicKey: string;
  /** Returns the session token of a request; null without one. Never logged. */
  readonly sessionKeyOf: (request: FastifyRequest) => string | null;
}

export function registerPush(host: HttpHost, deps: PushRoutesDeps): void {
  registerOperation(host, contract.getPushKey, async () => ok({ key: deps.publicKey }));
  registerOperation(host, contract.listPushSubscriptions, async ({ actor }) =>
    ok({
      items: (await listSubscriptions(deps.pool, actor.id, new Date(deps.now()))).map(present),
    }),
  );
  registerOperation(
    host,
    contract.setPushSubscription,
    async ({ actor, params, body, request }) => {
      const sessionToken = deps.sessionKeyOf(request);
      if (sessionToken === null) return refuse(UNAUTHENTICATED);
      const written = await writeSubscription(deps, {
        id: params.id,
        actor,
        sessionToken,
        userAgent: request.headers["user-agent"] ?? null,
        document: body,
      });
      return written.ok ? ok(present(written.value)) : written;
    },
  );
  registerOperation(host, contract.removePushSubscription, async ({ actor, params }) =>
    (await deleteOwnSubscription(deps.pool, actor.id, params.id))
      ? ok(undefined)
      : refuse(NOT_FOUND),
  );
}

function present(row: SubscriptionRow): contract.PushSubscription {
  return {
    id: row.id,
    user_agent: row.user_agent,
    language: row.language,
    created_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    last_sent_at: row.last_sent_at?.toISOString() ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
  };
}

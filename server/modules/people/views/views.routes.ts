// Serves the beginning and the end of a view over HTTP.
import type { FastifyRequest } from "fastify";
import * as contract from "../../../../contract/people/views.ts";
import { ok } from "../../../../domain/result.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type ViewDeps, endViewOf, startView } from "./views.ts";

export interface ViewRoutesDeps extends ViewDeps {
  /** The request's session token; null without one. Never logged. */
  readonly sessionKeyOf: (request: FastifyRequest) => string | null;
}

export function registerViews(host: HttpHost, deps: ViewRoutesDeps): void {
  registerOperation(host, contract.startView, async ({ actor, params, body, request }) => {
    const started = await startView(deps, actor, {
      accountId: params.id,
      reason: body.reason,
      sessionToken: deps.sessionKeyOf(request),
    });
    if (!started.ok) return started;
    const { id, endsAtMs } = started.value;
    return ok({ id, ends_at: new Date(endsAtMs).toISOString() });
  });
  registerOperation(host, contract.stopView, async ({ request }) => {
    const sessionToken = deps.sessionKeyOf(request);
    if (sessionToken !== null) await endViewOf(deps, sessionToken, "stopped");
    return ok(undefined);
  });
}

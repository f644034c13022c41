// Serves the routes of destinations.
import { COUNTED_DAYS } from "../../../../domain/attempts/attempt.ts";
import * as contract from "../../../../contract/delivery/destinations.ts";
import type { Destination } from "../../../../contract/delivery/destination-document.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { rulesOf } from "../../../../domain/deliveries/destination-kinds.ts";
import { SAMPLE_LEAD } from "../../../../domain/deliveries/sample.ts";
import { DOTS, hasKey, previewSecrets } from "../../../../domain/deliveries/settings-secrets.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { RateLimit } from "../../../platform/http/rate-limit.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type CallCounts, countCalls } from "../../../platform/jobs/call-queue.store.ts";
import { checkDestination } from "./check-destination.ts";
import { DELIVERY_QUEUE } from "./delivery.store.ts";
import { type DestinationRow, findDestination, listDestinations } from "./destination.store.ts";
import {
  isStillInForce,
  pausedByNetwork,
  presentPauseInForce,
} from "../../network/network-pauses/index.ts";
import { type HandOverDeps, deliver } from "./deliver.ts";
import { prepareCall } from "./prepare-call.ts";
import { freshSecrets, openSecrets, stagesToken } from "./settings.ts";
import {
  type DestinationDeps,
  removeDestination,
  renewSecret,
  writeDestination,
} from "./write-destination.ts";
import { DAY_MS } from "../../../../domain/time.ts";

/**
 * Per account: enough for a few tests of an address, too few to flood third parties through this
 * server.
 */
const TEST_RATE = { perSecond: 0.2, burst: 15 };

export interface DestinationRoutesDeps extends DestinationDeps, HandOverDeps {}

export function registerDestinations(host: HttpHost, deps: DestinationRoutesDeps): void {
  const { pool, now } = deps;
  const present = async (
    actor: Actor,
    rows: readonly DestinationRow[],
  ): Promise<(row: DestinationRow) => Destination> => {
    const counts = await countCalls(
      pool,
      DELIVERY_QUEUE,
      rows.map(({ id }) => id),
      new Date(now() - COUNTED_DAYS * DAY_MS),
    );
    return (row) =>
      presentDestination(deps, row, counts.get(row.id), {
        update: can(actor, "update", "destination", { accountId: row.account_id }),
        isOffered: isOffered(actor, "update", "destination", { accountId: row.account_id }),
      });
  };
  const answerWith = async (
    actor: Actor,
    written: Result<DestinationRow, Refusal>,
  ): Promise<Result<Destination, Refusal>> =>
    written.ok ? ok((await present(actor, [written.value]))(written.value)) : written;

  registerOperation(host, contract.listDestinations, async ({ actor, query }) => {
    const page = await listDestinations(pool, query, scopeFor(actor, "destination"));
    return pageAnswer(page, await present(actor, page.ok ? page.value.rows : []));
  });
  registerOperation(host, contract.getDestination, async ({ actor, params }) =>
    answerWith(actor, await readDestination(deps, actor, params.id, "read")),
  );
  registerOperation(host, contract.setDestination, async ({ actor, params, body }) =>
    answerWith(actor, await writeDestination(deps, { id: params.id, actor, document: body })),
  );
  registerOperation(host, contract.removeDestination, async ({ actor, params }) =>
    removeDestination(deps, actor, params.id),
  );
  registerOperation(host, contract.rotateDestinationSecret, async ({ actor, params }) =>
    renewSecret(deps, actor, params.id),
  );
  registerTest(host, deps);
  registerPreview(host, deps);
}

/** The destination, where the actor may do this with it. */
export async function readDestination(
  { pool }: Pick<DestinationDeps, "pool">,
  actor: Actor,
  id: string,
  action: "read" | "update",
): Promise<Result<DestinationRow, Refusal>> {
  const row = await findDestination(pool, id);
  if (row === null || !can(actor, "read", "destination", { accountId: row.account_id }))
    return refuse(NOT_FOUND);
  return can(actor, action, "destination", { accountId: row.account_id })
    ? ok(row)
    : refuse(FORBIDDEN);
}

function registerTest(host: HttpHost, deps: DestinationRoutesDeps): void {
  const rate = new RateLimit();
  registerOperation(host, contract.testDestination, async ({ actor, params }) => {
    const found = await readDestination(deps, actor, params.id, "update");
    if (!found.ok) return found;
    const { network_pause: pause } = found.value;
    if (isStillInForce(pause, deps.now())) return refuse(pausedByNetwork(pause));
    const waitMs = rate.take(actor.accountId, 1, TEST_RATE, deps.now());
    if (waitMs > 0)
      return refuse({
        code: "rate_limited",
        detail: "Too many samples. Wait a moment and try again.",
        retryAfterSeconds: Math.ceil(waitMs / 1_000),
      });
    const deliveryId = uuidv7(deps.now());
    const { tried } = await deliver(deps, {
      deliveryId,
      to: found.value.settings,
      secrets: openSecrets(deps.keyVault, params.id, found.value),
      values: { ...SAMPLE_LEAD, delivery_id: deliveryId, network: deps.networkName() },
      isSample: true,
    });
    return ok(tried);
  });
}

function registerPreview(host: HttpHost, deps: DestinationRoutesDeps): void {
  registerOperation(host, contract.previewDelivery, async ({ actor, body: { to: written } }) => {
    if (!can(actor, "update", "destination", { accountId: actor.accountId }))
      return refuse(FORBIDDEN);
    const { delivery, ...rules } = rulesOf(written.kind);
    const { to, shown, checked } = previewSecrets(rules, written);
    const problems = checkDestination(deps, written, checked);
    if (problems.length > 0) return refuse(invalid(problems));
    const values = { ...SAMPLE_LEAD, network: deps.networkName() };
    if (delivery.by === "email") {
      const { addresses, language } = delivery.addressed(to);
      const { subject, text } = deps.drawer.drawLead({
        language,
        networkName: deps.networkName(),
        publicUrl: deps.publicUrl,
        values,
        timeZone: null,
      });
      return ok({
        address: addresses.join(", "),
        headers: [{ name: "Subject", value: subject }],
        body: text,
      });
    }
    const secrets = { ...freshSecrets(), ...shown };
    const { url, headers, body } = prepareCall(delivery, to, secrets, values, {
      deliveryId: String(SAMPLE_LEAD.delivery_id),
      atMs: deps.now(),
      networkName: deps.networkName(),
      fixedAddress: deps.fixedAddress,
    });
    const seen = Object.entries(headers).map(([name, value]) => ({
      name,
      value: delivery.hiddenHeaders.includes(name) ? DOTS : value,
    }));
    return ok({ address: url, headers: seen, body });
  });
}

function presentDestination(
  { keyVault, publicUrl, now }: DestinationRoutesDeps,
  row: DestinationRow,
  counts: CallCounts | undefined,
  may: { readonly update: boolean; readonly isOffered: boolean },
): Destination {
  const { id, kind } = row;
  const rules = rulesOf(kind);
  return {
    id,
    account_id: row.account_id,
    name: row.name,
    kind,
    to: row.settings,
    has_key: rules.secrets.length > 0 && hasKey(rules, openSecrets(keyVault, id, row)),
    fall_back_after_minutes: row.fall_back_after_minutes,
    status: row.status,
    network_pause: presentPauseInForce(
      isStillInForce(row.network_pause, now()) ? row.network_pause : null,
    ),
    off_reason: row.off_reason,
    failing_since: row.failing_since?.toISOString() ?? null,
    waiting: counts?.waiting ?? 0,
    delivered: counts?.delivered ?? 0,
    failed: counts?.failed ?? 0,
    stages_url:
      rules.stages !== null && may.update
        ? `${publicUrl}/v1/destinations/${id}/stages/${stagesToken(keyVault, id)}`
        : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: { update: may.isOffered },
  };
}

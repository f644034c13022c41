// Serves the routes of consumers' requests: people of the network record them and act on them.
import {
  getArchivedConsent,
  openArchivedConsent,
} from "../../../../contract/marketplace/archived-consents.ts";
import * as contract from "../../../../contract/marketplace/consumer-requests.ts";
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import {
  type ConsumerRequestRow,
  findConsumerRequest,
  listConsumerRequests,
} from "./consumer-request.store.ts";
import { carryOut, decline } from "./decide-request.ts";
import { type FileDeps, fileRequest } from "./file-request.ts";
import { openArchived, readArchived } from "./open-archived-consent.ts";
import { presentRequest } from "./present-request.ts";

/** Serves what is kept of erased leads' consents. */
function registerArchivedConsents(host: HttpHost, deps: FileDeps): void {
  registerOperation(host, getArchivedConsent, ({ actor, params }) =>
    readArchived(deps, actor, params.id),
  );
  registerOperation(host, openArchivedConsent, ({ actor, params }) =>
    openArchived(deps, actor, params.id),
  );
}

export function registerConsumerRequests(host: HttpHost, deps: FileDeps): void {
  registerArchivedConsents(host, deps);
  const { pool, vault } = deps;
  const answer = (
    done: Result<ConsumerRequestRow, Refusal>,
    actor: Actor,
  ): Result<ConsumerRequest, Refusal> =>
    done.ok ? ok(presentRequest(vault, done.value, actor)) : done;
  registerOperation(host, contract.fileConsumerRequest, async ({ actor, body }) =>
    answer(await fileRequest(deps, actor, body), actor),
  );
  registerOperation(host, contract.listConsumerRequests, async ({ actor, query }) => {
    if (!can(actor, "read", "consumer_request", null)) return refuse(FORBIDDEN);
    const page = await listConsumerRequests(pool, query, scopeFor(actor, "consumer_request"));
    return pageAnswer(page, (row) => presentRequest(vault, row, actor));
  });
  registerOperation(host, contract.getConsumerRequest, async ({ actor, params }) => {
    const mayRead = can(actor, "read", "consumer_request", null);
    const row = mayRead ? await findConsumerRequest(pool, params.id) : null;
    return row === null ? refuse(NOT_FOUND) : ok(presentRequest(vault, row, actor));
  });
  registerOperation(host, contract.carryOutConsumerRequest, async ({ actor, params }) =>
    answer(await carryOut(deps, actor, params.id), actor),
  );
  registerOperation(host, contract.declineConsumerRequest, async ({ actor, params, body }) =>
    answer(await decline(deps, actor, params.id, body.reason), actor),
  );
}

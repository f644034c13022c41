// Receives outcomes of leads from Follow Up Boss: a person's stage becomes the outcome of the lead
// that created the person.
import { createHmac, timingSafeEqual } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import type pg from "pg";
import { importStages } from "../../../../contract/delivery/deliveries.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { rulesOf } from "../../../../domain/deliveries/destination-kinds.ts";
import { outcomeOfStage } from "../../../../domain/deliveries/follow-up-boss.ts";
import type { Outcome } from "../../../../domain/sales/outcome.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { HttpServer } from "../../../platform/http/http-server.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { findBuyerSale, touchWithin } from "../../marketplace/sales/index.ts";
import { listSalesOf } from "./delivery.store.ts";
import { type DestinationRow, findDestination } from "./destination.store.ts";
import { openSecrets, stagesToken } from "./settings.ts";

export interface StageDeps {
  readonly pool: pg.Pool;
  readonly vault: ContactVault;
  readonly keyVault: ContactVault;
  readonly now: () => number;
}

const STAGE_EVENT = "peopleStageUpdated";

/**
 * Adds the route. An unauthorized caller learns nothing: a wrong address, token or signature is
 * answered as not found.
 */
export function registerStages(host: HttpHost, deps: StageDeps): void {
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  // The signature is over the bytes as received.
  void host.app.register(async (scope) => {
    scope.addHook("preParsing", async (request, _reply, payload) => {
      const parts: Buffer[] = [];
      for await (const part of payload)
        parts.push(Buffer.isBuffer(part) ? part : Buffer.from(part));
      const body = Buffer.concat(parts);
      bodies.set(request, body);
      return Readable.from([body]);
    });
    registerOperation(
      { ...host, app: scope as HttpServer },
      importStages,
      async ({ params: { id, token }, headers, body, request }) => {
        const row = isSame(token, stagesToken(deps.keyVault, id))
          ? await findDestination(deps.pool, id)
          : null;
        const stages = row === null ? null : rulesOf(row.kind).stages;
        if (row === null || stages === null) return refuse(NOT_FOUND);
        const key = openSecrets(deps.keyVault, id, row).members[stages.signedWith];
        if (
          key !== undefined &&
          !isSame(
            headers["fub-signature"] ?? "",
            signatureOf(bodies.get(request) ?? Buffer.alloc(0), key),
          )
        )
          return refuse(NOT_FOUND);
        const { stage } = body.data ?? {};
        return ok({
          count:
            body.event === STAGE_EVENT && stage !== undefined
              ? await touchSales(
                  deps,
                  row,
                  body.resourceIds,
                  outcomeOfStage(stage, stages.stagesOf(row.settings)),
                )
              : 0,
        });
      },
    );
  });
}

async function touchSales(
  deps: StageDeps,
  { id, account_id: accountId }: DestinationRow,
  persons: readonly number[],
  outcome: Outcome | null,
): Promise<number> {
  if (outcome === null) return 0;
  // Acts like a key of the account: a member with the right to do so set up the destination.
  const actor: Actor = {
    kind: "key",
    id,
    accountId,
    role: "advertiser",
    teamRole: "owner",
    scopes: ["leads"],
  };
  let count = 0;
  for (const saleId of await listSalesOf(deps.pool, id, persons.map(String))) {
    // One transaction each: a returned lead does not block the others.
    const isNew = await inTransaction(deps.pool, async (tx) => {
      const sale = await findBuyerSale(tx.client, saleId);
      // Follow Up Boss may repeat a call.
      if (sale === null || sale.progress_outcome === outcome) return false;
      return (await touchWithin(tx, deps, { actor, saleId, outcome, note: null }, deps.now())).ok;
    });
    if (isNew) count += 1;
  }
  return count;
}

/** The signature of Follow Up Boss: HMAC-SHA256 over the body in base64, in hex. */
function signatureOf(body: Buffer, key: string): string {
  return createHmac("sha256", key).update(body.toString("base64")).digest("hex");
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

// Serves the routes of quarantine: the network holds a listed lead for review, and releases it.
import type pg from "pg";
import {
  type Quarantine,
  getQuarantine,
  quarantineLead,
  releaseLead,
} from "../../../../contract/marketplace/quarantine.ts";
import { type Actor, can, isAdmin } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import type { Distribution } from "../../selling/distribution/index.ts";
import { changeRefusal } from "./change-refusals.ts";
import { type QuarantineRow, findQuarantine } from "./quarantine.store.ts";
import { readConsent } from "./read-consent.ts";
import { recordChange } from "./record-change.ts";

export interface QuarantineDeps {
  readonly pool: pg.Pool;
  readonly vault: ContactVault;
  readonly now: () => number;
  readonly market: Pick<Distribution, "quarantineLead" | "releaseLead">;
}

export function registerQuarantine(host: HttpHost, deps: QuarantineDeps): void {
  registerOperation(host, getQuarantine, ({ actor, params }) =>
    answerQuarantine(deps, actor, params.lead_id),
  );
  registerOperation(host, quarantineLead, async ({ actor, params, body }) => {
    const held = await deps.market.quarantineLead(
      recordChange(deps, actor),
      params.lead_id,
      { reason: body.reason, heldBy: actor.id },
      maySet(actor),
    );
    return held.ok
      ? answerQuarantine(deps, actor, params.lead_id)
      : refuse(changeRefusal(held.error));
  });
  registerOperation(host, releaseLead, async ({ actor, params }) => {
    const consent = await readConsent(deps, params.lead_id, maySet(actor));
    if (!consent.ok) return consent;
    const released = await deps.market.releaseLead(
      recordChange(deps, actor),
      params.lead_id,
      consent.value,
      maySet(actor),
    );
    return released.ok ? ok(undefined) : refuse(changeRefusal(released.error));
  });
}

const maySet =
  (actor: Actor) =>
  ({ affiliateId }: { readonly affiliateId: string }): boolean =>
    can(actor, "set", "quarantine", { accountId: affiliateId });

async function answerQuarantine(
  { pool }: QuarantineDeps,
  actor: Actor,
  leadId: string,
): Promise<Result<Quarantine, Refusal>> {
  const row = await findQuarantine(pool, leadId);
  if (row === null || !can(actor, "read", "quarantine", { accountId: row.affiliate_id }))
    return refuse(NOT_FOUND);
  return ok(presentQuarantine(row, actor));
}

/** The network's people stay unnamed for the affiliate. */
function presentQuarantine(row: QuarantineRow, actor: Actor): Quarantine {
  const { affiliate_id: affiliateId } = row;
  const may = isOffered(actor, "set", "quarantine", { accountId: affiliateId });
  return {
    lead_id: row.lead_id,
    reason: row.reason,
    since: row.since.toISOString(),
    set_by_name: isAdmin(actor) ? row.set_by_name : null,
    abilities: {
      release: may,
      withdraw: may && isOffered(actor, "withdraw", "listing", { affiliateId }),
    },
  };
}

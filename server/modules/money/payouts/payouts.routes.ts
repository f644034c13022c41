// Payouts and whom they go to over HTTP.
import * as contract from "../../../../contract/money/payouts.ts";
import { getTaxStatus } from "../../../../contract/money/tax-status.ts";
import type { Payout } from "../../../../contract/money/payout-shapes.ts";
import { type Actor, can, isAdmin } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import { countHolders } from "../approvals/index.ts";
import { movePayout } from "./move-payout.ts";
import { orderPayouts } from "./order-payouts.ts";
import { type PayeeDeps, readDetails, saveBank, saveTax, saveSchedule } from "./payee.ts";
import { findCertification } from "./payee.store.ts";
import { type PayoutRow, findPayout, listPayouts } from "./payout.store.ts";
import { type PayoutView, presentPayout } from "./present-payout.ts";
import { type PayoutDeps, requestPayout } from "./request-payout.ts";
import { readPayoutEligibility } from "./payout-eligibility.ts";

export function registerPayouts(host: HttpHost, deps: PayoutDeps & PayeeDeps): void {
  const viewOf = async (actor: Actor): Promise<PayoutView> => {
    const { networkId, onePersonCents } = deps.rules();
    const approvers =
      actor.role === "admin" ? await countHolders(deps.pool, networkId, "decide_payouts") : 0;
    return { actor, atMs: deps.now(), onePersonCents, approvers };
  };
  const present = async (
    actor: Actor,
    moved: Result<PayoutRow, Refusal>,
  ): Promise<Result<Payout, Refusal>> =>
    moved.ok ? ok(presentPayout(moved.value, await viewOf(actor))) : moved;

  registerOperation(host, contract.listPayouts, async ({ actor, query }) => {
    const view = await viewOf(actor);
    const page = await listPayouts(deps.pool, query, scopeFor(actor, "payout"));
    return pageAnswer(page, (row) => presentPayout(row, view));
  });
  registerOperation(host, contract.getPayout, async ({ actor, params }) => {
    const row = await findPayout(deps.pool, params.id);
    return row === null || !can(actor, "read", "payout", { affiliateId: row.affiliate_id })
      ? refuse(NOT_FOUND)
      : ok(presentPayout(row, await viewOf(actor)));
  });
  registerOperation(host, getTaxStatus, async ({ actor, params }) => {
    const subject = { affiliateId: params.id };
    if (!can(actor, "read", "account", { accountId: params.id })) return refuse(NOT_FOUND);
    if (!isAdmin(actor) || !can(actor, "read", "payout", subject)) return refuse(FORBIDDEN);
    const certifiedAt = await findCertification(deps.pool, params.id);
    return certifiedAt === undefined
      ? refuse(NOT_FOUND)
      : ok({ certified_at: certifiedAt?.toISOString() ?? null });
  });
  registerOperation(host, contract.requestPayout, ({ actor, headers }) =>
    requestPayout(deps, actor, headers["idempotency-key"]),
  );
  registerOperation(host, contract.cancelPayout, async ({ actor, params }) =>
    present(actor, await movePayout(deps, actor, params.id, "cancel", null)),
  );
  registerOperation(host, contract.decidePayout, async ({ actor, params, body }) =>
    present(actor, await movePayout(deps, actor, params.id, body.decision, body.reason ?? null)),
  );
  registerOperation(host, contract.endPayout, async ({ actor, params, body }) =>
    present(
      actor,
      await movePayout(
        deps,
        actor,
        params.id,
        body.outcome === "sent" ? "send" : "fail",
        body.reason ?? null,
      ),
    ),
  );
  registerOperation(host, contract.orderPayouts, async ({ actor, body, reply }) => {
    const file = await orderPayouts(deps, actor, body.ids);
    if (!file.ok) return file;
    sendCsv(reply, "payouts-for-the-bank.csv", file.value);
    return ok(STREAMED);
  });
  registerOperation(host, contract.getPayoutEligibility, ({ actor }) =>
    readPayoutEligibility(deps.pool, actor, deps.rules().leastCents, deps.now()),
  );
  registerPayees(host, deps);
}

/** None of these answers may be kept on the way. */
function registerPayees(host: HttpHost, deps: PayeeDeps): void {
  registerOperation(host, contract.getPayoutDetails, ({ actor, reply }) => {
    void reply.header("cache-control", "no-store");
    return readDetails(deps, actor);
  });
  registerOperation(
    host,
    contract.saveTaxDetails,
    ({ actor, body: { us_person, certified, ...form } }) =>
      saveTax(deps, actor, {
        isUsPerson: us_person,
        isCertified: certified,
        legalName: form.legal_name.trim(),
        businessName:
          form.business_name?.trim() === "" ? null : (form.business_name?.trim() ?? null),
        taxClass: form.tax_class,
        street: form.street.trim(),
        city: form.city.trim(),
        state: form.state,
        zipCode: form.zip_code.trim(),
        numberKind: form.number_kind,
        number: form.number,
        signature: form.signature.trim(),
      }),
  );
  registerOperation(host, contract.saveBankDetails, ({ actor, body }) =>
    saveBank(deps, actor, {
      holder: body.holder.trim(),
      kind: body.kind,
      routing: body.routing_number,
      number: body.account_number,
    }),
  );
  registerOperation(host, contract.setPayoutSchedule, ({ actor, body }) =>
    saveSchedule(deps, actor, body.schedule),
  );
}

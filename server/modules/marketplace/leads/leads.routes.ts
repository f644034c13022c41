// Serves the routes for reading leads and their decisions.
import { Readable } from "node:stream";
import type pg from "pg";
import type { Lead } from "../../../../contract/marketplace/lead-shapes.ts";
import {
  exportLeads as contractExport,
  findLeads,
} from "../../../../contract/marketplace/lead-search.ts";
import { getLead, getLeadDecision, listLeads } from "../../../../contract/marketplace/leads.ts";
import { openLeadContact } from "../../../../contract/marketplace/lead-contact.ts";
import { type LeadTotals, getLeadTotals } from "../../../../contract/marketplace/lead-totals.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { type Actor, seesContact, seesMoney } from "../../../../domain/access/access.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { readFind } from "../../../../domain/find/read-find.ts";
import type { AddressLookUps } from "../../../../domain/lead/read-address.ts";
import type { FindPlace } from "../../../../domain/lead/find-place.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { ShownZip } from "../../../platform/geo/map-points.ts";
import { FORBIDDEN, NOT_FOUND, invalid } from "../../../platform/http/refusal.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import {
  type HttpHost,
  STREAMED,
  registerOperation,
} from "../../../platform/http/register-operation.ts";
import { type ContactReads, recordActivity } from "../../network/activity/index.ts";
import { readSought } from "../../../platform/db/find-rows.ts";
import { exportLeads } from "./export-leads.ts";
import { openForNetwork } from "./open-for-network.ts";
import { findLeadIds } from "./find-leads.ts";
import { explainDecision } from "./explain-decision.ts";
import * as store from "./lead.store.ts";
import { type LeadSums, sumLeads } from "./lead-sums.store.ts";
import { NOTHING_OPENED, openLead } from "./open-contact.ts";
import { presentForAdmin, presentOwn, presentPurchased } from "./present-lead.ts";
import { findReadable, mayOpen, presentFor } from "./read-lead.ts";

export interface LeadDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly vault: ContactVault;
  readonly findPlace: FindPlace;
  readonly addresses: AddressLookUps;
  readonly previewZip: () => ShownZip;
  readonly contactReads: Pick<ContactReads, "note">;
}

export function registerLeads(host: HttpHost, deps: LeadDeps): void {
  registerOperation(host, listLeads, async ({ actor, query }) => {
    const listed = await store.listLeads(deps.pool, query, scopeFor(actor, "lead"));
    if (!listed.ok) return refuse(invalid(listed.error));
    const items = presentPage(deps, actor, listed.value);
    return ok({ items, next_cursor: listed.value.page.nextCursor });
  });
  registerOperation(host, getLeadTotals, async ({ actor, query }) => {
    const summed = await sumLeads(deps.pool, query, scopeFor(actor, "lead"));
    if (!summed.ok) return refuse(invalid(summed.error));
    return ok(presentTotals(actor, summed.value));
  });
  registerOperation(host, findLeads, async ({ actor, body }) => {
    const sought = await readSought(deps.pool, readFind(body.find));
    const { ids } = await findLeadIds(deps, actor, sought);
    if (ids.length === 0) return ok({ items: [] });
    const query = { where: [`id,in,${ids.join(",")}`], limit: ids.length };
    // A buyer who gave a lead back must not learn by a search whose it is.
    const listed = await store.listLeads(deps.pool, query, scopeFor(actor, "lead"), "kept");
    if (!listed.ok) return refuse(invalid(listed.error));
    return ok({ items: presentPage(deps, actor, listed.value) });
  });
  registerOperation(host, contractExport, async ({ actor, query, reply }) => {
    const scope = scopeFor(actor, "export");
    if (scope.see !== "own") return refuse(FORBIDDEN);
    const counted = await store.countOwn(deps.pool, query, scope);
    if (!counted.ok) return refuse(invalid(counted.error));
    // Logged before the first contact is sent: an export that cannot be logged fails.
    await recordActivity(deps.pool, {
      atMs: deps.now(),
      actor,
      accountId: actor.accountId,
      action: "sales.exported",
      subjectKind: "account",
      subjectId: actor.accountId,
      detail: { count: counted.value },
    });
    sendCsv(reply, "leads.csv", Readable.from(exportLeads(deps, actor, query, scope)));
    return ok(STREAMED);
  });
  registerOperation(host, getLead, async ({ actor, params }) => {
    const lead = await findReadable(deps, actor, params.id);
    if (lead === null) return refuse(NOT_FOUND);
    const shown = await presentFor(deps, actor, lead);
    noteContacts(deps, actor, [shown]);
    return ok(shown);
  });
  registerOperation(host, openLeadContact, async ({ actor, params, body, reply }) => {
    // Kept nowhere on the way.
    void reply.header("cache-control", "no-store");
    return openForNetwork(deps, actor, params.id, body);
  });
  registerOperation(host, getLeadDecision, async ({ actor, params }) => {
    const lead = await findReadable(deps, actor, params.id);
    return lead === null
      ? refuse(NOT_FOUND)
      : ok(await explainDecision(deps.pool, deps.findPlace, lead, actor, deps.previewZip()));
  });
}

function noteContacts({ contactReads }: LeadDeps, actor: Actor, leads: readonly Lead[]): void {
  const read = leads.filter((lead) => "contact" in lead && lead.contact !== null);
  contactReads.note(actor, read.length);
}

function presentPage(deps: LeadDeps, actor: Actor, listed: store.LeadPage): Lead[] {
  const leads = presentRows(deps, actor, listed);
  noteContacts(deps, actor, leads);
  return leads;
}

function presentRows(deps: LeadDeps, actor: Actor, listed: store.LeadPage): Lead[] {
  switch (listed.kind) {
    case "all":
      return listed.page.rows.map((row) =>
        presentForAdmin(row, listed.sales.get(row.id) ?? [], seesMoney(actor)),
      );
    case "own":
      return listed.page.rows.map((row) =>
        presentOwn(
          row,
          mayOpen(actor, row, []) ? openLead(deps.vault, row.id, row) : NOTHING_OPENED,
          seesMoney(actor),
        ),
      );
    case "bought":
      return listed.page.rows.map((row) =>
        presentPurchased(
          row,
          row.sale_status === "sold" && seesContact(actor)
            ? openLead(deps.vault, row.id, row)
            : NOTHING_OPENED,
          seesMoney(actor),
        ),
      );
  }
}

function presentTotals(actor: Actor, sums: LeadSums): LeadTotals {
  const money = (cents: bigint, isSeen: boolean): number | null =>
    isSeen && seesMoney(actor) ? centsToJson(cents) : null;
  return {
    leads: Number(sums.leads),
    sold: actor.role === "advertiser" ? null : Number(sums.sold),
    kept: Number(sums.kept),
    ...(actor.role === "advertiser" ? {} : { listed: Number(sums.listed) }),
    spend_cents: money(sums.spend_cents, actor.role !== "affiliate"),
    earned_cents: money(sums.earned_cents, actor.role !== "advertiser"),
  };
}

// Serves tracking links over HTTP.
import type { Static } from "typebox";
import {
  type Click,
  type Link,
  type LinkDocument,
  type LinkPatch,
  getLink,
  listClicks,
  listLinks,
  mergeLink,
  setLink,
} from "../../../../contract/supply/links.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { averageCents, basisPointsOf } from "../../../../domain/reports/metrics.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import * as clicks from "./click.store.ts";
import * as store from "./link.store.ts";
import { targetOf } from "./open-link.routes.ts";
import { type LinkDeps, writeLink } from "./write-link.ts";

const SUB_IDS = 5;

export function registerLinks(host: HttpHost, deps: LinkDeps): void {
  const present = async (
    actor: Actor,
    rows: readonly store.LinkRow[],
  ): Promise<(row: store.LinkRow) => Link> => {
    const counts = await store.countLinks(
      deps.pool,
      rows.map(({ id }) => id),
      deps.now(),
    );
    return (row) =>
      presentLink(row, counts.get(row.id), deps.publicUrl, {
        update: isOffered(actor, "update", "link", { accountId: row.account_id }),
        earnings: can(actor, "read", "earning", { affiliateId: row.account_id }),
      });
  };
  const answerWith = async (
    actor: Actor,
    written: Result<store.LinkRow, Refusal>,
  ): Promise<Result<Link, Refusal>> =>
    written.ok ? ok((await present(actor, [written.value]))(written.value)) : written;

  registerOperation(host, listLinks, async ({ actor, query }) => {
    const page = await store.listLinks(deps.pool, query, scopeFor(actor, "link"));
    return pageAnswer(page, await present(actor, page.ok ? page.value.rows : []));
  });
  registerOperation(host, getLink, async ({ actor, params }) => {
    const row = await store.findLink(deps.pool, params.id);
    return row === null || !can(actor, "read", "link", { accountId: row.account_id })
      ? refuse(NOT_FOUND)
      : answerWith(actor, ok(row));
  });
  registerOperation(host, setLink, async ({ actor, params, body }) =>
    answerWith(actor, await writeLink(deps, { id: params.id, actor, change: () => body })),
  );
  registerOperation(host, mergeLink, async ({ actor, params, body }) =>
    answerWith(
      actor,
      await writeLink(deps, {
        id: params.id,
        actor,
        change: (current) => (current === null ? undefined : merged(current, body)),
      }),
    ),
  );
  registerOperation(host, listClicks, async ({ actor, query }) => {
    const seesEarnings = scopeFor(actor, "earning").see !== "none";
    return pageAnswer(await clicks.listClicks(deps.pool, query, scopeFor(actor, "link")), (row) =>
      presentClick(row, seesEarnings),
    );
  });
}

/** The patch's schema admits only what leaves a complete document. */
function merged(current: LinkDocument, patch: Static<typeof LinkPatch>): LinkDocument {
  return applyMergePatch(current, patch) as LinkDocument;
}

function presentLink(
  row: store.LinkRow,
  counts: store.LinkCounts | undefined,
  publicUrl: string,
  may: { readonly update: boolean; readonly earnings: boolean },
): Link {
  return {
    id: row.id,
    account_id: row.account_id,
    source_id: row.source_id,
    source_name: row.source_name,
    code: row.code,
    name: row.name,
    target: row.target,
    status: row.status,
    leads_to: targetOf(row, publicUrl),
    figures: figuresOf(counts, may.earnings),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: { update: may.update },
  };
}

function figuresOf(counts: store.LinkCounts | undefined, seesEarnings: boolean): Link["figures"] {
  const { clicks = 0, uniques = 0, leads = 0, earned_cents: earned = 0n } = counts ?? {};
  const perClick = averageCents(earned, BigInt(clicks));
  return {
    clicks,
    unique_clicks: uniques,
    leads,
    conversion_basis_points: basisPointsOf(BigInt(leads), BigInt(clicks)),
    earned_cents: seesEarnings ? centsToJson(earned) : null,
    per_click_cents: seesEarnings && perClick !== null ? centsToJson(perClick) : null,
  };
}

function presentClick(row: clicks.ClickRow, seesEarnings: boolean): Click {
  const given = row.sub_ids === null ? [] : (JSON.parse(row.sub_ids) as (string | null)[]);
  return {
    id: row.id,
    link_id: row.link_id,
    source_id: row.source_id,
    at: row.at.toISOString(),
    sub_ids: Array.from({ length: SUB_IDS }, (_, index) => given[index] ?? null),
    referrer_host: row.referrer_host,
    device: row.device,
    is_unique: row.is_unique,
    is_bot: row.is_bot,
    lead_id: row.lead_id,
    earned_cents: seesEarnings && row.lead_id !== null ? centsToJson(row.earned_cents ?? 0n) : null,
  };
}

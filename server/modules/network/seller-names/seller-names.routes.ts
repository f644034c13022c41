// Serves seller names and the published buyer list over HTTP.
import * as contract from "../../../../contract/network/seller-names.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import {
  buyerListVersions,
  type BuyerListVersion,
  buyersListedAt,
} from "../../../../domain/sellers/buyer-list.ts";
import { nearLikeness } from "../../../../domain/sellers/seller-name.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND, invalid } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { decideSellerName, setSellerNameListing } from "./decide-name.ts";
import { readListedPeriods } from "./name-periods.store.ts";
import { endSellerName, requestSellerName } from "./request-name.ts";
import type { SellerNameDeps } from "./seller-name-deps.ts";
import { type SellerNameRow, listKnownNames, listSellerNames } from "./seller-name.store.ts";

/** Versions that the list names, the latest first. */
const SHOWN_VERSIONS = 100;

export function registerSellerNames(host: HttpHost, deps: SellerNameDeps): void {
  registerOperation(host, contract.listSellerNames, async ({ actor, query }) => {
    const scope: Scope =
      actor.role === "admin"
        ? { see: "all" }
        : { see: "own", as: "account", accountId: actor.accountId };
    const page = await listSellerNames(deps.pool, query, scope);
    const alike = await alikeNames(deps, actor, page.ok ? page.value.rows : []);
    return pageAnswer(page, (row) => present(row, actor, alike.get(row.id) ?? []));
  });
  registerOperation(host, contract.requestSellerName, async ({ actor, body }) => {
    const row = await requestSellerName(deps, actor, body.name);
    return row.ok ? ok(present(row.value, actor, [])) : row;
  });
  registerOperation(host, contract.endSellerName, async ({ actor, params }) => {
    const row = await endSellerName(deps, actor, params.id);
    return row.ok ? ok(present(row.value, actor, [])) : row;
  });
  registerOperation(host, contract.decideSellerName, async ({ actor, params, body }) => {
    const { decision, reason, is_listed: isListed = true } = body;
    if (decision === "refuse" && reason === undefined) return refuse(NO_REASON);
    const row = await decideSellerName(
      deps,
      actor,
      params.id,
      decision === "approve" ? { decision, isListed } : { decision, reason: (reason ?? "").trim() },
    );
    return row.ok ? ok(present(row.value, actor, [])) : row;
  });
  registerOperation(host, contract.setSellerNameListing, async ({ actor, params, body }) => {
    const row = await setSellerNameListing(deps, actor, params.id, body.is_listed);
    return row.ok ? ok(present(row.value, actor, [])) : row;
  });
  registerBuyerList(host, deps);
}

const NO_REASON = invalid([
  { field: "/reason", code: "required", message: "Say why: the buyer reads it." },
]);

/** The list is public: a stale session or key must not keep it from opening. */
function registerBuyerList({ app }: Pick<HttpHost, "app">, deps: SellerNameDeps): void {
  const open = { app, resolveActor: async () => ok(null) };
  registerOperation(open, contract.getBuyerList, async ({ query }) => {
    const periods = await readListedPeriods(deps.pool);
    const versions = buyerListVersions(periods);
    const atMs = query.at === undefined ? deps.now() : Date.parse(query.at);
    const shown =
      query.version === undefined
        ? versions.findLast(({ fromMs }) => fromMs <= atMs)
        : versions.find(({ version }) => version === query.version);
    if (query.version !== undefined && shown === undefined) return refuse(NOT_FOUND);
    return ok({
      ...(shown === undefined
        ? { version: 0, from: null, until: isoOf(versions[0]?.fromMs ?? null) }
        : presentVersion(shown)),
      network_name: deps.networkNames()[0] ?? "",
      buyers:
        shown === undefined
          ? []
          : buyersListedAt(periods, shown.fromMs).map(({ name, sinceMs }) => ({
              name,
              since: new Date(sinceMs).toISOString(),
            })),
      versions: versions.slice(-SHOWN_VERSIONS).toReversed().map(presentVersion),
    });
  });
}

const isoOf = (atMs: number | null): string | null =>
  atMs === null ? null : new Date(atMs).toISOString();

function presentVersion({ version, fromMs, untilMs }: BuyerListVersion) {
  return { version, from: isoOf(fromMs), until: isoOf(untilMs) };
}

type AlikeNames = ReadonlyMap<string, contract.SellerName["alike"]>;

/** For the network: by waiting name, the names of other buyers that deserve a second look. */
async function alikeNames(
  { pool }: SellerNameDeps,
  actor: Actor,
  rows: readonly SellerNameRow[],
): Promise<AlikeNames> {
  const waiting = rows.filter((row) => row.state === "waiting" && mayDecide(actor, row));
  if (waiting.length === 0) return new Map();
  const byLikeness = Map.groupBy(await listKnownNames(pool), ({ name }) => nearLikeness(name));
  return new Map(
    waiting.map((row) => [
      row.id,
      (byLikeness.get(nearLikeness(row.name)) ?? [])
        .filter(({ account_id: accountId }) => accountId !== row.account_id)
        .map(({ account_name, name }) => ({ account_name, name })),
    ]),
  );
}

function mayDecide(actor: Actor, { account_id: accountId }: SellerNameRow): boolean {
  return can(actor, "check", "account", { accountId });
}

function present(
  row: SellerNameRow,
  actor: Actor,
  alike: contract.SellerName["alike"],
): contract.SellerName {
  const decides = mayDecide(actor, row);
  return {
    id: row.id,
    account_id: row.account_id,
    account_name: row.account_name,
    account_status: row.account_status,
    name: row.name,
    state: row.state,
    is_listed: row.is_listed,
    requested_at: row.requested_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    refusal: row.refusal,
    alike: [...alike],
    abilities: {
      end:
        row.ended_at === null &&
        isOffered(actor, "update", "account", { accountId: row.account_id }),
      decide: decides && row.state === "waiting",
      list: decides && row.state === "approved",
    },
  };
}

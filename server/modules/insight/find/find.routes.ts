// Serves finding records of every kind over HTTP. Each kind is found by the module that keeps it.
import type pg from "pg";
import { type FoundRecord, findRecords } from "../../../../contract/insight/find.ts";
import { type Actor, isAdmin } from "../../../../domain/access/access.ts";
import { type KeyScope, hasScope } from "../../../../domain/access/key-scopes.ts";
import { FIND_KINDS, type FindKind } from "../../../../domain/find/find-kinds.ts";
import { type TypedText, readFind } from "../../../../domain/find/read-find.ts";
import type { LeadSide } from "../../../../domain/lead/vocabulary.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import { ok } from "../../../../domain/result.ts";
import {
  type Finder,
  type FoundRow,
  type Sought,
  type SoughtText,
  readSought,
} from "../../../platform/db/find-rows.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";

export interface FindDeps {
  readonly pool: pg.Pool;
  /** One of each kind, by the modules that keep the records. */
  readonly finders: readonly Finder[];
  /** The leads that the text names, and whether it is an address without its place. */
  readonly findLeads: (
    actor: Actor,
    sought: SoughtText,
  ) => Promise<{ readonly ids: readonly string[]; readonly needsPlace: boolean }>;
}

const USUAL_ITEMS = 5;
/** Kinds that are found by the leads which the text names. */
const BY_LEAD: ReadonlySet<FindKind> = new Set(["lead", "return"]);
/** What a key needs beyond calling: as for the lists of these kinds. */
const SCOPE_OF_KIND: Readonly<Partial<Record<FindKind, KeyScope>>> = {
  payout: "money",
  manual_entry: "money",
  destination: "hooks",
};

export function registerFind(host: HttpHost, deps: FindDeps): void {
  registerOperation(host, findRecords, async ({ actor, body }) => {
    const kinds = new Set<FindKind>(
      (body.kinds ?? FIND_KINDS).filter((kind) => mayFind(actor, kind)),
    );
    const found = await find(deps, actor, readFind(body.find), kinds, body.limit ?? USUAL_ITEMS);
    return ok(found);
  });
}

function mayFind(actor: Actor, kind: FindKind): boolean {
  const scope = SCOPE_OF_KIND[kind];
  return scope === undefined || hasScope(actor, scope);
}

async function find(
  { pool, finders, findLeads }: FindDeps,
  actor: Actor,
  typed: TypedText,
  kinds: ReadonlySet<FindKind>,
  most: number,
) {
  if (typed.text === "") return { groups: [], hint: null };
  const text = await readSought(pool, typed);
  const leads = [...kinds].some((kind) => BY_LEAD.has(kind))
    ? await findLeads(actor, text)
    : { ids: [], needsPlace: false };
  const sought: Sought = { ...text, leadIds: leads.ids };
  const groups = await findGroups(
    pool,
    finders.filter(({ kind }) => kinds.has(kind)),
    (finder, client) => finder.find(client, actor, sought, most + 1),
  );
  return {
    groups: groups
      .filter(({ rows }) => rows.length > 0)
      .map(({ kind, rows }) => ({
        kind,
        items: rows.slice(0, most).map((row) => present(kind, row, actor)),
        has_more: rows.length > most,
      })),
    hint: leads.needsPlace && leads.ids.length === 0 ? ("address_needs_place" as const) : null,
  };
}

/** Asks all kinds over one connection, whose statements leave together, in the order of kinds. */
async function findGroups(
  pool: pg.Pool,
  finders: readonly Finder[],
  rowsOf: (finder: Finder, client: pg.PoolClient) => Promise<readonly FoundRow[]>,
): Promise<{ readonly kind: FindKind; readonly rows: readonly FoundRow[] }[]> {
  const client = await pool.connect();
  try {
    const groups = await Promise.allSettled(
      finders.map(async (finder) => ({ kind: finder.kind, rows: await rowsOf(finder, client) })),
    );
    // Only once every statement has ended: the connection goes back to the others.
    return groups
      .map((group) => {
        if (group.status === "rejected") throw group.reason;
        return group.value;
      })
      .toSorted((a, b) => FIND_KINDS.indexOf(a.kind) - FIND_KINDS.indexOf(b.kind));
  } finally {
    client.release();
  }
}

function present(kind: FindKind, row: FoundRow, actor: Actor): FoundRecord {
  const { id, name, status, at, side, city, state, amount_cents: amount } = row;
  return {
    kind,
    id,
    name,
    owner: isAdmin(actor) ? { id: row.owner_id, name: row.owner_name } : null,
    status,
    at: at.toISOString(),
    lead: side === null ? null : { side: side as LeadSide, city, state },
    amount_cents: amount === null ? null : centsToJson(amount),
  };
}

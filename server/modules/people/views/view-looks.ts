// Keeps in the network's activity log what a view looks at: each section once, and each lead whose
// page was opened.
import type pg from "pg";
import type { Operation, Tag } from "../../../../contract/operation.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { ViewLooks } from "../../../platform/http/view-gate.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { insertLook } from "./view.store.ts";

/** What every screen reads, whichever section it shows. */
const NO_SECTION: ReadonlySet<Tag> = new Set(["Settings", "Places", "Documents", "Assistant"]);
/** The operation that reads one lead. */
const LEAD = "/v1/leads/{id}";
/** What this process knows to be written; beyond it all are forgotten. */
const MOST_KEPT = 10_000;

interface Look {
  readonly what: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Returns what notes each read of a view before it is answered. */
export function createViewLooks(deps: {
  readonly pool: pg.Pool;
  readonly now: () => number;
}): ViewLooks {
  const kept = new Set<string>();
  return {
    async note(actor, operation, params) {
      const { viewing } = actor;
      if (viewing === undefined) return;
      for (const look of looksOf(actor, operation, params)) {
        const key = `${viewing.id} ${look.what}`;
        if (kept.has(key)) continue;
        await write(deps, viewing, look);
        if (kept.size >= MOST_KEPT) kept.clear();
        kept.add(key);
      }
    },
  };
}

function looksOf(
  { accountId, accountId: subjectId }: Actor,
  { method, path, tags: [section] }: Operation,
  params: unknown,
): readonly Look[] {
  // The end of the view itself looks at nothing.
  if (NO_SECTION.has(section) || method === "DELETE") return [];
  const looks: Look[] = [{ what: section, subjectKind: "account", subjectId, detail: { section } }];
  const id = path === LEAD ? (params as { readonly id?: string }).id : undefined;
  if (id !== undefined)
    looks.push({
      what: `lead ${id}`,
      subjectKind: "lead",
      subjectId: id,
      detail: { account_id: accountId },
    });
  return looks;
}

function write(
  { pool, now }: { readonly pool: pg.Pool; readonly now: () => number },
  { id, viewerId, networkId }: NonNullable<Actor["viewing"]>,
  { what, subjectKind, subjectId, detail }: Look,
): Promise<void> {
  return inTransaction(pool, async ({ client }) => {
    if (!(await insertLook(client, id, what))) return;
    await recordActivity(client, {
      atMs: now(),
      actor: { kind: "user", id: viewerId },
      accountId: networkId,
      action: "view.looked",
      subjectKind,
      subjectId,
      detail,
    });
  });
}

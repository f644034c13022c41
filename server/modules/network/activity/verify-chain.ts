// Recomputes the chain of the audit log and says which entries were changed, are missing or were
// added past it.
import type pg from "pg";
import { NO_LINK, linkText } from "../../../../domain/activity/chain.ts";
import { sha256Hex } from "../../../platform/crypto/sha256.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import * as store from "./chain.store.ts";

/** Links that are read at once. */
const PAGE = 2_000;
/** Entries outside of the chain that are named. */
const MOST_NAMED = 1_000;

/**
 * `changed`: the entry or its link is not what was linked. `missing`: the entry of a link is gone.
 * `unlinked`: links of the chain are gone. `added`: an entry is in no link and waits for none.
 * `other_head`: the link that a caller kept has another hash here, or is gone.
 */
export type ChainFinding =
  | { readonly kind: "changed" | "missing"; readonly no: number; readonly entryId: string }
  | { readonly kind: "unlinked"; readonly from: number; readonly to: number }
  | { readonly kind: "added"; readonly entryId: string }
  | { readonly kind: "other_head"; readonly no: number };

export interface VerifiedChain {
  readonly findings: readonly ChainFinding[];
  readonly head: store.Head | null;
  /** Committed entries that the next round links. */
  readonly waiting: number;
}

/**
 * Verifies the whole chain in one snapshot, while the server may run. `kept` is a link that was
 * written down earlier: who rewrote the chain from some entry on is found out by it alone.
 */
export function verifyChain(pool: pg.Pool, kept: store.Head | null): Promise<VerifiedChain> {
  return inTransaction(pool, async ({ client }) => {
    await store.readOneSnapshot(client);
    const findings: ChainFinding[] = [];
    let head: store.Head | null = null;
    for (;;) {
      const links = await store.listLinks(client, head?.no ?? 0, PAGE);
      for (const link of links) {
        findings.push(...findingsOf(link, head));
        if (link.no === kept?.no && link.hash !== kept.hash)
          findings.push({ kind: "other_head", no: kept.no });
        head = link;
      }
      if (links.length < PAGE) break;
    }
    if (kept !== null && kept.no > (head?.no ?? 0))
      findings.push({ kind: "other_head", no: kept.no });
    findings.push(...(await findAdded(client)));
    return {
      findings,
      head: head === null ? null : { no: head.no, hash: head.hash },
      waiting: await store.countUnlinked(client),
    };
  });
}

/** What is wrong with a link that follows `before`. The next one is computed from what it says. */
function findingsOf(
  { no, entryId, hash, entry }: store.LinkedRow,
  before: store.Head | null,
): ChainFinding[] {
  const expected = (before?.no ?? 0) + 1;
  if (no !== expected) return [{ kind: "unlinked", from: expected, to: no - 1 }];
  if (entry === null) return [{ kind: "missing", no, entryId }];
  return sha256Hex(linkText(no, before?.hash ?? NO_LINK, entry)) === hash
    ? []
    : [{ kind: "changed", no, entryId }];
}

async function findAdded(db: Queryable): Promise<ChainFinding[]> {
  const ids = await store.listOutsideChain(db, MOST_NAMED);
  return ids.map((entryId) => ({ kind: "added", entryId }));
}

// What the routes of this module are built with, and how they log what people do.
import type { ActivityChange } from "../../../../domain/activity/changes.ts";
import type pg from "pg";
import type { Actor } from "../../../../domain/access/access.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { recordActivity } from "../activity/index.ts";

export interface RecordDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Seals under keys that open no contact and no payee. */
  readonly vault: Pick<ContactVault, "seal" | "open">;
}

/** An act about an account, in the network's own log, which the account never reads. */
export function recordAct(
  db: Queryable,
  act: {
    readonly atMs: number;
    readonly actor: Actor;
    readonly accountId: string;
    readonly action: ActivityAction;
    /** Without the text of a note. */
    readonly detail: Readonly<Record<string, unknown>>;
    readonly changes?: readonly ActivityChange[];
  },
): Promise<void> {
  const { atMs, actor, accountId, action, detail, changes = [] } = act;
  return recordActivity(db, {
    atMs,
    actor,
    accountId: actor.accountId,
    action,
    subjectKind: "account",
    subjectId: accountId,
    detail,
    changes,
  });
}

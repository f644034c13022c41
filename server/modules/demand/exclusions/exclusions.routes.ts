// Serves the routes of a buyer's exclusions. The client sends hashes; the server stores a keyed
// hash of each.
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import type pg from "pg";
import * as contract from "../../../../contract/demand/exclusions.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, invalid } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { refuseIfFull } from "../../network/limits/index.ts";
import { countExclusions, deleteExclusions, insertExclusions } from "./exclusions.store.ts";

export interface ExclusionsDeps {
  readonly pool: pg.Pool;
  readonly vault: Pick<ContactVault, "hashDigest">;
  readonly now: () => number;
}

const TOO_MANY = invalid([
  {
    field: "",
    code: "too_many",
    message: `Send at most ${contract.MOST_HASHES} hashes per call, phones and emails combined.`,
  },
]);

export function registerExclusions(host: HttpHost, { pool, vault, now }: ExclusionsDeps): void {
  const entry = (actor: Actor, action: ActivityAction, count: number) => ({
    atMs: now(),
    actor,
    accountId: actor.accountId,
    action,
    subjectKind: "exclusions",
    subjectId: actor.accountId,
    detail: { count },
  });

  registerOperation(host, contract.getExclusions, async ({ actor }) =>
    can(actor, "read", "owned", { accountId: actor.accountId })
      ? ok({ count: await countExclusions(pool, actor.accountId) })
      : refuse(FORBIDDEN),
  );
  registerOperation(
    host,
    contract.addExclusions,
    async ({ actor, body: { phone_hashes: phones = [], email_hashes: emails = [] } }) => {
      const { accountId } = actor;
      if (!can(actor, "update", "owned", { accountId })) return refuse(FORBIDDEN);
      const sent = phones.length + emails.length;
      if (sent > contract.MOST_HASHES) return refuse(TOO_MANY);
      const hashes = new Set([
        ...phones.map((digest) => vault.hashDigest("phone", digest)),
        ...emails.map((digest) => vault.hashDigest("email", digest)),
      ]);
      return inTransaction(pool, async ({ client }) => {
        const before = await countExclusions(client, accountId);
        const full = await refuseIfFull(
          client,
          accountId,
          "exclusion",
          async () => before,
          hashes.size,
        );
        if (full !== null) return refuse(full);
        const added = await insertExclusions(client, accountId, [...hashes]);
        if (added > 0) await recordActivity(client, entry(actor, "owned.added", added));
        return ok({ count: before + added, added, known: sent - added });
      });
    },
  );
  registerOperation(host, contract.clearExclusions, async ({ actor }) => {
    if (!can(actor, "update", "owned", { accountId: actor.accountId })) return refuse(FORBIDDEN);
    return inTransaction(pool, async ({ client }) => {
      const cleared = await deleteExclusions(client, actor.accountId);
      if (cleared > 0) await recordActivity(client, entry(actor, "owned.cleared", cleared));
      return ok({ count: 0 });
    });
  });
}

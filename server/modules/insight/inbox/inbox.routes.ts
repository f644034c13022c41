// Serves the network's inbox over HTTP.
import * as contract from "../../../../contract/insight/inbox.ts";
import { kindsFor } from "../../../../domain/inbox/inbox.ts";
import { ok } from "../../../../domain/result.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { assignItem, readerOf, snoozeItem, wakeItem } from "./change-mark.ts";
import { countItems, listItems } from "./inbox.store.ts";
import { presentItem } from "./present-item.ts";
import type { InboxDeps } from "./read-facts.ts";

export function registerInbox(host: HttpHost, deps: InboxDeps): void {
  registerOperation(host, contract.listInboxItems, async ({ actor, query }) => {
    const reader = await readerOf(deps, actor, askedKinds(query.where ?? []));
    const page = await listItems(deps.pool, query, reader);
    return pageAnswer(page, (row) => presentItem(row, actor.id));
  });
  registerOperation(host, contract.countInboxItems, async ({ actor, query }) => {
    const { assignee, snoozed } = query;
    const reader = await readerOf(deps, actor);
    const found = await countItems(deps.pool, { assignee, snoozed }, reader);
    return ok({
      counts: kindsFor(actor).map((kind) => ({ kind, count: found.get(kind) ?? 0 })),
    });
  });
  registerOperation(host, contract.assignInboxItem, ({ actor, params, body }) =>
    assignItem(deps, actor, params, body.user_id),
  );
  registerOperation(host, contract.snoozeInboxItem, ({ actor, params, body }) =>
    snoozeItem(deps, actor, params, new Date(body.until)),
  );
  registerOperation(host, contract.wakeInboxItem, ({ actor, params }) =>
    wakeItem(deps, actor, params),
  );
}

/** The kinds that a condition of the list names; null if none does: others need not be read. */
function askedKinds(where: readonly string[]): readonly string[] | null {
  const [first] = where.filter((condition) => condition.startsWith("kind,"));
  return first === undefined ? null : first.split(",").slice(2);
}

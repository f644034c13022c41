// Presents an item of the inbox as the API answers it.
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import { screenOf, seatsFor } from "../../../../domain/inbox/inbox.ts";
import { returnsAtMs } from "../../../../domain/inbox/snooze.ts";
import { centsToJson } from "../../../../domain/money/money.ts";
import type { InboxRow } from "./inbox.store.ts";

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

export function presentItem(row: InboxRow, readerId: string): InboxItem {
  const { kind, id, account_id: accountId, lead_id: leadId, snoozed_until: until } = row;
  const deadlineMs = row.deadline?.getTime() ?? null;
  const isSnoozed = row.is_snoozed && until !== null;
  return {
    kind,
    id,
    account_id: accountId,
    account_name: row.account_name,
    lead_id: leadId,
    name: row.name,
    word: row.word,
    count: row.count,
    amount_cents: row.amount_cents === null ? null : centsToJson(row.amount_cents),
    waiting_since: row.since.toISOString(),
    deadline: timeOf(row.deadline),
    needs_colleague: row.first_person === readerId,
    assignee: memberOf(row.assignee_id, row.assignee_name),
    snoozed_until: isSnoozed
      ? timeOf(new Date(returnsAtMs({ deadlineMs }, { untilMs: until.getTime() })))
      : null,
    snoozed_by: isSnoozed ? memberOf(row.snoozed_by, row.snoozed_by_name) : null,
    team_roles: [...seatsFor(kind)],
    url: screenOf(kind, { id, accountId, leadId }),
  };
}

/** A member whose row is gone has no name any longer. */
function memberOf(id: string | null, name: string | null): InboxItem["assignee"] {
  return id === null || name === null ? null : { id, name };
}

// Compares a destination before and after a change, for the audit log. Of its settings and secrets
// the log says only that they changed: addresses may contain a secret.
import { type ActivityChange, changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type { SettingsSecrets } from "../../../../domain/deliveries/destination-kind.ts";
import type { DestinationRow, WrittenDestination } from "./destination.store.ts";

type Secrets = Pick<SettingsSecrets, "members" | "headers">;

export function destinationChanges(
  before: { readonly row: DestinationRow; readonly secrets: Secrets } | null,
  { written, secrets }: { readonly written: WrittenDestination; readonly secrets: Secrets },
): ActivityChange[] {
  const { name, to, fallBackMinutes, status } = written;
  return changesOf(
    RECORD_FIELDS.destination,
    before === null ? null : { ...stateOf(before.row), secrets: secretsIn(before.secrets) },
    {
      name,
      kind: to.kind,
      status,
      fall_back_after_minutes: fallBackMinutes,
      settings: to,
      secrets: secretsIn(secrets),
    },
  );
}

export function removedDestination(row: DestinationRow): ActivityChange[] {
  return changesOf(RECORD_FIELDS.destination, stateOf(row), null);
}

function stateOf(row: DestinationRow): object {
  const { name, kind, status, fall_back_after_minutes: minutes, settings } = row;
  return { name, kind, status, fall_back_after_minutes: minutes, settings };
}

/** Other members, such as when an old secret ends, are no change that a person makes. */
function secretsIn({ members, headers }: Secrets): object {
  return { members, headers };
}

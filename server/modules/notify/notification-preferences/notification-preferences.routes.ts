// Serves a person's notification preferences over HTTP.
import {
  type NotificationPreferences,
  getNotificationPreferences,
  mergeNotificationPreferences,
  resumeEmail,
} from "../../../../contract/notify/notification-preferences.ts";
import { type Role, can } from "../../../../domain/access/access.ts";
import { kindsFor } from "../../../../domain/notifications/types.ts";
import { type NotificationChannel } from "../../../../domain/notifications/channels.ts";
import { USUAL_DIGEST_HOUR, channelsOf } from "../../../../domain/notifications/preferences.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import {
  type PreferenceRow,
  findPreferences,
  resumeEmail as forgetStop,
} from "./notification-preferences.store.ts";
import { type PreferencesDeps, writePreferences } from "./write-preferences.ts";

export interface PreferencesRoutesDeps extends PreferencesDeps {
  /** The channels that this server can send notifications by. */
  readonly channels: () => readonly NotificationChannel[];
  /** Called after a change is committed; the response waits for it. */
  readonly onChanged: (userId: string) => Promise<void>;
}

export function registerPreferences(host: HttpHost, deps: PreferencesRoutesDeps): void {
  const present = (row: PreferenceRow, role: Role): NotificationPreferences => ({
    kinds: Object.fromEntries(kindsFor(role).map((kind) => [kind, channelsOf(kind, row.kinds)])),
    quiet_hours:
      row.quiet_from === null || row.quiet_until === null
        ? null
        : { from: row.quiet_from, until: row.quiet_until },
    time_zone: row.time_zone,
    account_time_zone: row.account_time_zone,
    digest_hour: row.digest_hour ?? USUAL_DIGEST_HOUR,
    channels: [...deps.channels()],
    email_stopped_at: row.email_stopped_at?.toISOString() ?? null,
    updated_at: row.updated_at?.toISOString() ?? null,
  });
  registerOperation(host, getNotificationPreferences, async ({ actor }) => {
    const row = can(actor, "read", "own", { userId: actor.id })
      ? await findPreferences(deps.pool, actor.id)
      : null;
    return row === null ? refuse(NOT_FOUND) : ok(present(row, actor.role));
  });
  registerOperation(host, mergeNotificationPreferences, async ({ actor, body }) => {
    const written = await writePreferences(deps, actor, body);
    if (!written.ok) return written;
    await deps.onChanged(actor.id);
    return ok(present(written.value, actor.role));
  });
  registerOperation(host, resumeEmail, async ({ actor }) => {
    if (!can(actor, "update", "own", { userId: actor.id })) return refuse(NOT_FOUND);
    await forgetStop(deps.pool, actor.id);
    const row = await findPreferences(deps.pool, actor.id);
    return row === null ? refuse(NOT_FOUND) : ok(present(row, actor.role));
  });
}

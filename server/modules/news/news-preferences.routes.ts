// What a person is told of, over HTTP.
import {
  type NewsPreferences,
  getNewsPreferences,
  mergeNewsPreferences,
  resumeEmail,
} from "../../../contract/news-preferences.ts";
import { type Role, can } from "../../../domain/access/access.ts";
import { kindsFor } from "../../../domain/news/kinds.ts";
import {
  type NewsChannel,
  USUAL_DIGEST_HOUR,
  channelsOf,
} from "../../../domain/news/preferences.ts";
import { ok, refuse } from "../../../domain/result.ts";
import { NOT_FOUND } from "../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../platform/http/register-operation.ts";
import {
  type PreferenceRow,
  findPreferences,
  resumeEmail as forgetStop,
} from "./news-preferences.store.ts";
import { type NewsDeps, writePreferences } from "./write-preferences.ts";

export interface NewsRoutesDeps extends NewsDeps {
  /** The ways that somebody sends news on here. */
  readonly channels: () => readonly NewsChannel[];
  /** Called once a change is committed; the answer waits for it. */
  readonly onChanged: (userId: string) => Promise<void>;
}

export function registerNews(host: HttpHost, deps: NewsRoutesDeps): void {
  const present = (row: PreferenceRow, role: Role): NewsPreferences => ({
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
  registerOperation(host, getNewsPreferences, async ({ actor }) => {
    const row = can(actor, "read", "own", { userId: actor.id })
      ? await findPreferences(deps.pool, actor.id)
      : null;
    return row === null ? refuse(NOT_FOUND) : ok(present(row, actor.role));
  });
  registerOperation(host, mergeNewsPreferences, async ({ actor, body }) => {
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

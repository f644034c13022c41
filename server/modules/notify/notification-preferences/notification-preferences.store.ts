// Reads and writes people's notification preferences.
import type { NotificationType } from "../../../../domain/notifications/types.ts";
import {
  type NotificationPreferences,
  USUAL_DIGEST_HOUR,
  mutedKinds,
} from "../../../../domain/notifications/preferences.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

/** A person's settings, with their account's zone. */
export interface PreferenceRow {
  readonly kinds: NotificationPreferences["kinds"];
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
  readonly time_zone: string | null;
  readonly digest_hour: number | null;
  /** Null until the preferences are first set. */
  readonly updated_at: Date | null;
  readonly account_time_zone: string;
  /** Since when emails are stopped because the address bounced. */
  readonly email_stopped_at: Date | null;
}

const COLUMNS = `
  coalesce(p.kinds, '{}'::jsonb) as kinds, p.quiet_from, p.quiet_until, p.time_zone, p.digest_hour,
    p.updated_at, a.time_zone as account_time_zone, s.stopped_at as email_stopped_at
  from member m
  join account a on a.id = m.account_id
  left join notification_preference p on p.user_id = m.user_id
  left join email_stop s on s.user_id = m.user_id
`;

export async function findPreferences(
  db: Queryable,
  userId: string,
): Promise<PreferenceRow | null> {
  const { rows } = await db.query<PreferenceRow>(`select ${COLUMNS} where m.user_id = $1`, [
    userId,
  ]);
  return rows[0] ?? null;
}

/** Serializes changes: the person's row is locked before the settings are read. */
export async function lockPreferences(
  db: Queryable,
  userId: string,
): Promise<PreferenceRow | null> {
  await db.query("select from member where user_id = $1 for no key update", [userId]);
  return findPreferences(db, userId);
}

/** The settings that a person makes themselves. */
export type WrittenPreferences = Pick<
  PreferenceRow,
  "kinds" | "quiet_from" | "quiet_until" | "time_zone" | "digest_hour"
>;

export async function savePreferences(
  db: Queryable,
  userId: string,
  row: WrittenPreferences,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into notification_preference (user_id, kinds, quiet_from, quiet_until, time_zone,
       digest_hour, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id) do update
       set kinds = excluded.kinds, quiet_from = excluded.quiet_from,
         quiet_until = excluded.quiet_until, time_zone = excluded.time_zone,
         digest_hour = excluded.digest_hour, updated_at = excluded.updated_at`,
    [
      userId,
      JSON.stringify(row.kinds),
      row.quiet_from,
      row.quiet_until,
      row.time_zone,
      row.digest_hour,
      at,
    ],
  );
}

/** Deletes the settings of a person who has left. */
export async function deletePreferencesOf(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from notification_preference where user_id = $1", [userId]);
  await resumeEmail(db, userId);
}

/** Returns false if emails were already stopped. */
export async function stopEmail(db: Queryable, userId: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    "insert into email_stop (user_id, stopped_at) values ($1, $2) on conflict (user_id) do nothing",
    [userId, at],
  );
  return rowCount === 1;
}

export async function resumeEmail(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from email_stop where user_id = $1", [userId]);
}

/**
 * Returns the effective preferences of each of these people; people without an account are left
 * out.
 */
export async function listPreferences(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NotificationPreferences>> {
  const { rows } = await db.query<PreferenceRow & { user_id: string }>({
    name: "notification-preferences-of",
    text: `select m.user_id, ${COLUMNS} where m.user_id = any($1::text[])`,
    values: [userIds],
  });
  return new Map(rows.map((row) => [row.user_id, preferencesOf(row)]));
}

function preferencesOf({
  kinds,
  quiet_from: from,
  quiet_until: until,
  time_zone: zone,
  account_time_zone: accountZone,
  digest_hour: hour,
}: PreferenceRow): NotificationPreferences {
  return {
    kinds,
    quietHours: from === null || until === null ? null : { from, until },
    timeZone: zone ?? accountZone,
    digestHour: hour ?? USUAL_DIGEST_HOUR,
  };
}

/**
 * Returns the kinds that these people have switched off in the bell; people with none are left out.
 */
export async function listMuted(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<NotificationType>>> {
  const { rows } = await db.query<{ user_id: string; kinds: NotificationPreferences["kinds"] }>({
    name: "news-muted",
    text: `
      select user_id, kinds
      from notification_preference
      where user_id = any($1::text[]) and kinds <> '{}'::jsonb
    `,
    values: [userIds],
  });
  return new Map(
    rows
      .map(({ user_id: userId, kinds }) => [userId, new Set(mutedKinds(kinds))] as const)
      .filter(([, muted]) => muted.size > 0),
  );
}

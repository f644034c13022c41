// Reads and writes versions of the network's settings.
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface SettingsVersionRow {
  readonly no: number;
  /** As stored then: later settings are missing. */
  readonly document: Partial<SettingsDocument>;
  readonly at: Date;
  readonly by_name: string | null;
  readonly restored_from: number | null;
  readonly reason: string | null;
}

const SELECT = `
  select v.no, v.document, v.at, m.name as by_name, v.restored_from, v.reason
  from network_setting_version v
  left join member m on m.user_id = v.changed_by
`;

/** The newest `most` versions, newest first. */
export async function listVersions(
  db: Queryable,
  most: number,
): Promise<readonly SettingsVersionRow[]> {
  const { rows } = await db.query<SettingsVersionRow>(`${SELECT} order by v.no desc limit $1`, [
    most,
  ]);
  return rows;
}

export async function findVersion(db: Queryable, no: number): Promise<SettingsVersionRow | null> {
  const { rows } = await db.query<SettingsVersionRow>(`${SELECT} where v.no = $1`, [no]);
  return rows[0] ?? null;
}

export interface NewSettingsVersion {
  readonly document: SettingsDocument;
  readonly at: Date;
  /** Null for what stood before the first change. */
  readonly changedBy: string | null;
  readonly restored: { readonly from: number; readonly reason: string } | null;
}

/** Writes the next version, and returns its number. The caller holds the settings' lock. */
export async function insertVersion(
  db: Queryable,
  { document, at, changedBy, restored }: NewSettingsVersion,
): Promise<number> {
  const { rows } = await db.query<{ no: number }>(
    `insert into network_setting_version (no, document, at, changed_by, restored_from, reason)
     select coalesce(max(no), 0) + 1, $1, $2, $3, $4, $5
     from network_setting_version
     returning no`,
    [JSON.stringify(document), at, changedBy, restored?.from ?? null, restored?.reason ?? null],
  );
  return rows[0]?.no ?? 0;
}

export async function hasVersions(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    "select exists (select from network_setting_version) as has",
  );
  return rows[0]?.has === true;
}

// Reads the versions of the network's settings, and brings an earlier one back.
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import {
  LISTED_SETTINGS_VERSIONS,
  type SettingsHistory,
  type SettingsVersion,
} from "../../../../contract/network/settings-versions.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, refuse } from "../../../../domain/result.ts";
import { documentChanges } from "../../../../domain/activity/document-changes.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { DEFAULT_SETTINGS } from "./network-settings.ts";
import { type SettingsVersionRow, findVersion, listVersions } from "./settings-version.store.ts";
import { type SettingsDeps, writeSettings } from "./write-settings.ts";

export async function readHistory(db: Queryable): Promise<SettingsHistory> {
  // One more, which the oldest that is listed is compared with.
  const rows = await listVersions(db, LISTED_SETTINGS_VERSIONS + 1);
  return {
    items: rows
      .slice(0, LISTED_SETTINGS_VERSIONS)
      .map((row, index) => presentVersion(row, rows[index + 1], index === 0)),
    defaults: DEFAULT_SETTINGS,
  };
}

function presentVersion(
  row: SettingsVersionRow,
  before: SettingsVersionRow | undefined,
  isInForce: boolean,
): SettingsVersion {
  return {
    no: row.no,
    at: row.at.toISOString(),
    by_name: row.by_name,
    changes: before === undefined ? [] : documentChanges(before.document, row.document),
    restored_from: row.restored_from,
    reason: row.reason,
    in_force: isInForce,
  };
}

/** The network keeps its name: a rename writes consent texts anew, and is decided on its own. */
export async function restoreVersion(
  deps: SettingsDeps,
  actor: Actor,
  no: number,
  reason: string,
): Promise<Result<SettingsDocument, Refusal>> {
  if (!can(actor, "update", "settings", null)) return refuse(FORBIDDEN);
  const version = await findVersion(deps.pool, no);
  if (version === null) return refuse(NOT_FOUND);
  return writeSettings(
    deps,
    actor,
    (current) => ({ ...current, ...version.document, network_name: current.network_name }),
    { from: no, reason },
  );
}

// The rows of the network's settings: one document, and the name and zone of the network's account.
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { NamePeriod } from "../../../../domain/sellers/name-period.ts";
import { updateAccount } from "../accounts/index.ts";
import { readFormerNetworkNames } from "../seller-names/index.ts";
import { DEFAULT_SETTINGS, type StoredSettings } from "./network-settings.ts";

export interface LoadedSettings {
  readonly networkId: string;
  /** The book's version at which they came into force. */
  readonly version: bigint;
  readonly document: SettingsDocument;
  /** Names that the network had before, oldest first. */
  readonly formerNames: readonly NamePeriod[];
}

/**
 * The settings in force; what was never set takes its default. Throws when the database has no
 * network account yet.
 */
export async function loadSettings(db: Queryable, lock = false): Promise<LoadedSettings> {
  const { rows } = await db.query<{
    id: string;
    name: string;
    time_zone: string;
    document: Partial<StoredSettings> | null;
    version: bigint | null;
  }>(
    `select a.id, a.name, a.time_zone, (select document from network_setting) as document,
       (select version from network_setting) as version
     from account a
     where a.kind = 'network'${lock ? " for no key update" : ""}`,
  );
  const [network] = rows;
  if (network === undefined) throw new Error("the database has no network account");
  return {
    networkId: network.id,
    formerNames: await readFormerNetworkNames(db),
    version: network.version ?? 0n,
    document: {
      ...DEFAULT_SETTINGS,
      ...network.document,
      network_name: network.name,
      time_zone: network.time_zone,
    },
  };
}

/** Writes the settings; the caller holds the network account's lock from `loadSettings`. */
export async function saveSettings(
  db: Queryable,
  networkId: string,
  document: SettingsDocument,
  version: bigint,
): Promise<void> {
  const { network_name: name, time_zone: timeZone, ...stored } = document;
  await updateAccount(db, networkId, { name, timeZone });
  await db.query(
    `insert into network_setting (single, document, version)
     values (true, $1, $2)
     on conflict (single) do update set document = excluded.document, version = excluded.version`,
    [JSON.stringify(stored), version],
  );
}

/** Keeps the name that the network had until now, which consents given so far may contain. */
export async function keepFormerName(
  db: Queryable,
  id: string,
  name: string,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into former_network_name (id, name, from_at, until_at)
     select $1, $2, least(coalesce(max(until_at), to_timestamp(0)), $3), $3
     from former_network_name`,
    [id, name, at],
  );
}

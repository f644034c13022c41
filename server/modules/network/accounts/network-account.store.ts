// The network's own account: there is exactly one, made at the first start.
import type { Queryable } from "../../../platform/db/queryable.ts";

/** Makes the network's account where there is none yet; several processes may try together. */
export async function ensureNetwork(
  db: Queryable,
  network: {
    readonly id: string;
    readonly name: string;
    readonly timeZone: string;
    readonly atMs: number;
  },
): Promise<void> {
  await db.query(
    `insert into account (id, kind, name, status, time_zone, created_at)
     select $1, 'network', $2, 'active', $3, to_timestamp($4::bigint / 1000.0)
     where not exists (select from account where kind = 'network')
     on conflict do nothing`,
    [network.id, network.name, network.timeZone, network.atMs],
  );
}

// Leases jobs that only one process at a time should do. Leases use database time, so clocks need
// not agree.
import type pg from "pg";

/** Takes or renews the lease for `ms`. Returns false while another holder's lease runs. */
export async function holdLease(
  db: pg.Pool,
  name: string,
  holderId: string,
  ms: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into lease (name, holder, epoch, expires_at)
     values ($1, $2, 1, clock_timestamp() + $3 * interval '1 millisecond')
     on conflict (name) do update
       set holder = excluded.holder, expires_at = excluded.expires_at,
         epoch = lease.epoch + (lease.holder <> excluded.holder)::int
     where lease.holder = excluded.holder or lease.expires_at < clock_timestamp()`,
    [name, holderId, ms],
  );
  return rowCount === 1;
}

/** Ends the lease now if this holder has it. */
export async function releaseLease(db: pg.Pool, name: string, holderId: string): Promise<void> {
  await db.query(
    "update lease set expires_at = clock_timestamp() where name = $1 and holder = $2",
    [name, holderId],
  );
}

// Leases: which process does a job that only one should do at a time. Database time decides, so
// clocks need not agree.
import type pg from "pg";

/** Takes or renews the lease for `ms`. False while another holder's runs. */
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

/** Lets the lease run out now, if it is this holder's. */
export async function releaseLease(db: pg.Pool, name: string, holderId: string): Promise<void> {
  await db.query(
    "update lease set expires_at = clock_timestamp() where name = $1 and holder = $2",
    [name, holderId],
  );
}

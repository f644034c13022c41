// Defines leases of rows in SQL, for every queue that has the columns `lease_holder` and
// `lease_until`: one process works on a row, and a row of a killed process is free again once its
// lease has expired. Leases run by the database's clock.

/** Whether another process holds the row of the alias. */
export const isLeased = (alias: string): string =>
  `(${alias}.lease_holder is not null and ${alias}.lease_until > clock_timestamp())`;

/** Whether the row of the alias is free to be taken. */
export const isFree = (alias: string): string =>
  `(${alias}.lease_holder is null or ${alias}.lease_until < clock_timestamp())`;

/** When a lease of so many milliseconds expires; `ms` is a parameter such as `$3`. */
export const leaseEnd = (ms: string): string =>
  `clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Assignments that lease a row to a holder; both arguments are parameters such as `$1`. */
export const takeLease = (holder: string, ms: string): string =>
  `lease_holder = ${holder}, lease_until = ${leaseEnd(ms)}`;

/** Assignments that release a row. */
export const NO_LEASE = "lease_holder = null, lease_until = null";

// What a migration does in code, in the transaction of its SQL file and right after it.

import type pg from "pg";
import { readZipPartRows, readZipRows } from "../geo/zip-table.ts";

export type MigrationStep = {
  /** File name of the migration it belongs to. */
  readonly after: string;
  readonly run: (client: pg.Client) => Promise<void>;
};

export const MIGRATION_STEPS: readonly MigrationStep[] = [
  { after: "0033-places.sql", run: fillZipTable },
];

/**
 * Some 41,000 rows in one statement: an array per column is far quicker than rows of parameters.
 */
async function fillZipTable(client: pg.Client): Promise<void> {
  const main = readZipRows();
  const rows = [...main, ...readZipPartRows(main)];
  await client.query(
    `insert into zip (zip_code, city, state, county_fips, county_name, time_zone, latitude,
       longitude)
     select *
     from unnest(
       $1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::float8[],
         $8::float8[]
     )`,
    [
      rows.map((row) => row.zip_code),
      rows.map((row) => row.city),
      rows.map((row) => row.state),
      rows.map((row) => row.county_fips),
      rows.map((row) => row.county_name),
      rows.map((row) => row.time_zone),
      rows.map((row) => row.latitude),
      rows.map((row) => row.longitude),
    ],
  );
}

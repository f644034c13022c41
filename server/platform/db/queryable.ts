// What a store speaks SQL through: a pool for single statements, or a transaction's client.
import type pg from "pg";

export interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}

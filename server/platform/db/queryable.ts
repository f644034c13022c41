// What a store speaks SQL through: a pool for single statements, or a transaction's client.
import type pg from "pg";

export interface Queryable {
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
  /**
   * With a name a connection reads and plans the statement but the first few times: for what is
   * asked with every lead.
   */
  query<Row extends pg.QueryResultRow>(statement: {
    readonly name: string;
    readonly text: string;
    readonly values?: unknown[];
  }): Promise<pg.QueryResult<Row>>;
}

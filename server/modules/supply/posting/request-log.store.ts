// Reads and writes the request log of sources.
import type { Queryable } from "../../../platform/db/queryable.ts";
import { makeStorable } from "../../../platform/http/unstorable.ts";
import type { NotedRequest } from "./noted-request.ts";

export type RequestRow = NotedRequest & {
  readonly id: string;
  readonly source_id: string;
  readonly at: Date;
};

const COLUMNS =
  "id, source_id, at, operation, http_status, is_test, result, reason, errors, notes, lead_id, " +
  "price_cents";

export async function insertCalls(db: Queryable, calls: readonly RequestRow[]): Promise<void> {
  const rows = calls.map((call) => ({
    ...call,
    at: call.at.toISOString(),
    price_cents: call.price_cents === null ? null : Number(call.price_cents),
  }));
  await db.query(
    `insert into source_call (${COLUMNS})
     select ${COLUMNS}
     from jsonb_populate_recordset(null::source_call, $1::jsonb)`,
    // What was wrong with a call names its fields, which may be any text.
    [
      JSON.stringify(rows, (_, value: unknown) =>
        typeof value === "string" ? makeStorable(value) : value,
      ),
    ],
  );
}

/** Deletes all but the last `most` entries of each of these sources. */
export async function trimRequests(
  db: Queryable,
  sourceIds: readonly string[],
  most: number,
): Promise<void> {
  await db.query(
    `delete from source_call c
     using unnest($1::uuid[]) as s (id)
     where c.source_id = s.id
       and c.id <= (
         select edge.id
         from source_call edge
         where edge.source_id = s.id
         order by edge.id desc
         offset $2
         limit 1
       )`,
    [sourceIds, most],
  );
}

export async function listCalls(
  db: Queryable,
  sourceId: string,
  most: number,
): Promise<RequestRow[]> {
  const { rows } = await db.query<RequestRow>(
    `select ${COLUMNS} from source_call where source_id = $1 order by id desc limit $2`,
    [sourceId, most],
  );
  return rows;
}

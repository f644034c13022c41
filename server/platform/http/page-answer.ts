// A page of rows as the contract's list answer.
import { type Result, ok, refuse } from "../../../domain/result.ts";
import type { Page } from "../db/list-rows.ts";
import type { QueryProblem } from "../db/plan-query.ts";
import { type Refusal, invalid } from "./refusal.ts";

export interface PageAnswer<Item> {
  readonly items: Item[];
  readonly next_cursor: string | null;
}

/**
 * Presents each row; a query beyond the limits becomes a refusal that says what is allowed.
 */
export function pageAnswer<Row, Item>(
  listed: Result<Page<Row>, QueryProblem[]>,
  present: (row: Row) => Item,
): Result<PageAnswer<Item>, Refusal> {
  if (!listed.ok) return refuse(invalid(listed.error));
  return ok({ items: listed.value.rows.map(present), next_cursor: listed.value.nextCursor });
}

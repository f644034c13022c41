// Reads what all rows of a filtered list sum up to, on whatever page they stand.
import type { AnswerOf } from "../api/operation.ts";
import { queryOf } from "./documents.ts";
import { useAnswer } from "./use-documents.ts";
import type { Query } from "./collections.ts";

type TotalsName =
  | "GET /v1/leads/totals"
  | "GET /v1/sales/totals"
  | "GET /v1/earnings/totals"
  | "GET /v1/wallet-movements/totals";

/** The totals of the rows that a table's query lists; undefined until the server has answered. */
export function useTotals<Name extends TotalsName>(
  name: Name,
  { query: { where } }: { readonly query: Pick<Query, "where"> },
): AnswerOf<Name> | undefined {
  const answer: unknown = useAnswer<TotalsName>(name, { query: queryOf({ where }) }).value;
  return answer as AnswerOf<Name> | undefined;
}

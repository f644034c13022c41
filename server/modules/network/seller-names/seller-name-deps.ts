// What the operations on seller names need, and their refusals.
import type pg from "pg";
import type { SellerNameProblem } from "../../../../domain/sellers/seller-name.ts";
import { LONGEST_SELLER_NAME, MOST_SELLER_NAMES } from "../../../../domain/sellers/seller-name.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";

export interface SellerNameDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly networkId: () => string;
  /** The network's own name and those it had before, none of which a buyer may have. */
  readonly networkNames: () => readonly string[];
  /** Has the decisions read an advertiser's facts again, in the same transaction. */
  readonly announceBuyer: (db: Queryable, accountId: string) => Promise<void>;
}

const PROBLEM_MESSAGES: Readonly<Record<SellerNameProblem, string>> = {
  too_short: "Enter a name with at least two letters or digits, one of them a letter.",
  too_long: `Enter at most ${LONGEST_SELLER_NAME} characters.`,
  characters:
    "Use Latin letters, digits, spaces and & + ' . , ( ) ! / # @ - only: letters of other " +
    "scripts look like Latin ones.",
  semicolon: "Ask for one name at a time, without a semicolon.",
};

export function badName(problem: SellerNameProblem): Refusal {
  return invalid([{ field: "/name", code: problem, message: PROBLEM_MESSAGES[problem] }]);
}

export const NAME_TAKEN = invalid([
  {
    field: "/name",
    code: "taken",
    message:
      "Choose another name: a company has or had this one, or one that looks like it. If it is " +
      "yours, write to the network.",
  },
]);

export const TOO_MANY_NAMES = invalid([
  {
    field: "/name",
    code: "limit",
    message: `End a name first: an account has at most ${MOST_SELLER_NAMES}.`,
  },
]);

export const ALREADY_DECIDED: Refusal = {
  code: "already_decided",
  detail: "This name is decided. Load the list again to see how it stands.",
};

// Calls every operation as every principal, and says in a letter what each got.
//
// A call that changes something is taken back before the next one (`undo-changes.ts`), so that
// every principal finds the same things, whatever an earlier one was allowed to delete, and so that
// the order decides nothing. Reads change nothing that others see, so some run together.
import { Agent } from "node:http";
import type { Operation } from "../../contract/operation.ts";
import { type BusyMarket, CONTACT } from "./busy-market.ts";
import type { FirstThings, ThingOwner } from "./first-things.ts";
import {
  type MatrixAnswer,
  type MatrixContext,
  callAs,
  matrixCall,
  thingOf,
} from "./matrix-calls.ts";
import type { Principal } from "./principals.ts";
import { undoChanges } from "./undo-changes.ts";

/** What an answer is, in a letter of the table. */
export type Cell = "o" | "C" | "h" | "1" | "3" | "4" | "s" | "w" | "x" | "c" | "v" | "n";

export const CELLS: ReadonlyMap<Cell, string> = new Map([
  ["o", "let in, and the call succeeds"],
  ["C", "let in, and the answer contains a person's contact"],
  ["h", "let in, and refused for what the call asks, such as a wrong code or a state"],
  ["1", "401: who calls is not known"],
  ["3", "403: may not do this"],
  ["4", "404: nothing here, as far as the caller may know"],
  ["s", "403 out_of_scope: the key lacks a scope"],
  ["w", "403 not_approved: the account waits for approval"],
  ["x", "403 suspended"],
  ["c", "403 confirm_identity"],
  ["v", "403 view_only: a view changes nothing"],
  ["n", "403 not_in_view: a view does not show it"],
]);

const CELL_OF_CODE: Readonly<Record<string, Cell>> = {
  out_of_scope: "s",
  not_approved: "w",
  suspended: "x",
  confirm_identity: "c",
  view_only: "v",
  not_in_view: "n",
};
const CELL_OF_STATUS: Readonly<Record<number, Cell>> = { 401: "1", 403: "3", 404: "4" };
/** Answers of the gate in front of an operation, which changed nothing. */
const GATE: ReadonlySet<Cell> = new Set(["1", "s", "w", "x", "c", "v"]);
/** Reads of one operation at a time. */
const TOGETHER = 6;
/**
 * Between operations: longer than what is known of a source's key is kept, and in all less than the
 * ten minutes for which a person's confirmation counts.
 */
const BETWEEN_MS = 1_010;
/** They answer everybody alike on purpose, and take their time for it: some run together. */
const SLOW: ReadonlySet<string> = new Set(["signUp", "forgotPassword"]);
/** No more, because a fourth call within the hour would be one too many for the same email. */
const SLOW_TOGETHER = 3;
/** Between the calls of an operation that takes only so many in a second. */
const PACE_MS: Readonly<Record<string, number>> = { createTestPost: 600, talkToForm: 1_300 };

/** One principal's answers of one operation. */
export interface Seen {
  readonly operation: Operation;
  readonly principal: Principal;
  readonly owner: ThingOwner | null;
  /** For a thing of the first accounts, or without a thing. */
  readonly first: MatrixAnswer;
  /** For an id that no record has; null where the address names none. */
  readonly unknown: MatrixAnswer | null;
}

export function cellOf({ status, code, text }: MatrixAnswer): Cell {
  if (status < 300) return text.toLowerCase().includes(CONTACT) ? "C" : "o";
  return CELL_OF_CODE[code] ?? CELL_OF_STATUS[status] ?? "h";
}

/** Whether the cell says that the caller was let in. */
export const isIn = (cell: Cell): boolean => cell === "o" || cell === "C" || cell === "h";

interface Field {
  readonly market: BusyMarket;
  readonly things: FirstThings;
  /** Where to call; the market's own server when absent. */
  readonly origin?: string;
}

/** Calls every operation as every principal. */
export async function seeAll(
  { market, things, origin = market.api.origin }: Field,
  principals: readonly Principal[],
  operations: readonly Operation[],
): Promise<readonly Seen[]> {
  const server = { origin, agent: new Agent({ keepAlive: true }) };
  const context: MatrixContext = {
    things,
    nowMs: market.clock.nowMs,
    settings: market.api.settings.current().document,
  };
  const seen: Seen[] = [];
  for (const operation of operations) {
    market.clock.nowMs += BETWEEN_MS;
    const rows = await seeOperation({ market, server, context }, principals, operation);
    seen.push(...rows);
  }
  server.agent.destroy();
  return seen;
}

async function seeOperation(
  {
    market: { api, clock },
    server,
    context,
  }: {
    readonly market: BusyMarket;
    readonly server: Parameters<typeof callAs>[0];
    readonly context: MatrixContext;
  },
  principals: readonly Principal[],
  operation: Operation,
): Promise<Seen[]> {
  const thing = thingOf(operation, context.things);
  const isSlow = SLOW.has(operation.operationId);
  const together = isSlow ? SLOW_TOGETHER : operation.method === "GET" ? TOGETHER : 1;
  const isPublic = operation.access.includes("public");
  const ask = async (principal: Principal, values: Parameters<typeof matrixCall>[1]) => {
    clock.nowMs += PACE_MS[operation.operationId] ?? 0;
    const call = matrixCall(operation, values, { context, account: principal.account });
    const answer = await callAs(server, principal.caller, call);
    if (together === 1 && (isPublic || !GATE.has(cellOf(answer))))
      if ((await undoChanges(api.database.pool)) > 0) await api.forgetCaches();
    return answer;
  };
  const see = async (principal: Principal): Promise<Seen> => ({
    operation,
    principal,
    owner: thing?.owner ?? null,
    first: await ask(principal, thing?.values ?? {}),
    unknown: thing === null ? null : await ask(principal, null),
  });
  const seen: Seen[] = [];
  for (let from = 0; from < principals.length; from += together) {
    seen.push(...(await Promise.all(principals.slice(from, from + together).map(see))));
    if (isSlow) await undoChanges(api.database.pool);
  }
  if (together > 1) await undoChanges(api.database.pool);
  return seen;
}

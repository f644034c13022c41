// Writes the access matrix as a table that people review, reads it back, and names the cells that
// differ from what was seen.
import type { Operation } from "../../contract/operation.ts";
import { CELLS, type Cell, type Seen, cellOf } from "./access-matrix.ts";
import type { Principal } from "./principals.ts";

/** The cells of an operation in the order of the principals. */
interface Row {
  readonly first: string;
  /** For ids that nothing has; null where the address names none. */
  readonly unknown: string | null;
}

const NAME_WIDTH = 30;
const UNKNOWN = "  ids that nothing has";

/** The principals of one kind of account stand together. */
function groupOf({ code }: Principal): string {
  return /^[AFNV][.k]/.test(code) ? code.slice(0, 2) : "others";
}

function groupsOf(principals: readonly Principal[]): (readonly Principal[])[] {
  const groups: Principal[][] = [];
  for (const principal of principals) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && groupOf(last[0]) === groupOf(principal)) last.push(principal);
    else groups.push([principal]);
  }
  return groups;
}

function line(name: string, owner: string, groups: readonly string[]): string {
  return `${name.padEnd(NAME_WIDTH)}${owner} ${groups.join(" ")}`.trimEnd();
}

/** The codes of the principals, read from top to bottom. */
function headingsOf(groups: readonly (readonly Principal[])[]): string[] {
  const height = Math.max(...groups.flat().map(({ code }) => code.length));
  return Array.from({ length: height }, (_, no) =>
    line(
      "",
      " ",
      groups.map((group) => group.map(({ code }) => code.padStart(height)[no]).join("")),
    ),
  );
}

function rowsOf(seen: readonly Seen[]): Map<string, Seen[]> {
  const rows = new Map<string, Seen[]>();
  for (const one of seen) {
    const row = rows.get(one.operation.operationId) ?? [];
    rows.set(one.operation.operationId, [...row, one]);
  }
  return rows;
}

/** The whole table, with `head` above it. */
export function writeTable(
  head: string,
  principals: readonly Principal[],
  seen: readonly Seen[],
): string {
  const groups = groupsOf(principals);
  const headings = headingsOf(groups);
  const cut = (cells: readonly Cell[]): string[] => {
    let from = 0;
    return groups.map(({ length }) => cells.slice(from, (from += length)).join(""));
  };
  const lines: string[] = [];
  let tag = "";
  for (const [operationId, row] of rowsOf(seen)) {
    const [one] = row;
    if (one === undefined) continue;
    if (one.operation.tags[0] !== tag) lines.push("", ...headings);
    if (one.operation.tags[0] !== tag) lines.push(`# ${(tag = one.operation.tags[0])}`);
    lines.push(line(operationId, one.owner ?? "-", cut(row.map(({ first }) => cellOf(first)))));
    const unknown = row.flatMap((each) => (each.unknown === null ? [] : [cellOf(each.unknown)]));
    if (unknown.length > 0) lines.push(line(UNKNOWN, " ", cut(unknown)));
  }
  return [
    head.trim(),
    "",
    "Cells:",
    ...[...CELLS].map(([cell, what]) => `  ${cell}  ${what}`),
    "",
    "Columns, with the codes that head them:",
    ...principals.map(({ code, name }) => `  ${code.padEnd(6)} ${name}`),
    ...lines,
    "",
  ].join("\n");
}

/** The rows of a table by operation. */
export function readTable(text: string): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  let operationId = "";
  for (const each of text
    .split("\n")
    .slice(text.split("\n").findIndex((l) => l.startsWith("# ")))) {
    const cells = each.slice(NAME_WIDTH + 2).replaceAll(" ", "");
    if (each.startsWith(UNKNOWN)) {
      const row = rows.get(operationId);
      if (row !== undefined) rows.set(operationId, { ...row, unknown: cells });
    } else if (/^\w/.test(each)) {
      operationId = each.slice(0, NAME_WIDTH).trim();
      rows.set(operationId, { first: cells, unknown: null });
    }
  }
  return rows;
}

/** Names each cell that the table tells otherwise, and operations that it lacks or has extra. */
export function compareWithTable(
  table: ReadonlyMap<string, Row>,
  seen: readonly Seen[],
  operations: readonly Operation[],
): string[] {
  const known = new Set(operations.map(({ operationId }) => operationId));
  const findings = [...table.keys()]
    .filter((operationId) => !known.has(operationId))
    .map((operationId) => `${operationId} is in the table, but not in the contract`);
  for (const [operationId, row] of rowsOf(seen)) {
    const expected = table.get(operationId);
    if (expected === undefined) {
      findings.push(`${operationId} is not in the table`);
      continue;
    }
    row.forEach(({ principal, first, unknown }, column) => {
      const told = (what: string, cell: string | undefined, answer: Seen["first"]): void => {
        const got = cellOf(answer);
        if (cell !== got)
          findings.push(
            `${operationId}${what}, ${principal.name}: the table says ` +
              `"${CELLS.get(cell as Cell) ?? "nothing"}", seen is "${CELLS.get(got)}" ` +
              `(${answer.status} ${answer.code})`,
          );
      };
      told("", expected.first[column], first);
      if (unknown !== null) told(" of an unknown id", expected.unknown?.[column], unknown);
    });
  }
  return findings;
}

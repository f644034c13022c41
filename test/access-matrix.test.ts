// Tests what every principal gets of every operation: against a table that people have reviewed
// (test/golden/access-matrix.txt), and against rules that hold whatever the table says.
//
// `npm run matrix` writes the table anew. Read each line that it changes before you commit it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../contract/index.ts";
import type { Operation } from "../contract/operation.ts";
import { getCampaign } from "../contract/demand/campaigns.ts";
import { type Seen, seeAll } from "./support/access-matrix.ts";
import { ACCESS_RULES } from "./support/access-rules.ts";
import { compareWithTable, readTable, writeTable } from "./support/access-table.ts";
import { type BusyMarket, startBusyMarket } from "./support/busy-market.ts";
import { type FirstThings, findFirstThings } from "./support/first-things.ts";
import { PLANTS, plant } from "./support/planted-operations.ts";
import { type Principal, makePrincipals } from "./support/principals.ts";
import { noteChanges } from "./support/undo-changes.ts";

const TABLE = join(import.meta.dirname, "golden/access-matrix.txt");
const HEAD = join(import.meta.dirname, "golden/access-matrix-head.txt");
const DOCUMENT = join(import.meta.dirname, "../contract/openapi.json");
/** Two minutes by itself; other tests may leave it a tenth of the machine. */
const TIMEOUT_MS = 1_800_000;

let market: BusyMarket;
let things: FirstThings;
let principals: readonly Principal[];
let seen: readonly Seen[];
let table: ReturnType<typeof readTable>;

beforeAll(async () => {
  market = await startBusyMarket();
  principals = await makePrincipals(market);
  things = await findFirstThings(market);
  await noteChanges(market.api.database.pool);
  seen = await seeAll({ market, things }, principals, OPERATIONS);
  if (process.env["PLAT_WRITE_MATRIX"] === "1")
    writeFileSync(TABLE, writeTable(readFileSync(HEAD, "utf8"), principals, seen));
  table = readTable(readFileSync(TABLE, "utf8"));
}, TIMEOUT_MS);
afterAll(() => market.api.stop());

/** What a table of the operation alone, and the rule, say of a server with a planted fault. */
async function seePlanted(name: keyof typeof PLANTS): Promise<readonly Seen[]> {
  const { origin, close } = await plant(market.api, PLANTS[name]);
  const planted = await seeAll({ market, things, origin }, principals, [PLANTS[name].operation]);
  await close();
  return planted;
}

describe("the access matrix", () => {
  it("has every operation of openapi.json, and each is called as every principal", () => {
    const { paths } = JSON.parse(readFileSync(DOCUMENT, "utf8")) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, Partial<Operation>>>>>;
    };
    const documented = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    const ids = OPERATIONS.map(({ operationId }) => operationId);
    expect(documented.toSorted()).toEqual(ids.toSorted());
    expect([...table.keys()].toSorted()).toEqual(ids.toSorted());
    expect(seen).toHaveLength(ids.length * principals.length);
  });

  it("is what every principal gets", () => {
    expect(compareWithTable(table, seen, OPERATIONS)).toEqual([]);
  });

  it.each(Object.entries(ACCESS_RULES))("keeps the rule that %s", (_name, rule) => {
    expect(rule(seen, things)).toEqual([]);
  });
});

describe("a planted fault", () => {
  it("of an operation without its access check is found by the table", async () => {
    const findings = compareWithTable(table, await seePlanted("open to all"), [getCampaign]);
    expect(findings).toContainEqual(expect.stringContaining("getCampaign, no session"));
    expect(findings).toContainEqual(expect.stringContaining("owner of another advertiser"));
  });

  it("is found where an operation is not in the table, or is only there", () => {
    const first = seen.filter(({ operation }) => operation === OPERATIONS[0]);
    const without = new Map([...table].filter(([id]) => id !== OPERATIONS[0]?.operationId));
    expect(compareWithTable(without, first, OPERATIONS)).toHaveLength(1);
    expect(compareWithTable(table, first, OPERATIONS.slice(1))).toHaveLength(1);
  });

  it.each(
    Object.keys(PLANTS).flatMap((name) =>
      PLANTS[name as keyof typeof PLANTS].breaks.map((rule) => [name, rule] as const),
    ),
  )("of an operation that is %s breaks the rule that %s", async (name, rule) => {
    const planted = await seePlanted(name as keyof typeof PLANTS);
    expect(ACCESS_RULES[rule]?.(planted, things).length).toBeGreaterThan(0);
  });

  it("is planted for each rule", () => {
    const broken = Object.values(PLANTS).flatMap(({ breaks }) => breaks);
    expect(Object.keys(ACCESS_RULES).filter((rule) => !broken.some((one) => one === rule))).toEqual(
      [],
    );
  });
});

// Checks that an import waits while the network pauses its source, and goes on after it; and that
// rows with a paused sub id are refused, also in a file that began before.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import {
  COLUMNS,
  affiliate,
  api,
  make,
  rowOf,
  send,
  setUpImports,
  sourceId,
  untilEnded,
} from "./imports.test-support.ts";

setUpImports();

const WAIT_MS = 1_200;

async function pause(fields: object = {}): Promise<() => Promise<unknown>> {
  const operator = await api.userOf(NETWORK_ID, "admin");
  const { body } = await api.call(operator, "POST", "/v1/network-pauses", {
    kind: "source",
    thing_id: sourceId,
    reason: "Send us the text of the consent.",
    ...fields,
  });
  return () => api.call(operator, "POST", `/v1/network-pauses/${body.id}/end`);
}
const leads = async (): Promise<number> =>
  (await api.database.pool.query("select from lead where source_id = $1", [sourceId])).rowCount ??
  0;

it("waits while its source is paused, loses no row, and goes on afterwards", async () => {
  const made = await make(3);
  await send(made, [[rowOf(2), rowOf(3)], [rowOf(4)]]);
  const end = await pause();
  await api.call(affiliate, "POST", `${made.path}/start`);
  await api.call(affiliate, "PATCH", `/v1/sources/${sourceId}`, { status: "active" });
  const jobs = api.workOnImports();
  // Two rounds of the loop.
  await sleep(WAIT_MS);
  expect((await api.call(affiliate, "GET", made.path)).body).toMatchObject({
    status: "running",
    waits: "paused_by_network",
    decided: 0,
  });
  expect(await leads()).toBe(0);
  await end();
  const ended = (await untilEnded(made)).body;
  await jobs.stop();
  expect(ended).toMatchObject({ decided: 3, accepted: 3, rejected: 0 });
});

it("refuses rows with a paused sub ID and takes the others", async () => {
  const end = await pause({ kind: "sub_id", sub: "sub2", value: "brokered" });
  const columns = [...COLUMNS, { name: "Sub", field: "sub2" }];
  const made = await make(3, { columns });
  const row = (line: number, sub: string) => {
    const { cells } = rowOf(line);
    return { line, cells: [...cells, sub] };
  };
  await send(made, [[row(2, "own"), row(3, "BROKERED "), row(4, "")]]);
  await api.call(affiliate, "POST", `${made.path}/start`);
  const jobs = api.workOnImports();
  const ended = (await untilEnded(made)).body;
  await jobs.stop();
  expect(ended).toMatchObject({ accepted: 2, rejected: 1 });
  expect(ended.reasons).toEqual([{ reason_code: "paused_by_network", count: 1 }]);
  await end();
});

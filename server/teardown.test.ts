import { expect, it } from "vitest";
import { makeLogger } from "./platform/log/log.ts";
import { Teardown } from "./teardown.ts";

it("stops the last started first, goes on past a failure and logs it", async () => {
  const lines: string[] = [];
  const teardown = new Teardown(makeLogger("error", { write: (line: string) => lines.push(line) }));
  const stopped: string[] = [];
  teardown.add("first", async () => void stopped.push("first"));
  teardown.add("second", async () => Promise.reject(new Error("stuck")));
  teardown.add("third", async () => void stopped.push("third"));
  await teardown.run();
  expect(stopped).toEqual(["third", "first"]);
  expect(lines.join()).toContain('"step":"second"');
});

it("in a hurry waits only for what would live on without us", async () => {
  const teardown = new Teardown(makeLogger("silent"));
  const hurry = new AbortController();
  const modes: boolean[] = [];
  teardown.add("database", async (signal) => void modes.push(signal.aborted), { always: true });
  teardown.add("a loop that never ends", () => new Promise(() => {}));
  const done = teardown.run(hurry.signal);
  hurry.abort();
  await done;
  expect(modes).toEqual([true]);
});

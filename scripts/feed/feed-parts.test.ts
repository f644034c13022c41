// Tests the feed's small parts: cells that a spreadsheet may open, the table of outcomes, and calls
// to a busy network.
import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { isLoopback } from "./find-network.ts";
import { countOutcomes, formatOutcomes } from "./outcomes.ts";
import { postBatches, readWaitMs } from "./post-batches.ts";
import { makeProgress } from "./progress.ts";
import { guardCell } from "./write-table.ts";

describe("a cell for spreadsheets", () => {
  it.each(["=1+1", "+cmd", "-2+3", "@SUM(A1)", "\tx", "\r=x", "-", "+1-1"])(
    "%j becomes text",
    (cell) => expect(guardCell(cell)).toBe(`'${cell}`),
  );
  it.each(["-121.43", "+19165552000", "12", "Elm = Oak", ""])("%j stays", (cell) =>
    expect(guardCell(cell)).toBe(cell),
  );
});

describe("the table of outcomes", () => {
  it("counts by status and reason and sums dollars to the cent", () => {
    const sold = { status: "accepted", reason_code: null, sale: "exclusive", price: 0.1 } as const;
    const refused = {
      status: "rejected",
      reason_code: "no_buyer",
      sale: "none",
      price: 0,
    } as const;
    const outcomes = countOutcomes(countOutcomes(new Map(), [sold, sold, refused]), [
      { ...sold, price: 1_234.1 },
      { ...sold, sale: "none", price: 0 },
    ]);
    expect(formatOutcomes(outcomes)).toBe(
      [
        "status    reason          leads     earned",
        "accepted  sold_exclusive      3  $1,234.30",
        "rejected  no_buyer            1      $0.00",
        "accepted  listed_unsold       1      $0.00",
        "total                         5  $1,234.30",
      ].join("\n"),
    );
  });
});

describe("progress", () => {
  it("is one updating line on a terminal and a line for each tenth elsewhere", () => {
    const shown = (isTTY: boolean): string => {
      let text = "";
      const progress = makeProgress({ isTTY, write: (part: string) => (text += part) }, 40);
      for (const done of [3, 5, 6, 40]) progress.show(done);
      progress.end();
      return text;
    };
    expect(shown(true).split("\r")).toHaveLength(5);
    expect(shown(true).endsWith("\n")).toBe(true);
    expect(shown(false)).toBe("5 of 40 rows decided (12 %)\n40 of 40 rows decided (100 %)\n");
  });
});

describe("an address", () => {
  it.each(["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"])(
    "%s is on this machine",
    (url) => expect(isLoopback(url)).toBe(true),
  );
  it.each([
    "https://plat.example.com",
    "http://127.0.0.1.example.com",
    "http://localhost.example.com",
    "http://192.0.2.1",
    "file:///etc",
  ])("%s is not", (url) => expect(isLoopback(url)).toBe(false));
});

describe("Retry-After", () => {
  it("is read as seconds or as a date, a second if unreadable, a minute at most", () => {
    const nowMs = Date.parse("2026-11-21T15:30:00Z");
    expect(
      [
        "3",
        "0",
        "9999",
        null,
        "soon",
        "Sat, 21 Nov 2026 15:30:05 GMT",
        "Sat, 21 Nov 2026 15:29:00 GMT",
      ].map((text) => readWaitMs(text, nowMs)),
    ).toEqual([3_000, 0, 60_000, 1_000, 1_000, 5_000, 0]);
  });
});

describe("posting to a network in trouble", () => {
  let server: Server | null = null;
  afterEach(() => server?.close());

  type Reply = {
    readonly status: number;
    readonly headers?: Record<string, string>;
    readonly body: unknown;
  };

  async function post(replies: readonly Reply[], leads = 1) {
    const keys: (string | undefined)[] = [];
    const waits: number[] = [];
    let answered = 0;
    let turn = 0;
    const answer = (request: IncomingMessage): Reply => {
      keys.push(request.headers["idempotency-key"]?.toString());
      turn += 1;
      return replies[Math.min(turn, replies.length) - 1] ?? { status: 500, body: {} };
    };
    const listening = createServer((request, response) => {
      request.resume().on("end", () => {
        const { status, headers, body } = answer(request);
        response
          .writeHead(status, { "content-type": "application/json", ...headers })
          .end(JSON.stringify(body));
      });
    });
    server = listening;
    await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
    const address = listening.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const result = await postBatches(
      { url: `http://127.0.0.1:${port}`, sourceKey: "key" },
      Array.from({ length: leads }, () => ({ zip: "95814" })),
      {
        runId: "run",
        now: () => 0,
        wait: async (ms) => void waits.push(ms),
        onAnswers: (answers) => (answered += answers.length),
      },
    );
    return { result, keys, waits, answered };
  }

  const ANSWERED: Reply = {
    status: 200,
    body: { results: [{ status: "accepted", reason_code: null, sale: "none", price: 0 }] },
  };

  it("waits as long as the network asks and repeats the same call", async () => {
    const busy: Reply = { status: 503, headers: { "retry-after": "2" }, body: {} };
    const { result, keys, waits, answered } = await post([
      busy,
      { status: 429, headers: { "retry-after": "7" }, body: {} },
      ANSWERED,
    ]);
    expect([result.ok, waits, answered, new Set(keys).size, keys.length]).toEqual([
      true,
      [2_000, 7_000],
      1,
      1,
      3,
    ]);
  });

  it("posts a lead again that failed on the network's side", async () => {
    const { result, waits } = await post([
      {
        status: 200,
        body: {
          results: [{ status: "error", reason_code: "internal_error", sale: "none", price: 0 }],
        },
      },
      ANSWERED,
    ]);
    expect([result.ok, waits.length]).toEqual([true, 1]);
  });

  it("gives up with a sentence if refused, answered by another program, or kept busy", async () => {
    expect((await post([{ status: 401, body: { detail: "The key is unknown." } }])).result).toEqual(
      { ok: false, error: "The network refused the call with status 401: The key is unknown." },
    );
    expect((await post([{ status: 200, body: ["hello"] }])).result).toMatchObject({
      ok: false,
      error: expect.stringContaining("no answer of Plat"),
    });
    const busy = await post([{ status: 503, body: {} }]);
    expect([busy.result.ok, busy.keys.length]).toEqual([false, 30]);
  });
});

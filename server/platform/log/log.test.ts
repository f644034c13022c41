import { expect, it } from "vitest";
import { makeLogger } from "./log.ts";

function logged(write: (log: ReturnType<typeof makeLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(makeLogger("debug", { write: (line: string) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

it("writes one JSON line with level, time and message", () => {
  expect(logged((log) => log.info({ leads: 3 }, "published"))).toEqual([
    {
      level: "info",
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      pid: process.pid,
      leads: 3,
      msg: "published",
    },
  ]);
});

it("never writes credentials", () => {
  const headers = {
    authorization: "Bearer canary",
    "x-api-key": "canary",
    cookie: "canary",
    "set-cookie": "canary",
    accept: "text/html",
  };
  const text = JSON.stringify(
    logged((log) => log.info({ headers, authorization: "canary" }, "seen")),
  );
  expect(text).not.toContain("canary");
  expect(text).toContain("text/html");
});

it("writes method and route of a request, never its path, query or body", () => {
  const request = {
    method: "GET",
    url: "/v1/leads?where=email,eq,canary",
    body: "canary",
    routeOptions: { url: "/v1/:collection" },
  };
  expect(logged((log) => log.info({ req: request }))[0]?.["req"]).toEqual({
    method: "GET",
    route: "/v1/:collection",
  });
});

it("keeps a database error's codes and drops the words that may repeat personal data", () => {
  const error = Object.assign(new Error('invalid input syntax: "canary@example.com"'), {
    severity: "ERROR",
    code: "23505",
    constraint: "lead_key_pkey",
    detail: "Key (email)=(canary@example.com) already exists.",
  });
  const [line] = logged((log) => log.error({ err: new Error("batch failed", { cause: error }) }));
  expect(JSON.stringify(line)).not.toContain("canary");
  expect(line?.["err"]).toMatchObject({
    message: "batch failed",
    cause: { code: "23505", constraint: "lead_key_pkey" },
  });
});

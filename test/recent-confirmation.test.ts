// Tests on the whole API that a person who has not confirmed recently gets no further than the
// gate, at each operation that needs it, and that keys are not asked.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../contract/index.ts";
import { type Caller, TestApi } from "./support/api.ts";

const ID = "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0001";
/** Those of identity itself are tested with it: a server of the test has them already, or none. */
const MARKED = OPERATIONS.filter(
  ({ needs, path }) => needs !== undefined && !path.startsWith("/v1/auth/"),
);

let api: TestApi;
let person: Caller;
let key: Caller;
beforeAll(async () => {
  api = await TestApi.start(Date.now);
  const accountId = await api.fixture.advertiser("Careful Realty", 0);
  person = await api.userOf(accountId, "advertiser");
  key = await api.keyOf(accountId);
});
afterAll(() => api.stop());

async function codeOf(
  caller: Caller,
  { method, path }: (typeof MARKED)[number],
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const address = path.replaceAll(/\{\w+\}/g, ID);
  const body = method === "GET" ? undefined : {};
  return (await api.call(caller, method, address, body, headers)).body?.code;
}

describe.each(MARKED.map((operation) => [operation.operationId, operation] as const))(
  "%s",
  (_id, operation) => {
    it("is closed to a person who has not confirmed recently, and only to them", async () => {
      const late = { "x-test-confirmed": "no" };
      expect(await codeOf(person, operation, late)).toBe("confirm_identity");
      expect(await codeOf(person, operation)).not.toBe("confirm_identity");
      expect(await codeOf(key, operation, late)).not.toBe("confirm_identity");
    });
  },
);

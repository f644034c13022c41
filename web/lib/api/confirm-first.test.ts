// Tests that a call which the server answers with confirm_identity waits for the person, and is
// then made again as it was.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askedToConfirm, settleConfirmation } from "../auth/confirm-identity.ts";
import { call, callForFile } from "./call.ts";

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const bodies: string[] = [];
let isConfirmed = false;

beforeEach(() => {
  isConfirmed = false;
  bodies.length = 0;
  vi.stubGlobal("location", { origin: "https://plat.test" });
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementation(async (request) => {
    bodies.push(`${request.headers.get("idempotency-key") ?? ""} ${await request.text()}`);
    return isConfirmed
      ? Response.json({ id: "p1", key: "plat_key_x" })
      : Response.json({ code: "confirm_identity", detail: "Confirm." }, { status: 403 });
  });
});
afterEach(() => {
  settleConfirmation(false);
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const isAsked = () => vi.waitFor(() => expect(askedToConfirm.get()).not.toBeNull());

describe("a call that needs a recent confirmation", () => {
  test("is made again with its headers and body after the person has confirmed", async () => {
    const payout = call("POST /v1/payouts", { headers: { "idempotency-key": "k1" } });
    const file = callForFile("POST /v1/lead-drafts/links", { body: { import_id: "i1" } });
    await isAsked();
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    isConfirmed = true;
    settleConfirmation(true);
    expect((await payout).id).toBe("p1");
    expect((await file).ok).toBe(true);
    expect(bodies.toSorted()).toEqual(
      ["k1 ", "k1 ", ' {"import_id":"i1"}', ' {"import_id":"i1"}'].toSorted(),
    );
    expect(askedToConfirm.get()).toBeNull();
  });

  test("is refused when the person will not", async () => {
    const made = call("POST /v1/payouts", { headers: { "idempotency-key": "k2" } });
    await isAsked();
    settleConfirmation(false);
    await expect(made).rejects.toMatchObject({ code: "confirm_identity", status: 403 });
    expect(bodies).toHaveLength(1);
  });

  test("is refused when the server asks again", async () => {
    const made = call("POST /v1/payouts", { headers: { "idempotency-key": "k3" } });
    await isAsked();
    settleConfirmation(true);
    await expect(made).rejects.toMatchObject({ code: "confirm_identity" });
    expect(bodies).toHaveLength(2);
    expect(askedToConfirm.get()).toBeNull();
  });
});

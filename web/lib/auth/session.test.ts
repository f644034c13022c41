// Tests what the server's answer about the session changes, and that a session which the server
// replaces is not taken for one that has ended.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../api/call.ts";
import { askedToConfirm, settleConfirmation } from "./confirm-identity.ts";
import { type User, getAuth, hasSessionEnded, login, logout } from "./auth.ts";
import { ada, signedIn } from "./auth.test-support.ts";
import { checkSession } from "./session.ts";

const fetched = vi.fn<(request: Request) => Promise<Response>>();

const refused = (): Response => Response.json({ code: "unauthenticated" }, { status: 401 });
const sessionOf = (user: User | null): Response =>
  Response.json({ session: user === null ? null : signedIn(user) });

/** The server's answers about the session, in this order; the last one stays. */
function answerSession(...users: readonly (User | null)[]): void {
  const left = [...users];
  fetched.mockImplementation(async () =>
    sessionOf((left.length > 1 ? left.shift() : left[0]) ?? null),
  );
}

/** Waits for a check, however long it pauses between two questions. */
async function finish<Result>(checked: Promise<Result>): Promise<Result> {
  await vi.runAllTimersAsync();
  return checked;
}

const asked = (): string[] => fetched.mock.calls.map(([{ url }]) => new URL(url).pathname);

beforeEach(async () => {
  // Only what a check waits for: leaving clears the local cache, whose database has its own tasks.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("location", { origin: "https://plat.test" });
  vi.stubGlobal("fetch", fetched);
  await logout();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe("without a session on the server", () => {
  it("the start signs a stored person out", async () => {
    login(ada);
    answerSession(null);
    expect(await finish(checkSession("start"))).toBe(false);
    expect([getAuth().user, asked().length]).toEqual([null, 1]);
  });

  it("a later check reports that the session has ended", async () => {
    login(ada);
    answerSession(null);
    expect(await finish(checkSession("later"))).toBe(false);
    expect([getAuth().user, hasSessionEnded()]).toEqual([ada, true]);
    fetched.mockClear();
    expect(await finish(checkSession("later"))).toBe(false);
    expect(asked(), "once it is known, the server is asked once").toHaveLength(1);
  });

  it("an answer that a sign-in overtook changes nothing", async () => {
    for (const when of ["start", "later"] as const) {
      await logout();
      const answer = Promise.withResolvers<Response>();
      fetched.mockImplementation(async () => (await answer.promise).clone());
      const checked = checkSession(when);
      login(ada);
      answer.resolve(sessionOf(null));
      expect(await finish(checked), when).toBe(false);
      expect([getAuth().user, hasSessionEnded()], when).toEqual([ada, false]);
    }
  });

  it("a refused call reports that the session has ended, and is not sent again", async () => {
    login(ada);
    fetched.mockImplementation(async ({ url }) =>
      url.endsWith("/get-session") ? sessionOf(null) : refused(),
    );
    const read = call("GET /v1/wallet").catch((error: unknown) => error);
    expect(await finish(read)).toMatchObject({ code: "unauthenticated" });
    expect(hasSessionEnded()).toBe(true);
    expect(asked().filter((path) => path === "/v1/wallet")).toHaveLength(1);
    fetched.mockClear();
    await expect(call("GET /v1/wallet")).rejects.toMatchObject({ code: "unauthenticated" });
    expect(asked(), "once it is known, nothing is asked").toEqual(["/v1/wallet"]);
  });
});

describe("while the server replaces the session", () => {
  it("a check that was sent with the old cookie does not end it", async () => {
    login(ada);
    answerSession(null, ada);
    expect(await finish(checkSession("later"))).toBe(true);
    expect([getAuth().user?.id, hasSessionEnded()]).toEqual([ada.id, false]);
  });

  it("a call that was sent with the old cookie is sent again", async () => {
    login(ada);
    const answers = [refused(), sessionOf(ada), Response.json({ balance_cents: 5 })];
    fetched.mockImplementation(async () => answers.shift() ?? refused());
    expect(await call("GET /v1/wallet")).toMatchObject({ balance_cents: 5 });
    expect(asked()).toEqual(["/v1/wallet", "/v1/auth/get-session", "/v1/wallet"]);
    expect(hasSessionEnded()).toBe(false);
  });

  it("all calls of the moment are sent again, not only the first", async () => {
    login(ada);
    const refusals = [refused(), refused(), refused()];
    fetched.mockImplementation(async ({ url }) =>
      url.endsWith("/get-session") ? sessionOf(ada) : (refusals.shift() ?? Response.json({})),
    );
    const calls = [call("GET /v1/wallet"), call("GET /v1/network"), call("GET /v1/settings")];
    expect(await Promise.all(calls)).toEqual([{}, {}, {}]);
    expect(hasSessionEnded()).toBe(false);
  });

  it("a call that then needs a confirmation asks for it", async () => {
    login(ada);
    const confirm = Response.json({ code: "confirm_identity" }, { status: 403 });
    const answers = [refused(), sessionOf(ada), confirm, Response.json({ id: "p1" })];
    fetched.mockImplementation(async () => answers.shift() ?? refused());
    const made = call("POST /v1/payouts", { headers: { "idempotency-key": "k1" } });
    await vi.waitFor(() => expect(askedToConfirm.get()).not.toBeNull());
    settleConfirmation(true);
    expect(await made).toEqual({ id: "p1" });
  });

  it("a call is not sent again by a person who signed in while it was on its way", async () => {
    login(ada);
    const late = Promise.withResolvers<Response>();
    const bob = { ...ada, id: "2" };
    fetched.mockImplementation(async ({ url }) =>
      url.endsWith("/get-session") ? sessionOf(bob) : late.promise,
    );
    const made = call("POST /v1/payouts", { headers: { "idempotency-key": "k1" } });
    const failed = made.catch((error: unknown) => error);
    await logout();
    login(bob);
    late.resolve(refused());
    expect(await finish(failed)).toMatchObject({ code: "unauthenticated" });
    expect(asked().filter((path) => path === "/v1/payouts")).toHaveLength(1);
  });

  it("a call of one person is not sent again in the session of another", async () => {
    login(ada);
    fetched.mockImplementation(async ({ url }) =>
      url.endsWith("/get-session") ? sessionOf({ ...ada, id: "2" }) : refused(),
    );
    const headers = { "idempotency-key": "k1" };
    const made = call("POST /v1/payouts", { headers });
    await expect(made).rejects.toMatchObject({ code: "unauthenticated" });
    expect(asked()).toEqual(["/v1/payouts", "/v1/auth/get-session"]);
    expect(getAuth().user?.id).toBe("2");
  });
});

it("a refusal without a signed-in person asks for no session", async () => {
  fetched.mockImplementation(async () => refused());
  await expect(call("GET /v1/wallet")).rejects.toMatchObject({ code: "unauthenticated" });
  expect(asked()).toEqual(["/v1/wallet"]);
});

// Tests what the server's answer about the session changes.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getAuth, hasSessionEnded, login, logout } from "./auth.ts";
import { ada } from "./auth.test-support.ts";
import { checkSession } from "./session.ts";

const withoutSession = (): Response => Response.json({ session: null });
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(async () => {
  vi.stubGlobal("location", { origin: "https://plat.test" });
  vi.stubGlobal("fetch", fetched);
  await logout();
});
afterEach(() => vi.unstubAllGlobals());

describe("without a session on the server", () => {
  it("the start signs a stored person out", async () => {
    login(ada);
    fetched.mockResolvedValue(withoutSession());
    await checkSession("start");
    expect(getAuth().user).toBeNull();
  });

  it("a later check reports that the session has ended", async () => {
    login(ada);
    fetched.mockResolvedValue(withoutSession());
    await checkSession("later");
    expect([getAuth().user, hasSessionEnded()]).toEqual([ada, true]);
  });

  it("an answer that a sign-in overtook changes nothing", async () => {
    for (const when of ["start", "later"] as const) {
      await logout();
      const answer = Promise.withResolvers<Response>();
      fetched.mockReturnValue(answer.promise);
      const checked = checkSession(when);
      login(ada);
      answer.resolve(withoutSession());
      await checked;
      expect([getAuth().user, hasSessionEnded()], when).toEqual([ada, false]);
    }
  });
});

// Tests the sign-in state: two states and the two transitions between them.
import { beforeEach, describe, expect, it } from "vitest";
import {
  endSession,
  getAuth,
  hasSessionEnded,
  login,
  logout,
  onLogout,
  onSessionEnd,
} from "./auth.ts";
import { ada } from "./auth.test-support.ts";
import { queryClient } from "../documents/query-client.ts";

beforeEach(() => logout());

describe("the signed-in user", () => {
  it("is null at first", () => {
    expect(getAuth()).toEqual({ user: null, isAuthenticated: false });
  });

  it("is set by login, user and flag at once, and cleared by logout", async () => {
    login(ada);
    expect(getAuth()).toEqual({ user: ada, isAuthenticated: true });
    await logout();
    expect(getAuth()).toEqual({ user: null, isAuthenticated: false });
  });

  it("stays when the session has ended, while contact data is forgotten once", () => {
    let forgotten = 0;
    const takeBack = onSessionEnd(() => (forgotten += 1));
    const zips = new Map([["95838", 2]]);
    queryClient.setQueryData(["lead"], { id: "1", contact: { first_name: "Wilma" } });
    queryClient.setQueryData(["zips"], zips);
    endSession();
    expect([hasSessionEnded(), forgotten]).toEqual([false, 0]);
    login(ada);
    endSession();
    endSession();
    takeBack();
    expect([hasSessionEnded(), forgotten, getAuth().user]).toEqual([true, 1, ada]);
    expect(queryClient.getQueryData(["lead"])).toEqual({ id: "1", contact: null });
    expect(queryClient.getQueryData(["zips"])).toBe(zips);
    login(ada);
    expect(hasSessionEnded()).toBe(false);
  });

  it("runs the registered cleanups on logout", async () => {
    let isCleared = false;
    onLogout(async () => {
      await Promise.resolve();
      isCleared = true;
    });
    login(ada);
    expect(isCleared).toBe(false);
    await logout();
    expect(isCleared).toBe(true);
  });
});

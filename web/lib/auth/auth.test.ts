// Tests the sign-in state: two states and the two transitions between them.
import { beforeEach, describe, expect, it } from "vitest";
import { type User, getAuth, login, logout, onLogout } from "./auth.ts";

const ada: User = {
  id: "1",
  name: "Ada",
  role: "admin",
  teamRole: "owner",
  accountId: "a",
  accountName: "Plat",
  accountStatus: "active",
  timeZone: "America/Los_Angeles",
};

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

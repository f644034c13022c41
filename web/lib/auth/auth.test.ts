// The state of who is signed in: two states, two ways between them.
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
};

beforeEach(() => logout());

describe("who is signed in", () => {
  it("is nobody at first", () => {
    expect(getAuth()).toEqual({ user: null, isAuthenticated: false });
  });

  it("is set by login, user and flag at once, and cleared by logout", async () => {
    login(ada);
    expect(getAuth()).toEqual({ user: ada, isAuthenticated: true });
    await logout();
    expect(getAuth()).toEqual({ user: null, isAuthenticated: false });
  });

  it("takes with it what others keep of the person", async () => {
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

// Tests the menus, the way back after signing in, and the nearest screens.
import { describe, expect, it } from "vitest";
import { menuOf } from "./menus.ts";
import { nearestScreens } from "./nearest-screens.ts";
import { nextOf, pathHere, pathToLogin } from "../lib/way-back.ts";

describe("the side menu", () => {
  it("matches the specification for each role, and is empty for any other", () => {
    expect(menuOf("advertiser")).toEqual(["dashboard", "campaigns", "marketplace", "billing"]);
    expect(menuOf("affiliate")).toEqual(["dashboard", "leads", "marketplace", "earnings"]);
    expect(menuOf("admin")).toEqual(["dashboard", "users", "campaigns", "marketplace", "settings"]);
    for (const role of ["", "auditor", "ADMIN", "toString", "__proto__"])
      expect(menuOf(role)).toEqual([]);
  });
});

describe("the way back", () => {
  it("keeps path, query and hash of an address of this app", () => {
    expect(nextOf(pathToLogin("/leads?tier=hot&sort=-score_total#x").slice("/login".length))).toBe(
      "/leads?tier=hot&sort=-score_total#x",
    );
    expect(pathToLogin("/")).toBe("/login");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/login?next=/x",
    "",
    "leads",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/\t/[",
  ])("is the dashboard instead of %j", (next) => {
    expect(nextOf(`?next=${encodeURIComponent(next)}`)).toBe("/dashboard");
  });
});

describe("an address from outside", () => {
  it("is followed within the app", () => {
    expect(
      ["/marketplace?side=buyer&city=San%20Jos%C3%A9", "/leads/1#x", "/"].map(pathHere),
    ).toEqual(["/marketplace?side=buyer&city=San%20Jos%C3%A9", "/leads/1#x", "/"]);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/leads",
    "javascript:alert(1)",
    "leads",
    "",
    " /leads",
    "/\t/evil.example",
    "/\t/[",
    "/x/..//evil.example",
    "/.//evil.example",
  ])("is not followed to %j", (path) => {
    expect(pathHere(path)).toBeNull();
  });
});

describe("the nearest screens", () => {
  it("are the closest names, those of the role's menu first", () => {
    expect(nearestScreens("/marketplaec", menuOf("admin"))[0]).toBe("marketplace");
    expect(nearestScreens("/lead/7", menuOf("affiliate"))[0]).toBe("leads");
    expect(nearestScreens("/", [])).toHaveLength(3);
  });
});

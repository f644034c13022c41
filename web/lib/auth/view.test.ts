// Tests that the app starts anew for another view of an account, and mixes nothing of the two.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../api/call.ts";
import { readAndKeep, readCached } from "../documents/documents.ts";
import { localCache } from "../documents/local-cache.ts";
import { ada, signedIn } from "./auth.test-support.ts";
import { getAuth, login, logout, viewOf } from "./auth.ts";
import { checkSession } from "./session.ts";

const VIEW = { id: "view-1", ends_at: "2026-03-04T18:30:00.000Z" };
const viewing = { ...ada, role: "advertiser", viewing: `${VIEW.id} ${VIEW.ends_at}` };
const fetched = vi.fn<(request: Request) => Promise<Response>>();
const replace = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();

beforeEach(async () => {
  vi.stubGlobal("location", { origin: "https://plat.test", replace, reload });
  vi.stubGlobal("fetch", fetched);
  await logout();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const answerOf = (view: string | null, body: unknown = {}): Response =>
  Response.json(body, { headers: view === null ? {} : { "plat-view": view } });
const sessionWith = (view: typeof VIEW | null): Response =>
  answerOf(null, { session: signedIn(ada, view) });

describe("the app", () => {
  it("starts anew once the session views, and again once it does not", async () => {
    login(ada);
    fetched.mockImplementation(async () => sessionWith(VIEW));
    await checkSession("later");
    expect(replace).toHaveBeenCalledExactlyOnceWith("/");
    // What is drawn stays the operator's until the page is gone.
    expect(getAuth().user?.viewing).toBe("");
    await logout();
    login(viewing);
    fetched.mockImplementation(async () => sessionWith(null));
    await checkSession("later");
    expect(replace).toHaveBeenCalledTimes(2);
  });

  it("does not start anew while nothing changed", async () => {
    login(viewing);
    fetched.mockImplementation(async () => sessionWith(VIEW));
    await checkSession("later");
    expect(replace).not.toHaveBeenCalled();
    expect(viewOf()).toBe(viewing.viewing);
  });
});

describe("an answer", () => {
  it.each([
    ["of the view to the operator", ada, "view-1", false],
    ["of no view to the operator", ada, "none", true],
    ["that is for everybody", ada, null, true],
    ["of the view to its screens", viewing, "view-1", true],
    ["of another view", viewing, "view-2", false],
    ["of a view that is over", viewing, "none", false],
  ])("%s is taken or thrown away", async (_what, user, view, isTaken) => {
    login(user);
    fetched.mockImplementation(async () => answerOf(view, { items: [] }));
    const answer = call("GET /v1/campaigns").then(
      () => true,
      () => false,
    );
    expect(await answer).toBe(isTaken);
    expect(reload).toHaveBeenCalledTimes(isTaken ? 0 : 1);
  });
});

describe("the browser's database", () => {
  it("keeps nothing of a viewed account, and shows it nothing of the operator", async () => {
    const written = vi.spyOn(localCache, "write").mockResolvedValue();
    const read = vi.spyOn(localCache, "read").mockResolvedValue("earlier");
    fetched.mockImplementation(async () => answerOf(null, { items: [] }));
    login(ada);
    await readAndKeep("GET /v1/campaigns");
    expect(written).toHaveBeenCalledOnce();
    expect(await readCached("/v1/campaigns")).toBe("earlier");
    await logout();
    login(viewing);
    await readAndKeep("GET /v1/campaigns");
    expect(written).toHaveBeenCalledOnce();
    expect(await readCached("/v1/campaigns")).toBeUndefined();
    expect(read).toHaveBeenCalledOnce();
  });
});

// Tests the filters of lists that show money and leads: each is in the address, whole days of the
// account's zone are meant, and an export has what the list shows.
import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { openVisits } from "../support/visits.ts";
import { addDays, dayOf, startOfDay } from "../../web/lib/period.ts";

const visits = openVisits();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visits.arrive();
});

/** The zone of the signed-in person's account, by whose clock days begin. */
let zone: string;
const today = () => dayOf(Date.now(), zone);
const instant = (day: string): string => new Date(startOfDay(day, zone)).toISOString();

async function signIn(role: string): Promise<void> {
  await visitor.signInQuietly(role);
  const { session } = await (await visitor.context.request.get("/v1/auth/get-session")).json();
  zone = session.account.time_zone;
}

const chip = (name: string | RegExp) =>
  visitor.page.getByRole("group", { name: "Filters" }).getByRole("button", { name });
const search = (): string => decodeURIComponent(new URL(visitor.page.url()).search);

/** The times of the list's rows, as the API returned them. */
async function timesOf(list: string, field: string, act: () => Promise<unknown>) {
  const [answer] = await Promise.all([
    visitor.page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return (
        pathname === `/v1/${list}` &&
        searchParams.getAll("where").some((condition) => condition.startsWith(`${field},`))
      );
    }),
    act(),
  ]);
  const { items } = (await answer.json()) as { items: readonly Record<string, string>[] };
  return items.map((item) => Date.parse(item[field] ?? ""));
}

describe("leads are filtered by the days on which they were received", () => {
  it.each(["affiliate", "advertiser", "admin"])("as %s, by a period at one press", async (role) => {
    await signIn(role);
    await visitor.open("/leads");
    await chip("Received").click();
    const times = await timesOf("leads", "received_at", () =>
      visitor.page.getByRole("button", { name: "7 days", exact: true }).click(),
    );
    expect(times.length).toBeGreaterThan(0);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(startOfDay(addDays(today(), -6), zone));
    await chip("Received: 7 days").waitFor();
    expect(search()).toBe("?received=7d");
    await visitor.page.getByRole("button", { name: "Clear filters" }).click();
    expect(search()).toBe("");
    expect(visitor.mishaps).toEqual([]);
  });

  it("from one day to another, and so is the export", async () => {
    await signIn("affiliate");
    await visitor.open("/leads");
    const [first, last] = [addDays(today(), -9), addDays(today(), -3)];
    await chip("Received").click();
    const form = visitor.page.getByRole("dialog", { name: "Received" });
    // Reversed days are put in order.
    await form.getByLabel("From").fill(last);
    await form.getByLabel("To").fill(first);
    const times = await timesOf("leads", "received_at", () =>
      form.getByRole("button", { name: "Apply" }).click(),
    );
    expect(times.length).toBeGreaterThan(0);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(startOfDay(first, zone));
    expect(Math.max(...times)).toBeLessThan(startOfDay(addDays(last, 1), zone));
    expect(search()).toBe(`?received=${first}..${last}`);
    const address = await visitor.page.getByRole("link", { name: "Export" }).getAttribute("href");
    expect(new URL(address ?? "", visitor.page.url()).searchParams.getAll("where")).toEqual([
      `received_at,gte,${instant(first)}`,
      `received_at,lt,${instant(addDays(last, 1))}`,
    ]);
    const file = await visitor.context.request.get(address ?? "");
    const received = [...(await file.text()).matchAll(/^\uFEFF?(\d{4}-\d\d-\d\dT[^,]+),/gm)].map(
      ([, at = ""]) => Date.parse(at),
    );
    expect(received.length).toBeGreaterThanOrEqual(times.length);
    expect(Math.min(...received)).toBeGreaterThanOrEqual(startOfDay(first, zone));
    expect(Math.max(...received)).toBeLessThan(startOfDay(addDays(last, 1), zone));
  });
});

describe("an affiliate's earnings are filtered", () => {
  it("by source, lead type, sub ID and days, and the file has what the list shows", async () => {
    await signIn("affiliate");
    const { page } = visitor;
    const all = (await (await visitor.context.request.get("/v1/earnings?limit=100")).json()) as {
      items: readonly { source_id: string; sub_ids: (string | null)[] }[];
    };
    // The source and the sub ID of one earning; others have another sub ID.
    const one = all.items.find(({ sub_ids: [sub] }) => sub !== null);
    const [sub = ""] = one?.sub_ids ?? [];
    expect(all.items.some(({ sub_ids: [other] }) => other !== sub)).toBe(true);
    const { name: source } = (await (
      await visitor.context.request.get(`/v1/sources/${one?.source_id}`)
    ).json()) as { name: string };
    await visitor.open("/earnings");
    await chip("Source").click();
    await timesOf("earnings", "source_id", () =>
      page.getByRole("checkbox", { name: source, exact: true }).check(),
    );
    await page.keyboard.press("Escape");
    await chip("More filters").click();
    await chip("Lead type").click();
    await timesOf("earnings", "side", () =>
      page.getByRole("button", { name: "Seller", exact: true }).click(),
    );
    await chip("Sub ID 1").click();
    await page.getByRole("textbox", { name: "Sub ID 1" }).fill(sub ?? "");
    await timesOf("earnings", "sub1", () => page.keyboard.press("Enter"));
    await chip(/^Sold$/).click();
    const times = await timesOf("earnings", "earned_at", () =>
      page.getByRole("dialog").getByRole("button", { name: "90 days", exact: true }).click(),
    );
    expect(new URLSearchParams(search())).toEqual(
      new URLSearchParams({
        source: one?.source_id ?? "",
        side: "seller",
        sub: sub ?? "",
        sold: "90d",
      }),
    );
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    const [head = "", ...lines] = (await readFile(await file.path(), "utf8"))
      .trimEnd()
      .split("\r\n");
    const at = (name: string): number => head.split(",").indexOf(name);
    expect(lines.length).toBeGreaterThanOrEqual(times.length);
    for (const line of lines) {
      const cells = line.split(",");
      expect([cells[at("Source ID")], cells[at("sub1")]]).toEqual([one?.source_id, sub]);
    }
    expect(visitor.mishaps).toEqual([]);
  });
});

// Reads the figures of a screen that open their rows, and what those rows sum up to by the API.
import type { Page } from "playwright-core";
import { wallToUtc } from "../../domain/distribution/calendar.ts";
import { DAY_MS } from "../../domain/time.ts";
import type { ApiUser } from "./trade.ts";

/** A figure on a screen, with the address of its rows. */
export interface ShownFigure {
  /** What names it: its label, the head of its column, or "step" in a funnel. */
  readonly name: string;
  readonly text: string;
  readonly to: string;
}

/** The figures of the screen whose link carries a period of days. */
export function figuresOn(page: Page): Promise<ShownFigure[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href*='..']")].flatMap((link) => {
      const cell = link.closest("td, th");
      const step = link.closest("li");
      const term = link.closest("div")?.querySelector("dt");
      if (cell instanceof HTMLTableCellElement) {
        const heads = [...(link.closest("table")?.querySelectorAll("thead th, thead td") ?? [])];
        const name = heads[cell.cellIndex]?.textContent ?? "";
        return [{ name: name.trim(), text: firstLine(link), to: link.getAttribute("href") ?? "" }];
      }
      if (term !== null && term !== undefined)
        return [
          { name: term.textContent, text: link.innerText, to: link.getAttribute("href") ?? "" },
        ];
      // The step's name is the link; its number stands at the end of the line.
      const value = step?.querySelector(".font-semibold")?.textContent ?? "";
      return [{ name: "step", text: value, to: link.getAttribute("href") ?? "" }];
      function firstLine(element: HTMLElement): string {
        return element.innerText.split("\n")[0] ?? "";
      }
    }),
  );
}

const DAYS: Readonly<Record<string, readonly [list: string, field: string]>> = {
  bought: ["leads", "bought_at"],
  received: ["leads", "received_at"],
};
const FIELDS: Readonly<Record<string, string>> = {
  furthest: "reached",
  progress: "outcome",
  affiliate: "affiliate_id",
  buyer: "buyer_id",
  reason: "reason_code",
  sub: "sub1",
};

/**
 * What the rows of an address sum up to. It reads the address on its own, so that a wrong condition
 * of a screen does not agree with itself.
 */
export async function rowsBehind(
  user: ApiUser,
  role: string,
  to: string,
  timeZone: string,
): Promise<Readonly<Record<string, number>>> {
  const params = new URL(to, "http://plat.example").searchParams;
  const below = role === "admin" ? ["sales", "sold_at"] : ["earnings", "earned_at"];
  let list = "";
  const where: string[] = [];
  for (const [name, value] of params) {
    if (["period", "from", "to"].includes(name)) continue;
    const days = name === "sold" ? below : DAYS[name];
    if (days === undefined) {
      const field =
        role === "affiliate" && name === "source" ? "source_id" : (FIELDS[name] ?? name);
      where.push(`${field},${value.includes(",") ? "in" : "eq"},${value}`);
      continue;
    }
    const [collection = "", field = ""] = days;
    list = collection;
    const [first = "", last = ""] = value.split("..");
    const startOf = (day: string, later = 0): string =>
      new Date(wallToUtc(timeZone, Date.parse(`${day}T00:00:00Z`) + later)).toISOString();
    where.push(`${field},gte,${startOf(first)}`, `${field},lt,${startOf(last, DAY_MS)}`);
  }
  const query = where.map((one) => `where=${encodeURIComponent(one)}`).join("&");
  const { status, body } = await user.call("GET", `/v1/${list}/totals?${query}`);
  if (status !== 200) throw new Error(`${to}: ${JSON.stringify(body)}`);
  return body;
}

/** "$1,234.50" or "1,234" as a number of cents or of things; null for anything else. */
export function readFigure(text: string): { readonly value: number; readonly step: number } | null {
  const found = /^(\$?)([\d,]+)(\.\d\d)?$/.exec(text.trim());
  if (found === null) return null;
  const [, dollar, whole = "", cents] = found;
  const number = Number(whole.replaceAll(",", "") + (cents ?? ""));
  if (dollar === "") return { value: number, step: 1 };
  return { value: Math.round(number * 100), step: cents === undefined ? 100 : 1 };
}

// Tests that the link behind an alert's evidence opens the report it means: the report's address
// leaves out words that it does not know.
import { describe, expect, it } from "vitest";
import { rowsScreen } from "../../../../domain/alerts/alert-place.ts";
import { ALERT_KINDS } from "../../../../domain/alerts/kind-names.ts";
import { PIVOT_ADDRESS } from "../pivot/pivot-address.ts";

const ID = "01a213a2-c4fa-77dc-9392-c7b9ac1ec688";
const screenOf = (kind: (typeof ALERT_KINDS)[number]) =>
  rowsScreen({ kind, subjectId: ID, accountId: ID });
const reports = ALERT_KINDS.flatMap((kind) => {
  const screen = screenOf(kind);
  return screen?.startsWith("/dashboard?part=reports") === true ? [[kind, screen] as const] : [];
});

describe("the report behind an alert", () => {
  it("is of rates, quiet sources and quiet buyers", () => {
    expect(reports.map(([kind]) => kind)).toEqual([
      "accept_rate",
      "buyer_quiet",
      "contact_rate",
      "return_rate",
      "source_quiet",
    ]);
  });

  it.each(reports)("of %s has the measures and the filter of the address", (kind, screen) => {
    const { searchParams } = new URL(screen, "https://leads.example.com");
    const read = (name: "rows" | "measures" | "filters") =>
      PIVOT_ADDRESS[name].read(searchParams.get(name) ?? "");
    expect(read("rows")).toEqual(["day"]);
    expect(read("measures")).toEqual(searchParams.get("measures")?.split(","));
    expect(read("filters")).toEqual([`${kind === "buyer_quiet" ? "buyer" : "source"}:${ID}`]);
  });
});

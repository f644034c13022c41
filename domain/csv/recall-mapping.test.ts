// Tests that a file is read as the earlier file of its source, and that no column is lost by it.
import { expect, it } from "vitest";
import { recallMapping } from "./recall-mapping.ts";

const columns = ["Name", "Note", "Consent text", "Tel"].map((name) => ({ name, samples: [] }));
const earlier = [
  { name: "Name", field: "full_name" },
  { name: "Tel", field: "phone" },
] as const;

it("reads the columns of the earlier file as then, and leaves out the others", () => {
  expect(recallMapping(columns, earlier)).toEqual(["full_name", null, null, "phone"]);
});

it("takes a column that a lead needs and the earlier file lacked", () => {
  const matched = ["last_name", "comments", "tcpa_text", "phone"] as const;
  expect(recallMapping(columns, earlier, matched)).toEqual([
    "full_name",
    null,
    "tcpa_text",
    "phone",
  ]);
});

it("is none for a file without a column of the earlier one", () => {
  expect(recallMapping(columns.slice(0, 3), earlier)).toBeNull();
});

// Tests names that the report returns in English, in the reader's language.
import { expect, test } from "vitest";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { campaignName, sourceName } from "./group-name.ts";

test("an anonymous source is named in the reader's language", () => {
  expect(sourceName({ name: "Source 01B9D1" }, REPORT_TEXTS.es)).toBe("Fuente 01B9D1");
  expect(sourceName({ name: "Source of life" }, REPORT_TEXTS.es)).toBe("Source of life");
});

test("a manual purchase belongs to no campaign", () => {
  expect(campaignName({ id: "by_hand", name: "Bought manually" }, REPORT_TEXTS.es)).toEqual({
    name: "Compras manuales",
    to: null,
  });
  expect(campaignName({ id: "a", name: "Hot only" }, REPORT_TEXTS.es)).toEqual({
    name: "Hot only",
    to: "/campaigns/a",
  });
});

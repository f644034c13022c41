// Checks texts with macros of a lead: problems are reported with a suggestion, and a value is
// inserted unchanged.
import fc from "fast-check";
import { expect, it } from "vitest";
import { LEAD_MACROS } from "./lead-values.ts";
import { SAMPLE_LEAD } from "./sample.ts";
import { checkText, fillText } from "./template.ts";

it("fills in every macro", () => {
  for (const macro of LEAD_MACROS)
    expect(fillText(`<{${macro}}>`, SAMPLE_LEAD)).toBe(`<${SAMPLE_LEAD[macro]}>`);
  expect(fillText("New {side} in {city}: {first_name}, {phone}", SAMPLE_LEAD)).toBe(
    "New seller in Sacramento: Sample, +19165550142",
  );
  expect(fillText("{beds} bd, {baths} ba", { ...SAMPLE_LEAD, beds: 0, baths: null })).toBe(
    "0 bd,  ba",
  );
});

it("never reads macros in a value, whatever it contains", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (comments) => {
      expect(fillText("[{comments}]", { ...SAMPLE_LEAD, comments })).toBe(`[${comments}]`);
    }),
  );
  expect(fillText("{comments}", { ...SAMPLE_LEAD, comments: "{phone} $&" })).toBe("{phone} $&");
});

it.each([
  ["{fist_name}", "first_name"],
  ["{firstName}", "first_name"],
  ["{zip}", "zip_code"],
  ["{Phone}", "phone"],
  ["{message}", "comments"],
  ["{xxTrustedFormCertUrl}", "trustedform_cert_url"],
  ["{favourite_colour}", null],
  ["{toString}", null],
])("%s means %s", (text, suggestion) =>
  expect(checkText(text)).toEqual([
    { code: "unknown_macro", macro: text.slice(1, -1), suggestion },
  ]),
);

it("finds an unmatched brace, and no problem in a valid text", () => {
  expect(checkText("Hello {first_name")).toEqual([
    { code: "stray_brace", at: "Hello {first_name" },
  ]);
  expect(checkText(LEAD_MACROS.map((macro) => `{${macro}}`).join(" "))).toEqual([]);
  expect(checkText("plain")).toEqual([]);
});

// Tests the values that postbacks send.
import { expect, it } from "vitest";
import { MACROS } from "./address-template.ts";
import { sampleOf, valuesOf } from "./postback.ts";

it("has every macro, money in dollars and in cents, time in UTC", () => {
  const values = valuesOf({
    eventId: "e-1",
    event: "sold",
    atMs: Date.parse("2026-11-20T18:00:00-05:00"),
    leadId: "l-1",
    vendorLeadId: "CRM-4711",
    status: "sold",
    reason: null,
    payoutCents: 4_805n,
    source: "Landing page",
    clickId: "c-1",
    subIds: ["spring", null, "x"],
    adParams: { gclid: "Cj0K", utm_source: "google" },
  });
  expect(values).toEqual({
    click_id: "c-1",
    sub1: "spring",
    sub2: "",
    sub3: "x",
    sub4: "",
    sub5: "",
    gclid: "Cj0K",
    gbraid: "",
    wbraid: "",
    fbclid: "",
    msclkid: "",
    ttclid: "",
    utm_source: "google",
    utm_medium: "",
    utm_campaign: "",
    utm_term: "",
    utm_content: "",
    utm_id: "",
    utm_source_platform: "",
    utm_creative_format: "",
    utm_marketing_tactic: "",
    lead_id: "l-1",
    vendor_lead_id: "CRM-4711",
    status: "sold",
    reason_code: "",
    payout: "48.05",
    payout_cents: "4805",
    currency: "USD",
    source: "Landing page",
    event: "sold",
    event_id: "e-1",
    time: "2026-11-20T23:00:00.000Z",
  });
  expect(Object.keys(values).toSorted()).toEqual([...MACROS].toSorted());
  for (const event of ["accepted", "sold", "returned", "paid"] as const)
    expect(valuesOf(sampleOf(event, "Test", 0)).event_id).toBe("test-event");
});

// Checks Follow Up Boss: the event of a lead, what answers mean, which id is read from them, and
// what stages mean.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OUTCOMES } from "../sales/outcome.ts";
import {
  USUAL_STAGES,
  followUpBossEvent,
  followUpBossVerdict,
  outcomeOfStage,
  personIdOf,
} from "./follow-up-boss.ts";
import { LEAD_MACROS, type LeadValues } from "./lead-values.ts";
import { SAMPLE_LEAD } from "./sample.ts";

const NOTHING = Object.fromEntries(LEAD_MACROS.map((macro) => [macro, null])) as LeadValues;
const eventOf = (change: Partial<LeadValues> = {}) =>
  followUpBossEvent({ ...SAMPLE_LEAD, ...change }, { source: "Plat" });

describe("an event", () => {
  it("of a seller describes the property", () => {
    expect(eventOf()).toEqual({
      source: "Plat",
      type: "Seller Inquiry",
      occurredAt: "2026-03-02T15:00:01.000Z",
      message: SAMPLE_LEAD.comments,
      description:
        "Timing: 1–3 months\nFinancing: not applicable\nAgent: none\nMotivation: downsizing",
      person: {
        firstName: "Sample",
        lastName: "Lead",
        emails: [{ value: "sample.lead@example.com" }],
        phones: [{ value: "+19165550142" }],
        sourceUrl: SAMPLE_LEAD.lead_url,
        tags: ["Seller", "Sample Network hot", "Score 8123"],
      },
      property: {
        street: "100 Sample Street",
        city: "Sacramento",
        state: "CA",
        code: "95838",
        type: "Single-Family Home",
        price: 450_000,
        bedrooms: 3,
        bathrooms: 2.5,
        area: 1_836,
      },
      campaign: { source: "Plat", campaign: "Sample campaign" },
    });
  });

  it("of a buyer describes what is wanted", () => {
    expect(
      eventOf({
        side: "buyer",
        street: null,
        price_min: null,
        comments: null,
        campaign: null,
        timing: "unknown",
        finance_status: "pre_approved",
        agent_status: "unknown",
        motivation: null,
      }),
    ).toEqual({
      source: "Plat",
      type: "General Inquiry",
      occurredAt: "2026-03-02T15:00:01.000Z",
      description: "Financing: pre approved",
      person: {
        firstName: "Sample",
        lastName: "Lead",
        emails: [{ value: "sample.lead@example.com" }],
        phones: [{ value: "+19165550142" }],
        sourceUrl: SAMPLE_LEAD.lead_url,
        tags: ["Buyer", "Sample Network hot", "Score 8123"],
      },
      propertySearch: {
        type: "Single-Family Home",
        city: "Sacramento",
        state: "CA",
        code: "95838",
        maxPrice: 450_000,
        minBedrooms: 3,
        minBathrooms: 2.5,
      },
    });
  });

  it.each([
    ["seller", "Seller Inquiry", "property"],
    ["investor_seller", "Seller Inquiry", "property"],
    ["buyer_and_seller", "Seller Inquiry", "property"],
    ["buyer", "General Inquiry", "propertySearch"],
    ["renter", "General Inquiry", "propertySearch"],
    ["unknown", "General Inquiry", "propertySearch"],
  ] as const)("of side %s is of type %s with its %s", (side, type, member) => {
    const event = eventOf({ side });
    expect(event).toMatchObject({ type, [member]: { city: "Sacramento" } });
    expect(Object.keys(event).filter((name) => name.startsWith("property"))).toEqual([member]);
    expect(JSON.stringify(event)).not.toContain('"stage"');
  });

  it("leaves out what the lead does not say, whichever field that is", () => {
    expect(followUpBossEvent(NOTHING, { source: "Plat" })).toEqual({
      source: "Plat",
      type: "General Inquiry",
    });
    fc.assert(
      fc.property(fc.subarray([...LEAD_MACROS]), (missing) => {
        const text = JSON.stringify(
          eventOf(Object.fromEntries(missing.map((macro) => [macro, null]))),
        );
        expect(text).not.toMatch(/null|undefined|""|\[\]|\{\}/);
      }),
    );
  });
});

describe("an answer", () => {
  it.each([
    [200, "delivered"],
    [201, "delivered"],
    [204, "refused"],
    [202, "failed"],
    [410, "gone"],
    [401, "failed"],
    [404, "failed"],
    [429, "failed"],
    [500, "failed"],
    [null, "failed"],
  ] as const)("of %s is %s", (status, verdict) =>
    expect(followUpBossVerdict({ status })).toBe(verdict),
  );

  it.each([
    ['{"id":123,"created":"2012-04-23T02:23:11Z"}', "123"],
    ['{ "name": "Mary", "id" : 123 }', "123"],
    ['{"id":"123","x":1}', "123"],
    ['{"emails":[{"id":5}],"assigned":{"id":7},"id":123,"na', "123"],
    ['{"name":"\\"id\\":9,","id":4}', "4"],
    ['{"note":"id","id":8}', "8"],
    ['{"id":123', null],
    ['{"id":"12', null],
    ['{"emails":[{"id":5}', null],
    ['{"id":null}', null],
    ['{"id":{"id":4}}', null],
    ['{"id":-4}', null],
    ['{"id":1.5}', null],
    ['[{"id":4}]', null],
    ["", null],
    ["<html>", null],
    ['"id":4,', null],
  ])("%s names person %s", (body, id) => expect(personIdOf(body)).toBe(id));

  it("yields the right person or none, wherever it is truncated", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().filter((name) => name !== "id" && name !== "__proto__"),
          fc.jsonValue(),
          { maxKeys: 4 },
        ),
        fc.dictionary(fc.constantFrom("after", "then"), fc.jsonValue()),
        fc.integer({ min: 1 }),
        fc.nat(),
        (before, after, id, cut) => {
          const body = JSON.stringify({ ...before, id, ...after }, null, cut % 3);
          expect(personIdOf(body)).toBe(String(id));
          expect([String(id), null]).toContain(personIdOf(body.slice(0, cut % (body.length + 1))));
        },
      ),
    );
  });
});

describe("stages", () => {
  it.each([
    ["Trash", "lost"],
    ["  trash ", "lost"],
    ["ATTEMPTED CONTACT", "attempted"],
    ["AppointmentSet", "appointment"],
    ["Pending", "appointment"],
    ["closed", "won"],
    ["Past Clients", "won"],
    ["Lead", null],
    ["Hot Prospects", null],
    ["Nurture", null],
    ["Buyers", null],
    ["", null],
  ])("%s means %s", (stage, outcome) => expect(outcomeOfStage(stage, USUAL_STAGES)).toBe(outcome));

  it("are each named once, and cover every outcome", () => {
    expect(new Set(USUAL_STAGES.map(({ stage }) => stage.toLowerCase())).size).toBe(
      USUAL_STAGES.length,
    );
    expect(new Set(USUAL_STAGES.map(({ outcome }) => outcome))).toEqual(new Set(OUTCOMES));
    expect(outcomeOfStage("Trash", [{ stage: "trash", outcome: "attempted" }])).toBe("attempted");
    expect(outcomeOfStage("Trash", [])).toBe(null);
  });
});

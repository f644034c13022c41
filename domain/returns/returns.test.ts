// Tests returns over all reasons: required and refused evidence, checks, working days, and
// notes without contact data.
import { NOT_STATED } from "../lead/plain-fact-values.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type EvidenceRecord,
  type GivenEvidence,
  NO_EVIDENCE,
  evidenceProblems,
} from "./evidence.ts";
import { type CheckedFacts, checkReturn, isDisputed } from "./checks.ts";
import { endOfWorkingDays } from "../calling/working-days.ts";
import { DEFAULT_RETURN_TERMS } from "./terms.ts";
import { leaveOutContact } from "./leave-out-contact.ts";
import {
  RETURN_REASONS,
  RETURN_REASON_NAMES,
  type ReturnReason,
  namedReasons,
  needsOf,
} from "./reasons.ts";
import { DAY_MS } from "../time.ts";

const SOLD_MS = Date.parse("2026-11-16T18:00:00Z");
const RECORD: EvidenceRecord = {
  nowMs: SOLD_MS + 5 * DAY_MS,
  soldAtMs: SOLD_MS,
  allowsNoResponse: true,
  terms: DEFAULT_RETURN_TERMS,
  touches: { count: 12, attempts: 12, days: 4, wasReached: false },
  earlier: { isSame: false, soldAtMs: SOLD_MS - DAY_MS },
};
const SALE_ID = "018f0000-0000-7000-8000-000000000002";

/** Exactly the evidence that the reason requires. */
function completeFor(reason: ReturnReason, proof: "calls" | "bounce" = "calls"): GivenEvidence {
  const needs = needsOf(reason, RETURN_REASONS[reason].proof === "calls_or_bounce" ? proof : null);
  return {
    words: needs.words ? "What happened." : null,
    on: needs.day === null ? null : "2026-11-16",
    proof: needs.proof === "calls_or_bounce" ? proof : null,
    earlierSaleId: needs.proof === "earlier_sale" ? SALE_ID : null,
  };
}

const said = (
  reason: ReturnReason,
  given: GivenEvidence,
  record: Partial<EvidenceRecord> = {},
): string[] =>
  evidenceProblems(reason, given, { ...RECORD, ...record }).map(
    ({ piece, mistake }) => `${piece} ${mistake}`,
  );

describe("the evidence of each reason", () => {
  it.each(RETURN_REASON_NAMES)(
    "%s takes exactly its own, and says each piece that is missing or too many",
    (reason) => {
      const complete = completeFor(reason);
      expect(said(reason, complete)).toEqual([]);
      for (const piece of ["words", "on", "proof", "earlierSaleId"] as const) {
        if (complete[piece] !== null)
          expect(said(reason, { ...complete, [piece]: null })).toContain(`${piece} missing`);
        else if (piece !== "words")
          expect(
            said(reason, {
              ...complete,
              [piece]: piece === "on" ? "2026-11-16" : piece === "proof" ? "calls" : SALE_ID,
            }),
          ).toContain(`${piece} not_needed`);
      }
      // A note is accepted with any reason.
      expect(said(reason, { ...complete, words: "And this." })).toEqual([]);
    },
  );

  it("is a calendar day within its bounds, in any time zone", () => {
    const has = (on: string) => said("has_agent", { ...completeFor("has_agent"), on });
    const listed = (on: string) => said("listed_on_mls", { ...completeFor("listed_on_mls"), on });
    for (const on of ["2026-11-16", "2026-11-18", "2026-11-22"]) expect(has(on), on).toEqual([]);
    for (const on of ["2026-11-23", "2027-01-01"]) expect(has(on), on).toEqual(["on future"]);
    for (const on of ["2026-11-14", "2020-01-01"]) expect(has(on), on).toEqual(["on before_sale"]);
    for (const on of ["2026-02-30", "yesterday", "2026-11-16T00:00:00Z", ""])
      expect(has(on), on).toEqual(["on no_date"]);
    for (const on of ["2026-11-17", "2026-11-01", "2019-05-05"]) expect(listed(on), on).toEqual([]);
    expect(listed("2026-11-18")).toEqual(["on after_sale"]);
  });

  it("is a bounce with its text and day, or two logged calls", () => {
    const touches = { count: 1, attempts: 1, days: 1, wasReached: false };
    expect(said("invalid_contact", completeFor("invalid_contact"), { touches })).toEqual([
      "proof too_few_calls",
    ]);
    expect(
      said("invalid_contact", completeFor("invalid_contact"), {
        touches: { ...touches, attempts: 2 },
      }),
    ).toEqual([]);
    expect(said("invalid_contact", { ...NO_EVIDENCE, proof: "bounce" }, { touches })).toEqual([
      "on missing",
      "words missing",
    ]);
    expect(said("invalid_contact", completeFor("invalid_contact", "bounce"), { touches })).toEqual(
      [],
    );
  });

  it("is an earlier purchase of the buyer's own", () => {
    const given = completeFor("duplicate");
    expect(said("duplicate", given, { earlier: null })).toEqual(["earlierSaleId not_yours"]);
    expect(said("duplicate", given, { earlier: { isSame: true, soldAtMs: SOLD_MS } })).toEqual([
      "earlierSaleId same_sale",
    ]);
    expect(said("duplicate", given, { earlier: { isSame: false, soldAtMs: SOLD_MS } })).toEqual([
      "earlierSaleId not_earlier",
    ]);
  });

  it("is twelve touches on four days for no response, if the network accepts it", () => {
    const silent = (touches: Partial<EvidenceRecord["touches"]>, allowsNoResponse = true) =>
      said("no_response", NO_EVIDENCE, {
        allowsNoResponse,
        touches: { ...RECORD.touches, ...touches },
      });
    expect(silent({})).toEqual([]);
    expect(silent({}, false)).toEqual(["reason not_enabled"]);
    expect(silent({ count: 11 })).toEqual(["reason too_few_touches"]);
    expect(silent({ days: 3 })).toEqual(["reason too_few_touches"]);
    expect(silent({ wasReached: true })).toEqual(["reason was_reached"]);
    expect(namedReasons(false)).not.toContain("no_response");
    expect(namedReasons(true)).toEqual(RETURN_REASON_NAMES);
  });
});

const PLACE = {
  zipCode: "95838",
  city: "Sacramento",
  state: "CA",
  countyFips: "06067",
  countyName: "Sacramento",
  zip3: "958",
  timeZone: "America/Los_Angeles",
  latitude: 38.6,
  longitude: -121.4,
};
const FACTS: CheckedFacts = {
  soldAtMs: SOLD_MS,
  duplicateDays: 60,
  contact: null,
  wasReached: false,
  earlier: null,
  bought: { byHand: false, criteria: { all: [] } },
  subject: {
    facts: {
      ...NOT_STATED,
      side: "seller",
      propertyType: "condo",
      place: PLACE,
      priceMinCents: null,
      priceMaxCents: null,
      beds: 3,
      bathsQuarters: null,
      livingAreaSqft: null,
      timing: "m1_3",
      financeStatus: "unknown",
      agentStatus: "unknown",
      consentChannels: ["email"],
      verifications: [],
      ageMinutes: 0,
    },
    score: { total: 6_000, engagement: 60, intent: 60, financial: 60, tier: "nurture" },
  },
};
const found = (reason: ReturnReason, facts: Partial<CheckedFacts>): string =>
  Object.values(checkReturn(reason, { ...FACTS, ...facts })).join(" ");

describe("Plat's own checks", () => {
  it("believe the buyer's record that it reached the person, before a provider", () => {
    for (const reason of ["invalid_contact", "no_response", "fake_spam"] as const) {
      expect(found(reason, { wasReached: true, contact: "unreachable" })).toBe(
        "disproved was_reached",
      );
      expect(isDisputed(checkReturn(reason, { ...FACTS, wasReached: true }))).toBe(true);
    }
    expect(found("invalid_contact", { contact: "unreachable" })).toBe("proved unreachable");
    expect(found("has_agent", { wasReached: true })).toBe("open not_checked");
    expect(isDisputed(checkReturn("has_agent", { ...FACTS, wasReached: true }))).toBe(false);
  });

  it("prove a purchase of the same contact within 60 days that the buyer still has", () => {
    const earlier = { soldAtMs: SOLD_MS - 59 * DAY_MS, wasReturned: false, samePerson: true };
    expect(found("duplicate", { earlier })).toBe("proved same_person");
    expect(found("duplicate", { earlier: { ...earlier, soldAtMs: SOLD_MS - 60 * DAY_MS } })).toBe(
      "open too_long_ago",
    );
    expect(found("duplicate", { earlier: { ...earlier, wasReturned: true } })).toBe(
      "open earlier_returned",
    );
    expect(found("duplicate", { earlier: { ...earlier, samePerson: false } })).toBe(
      "disproved other_person",
    );
    expect(found("duplicate", { earlier: { ...earlier, samePerson: null } })).toBe(
      "open contact_gone",
    );
  });

  it("compare place or type with their own criteria fields, and never for manual purchases", () => {
    const by = (criteria: Extract<CheckedFacts["bought"], { byHand: false }>["criteria"]) => [
      found("outside_area", { bought: { byHand: false, criteria } }),
      found("wrong_property_type", { bought: { byHand: false, criteria } }),
    ];
    expect(by({ all: [{ field: "state", in: ["CA"] }] })).toEqual([
      "disproved criteria_hold",
      "disproved criteria_hold",
    ]);
    expect(
      by({
        all: [
          { field: "property_type", in: ["condo"] },
          { field: "state", in: ["TX"] },
        ],
      }),
    ).toEqual(["proved criteria_failed", "disproved criteria_hold"]);
    expect(
      by({
        all: [{ field: "state", in: ["CA"] }, { not: { field: "property_type", in: ["condo"] } }],
      }),
    ).toEqual(["disproved criteria_hold", "proved criteria_failed"]);
    expect(
      by({
        any: [
          { field: "county_fips", in: ["06001"] },
          { field: "property_type", in: ["land"] },
        ],
      }),
    ).toEqual(["proved criteria_failed", "proved criteria_failed"]);
    expect(by({ all: [{ field: "beds", min: 4 }] })).toEqual([
      "disproved criteria_hold",
      "disproved criteria_hold",
    ]);
    expect(by(null)).toEqual(["open criteria_unknown", "open criteria_unknown"]);
    expect(found("outside_area", { bought: { byHand: true } })).toBe("open by_hand");
    expect(found("wrong_property_type", { subject: null })).toBe("open criteria_unknown");
  });

  it("treat a contact as wrong only if a provider says so", () => {
    expect(
      [null, "unknown", "reachable", "unreachable"].map((contact) =>
        found("invalid_contact", { contact: contact as CheckedFacts["contact"] }),
      ),
    ).toEqual([
      "open no_provider",
      "open not_checked",
      "disproved reachable",
      "proved unreachable",
    ]);
  });

  it("leave open what only people can decide", () => {
    for (const reason of RETURN_REASON_NAMES.filter(
      (name) => RETURN_REASONS[name].decider === "admin",
    ))
      expect(
        found(reason, { contact: "unreachable", bought: { byHand: false, criteria: { any: [] } } }),
        reason,
      ).toBe("open not_checked");
  });
});

describe("the network's three working days", () => {
  const until = (from: string, zone = "America/New_York"): string =>
    new Date(endOfWorkingDays(Date.parse(from), zone, 3)).toISOString();

  it("end with the third working day, past weekends and holidays, in the network's zone", () => {
    // Monday → Thursday night.
    expect(until("2026-11-16T15:00:00Z")).toBe("2026-11-20T05:00:00.000Z");
    // Friday, Saturday and Sunday → Wednesday night.
    for (const from of ["2026-11-13T15:00:00Z", "2026-11-14T15:00:00Z", "2026-11-15T15:00:00Z"])
      expect(until(from), from).toBe("2026-11-19T05:00:00.000Z");
    // Thanksgiving, Thursday, November 26, is not a working day: Tuesday → the following Monday.
    expect(until("2026-11-24T15:00:00Z")).toBe("2026-12-01T05:00:00.000Z");
    // Saturday, July 4, is observed on Friday the 3rd: Tuesday → Monday.
    expect(until("2026-06-30T15:00:00Z")).toBe("2026-07-07T04:00:00.000Z");
    // Late Thursday evening in New York is already Friday in UTC.
    expect(until("2026-11-13T02:00:00Z")).toBe("2026-11-18T05:00:00.000Z");
    // The clocks go back on November 1.
    expect(until("2026-10-30T15:00:00Z")).toBe("2026-11-05T05:00:00.000Z");
    expect(until("2026-11-16T15:00:00Z", "Pacific/Honolulu")).toBe("2026-11-20T10:00:00.000Z");
  });

  it("never end sooner for a later start, and leave at least three whole days", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2030-01-01") }),
        fc.nat(10 * DAY_MS),
        (atMs, later) => {
          const end = endOfWorkingDays(atMs, "America/Chicago", 3);
          expect(end - atMs).toBeGreaterThan(3 * DAY_MS - 2 * 3_600_000);
          expect(endOfWorkingDays(atMs + later, "America/Chicago", 3)).toBeGreaterThanOrEqual(end);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("a note about a lead", () => {
  const ADA = {
    firstName: "Ada",
    lastName: "O'Neil",
    email: "ada@example.com",
    phone: "+12015552000",
    street: "12 Elm St",
  };

  it("keeps its content and loses contact data", () => {
    expect(
      leaveOutContact(
        "Call Ada O'Neil at (201) 555-2000 or ada+x@mail.example.com, 12 elm st; MLS 40912345 " +
          "of 2026-11-03.",
        ADA,
      ),
    ).toBe("Call [name] [name] at [phone] or [email], [address]; MLS 40912345 of 2026-11-03.");
    for (const phone of [
      "+12015552000",
      "1 201 555 2000",
      "201.555.2000",
      "2015552000",
      "555-2000",
    ])
      expect(leaveOutContact(`Rang ${phone} twice.`, ADA), phone).toBe("Rang [phone] twice.");
    expect(leaveOutContact("The mailer says: 550 no such user bob@example.org", null)).toBe(
      "The mailer says: 550 no such user [email]",
    );
    for (const phone of ["+12015552000", "1 201 555 2000", "(201) 555-2000", "201.555.2000"])
      expect(leaveOutContact(`Rang ${phone} twice.`, null), phone).toBe("Rang [phone] twice.");
    expect(leaveOutContact("MLS 40912345 of 2026-11-03, 450,000 dollars", null)).toBe(
      "MLS 40912345 of 2026-11-03, 450,000 dollars",
    );
    expect(leaveOutContact("Adamant, she said adieu.", ADA)).toBe("Adamant, she said adieu.");
  });

  it("never contains the number, email or name, at any position", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom("+12015552000", "ada@example.com", "Ada"),
        (before, after, secret) => {
          const kept = leaveOutContact(`${before} ${secret} ${after}`, ADA);
          expect(` ${kept} `).not.toContain(` ${secret} `);
        },
      ),
    );
  });
});

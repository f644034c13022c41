// Checks that criteria over columns match exactly the leads that the domain matches.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyCriteria,
  anySubject,
} from "../../../../domain/criteria/criteria-arbitraries.test-support.ts";
import { matches } from "../../../../domain/criteria/matches.ts";
import { plainColumnsOf } from "../../../../domain/lead/plain-fact-values.ts";
import { LeadColumns, type LeadRecord } from "./lead-columns.ts";
import { matchRows } from "./match-columns.ts";
import { factsAt } from "./past-lead-row.ts";

type Subject = typeof anySubject extends fc.Arbitrary<infer Value> ? Value : never;

const money = (amount: bigint | null): number | null => (amount === null ? null : Number(amount));

function recordOf({ facts, score }: Subject, index: number): LeadRecord {
  return {
    id: `018f0000-0000-7000-8000-${String(index).padStart(12, "0")}`,
    sourceId: "s",
    decidedMs: index,
    side: facts.side,
    place: `${facts.place.zipCode} ${facts.place.state}`,
    priceMinCents: money(facts.priceMinCents),
    priceMaxCents: money(facts.priceMaxCents),
    ...plainColumnsOf(facts),
    consentChannels: facts.consentChannels.join(","),
    consentScope: "network",
    consentSellers: "",
    consentAtMs: 0,
    verifications: facts.verifications.join(","),
    ageMinutes: facts.ageMinutes,
    scoreTotal: score.total,
    scoreEngagement: score.engagement,
    scoreIntent: score.intent,
    scoreFinancial: score.financial,
    tier: score.tier,
    decision: Buffer.from("decision"),
  };
}

function at(subjects: readonly Subject[], row: number): Subject {
  const subject = subjects[row];
  if (subject === undefined) throw new Error("there is no such subject");
  return subject;
}

function columnsOf(subjects: readonly Subject[]): LeadColumns {
  const columns = new LeadColumns();
  for (const [index, subject] of subjects.entries())
    columns.add(recordOf(subject, index), subject.facts.place, 0);
  columns.arrange(0);
  return columns;
}

describe("columns", () => {
  it("match exactly the leads that the criteria match", () => {
    fc.assert(
      fc.property(
        anyCriteria,
        fc.array(anySubject, { minLength: 1, maxLength: 30 }),
        (criteria, subjects) => {
          const columns = columnsOf(subjects);
          expect([...matchRows(criteria, columns, columns.order)]).toEqual(
            [...subjects.keys()].filter((row) => matches(criteria, at(subjects, row))),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it("return a lead's facts unchanged", () => {
    fc.assert(
      fc.property(fc.array(anySubject, { minLength: 1, maxLength: 8 }), (subjects) => {
        const columns = columnsOf(subjects);
        for (const [row, { facts }] of subjects.entries())
          expect({ ...factsAt(columns, () => row) }).toEqual(facts);
      }),
    );
  });

  it("keep leads in the order in which they were decided, however late they are read", () => {
    const [subject] = fc.sample(anySubject, { numRuns: 1, seed: 1 });
    if (subject === undefined) throw new Error("no subject");
    const lead = fc.record({
      decidedMs: fc.integer({ min: 0, max: 12 }),
      position: fc.integer({ min: 0, max: 3 }),
      random: fc.integer({ min: 0, max: 999_999 }),
    });
    const parts = fc.array(fc.array(lead, { maxLength: 12 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(parts, (pages) => {
        const columns = new LeadColumns();
        const all: {
          readonly id: string;
          readonly decidedMs: number;
          readonly position: number;
        }[] = [];
        for (const page of pages) {
          const first = columns.count;
          for (const { random, ...one } of page) {
            const [count, tail] = [all.length, random].map((n) => String(n).padStart(6, "0"));
            const id = `018f0000-0000-7000-8000-${count}${tail}`;
            all.push({ id, ...one });
            columns.add(
              { ...recordOf(subject, 0), ...one, id, decision: Buffer.from(id) },
              subject.facts.place,
              one.position,
            );
          }
          columns.arrange(first);
        }
        const expected = all.toSorted(
          (a, b) => a.decidedMs - b.decidedMs || a.position - b.position || (a.id < b.id ? -1 : 1),
        );
        expect([...columns.order].map((row) => columns.idAt(row))).toEqual(
          expected.map(({ id }) => id),
        );
        // Read page by page, except for a few that came late.
        const rows = [...all.keys()];
        expect([...columns.inOrder(rows)].map((place) => columns.idAt(rows[place] ?? -1))).toEqual(
          expected.map(({ id }) => id),
        );
        for (const { id, decidedMs } of all) {
          const row = columns.find(id, decidedMs) ?? -1;
          expect(columns.idAt(row)).toBe(id);
          expect(columns.find(id, decidedMs + 100)).toBeNull();
        }
        expect(columns.orderFrom(6)).toBe(expected.filter(({ decidedMs }) => decidedMs < 6).length);
      }),
    );
  });
});

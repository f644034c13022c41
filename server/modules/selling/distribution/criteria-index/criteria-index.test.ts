// Checks that the index answers exactly as a plain scan of all campaigns does, before, during and
// after edits and their merges.
import fc from "fast-check";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Criteria, CriteriaSubject } from "../../../../../domain/criteria/criteria.ts";
import {
  anyCriteria,
  anySubject,
} from "../../../../../domain/criteria/criteria-arbitraries.test-support.ts";
import { matches } from "../../../../../domain/criteria/matches.ts";
import { MARKS } from "./marked-slots.ts";
import { CriteriaIndex, type IndexEntry } from "./criteria-index.ts";

/** Few ranks, so that ties are common. */
const anyRank = fc.integer({ min: -3, max: 3 });
const anyCampaign = fc.record({ criteria: anyCriteria, rank: anyRank });

type Edit = {
  readonly no: number;
  readonly campaign: { readonly criteria: Criteria; readonly rank: number } | null;
};
const anyEdit: fc.Arbitrary<Edit> = fc.record({
  no: fc.integer({ min: 1, max: 50 }),
  campaign: fc.option(anyCampaign, { freq: 3 }),
});

function scan(
  campaigns: ReadonlyMap<number, Omit<IndexEntry, "no">>,
  subject: CriteriaSubject,
): number[] {
  return [...campaigns]
    .filter(([, campaign]) => matches(campaign.criteria, subject))
    .toSorted(([left, a], [right, b]) => b.rank - a.rank || left - right)
    .map(([no]) => no);
}

function expectScan(
  index: CriteriaIndex,
  campaigns: ReadonlyMap<number, Omit<IndexEntry, "no">>,
  subjects: readonly CriteriaSubject[],
): void {
  expect(index.size).toBe(campaigns.size);
  for (const subject of subjects) {
    const wanted = scan(campaigns, subject);
    expect([...index.findAll(subject)].toSorted((left, right) => left - right)).toEqual(
      wanted.toSorted((left, right) => left - right),
    );
    expect([...index.findBest(subject, Infinity)]).toEqual(wanted);
    expect([...index.findBest(subject, 3)]).toEqual(wanted.slice(0, 3));
    expect(index.countMatching(subject)).toBe(wanted.length);
  }
}

function apply(
  index: CriteriaIndex,
  campaigns: Map<number, Omit<IndexEntry, "no">>,
  { no, campaign }: Edit,
): void {
  if (campaign === null) {
    expect(index.remove(no)).toBe(campaigns.delete(no));
  } else {
    index.upsert({ no, ...campaign });
    campaigns.set(no, campaign);
  }
}

describe("CriteriaIndex", () => {
  it("answers as a plain scan, with edits in between", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyCampaign, { maxLength: 40 }),
        fc.array(anyEdit, { maxLength: 30 }),
        fc.array(anySubject, { minLength: 1, maxLength: 6 }),
        async (built, edits, subjects) => {
          const campaigns = new Map(built.map((campaign, at) => [at + 1, campaign] as const));
          const index = await CriteriaIndex.build(
            [...campaigns].map(([no, campaign]) => ({ no, ...campaign })),
          );
          expectScan(index, campaigns, subjects);
          for (const edit of edits) {
            apply(index, campaigns, edit);
            expectScan(index, campaigns, subjects.slice(0, 1));
          }
          expectScan(index, campaigns, subjects);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("answers as a plain scan while merges run", async () => {
    const sample = fc.sample(anyCampaign, { numRuns: 600, seed: 7 });
    const edits = fc.sample(
      fc.record({
        no: fc.integer({ min: 1, max: 7_000 }),
        campaign: fc.option(anyCampaign, { freq: 3 }),
      }),
      { numRuns: 2_500, seed: 8 },
    );
    const subjects = fc.sample(anySubject, { numRuns: 12, seed: 9 });
    const pick = (at: number): Omit<IndexEntry, "no"> =>
      sample[at % sample.length] ?? { criteria: { all: [] }, rank: 0 };
    const campaigns = new Map(
      Array.from({ length: 6_000 }, (_, at) => [at + 1, pick(at)] as const),
    );
    const index = await CriteriaIndex.build(
      [...campaigns].map(([no, campaign]) => ({ no, ...campaign })),
    );
    for (const [at, edit] of edits.entries()) {
      apply(index, campaigns, edit);
      // Pauses of different lengths let merges begin, run on and end between edits.
      if (at % 40 === 0) await setImmediate();
      if (at % 500 === 0) expectScan(index, campaigns, subjects);
    }
    expectScan(index, campaigns, subjects);
    await index.settled();
    expectScan(index, campaigns, subjects);
  });

  it("puts the best first over more slots than it marks in one window", async () => {
    const count = 2 * MARKS + 5_000;
    const everywhere: Criteria = { all: [] };
    const elsewhere: Criteria = { all: [{ field: "score", min: 10_001 }] };
    const entries = Array.from({ length: count }, (_, at) => ({
      no: at + 1,
      criteria: at % 3 === 0 ? everywhere : elsewhere,
      rank: (at * 7_919) % 1_000,
    }));
    const index = await CriteriaIndex.build(entries);
    const [subject] = fc.sample(anySubject, { numRuns: 1, seed: 1 });
    if (subject === undefined) throw new Error("there is a subject");
    const wanted = scan(new Map(entries.map(({ no, ...entry }) => [no, entry])), subject);
    expect(wanted).toHaveLength(Math.ceil(count / 3));
    expect([...index.findBest(subject, Infinity)]).toEqual(wanted);
    expect([...index.findBest(subject, 64)]).toEqual(wanted.slice(0, 64));
  });

  it("takes campaigns from a stream", async () => {
    async function* rows(): AsyncGenerator<IndexEntry> {
      yield { no: 2, criteria: { all: [] }, rank: 1 };
      await setImmediate();
      yield { no: 9, criteria: { all: [] }, rank: 5 };
    }
    const index = await CriteriaIndex.build(rows());
    const [subject] = fc.sample(anySubject, { numRuns: 1, seed: 1 });
    expect(subject === undefined ? [] : [...index.findBest(subject, 64)]).toEqual([9, 2]);
  });

  it("frees the memory and the clauses of removed campaigns", async () => {
    const index = await CriteriaIndex.build([]);
    const criteria: Criteria = {
      all: [
        { field: "zip_code", in: ["95814", "95838"] },
        { field: "beds", min: 2 },
      ],
    };
    for (let round = 0; round < 20_000; round += 1) {
      index.upsert({ no: 1 + (round % 10), criteria, rank: round });
      if (round % 3 === 0) index.remove(1 + (round % 10));
    }
    await index.settled();
    expect(index.clauses).toBe(1);
    expect(index.bytes).toBeLessThan(200_000);
  });

  it("refuses a bad number or rank and keeps what it had", async () => {
    const index = await CriteriaIndex.build([{ no: 1, criteria: { all: [] }, rank: 1 }]);
    for (const no of [0, -1, 1.5, Number.NaN, 2 ** 31])
      expect(() => index.upsert({ no, criteria: { all: [] }, rank: 1 })).toThrow(RangeError);
    expect(() => index.upsert({ no: 1, criteria: { any: [] }, rank: Number.NaN })).toThrow(
      RangeError,
    );
    const [subject] = fc.sample(anySubject, { numRuns: 1, seed: 1 });
    expect(subject === undefined ? [] : [...index.findAll(subject)]).toEqual([1]);
  });
});

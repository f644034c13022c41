// Tests a file's rows under a mapping: counted by problem, corrected, read in chunks, and exported
// with their problems.
import { describe, expect, it } from "vitest";
import { LEAD_FIELDS, type LeadField } from "../../../../domain/lead/field-names.ts";
import { IMPORT_TEXTS } from "../../../../locales/catalogues/imports.ts";
import { CheckedTable } from "./checked-table.ts";
import { allProblemWords, problemWords } from "./problem-words.ts";
import { readFile } from "./read-file.ts";
import { sendImport } from "./send-import.ts";
import { nameOfProblem } from "./worker-messages.ts";

const NOW_MS = Date.parse("2026-03-04T18:00:00Z");
const HEAD = "first_name,phone,side,zip,consent,tcpa_text,consent_at,page,ip,colour";
const personAt = (index: number, fields: Readonly<Record<string, string>> = {}): string => {
  const values: Record<string, string> = {
    name: `Ann${index}`,
    phone: `916555${2_000 + index}`,
    side: "seller",
    zip: "95838",
    consent: "yes",
    text: "I agree that Plat may call me.",
    at: "2026-03-01T10:00:00Z",
    page: "https://example.com",
    ip: "192.0.2.1",
    colour: "red",
    ...fields,
  };
  return Object.values(values).join(",");
};

async function open(text: string): Promise<CheckedTable> {
  const read = await readFile(new Blob([text]), () => undefined);
  if (!read.ok) throw new Error(read.error);
  const table = new CheckedTable(read.value);
  remap(table);
  return table;
}

function remap(
  table: CheckedTable,
  change: (fields: (LeadField | null)[]) => (LeadField | null)[] = (fields) => fields,
): void {
  table.map({
    fields: change(table.describe().matches.map((match) => match?.field ?? null)),
    side: null,
    dateOrder: null,
    timeZone: null,
  });
  table.check(0, table.size, NOW_MS);
}

describe("a checked table", () => {
  it("counts rows by problem, and returns the mapped cells of valid rows", async () => {
    const table = await open(
      [
        HEAD,
        personAt(0),
        personAt(1, { phone: "12" }),
        '"open,1',
        personAt(2),
        `${personAt(3)},one too many`,
      ].join("\n"),
    );
    const { good, bad, problems, first, toMend } = table.summary(NOW_MS, new Set());
    expect([good, bad]).toEqual([2, 3]);
    expect(
      problems.map(({ problem, count }) => [nameOfProblem(problem), count]).toSorted(),
    ).toEqual([
      ["phone invalid_field", 1],
      ["row cells", 1],
      ["row quotes", 1],
    ]);
    expect(first.map(({ line }) => line)).toEqual([2, 5]);
    expect(first[0]?.cells).toEqual([
      "Ann0",
      "9165552000",
      "seller",
      "95838",
      "yes",
      "I agree that Plat may call me.",
      "2026-03-01T10:00:00Z",
      "https://example.com",
      "192.0.2.1",
    ]);
    expect(toMend.map(({ line }) => line)).toEqual([3, 4, 6]);
    expect(table.part(0)).toEqual({ rows: first, next: null });
  });

  it("includes a corrected row, and keeps showing it", async () => {
    const table = await open([HEAD, personAt(0, { phone: "12" }), personAt(1)].join("\n"));
    table.mend(0, 1, "916-555-2999", NOW_MS);
    const { good, bad, problems, toMend } = table.summary(NOW_MS, new Set([0]));
    expect([good, bad, problems.length]).toEqual([2, 0, 0]);
    expect(toMend.map(({ line, problems: left }) => [line, left.length])).toEqual([[2, 0]]);
    table.mend(0, 1, "", NOW_MS);
    expect(
      table.summary(NOW_MS, new Set()).problems.map(({ problem }) => nameOfProblem(problem)),
    ).toEqual(["phone missing_field"]);
  });

  it("reads its first line as a row on request", async () => {
    const table = await open([HEAD, personAt(0)].join("\n"));
    expect(table.describe(false)).toMatchObject({ rows: 2, hasHeader: false });
    expect(table.describe(true)).toMatchObject({ rows: 1, hasHeader: true });
  });

  it("splits many rows into complete chunks, however long their cells", async () => {
    const long = "x".repeat(2_500);
    const table = await open(
      [
        HEAD,
        ...Array.from({ length: 1_200 }, (_, index) =>
          personAt(index, { text: `I agree ${long}` }),
        ),
      ].join("\n"),
    );
    const lines: number[] = [];
    for (let from: number | null = 0; from !== null;) {
      const part: ReturnType<CheckedTable["part"]> = table.part(from);
      expect(part.rows.length).toBeLessThanOrEqual(500);
      expect(JSON.stringify(part.rows).length).toBeLessThan(1_000_000);
      lines.push(...part.rows.map(({ line }) => line));
      from = part.next;
    }
    expect(lines).toEqual(Array.from({ length: 1_200 }, (_, index) => index + 2));
  });

  it("exports refused rows with every column and the reason, and without formulas", async () => {
    const table = await open(
      [HEAD, personAt(0), personAt(1, { name: "=A1()", phone: "" })].join("\n"),
    );
    const lines = table.refused(allProblemWords(IMPORT_TEXTS.en), ["line", "why"], NOW_MS);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe(
      "'=A1(),,seller,95838,yes,I agree that Plat may call " +
        "me.,2026-03-01T10:00:00Z,https://example.com,192.0.2.1,red,3,Enter a phone number or an " +
        "email.\r\n",
    );
  });

  it("reads a file with invalid UTF-8 near its end as windows-1252", async () => {
    const people = Array.from({ length: 2_000 }, (_, index) => personAt(index));
    const text = `${HEAD}\n${people.join("\n")}\n`;
    const last = Uint8Array.from(personAt(9_999, { name: "José" }), (letter) =>
      letter.charCodeAt(0),
    );
    const read = await readFile(new Blob([text, last]), () => undefined);
    expect(read.ok && [read.value.encoding, read.value.rows.at(-1)?.cells[0]]).toEqual([
      "windows-1252",
      "José",
    ]);
  });
});

describe("problem sentences", () => {
  it("exist for every problem in both languages, and name the field", () => {
    for (const texts of [IMPORT_TEXTS.en, IMPORT_TEXTS.es]) {
      for (const field of LEAD_FIELDS)
        expect(problemWords({ field, code: "invalid_field" }, texts).length).toBeGreaterThan(10);
      expect(
        Object.values(allProblemWords(texts)).filter((sentence) => !/^\p{Lu}.+\.$/u.test(sentence)),
      ).toEqual([]);
    }
  });
});

describe("rows that wait", () => {
  it("are sent by the end of their consent, a day per chunk; late ones are saved", async () => {
    const table = await open(
      [
        HEAD,
        personAt(0, { at: "2026-03-01T10:00:00Z" }),
        personAt(1, { at: "2026-01-01T10:00:00Z" }),
        personAt(2, { at: "2025-12-04T20:00:00Z" }),
        personAt(3, { at: "2025-12-04T19:00:00Z" }),
      ].join("\n"),
    );
    table.room = { cap: 1, left: 1 };
    const { good, pace } = table.summary(NOW_MS, new Set());
    expect([good, pace]).toEqual([4, { rows: 3, late: 1, days: 3, lastDay: 2 }]);
    const lines: number[] = [];
    for (let from: number | null = 0; from !== null;) {
      const part: ReturnType<typeof table.part> = table.part(from);
      expect(part.rows).toHaveLength(1);
      lines.push(...part.rows.map(({ line }) => line));
      from = part.next;
    }
    expect(lines).toEqual([5, 3, 2]);
    const late = table.late({ "row late": "Too late." }, ["line", "why"]);
    expect(late).toHaveLength(2);
    expect(late[1]).toMatch(/^Ann2,.*,red,4,Too late\.\r\n$/);
    table.room = null;
    expect(table.summary(NOW_MS, new Set()).pace).toBeNull();
    expect(table.part(0).rows).toHaveLength(4);
  });

  it("are 4,500 of 100,000 at 50 a day, 50 in a chunk", async () => {
    const table = await open(
      [
        HEAD,
        ...Array.from({ length: 100_000 }, (_, index) =>
          personAt(index, { phone: String(2_002_000_000 + index), at: "2026-03-04T17:59:00Z" }),
        ),
      ].join("\n"),
    );
    table.room = { cap: 50, left: 50 };
    expect(table.summary(NOW_MS, new Set())).toMatchObject({
      good: 100_000,
      pace: { rows: 4_500, late: 95_500, days: 90 },
    });
    expect(table.part(0)).toMatchObject({ next: 50 });
  });
});

describe("rows without proof of consent", () => {
  it("become drafts where they may, and are sent before the others", async () => {
    const table = await open(
      [HEAD, personAt(0), personAt(1, { at: "", ip: "" }), personAt(2, { text: "" })].join("\n"),
    );
    expect(table.summary(NOW_MS, new Set())).toMatchObject({ good: 1, drafts: 0, bad: 2 });
    const fields = table.describe().matches.map((match) => match?.field ?? null);
    const reading = { fields, side: null, dateOrder: null, timeZone: null };
    table.map({ ...reading, makesDrafts: true });
    table.check(0, table.size, NOW_MS);
    const { problems, ...found } = table.summary(NOW_MS, new Set());
    expect(found).toMatchObject({ good: 1, drafts: 1, bad: 1 });
    expect(problems.map(({ problem }) => nameOfProblem(problem))).toEqual([
      "tcpa_text consent_missing",
    ]);
    expect(table.part(0).rows.map(({ line }) => line)).toEqual([3, 2]);
  });

  it("are leads where only the text was missing, and the affiliate states it", async () => {
    const table = await open([HEAD, personAt(0, { text: "", page: "" })].join("\n"));
    const fields = table.describe().matches.map((match) => match?.field ?? null);
    table.map({
      fields,
      side: null,
      dateOrder: null,
      timeZone: null,
      consent: { text: "I agree that Plat may call me.", pageUrl: "https://example.com" },
    });
    table.check(0, table.size, NOW_MS);
    expect(table.summary(NOW_MS, new Set())).toMatchObject({ good: 1, bad: 0 });
  });
});

describe("sending", () => {
  it("resends a chunk after a network error, and starts once all have arrived", async () => {
    const calls: string[] = [];
    let broken = 1;
    const answer = async (request: Request): Promise<Response> => {
      calls.push(
        `${request.method} ${new URL(request.url).pathname.replace(/^\/v1\/imports\/1/, "")}`,
      );
      if (request.url.endsWith("/chunks/2") && broken-- > 0) throw new TypeError("the line broke");
      return Response.json({ status: "running" });
    };
    const [before, beforeLocation] = [globalThis.fetch, Reflect.get(globalThis, "location")];
    globalThis.fetch = answer as typeof fetch;
    Reflect.set(globalThis, "location", { origin: "http://localhost" });
    try {
      const row = { line: 2, cells: ["x"] };
      const sent: number[] = [];
      await sendImport({
        id: "1",
        document: { source_id: "s", name: "n", rows: 4, columns: [] },
        partFrom: async (from) => ({ rows: [row], next: from < 3 ? from + 1 : null }),
        onSent: (rows) => sent.push(rows),
      });
      expect(calls[0]).toBe("PUT ");
      expect(calls.at(-1)).toBe("POST /start");
      expect(calls.filter((call) => call === "PUT /chunks/2")).toHaveLength(2);
      expect(calls.slice(1, -1).toSorted()).toEqual([
        "PUT /chunks/1",
        "PUT /chunks/2",
        "PUT /chunks/2",
        "PUT /chunks/3",
        "PUT /chunks/4",
      ]);
      expect(sent.at(-1)).toBe(4);
    } finally {
      globalThis.fetch = before;
      Reflect.set(globalThis, "location", beforeLocation);
    }
  });
});

// Tests docs/security.md: every requirement of levels 1 and 2 of OWASP ASVS 5.0.0 is there exactly
// once with its level and a status, and every file that is named exists.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROOT = new URL("..", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");
const NUMBERS: { readonly level_1: readonly string[]; readonly level_2: readonly string[] } =
  JSON.parse(read("test/support/asvs-5.0.0.json"));
const STATUSES = ["Met", "Partly", "Not met", "Setup", "Not applicable"];

interface Row {
  readonly number: string;
  readonly level: string;
  readonly status: string;
  readonly how: string;
}

function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| *(\d+\.\d+\.\d+) *\|(.*)\|$/gm)].map(
    ([, number = "", rest = ""]) => {
      const [level = "", , status = "", how = ""] = rest.split("|").map((cell) => cell.trim());
      return { number, level, status, how };
    },
  );
}

/** What a reader would stumble over. */
function faultsIn(text: string): string[] {
  const rows = rowsOf(text);
  const expected = [
    ...NUMBERS.level_1.map((number) => ({ number, level: "1" })),
    ...NUMBERS.level_2.map((number) => ({ number, level: "2" })),
  ];
  const known = new Set(expected.map(({ number }) => number));
  const counts = expected.flatMap(({ number, level }) => {
    const own = rows.filter((row) => row.number === number);
    if (own.length !== 1) return [`${number} is there ${own.length} times`];
    return own[0]?.level === level ? [] : [`${number} is of level ${level}`];
  });
  const each = rows.flatMap(({ number, status, how }) => [
    ...(known.has(number) ? [] : [`${number} is no requirement of these levels`]),
    ...(STATUSES.includes(status) ? [] : [`${number} has the status “${status}”`]),
    ...(how === "" ? [`${number} says nothing`] : []),
  ]);
  const paths = [...text.matchAll(/`([\w.-]+\/[\w./-]+|[\w-]+\.(?:md|json|ts))`/g)].flatMap(
    ([, path = ""]) => (existsSync(new URL(path, ROOT)) ? [] : [`${path} is not there`]),
  );
  return [...counts, ...each, ...paths];
}

describe("the document of security", () => {
  const text = read("docs/security.md");

  it("has every requirement once, and names files that exist", () => {
    expect(NUMBERS.level_1).toHaveLength(70);
    expect(NUMBERS.level_2).toHaveLength(183);
    expect(faultsIn(text)).toEqual([]);
  });

  it("counts its own statuses right", () => {
    const rows = rowsOf(text);
    for (const status of STATUSES) {
      const said = new RegExp(`\\*\\*${status}\\*\\*\\s\\((\\d+)\\)`).exec(text)?.[1];
      expect([status, Number(said)]).toEqual([
        status,
        rows.filter((row) => row.status === status).length,
      ]);
    }
  });

  it.each([
    [
      "a missing number",
      (whole: string) => whole.replace(/^\| *1\.2\.4 .*\n/m, ""),
      "1.2.4 is there 0 times",
    ],
    [
      "a number that is there twice",
      (whole: string) => whole.replace(/^(\| *1\.2\.4 .*\n)/m, "$1$1"),
      "1.2.4 is there 2 times",
    ],
    [
      "a file that is not there",
      (whole: string) => `${whole}\n\`server/gone.ts\``,
      "server/gone.ts is not there",
    ],
    [
      "a wrong level",
      (whole: string) => whole.replace(/^(\| *1\.2\.4 *\|) *1/m, "$1 2"),
      "1.2.4 is of level 1",
    ],
    [
      "another status",
      (whole: string) => whole.replace(/^(\| *1\.2\.4 .*?\| )Met /m, "$1Fine "),
      "1.2.4 has the status “Fine”",
    ],
  ])("a check finds %s", (_what, spoil, fault) => {
    expect(faultsIn(spoil(text))).toContain(fault);
  });
});

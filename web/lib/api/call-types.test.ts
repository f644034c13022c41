// Tests the types of calls: the compiler accepts right ones and reports each wrong one, and an
// editor jumps from a call to its operation in the contract.
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";

const ROOT = ts.sys.getCurrentDirectory();
const PLANTED = `${ROOT}/web/lib/api/planted-calls.ts`;
const HEAD = `import { call, callForFile } from "./call.ts";
import { query } from "../documents/documents.ts";
import type { AnswerOf } from "./operation.ts";
declare const id: string;
declare const where: readonly string[];
export async function planted(): Promise<void> {
`;

const RIGHT = [
  `const name: string = (await call("GET /v1/network")).name;`,
  `await call("POST /v1/payouts/{id}/decision", ` +
    `{ params: { id }, body: { decision: "approve" } });`,
  `const sum: number = (await call("GET /v1/payouts/{id}", { params: { id } })).amount_cents;`,
  `await call("POST /v1/payouts", { headers: { "idempotency-key": id } });`,
  `await call("POST /v1/campaigns/{id}/pause", { params: { id } });`,
  `await call("GET /v1/leads", { query: { where, limit: 5, cursor: undefined } });`,
  `const none: undefined = await call("DELETE /v1/saved-views/{id}", { params: { id } });`,
  `const file: Response = await callForFile("POST /v1/payouts/bank-file", ` +
    `{ body: { ids: [id] } });`,
  `const lead: AnswerOf<"GET /v1/leads">["items"][number] | undefined = ` +
    `(await query("leads", { where: [["id", "eq", id]] })).items[0];`,
];

const WRONG: readonly (readonly [what: string, line: string, message: string])[] = [
  ["an unknown path", `await call("GET /v1/lead");`, `"GET /v1/lead"' is not assignable`],
  [
    "a method that the path does not have",
    `await call("DELETE /v1/leads/{id}", { params: { id } });`,
    `"DELETE /v1/leads/{id}"' is not assignable`,
  ],
  ["nothing where parameters are needed", `await call("GET /v1/payouts/{id}");`, "Expected 2-3"],
  [
    "a parameter by another name",
    `await call("GET /v1/payouts/{id}", { params: { payout_id: id } });`,
    "'payout_id' does not exist",
  ],
  [
    "a body without a member that is needed",
    `await call("POST /v1/payouts/{id}/decision", { params: { id }, body: {} });`,
    "'decision' is missing",
  ],
  [
    "a body with a member too many",
    `await call("POST /v1/payouts/{id}/cancel", { params: { id }, body: {} });`,
    "'body' does not exist",
  ],
  [
    "a word that the contract does not have",
    `await call("POST /v1/payouts/{id}/decision", { params: { id }, body: { decision: "yes" } });`,
    `'"yes"' is not assignable`,
  ],
  ["no key where one is needed", `await call("POST /v1/payouts", {});`, "'headers' is missing"],
  [
    "an unknown member of the query",
    `await call("GET /v1/leads", { query: { wher: where } });`,
    "'wher' does not exist",
  ],
  [
    "a query of another type",
    `await call("GET /v1/leads", { query: { limit: "5" } });`,
    "'string' is not assignable to type 'number'",
  ],
  [
    "a member that the answer does not have",
    `(await call("GET /v1/network")).title;`,
    "'title' does not exist",
  ],
  [
    "an answer taken for another",
    `const wrong: number = (await call("GET /v1/network")).name;`,
    "'string' is not assignable to type 'number'",
  ],
  [
    "a file read as JSON",
    `await call("POST /v1/payouts/bank-file", { body: { ids: [id] } });`,
    `"POST /v1/payouts/bank-file"' is not assignable`,
  ],
];

const LINES = [...RIGHT, ...WRONG.map(([, line]) => line)];
const TEXT = `${HEAD}${LINES.map((line) => `{ ${line} }\n`).join("")}}\n`;

describe("the compiler", () => {
  let service: ts.LanguageService;
  let reported: ReadonlyMap<string, string>;

  beforeAll(() => {
    service = serviceOver(PLANTED, TEXT);
    reported = reportedBy(service);
  });

  test.each(RIGHT)("accepts %s", (line) => expect(reported.get(line)).toBeUndefined());

  test.each(WRONG)("reports %s", (_what, line, message) =>
    expect(reported.get(line)).toContain(message),
  );

  test("jumps from the body of a call to the operation in the contract", () => {
    const at = TEXT.indexOf(`body: { decision: "approve" }`);
    const [found] = service.getDefinitionAtPosition(PLANTED, at) ?? [];
    expect(found?.fileName).toBe(`${ROOT}/contract/money/payouts.ts`);
    const before = ts.sys.readFile(found?.fileName ?? "")?.slice(0, found?.textSpan.start) ?? "";
    const operations = [...before.matchAll(/export const (\w+) = defineOperation/g)];
    expect(operations.at(-1)?.[1]).toBe("decidePayout");
  });
});

/** The errors of each line; a line without an entry has none. */
function reportedBy(service: ts.LanguageService): ReadonlyMap<string, string> {
  const places = LINES.map((line) => ({ line, from: TEXT.indexOf(line) }));
  return new Map(
    service.getSemanticDiagnostics(PLANTED).flatMap(({ start = 0, messageText }) => {
      const place = places.findLast(({ from }) => from <= start);
      return place === undefined
        ? []
        : [[place.line, ts.flattenDiagnosticMessageText(messageText, "\n")] as const];
    }),
  );
}

/** A virtual file, compiled as one of the web app's. */
function serviceOver(path: string, text: string): ts.LanguageService {
  const { config } = ts.readConfigFile(`${ROOT}/web/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${ROOT}/web`);
  const read = (file: string): string | undefined => (file === path ? text : ts.sys.readFile(file));
  return ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false }),
    getScriptFileNames: () => [path],
    getScriptVersion: () => "1",
    getScriptSnapshot: (file) => {
      const content = read(file);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === path || ts.sys.fileExists(file),
    readFile: read,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
}

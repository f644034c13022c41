// Checks that the guide and the runbooks name what exists: texts of the screens, commands with
// their options, alerts, and codes of the API.
import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { PROBLEM_CODES } from "../contract/problems.ts";
import { ANSWERED_REASONS } from "../domain/lead/reasons.ts";
import { localeLiterals, localeTexts } from "./support/locale-texts.ts";
import { ROOT } from "./support/server-process.ts";

/** By path within docs/. */
let pages: ReadonlyMap<string, string>;
let screenTexts: ReadonlySet<string>;

beforeAll(async () => {
  const names = ["guide", "runbooks"].map(async (folder) =>
    (await readdir(join(ROOT, "docs", folder), { recursive: true }))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  );
  const files = (await Promise.all(names)).flat();
  pages = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(ROOT, "docs", file), "utf8")] as const),
    ),
  );
  screenTexts = new Set(
    [...localeLiterals("en").map(({ text }) => text), ...(await localeTexts("en")).values()].map(
      (text) => text.trim(),
    ),
  );
});

const withoutBlocks = (markdown: string): string => markdown.replaceAll(/^```[^]*?^```$/gm, "");

/** What is in bold and on no screen. */
function unknownTexts(markdown: string): readonly string[] {
  return [...withoutBlocks(markdown).matchAll(/\*\*([^*]+)\*\*/g)]
    .map(([, text = ""]) => text.replaceAll(/\s+/g, " "))
    .filter((text) => !screenTexts.has(text));
}

/** The npm commands of a page: `npm run NAME -- OPTIONS`, and `npm start`. */
function commandsOf(
  markdown: string,
): readonly { readonly name: string; readonly options: string[] }[] {
  return [...markdown.matchAll(/\bnpm run (?:-s )?([\w:-]+)([^\n`|]*)/g)].map(
    ([, name = "", rest = ""]) => ({
      name,
      options: [...rest.matchAll(/(?<=\s)--([a-z][\w-]*)/g)].map(([, option = ""]) => option),
    }),
  );
}

describe("words in bold", () => {
  it("are texts of the screens", () => {
    const unknown = [...pages].flatMap(([file, markdown]) =>
      unknownTexts(markdown).map((text) => `${file}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });

  it("that are on no screen are found", () => {
    expect(unknownTexts("Press **Settings**, then **Settings of the moon**.")).toEqual([
      "Settings of the moon",
    ]);
  });
});

describe("commands", () => {
  it("exist in package.json, and their programs know the options", async () => {
    const { scripts } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
    const commands = [...pages.values()].flatMap(commandsOf);
    expect(new Set(commands.map(({ name }) => name))).toEqual(
      new Set(["admin", "backup", "bench", "build", "restore", "verify-activity", "verify-ledger"]),
    );
    for (const { name, options } of commands) {
      const [, program] = /^node (?:--\S+ )*(\S+)$/.exec(scripts[name] ?? "") ?? [];
      if (program === undefined) throw new Error(`npm run ${name} runs no program`);
      const source = await readFile(join(ROOT, program), "utf8");
      for (const option of options)
        expect(source, `npm run ${name} -- --${option}`).toContain(`${option}: { type:`);
    }
  });

  it("are read with their options", () => {
    expect(commandsOf("`npm run -s admin -- --recover a@example.com`")).toEqual([
      { name: "admin", options: ["recover"] },
    ]);
  });

  it("name files of deploy that exist", () => {
    const files = [...pages.values()].flatMap((markdown) =>
      [...markdown.matchAll(/\bdeploy\/[\w@./-]+\.(?:yaml|yml|md)\b/g)].map(([file]) => file),
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(existsSync(join(ROOT, file)), file).toBe(true);
  });
});

describe("lists", () => {
  it("of alerts have every alert of alerts.yml, and no other", async () => {
    const { groups } = parse(
      await readFile(join(ROOT, "deploy/prometheus/alerts.yml"), "utf8"),
    ) as { groups: { rules: { alert: string }[] }[] };
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    const headings = [...(pages.get("runbooks/incident.md") ?? "").matchAll(/^### (\w+)$/gm)];
    expect(headings.map(([, name]) => name)).toEqual(alerts);
  });

  it("of codes have every problem, and every reason of an answer", () => {
    const inTables = [...(pages.get("guide/api/errors.md") ?? "").matchAll(/^\| (`[^|]+) \|/gm)]
      .flatMap(([, cell = ""]) => [...cell.matchAll(/`(\w+)`/g)])
      .map(([, code = ""]) => code);
    expect([...new Set(inTables)].toSorted()).toEqual(
      [...new Set<string>([...PROBLEM_CODES, ...ANSWERED_REASONS])].toSorted(),
    );
  });
});

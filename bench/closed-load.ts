// Generates the closed load with wrk, which like pgbench is written in C, so that the load costs
// the two measured systems about the same.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface ClosedLoad {
  /** One wrk process per server, with its share of the connections and bodies. */
  readonly ports: readonly number[];
  readonly connections: number;
  readonly seconds: number;
  readonly path: string;
  readonly sourceKey: string;
  /** Bodies without line breaks, each sent once: more than can be sent in the time. */
  readonly bodies: readonly string[];
}

/**
 * Sends each connection's next request as soon as the last one is answered. Returns the number of
 * requests answered with 200; rejects if any was not.
 */
export async function runClosedLoad(
  load: ClosedLoad,
): Promise<{ readonly answered: number; readonly seconds: number }> {
  const directory = await mkdtemp(join(tmpdir(), "plat-load-"));
  try {
    const results = await Promise.all(
      load.ports.map((port, index) => runWrk(load, port, index, directory)),
    );
    return {
      answered: results.reduce((sum, { answered }) => sum + answered, 0),
      seconds: Math.max(...results.map(({ seconds }) => seconds)),
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function runWrk(
  load: ClosedLoad,
  port: number,
  index: number,
  directory: string,
): Promise<{ answered: number; seconds: number }> {
  const share = load.ports.length;
  const bodies = join(directory, `bodies-${index}`);
  const script = join(directory, `post-${index}.lua`);
  await writeFile(
    bodies,
    load.bodies
      .filter((_, at) => at % share === index)
      .map((body) => `${body}\n`)
      .join(""),
  );
  await writeFile(
    script,
    [
      `local bodies = io.open("${bodies}")`,
      `local headers = { ["authorization"] = "Bearer ${load.sourceKey}", ["content-type"] = ` +
        `"application/json" }`,
      `request = function() return wrk.format("POST", "${load.path}", headers, ` +
        `bodies:read("*l")) end`,
    ].join("\n"),
  );
  const args = [
    "-t1",
    `-c${Math.ceil(load.connections / share)}`,
    `-d${load.seconds}s`,
    "-s",
    script,
    `http://127.0.0.1:${port}/`,
  ];
  const { stdout } = await run("wrk", args).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new Error(
        "The bench sends its load with wrk, which is not installed: on Debian, apt-get install " +
          "wrk.",
        { cause: error },
      );
    throw error;
  });
  const found = /(\d+) requests in ([\d.]+)s/.exec(stdout);
  if (found === null || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`not every request was answered with 200:\n${stdout}`);
  return { answered: Number(found[1]), seconds: Number(found[2]) };
}

// Runs the steps of the Dockerfile without a container runtime: each stage is a folder, entered by
// chroot with this machine's system beneath it, read-only, and the base image's Node and npm in
// /usr/local. What a runtime adds that is not tried here: layers, the base image itself, networks.
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { cp, mkdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Stage, readCopy, readDockerfile, textsOf } from "./dockerfile.ts";
import { ROOT } from "./server-process.ts";

/** The user `node` of the base image. */
const NODE_USER = 1000;
const SYSTEM = ["usr", "bin", "sbin", "lib", "lib64", "etc"];
const IGNORED = /\.(?:test|test-support)\.tsx?$/;

export interface Image {
  /** The root folder of the last stage. */
  readonly folder: string;
  /** Its Dockerfile's last stage. */
  readonly stage: Stage;
  readonly environment: Readonly<Record<string, string>>;
}

/** Builds the image in `folder`. Needs root, or user namespaces with ranges of users. */
export async function buildImage(folder: string): Promise<Image> {
  const base = await makeBase(join(folder, "base"));
  const built = new Map<string, string>();
  const stages = readDockerfile(await readFile(join(ROOT, "deploy/Dockerfile"), "utf8"));
  let last: Image | null = null;
  for (const [index, stage] of stages.entries()) {
    const root = join(folder, `stage-${index}`);
    await makeRoot(root);
    const environment = Object.fromEntries(
      textsOf(stage, "ENV").map((pair) => pair.split("=") as [string, string]),
    );
    const work = textsOf(stage, "WORKDIR")[0] ?? "/";
    await mkdir(join(root, work), { recursive: true });
    for (const { keyword, text } of stage.instructions) {
      if (keyword === "COPY") await copy(text, root, work, built);
      if (keyword === "RUN") await runStep({ root, base, work, environment }, text);
    }
    if (stage.name !== null) built.set(stage.name, root);
    last = { folder: root, stage, environment };
  }
  if (last === null) throw new Error("the Dockerfile has no stage");
  return last;
}

/** What the base image has in /usr/local: Node and npm. */
async function makeBase(folder: string): Promise<string> {
  await mkdir(join(folder, "bin"), { recursive: true });
  await cp(process.execPath, join(folder, "bin/node"));
  const npm = await realpath(execFileSync("which", ["npm"], { encoding: "utf8" }).trim());
  await cp(join(dirname(npm), ".."), join(folder, "lib/node_modules/npm"), { recursive: true });
  await writeFile(
    join(folder, "bin/npm"),
    `#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/${basename(npm)} "$@"\n`,
    { mode: 0o755 },
  );
  return folder;
}

async function makeRoot(root: string): Promise<void> {
  for (const name of [...SYSTEM, "proc", "dev", "tmp", "root", "npm-cache"])
    await mkdir(join(root, name), { recursive: true });
}

async function copy(
  text: string,
  root: string,
  work: string,
  built: ReadonlyMap<string, string>,
): Promise<void> {
  const { from, sources, target } = readCopy(text);
  const context = from === null ? ROOT : built.get(from);
  if (context === undefined) throw new Error(`no stage ${from}`);
  for (const source of sources) {
    const path = join(context, source);
    const into =
      target.endsWith("/") && !(await stat(path)).isDirectory()
        ? join(root, work, target, basename(source))
        : join(root, work, target);
    await cp(path, into, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => from !== null || !IGNORED.test(file),
    });
  }
}

interface Container {
  readonly root: string;
  readonly base: string;
  readonly work: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The script that mounts what a container has, and then enters it. */
function entering({ root, base, work }: Container, command: string, user: number): string {
  return [
    "set -e",
    `mount --bind ${root} ${root}`,
    ...SYSTEM.map((name) => `[ ! -e /${name} ] || mount --bind /${name} ${root}/${name}`),
    `mount --bind ${base} ${root}/usr/local`,
    `mount --rbind /dev ${root}/dev`,
    `mount -t proc proc ${root}/proc`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    ...(user === 0
      ? [`mount --bind "$NPM_CACHE" ${root}/npm-cache`]
      : // As compose.yaml has it: nothing but /tmp can be written to.
        [`mount -o remount,bind,ro ${root}`]),
    `cd ${root}${work}`,
    `exec chroot --userspec=${user}:${user} ${root} /bin/sh -c 'cd ${work}; ${command}'`,
  ].join("\n");
}

function unshared(container: Container, command: string, user: number): readonly string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    ...(isRoot ? [] : ["--user", "--map-root-user", "--map-auto"]),
    "--mount",
    "--pid",
    "--fork",
    "--kill-child",
    "sh",
    "-c",
    entering(container, command, user),
  ];
}

async function runStep(container: Container, command: string): Promise<void> {
  const { stdout } = await promisify(execFile)("npm", ["config", "get", "cache"]);
  try {
    await promisify(execFile)("unshare", unshared(container, command, 0), {
      env: {
        PATH: "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        HOME: "/root",
        NPM_CACHE: stdout.trim(),
        npm_config_cache: "/npm-cache",
        npm_config_prefer_offline: "true",
        ...container.environment,
      },
    });
  } catch (error) {
    throw new Error(`RUN ${command} failed in a chroot, which needs root: ${String(error)}`, {
      cause: error,
    });
  }
}

export interface RunImage {
  readonly child: ChildProcess;
  readonly printed: () => string;
  readonly ended: Promise<number | string>;
  /** Signals the process of the container, which is number 1 in it. */
  readonly signal: (signal: NodeJS.Signals) => Promise<void>;
}

/**
 * Runs a command in the image as its user, with a root that cannot be written to. The environment
 * is that of the image and `environment` alone.
 */
export function runImage(
  { folder, stage, environment: own }: Image,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): RunImage {
  if (textsOf(stage, "USER")[0] !== "node") throw new Error("the image has another user");
  const container = {
    root: folder,
    base: join(dirname(folder), "base"),
    work: textsOf(stage, "WORKDIR")[0] ?? "/",
    environment: own,
  };
  const quoted = `exec ${command.map((word) => `"${word}"`).join(" ")}`;
  const child = spawn("unshare", unshared(container, quoted, NODE_USER), {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      HOME: "/nowhere",
      ...own,
      ...environment,
    },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  return {
    child,
    printed: () => printed,
    ended: new Promise((resolve) => {
      child.once("close", (code, signal) => resolve(code ?? signal ?? "unknown"));
    }),
    signal: async (signal) => {
      const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
      process.kill(Number(children.trim()), signal);
    },
  };
}

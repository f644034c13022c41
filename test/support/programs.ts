// Finds the programs that check the files in deploy: proxies and Prometheus.
import { accessSync, constants } from "node:fs";
import { join } from "node:path";

export const DEPLOY_PROGRAMS = [
  { name: "nginx", debianPackage: "nginx" },
  { name: "caddy", debianPackage: "caddy" },
  { name: "openssl", debianPackage: "openssl" },
  { name: "prometheus", debianPackage: "prometheus" },
  { name: "promtool", debianPackage: "prometheus" },
] as const;

/** Packages unpacked for the tests alone: installing them would start servers on this machine. */
export const UNPACKED = join(import.meta.dirname, "../../node_modules/.cache/plat-programs");
/** Where Debian keeps programs that people's PATH may leave out. */
const PROGRAM_FOLDERS = ["/usr/sbin", "/usr/bin", "/usr/local/bin"];

/** The path of a program; null where it is not installed. */
export function findProgram(name: string): string | null {
  const folders = [
    ...(process.env["PATH"] ?? "").split(":"),
    ...PROGRAM_FOLDERS,
    ...PROGRAM_FOLDERS.map((folder) => join(UNPACKED, folder)),
  ];
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** `findProgram` for a test, which fails with a sentence where the program is not installed. */
export function needProgram(name: (typeof DEPLOY_PROGRAMS)[number]["name"]): string {
  const found = findProgram(name);
  if (found !== null) return found;
  const known = DEPLOY_PROGRAMS.find((program) => program.name === name);
  throw new Error(
    `${name} is not installed: run node scripts/find-programs.ts, or install it (on Debian: ` +
      `apt-get install ${known?.debianPackage ?? name}).`,
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

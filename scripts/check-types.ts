// Checks the types of the named rooms, or of all, like `tsc -p ROOM` for each; but each file is
// read once for all rooms, and is checked in the rooms that name it, not in every room that imports
// it.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "..");

const FORMAT: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => ROOT,
  getCanonicalFileName: (name) => name,
  getNewLine: () => "\n",
};

/** Folders with a tsconfig.json. */
function listRooms(): string[] {
  return readdirSync(ROOT)
    .filter((name) => name !== "node_modules" && existsSync(join(ROOT, name, "tsconfig.json")))
    .sort();
}

/** Returns the configuration of a room; throws if there is none or it cannot be read. */
function readRoom(room: string): ts.ParsedCommandLine {
  const path = join(ROOT, room, "tsconfig.json");
  const parsed = ts.getParsedCommandLineOfConfigFile(path, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(ts.formatDiagnostic(problem, FORMAT));
    },
  });
  if (parsed === undefined) throw new Error(`${path} cannot be read`);
  return parsed;
}

/** Parsed files, keyed by everything that their parsing depends on. */
const filesRead = new Map<string, ts.SourceFile | undefined>();

/** The compiler's own host, except that it reuses files that another room parsed the same way. */
function createSharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { module, moduleDetection, jsx } = options;
  return {
    ...host,
    getSourceFile: (path, how, ...rest) => {
      const key = JSON.stringify([path, how, module, moduleDetection, jsx]);
      if (!filesRead.has(key)) filesRead.set(key, host.getSourceFile(path, how, ...rest));
      return filesRead.get(key);
    },
  };
}

/** Returns the problems of a room, in the files that it names and those that no room names. */
function checkRoom(
  { fileNames, options, errors }: ts.ParsedCommandLine,
  isNamed: (path: string) => boolean,
): readonly ts.Diagnostic[] {
  const program = ts.createProgram({
    rootNames: fileNames,
    options,
    configFileParsingDiagnostics: errors,
    host: createSharingHost(options),
  });
  const own = new Set(fileNames);
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => own.has(fileName) || !isNamed(fileName));
  return ts.sortAndDeduplicateDiagnostics([
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ]);
}

const rooms = new Map(listRooms().map((room) => [room, readRoom(room)]));
const named = new Set([...rooms.values()].flatMap(({ fileNames }) => fileNames));
const asked = process.argv.slice(2);
for (const room of asked.length === 0 ? rooms.keys() : asked) {
  const found = checkRoom(rooms.get(room) ?? readRoom(room), (path) => named.has(path));
  if (found.length === 0) continue;
  process.stdout.write(ts.formatDiagnostics(found, FORMAT));
  process.exitCode = 1;
}

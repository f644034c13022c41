// A build plugin that turns an import from a feature's index into imports from the files that the
// index re-exports. The index shows what a feature offers, and lint enforces it; a screen that uses
// one thing of a feature must not load all the others.
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { type Plugin, parseSync } from "vite";

const INDEX = /\/web\/features\/[^/]+\/[^/]+\/index\.ts$/;

/** Where an exported name of an index comes from. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

/** Replaces imports from an index; the rest of a module is unchanged. */
export function throughIndex(): Plugin {
  const read = new Map<string, Promise<ReadonlyMap<string, Origin>>>();
  const originsIn = (index: string): Promise<ReadonlyMap<string, Origin>> => {
    const origins = read.get(index) ?? readFile(index, "utf8").then((code) => parse(index, code));
    read.set(index, origins);
    return origins;
  };
  return {
    name: "through-index",
    apply: "build",
    // Runs after types are removed: the remaining imports are used at run time.
    enforce: "post",
    buildStart: () => read.clear(),
    async transform(code, id) {
      if (!code.includes('/index.ts"')) return null;
      let replaced = code;
      for (const statement of parseSync(id, code).module.staticImports.toReversed()) {
        const index = join(dirname(id), statement.moduleRequest.value);
        if (!INDEX.test(index)) continue;
        const origins = await originsIn(index);
        const imports = statement.entries.map(({ importName: { name }, localName }) => {
          const origin = origins.get(name ?? "");
          if (origin === undefined) throw new Error(`${index} does not offer ${name} to ${id}`);
          const path = relative(dirname(id), origin.file);
          return `import { ${origin.name} as ${localName.value} } from "./${path}";`;
        });
        replaced =
          replaced.slice(0, statement.start) + imports.join("\n") + replaced.slice(statement.end);
      }
      return { code: replaced, map: null };
    },
  };
}

/** Returns what an index exports, by name. Throws if it contains anything else. */
function parse(index: string, code: string): ReadonlyMap<string, Origin> {
  const { program, module } = parseSync(index, code);
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const origins = new Map<string, Origin>();
  for (const { moduleRequest, importName, exportName } of entries)
    if (moduleRequest !== null && importName.name !== null && exportName.name !== null)
      origins.set(exportName.name, {
        file: join(dirname(index), moduleRequest.value),
        name: importName.name,
      });
  if (origins.size < entries.length || module.staticExports.length < program.body.length)
    throw new Error(`${index} holds something else than re-exports by name`);
  return origins;
}

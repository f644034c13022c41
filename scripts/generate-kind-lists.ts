// Writes the lists of all kinds of notifications, destinations, queues of the inbox and rules of
// alerts, from the files of the folders that define them; with --check only reports whether the
// lists are current.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

interface Kind {
  /** The file's name, such as follow-up-boss.ts. */
  readonly file: string;
  /** The name in the API: follow_up_boss. */
  readonly word: string;
  /** The name in code: followUpBoss. */
  readonly name: string;
}

interface KindList {
  readonly folder: string;
  readonly about: string;
  /** The constant that the kind's file exports. */
  readonly constantOf: (kind: Kind) => string;
  readonly list: (kinds: readonly Kind[], constants: readonly string[]) => readonly string[];
}

const WIDTH = 100;
/** Returns an array as the formatter writes it. */
function arrayOf(constant: string, items: readonly string[]): readonly string[] {
  const line = `export const ${constant} = [${items.join(", ")}] as const;`;
  return line.length <= WIDTH
    ? [line]
    : [`export const ${constant} = [`, ...items.map((item) => `  ${item},`), "] as const;"];
}

/** Returns a record keyed by the names in the API. */
const byWord =
  (constant: string) =>
  (kinds: readonly Kind[], constants: readonly string[]): readonly string[] => [
    `export const ${constant} = {`,
    ...kinds.map(({ word }, index) =>
      word === constants[index] ? `  ${word},` : `  ${word}: ${constants[index]},`,
    ),
    "} as const;",
  ];

const DESTINATIONS = "domain/deliveries/kinds";
/** Folders in which every kind of destination has a file. */
const DESTINATION_FOLDERS = [DESTINATIONS, "web/features/delivery/deliveries/kinds"] as const;
/** The folder in which only kinds with non-plain settings have a file. */
const SCHEMAS = "contract/delivery/kinds";
/** The file of the names alone, for modules that need none of the rules. */
const NAMES = "domain/deliveries/kind-names.ts";

/** The queues of the inbox; the web needs their names alone. */
const QUEUES = "domain/inbox/kinds";
const ALERT_RULES = "domain/alerts/kinds";

const LISTS: readonly KindList[] = [
  {
    folder: "domain/notifications/kinds",
    about: "Every kind of notification",
    constantOf: ({ name }) => name,
    list: (_kinds, constants) => arrayOf("KINDS", constants),
  },
  {
    folder: DESTINATIONS,
    about: "The rules of every kind of destination",
    constantOf: ({ name }) => name,
    list: byWord("KINDS"),
  },
  {
    folder: "web/features/delivery/deliveries/kinds",
    about: "The form of every kind of destination",
    constantOf: ({ name }) => `${name}Form`,
    list: byWord("FORMS"),
  },
  {
    folder: QUEUES,
    about: "Every queue of the network's inbox",
    constantOf: ({ name }) => `${name}Queue`,
    list: byWord("QUEUES"),
  },
  {
    folder: ALERT_RULES,
    about: "Every rule of the network's alerts",
    constantOf: ({ name }) => `${name}Rule`,
    list: byWord("ALERT_RULES"),
  },
];

const note = (about: string, folder: string): readonly string[] => [
  `// ${about}. Generated from the files of ${folder} by`,
  "// `npm run contract:generate`. Do not edit.",
];

function kindsIn(folder: string): readonly Kind[] {
  return readdirSync(join(ROOT, folder))
    .filter((file) => /^[a-z-]+\.tsx?$/.test(file) && file !== "index.ts")
    .sort()
    .map((file) => {
      const words = file.slice(0, -extname(file).length);
      return {
        file,
        word: words.replaceAll("-", "_"),
        name: words.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
      };
    });
}

function indexOf({ folder, about, constantOf, list }: KindList): string {
  const kinds = kindsIn(folder);
  const constants = kinds.map(constantOf);
  return [
    ...note(about, "this folder"),
    ...kinds.map(({ file }, index) => `import { ${constants[index]} } from "./${file}";`),
    "",
    ...list(kinds, constants),
    "",
  ].join("\n");
}

/**
 * Returns the schemas of all kinds' settings: from a kind's own file, or made from its plain
 * settings.
 */
function schemasOf(): string {
  const own = new Set(kindsIn(SCHEMAS).map(({ word }) => word));
  const kinds = kindsIn(DESTINATIONS).map(({ word, name, file }) =>
    own.has(word)
      ? { constant: `To${name.charAt(0).toUpperCase()}${name.slice(1)}`, from: `./${file}` }
      : { constant: name, from: `../../../${DESTINATIONS}/${file}`, isPlain: true },
  );
  return [
    ...note("Settings of destinations", `${DESTINATIONS} and this folder`),
    'import { plainSettings } from "../plain-settings.ts";',
    ...kinds.map(({ constant, from }) => `import { ${constant} } from "${from}";`),
    "",
    ...arrayOf(
      "KINDS",
      kinds.map(({ constant, isPlain }) => (isPlain ? `plainSettings(${constant})` : constant)),
    ),
    "",
  ].join("\n");
}

/** Returns what a kind of destination lacks: one sentence for each file. */
function missingFiles(): readonly string[] {
  const words = new Set(
    [...DESTINATION_FOLDERS, SCHEMAS].flatMap((folder) => kindsIn(folder).map(({ word }) => word)),
  );
  return DESTINATION_FOLDERS.flatMap((folder) => {
    const here = new Set(kindsIn(folder).map(({ word }) => word));
    return [...words]
      .filter((word) => !here.has(word))
      .map((word) => `${folder} has no file for the kind ${word}.`);
  });
}

function namesOf(folder: string, about: string, constant: string, type: string): string {
  return [
    ...note(`The names of all ${about}`, "kinds/"),
    ...arrayOf(
      constant,
      kindsIn(folder).map(({ word }) => `"${word}"`),
    ),
    `export type ${type} = (typeof ${constant})[number];`,
    "",
  ].join("\n");
}

const files = [
  ...LISTS.map((list) => [`${list.folder}/index.ts`, indexOf(list)] as const),
  [
    NAMES,
    namesOf(DESTINATIONS, "kinds of destinations", "DESTINATION_KINDS", "DestinationKind"),
  ] as const,
  [
    "domain/inbox/kind-names.ts",
    namesOf(QUEUES, "queues of the network's inbox", "INBOX_KINDS", "InboxKind"),
  ] as const,
  [
    "domain/alerts/kind-names.ts",
    namesOf(ALERT_RULES, "rules of the network's alerts", "ALERT_KINDS", "AlertKind"),
  ] as const,
  [`${SCHEMAS}/index.ts`, schemasOf()] as const,
];
for (const missing of missingFiles()) {
  process.stderr.write(`${missing}\n`);
  process.exitCode = 1;
}
for (const [name, text] of files) {
  const path = join(ROOT, name);
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    process.stderr.write(
      `${name} does not list the kinds that there are: run \`npm run contract:generate\`.\n`,
    );
    process.exitCode = 1;
  }
}

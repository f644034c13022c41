// Defines this project's own lint rules, run by oxlint, where no ready-made rule exists.
import { readFileSync } from "node:fs";

const SQL =
  /^\s*(?:select\s[\s\S]*\sfrom\s|select\s+\w+\s*\(|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+(?:recursive\s+)?\w+\s+(?:\([^)]*\)\s+)?as\s|create\s+(?:table|index|function)\s|alter\s+table\s|truncate\s|lock\s+table\s)/i;

/** Creates a rule that checks every piece of text in a file. */
function onText(visit) {
  return {
    Literal(node) {
      if (typeof node.value === "string") visit(node, node.value);
    },
    TemplateLiteral(node) {
      visit(node, node.quasis.map((part) => part.value.raw).join("x"));
    },
  };
}

const sqlInStores = {
  meta: {
    type: "problem",
    messages: {
      sql: "SQL belongs into a *.store.ts or into server/platform/db: move this statement there.",
    },
  },
  create: (context) =>
    onText((node, text) => {
      if (SQL.test(text)) context.report({ node, messageId: "sql" });
    }),
};

/** Folder → the tables that its stores write. */
const TABLE_OWNERS = JSON.parse(
  readFileSync(new URL("../server/table-owners.json", import.meta.url), "utf8"),
);
const OWNER_OF = new Map(
  Object.entries(TABLE_OWNERS).flatMap(([folder, tables]) =>
    tables.map((table) => [table, folder]),
  ),
);
const WRITE =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update(?:\s+only)?(?=\s+[\w."]+\s+(?:(?:as\s+)?(?!set\b)\w+\s+)?set\b))\s+([\w."]+)/gi;

/** The store that writes the tables which a module names as those of its queue (`CallTables`). */
const QUEUE = "server/platform/jobs/call-queue.store.ts";
const QUEUE_TABLES = new Set(["calls", "receivers"]);

/**
 * Lets only the stores of one folder write a table: other modules call that folder's functions.
 * Naming a table as one of a queue counts as writing it.
 */
const tableOwner = {
  meta: {
    type: "problem",
    messages: {
      foreign:
        "{{table}} is written by {{owner}} alone (server/table-owners.json): call a function of " +
        "it, or one that returns the statement for this flight.",
      unknown:
        "No folder owns the table {{table}}: add it to server/table-owners.json, and write its " +
        "name out where it is a variable.",
    },
  },
  create(context) {
    const check = (node, table) => {
      const owner = OWNER_OF.get(table);
      if (owner === undefined) context.report({ node, messageId: "unknown", data: { table } });
      else if (!context.filename.includes(`${owner}/`))
        context.report({ node, messageId: "foreign", data: { table, owner } });
    };
    const onWrites = onText((node, text) => {
      if (context.filename.endsWith(QUEUE)) return;
      for (const [, table] of text.matchAll(WRITE))
        check(node, table.replaceAll('"', "").toLowerCase());
    });
    return {
      ...onWrites,
      Property({ key, value }) {
        if (QUEUE_TABLES.has(key.name) && typeof value.value === "string")
          check(value, value.value);
      },
    };
  },
};

const timeIsAnArgument = {
  meta: {
    type: "problem",
    messages: {
      clock: "The domain has no clock: take the time as an argument, in epoch milliseconds.",
    },
  },
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === "Date" && node.arguments.length === 0)
        context.report({ node, messageId: "clock" });
    },
    CallExpression(node) {
      if (node.callee.type === "Identifier" && node.callee.name === "Date")
        context.report({ node, messageId: "clock" });
    },
  }),
};

/**
 * Refuses packages and Node's own modules except the listed ones; relative imports are checked by
 * eslint-plugin-boundaries.
 */
const onlyPackages = {
  meta: {
    type: "problem",
    schema: [{ type: "array", items: { type: "string" } }],
    messages: {
      foreign:
        "'{{source}}' may not be imported here: this room imports {{allowed}} and its own files.",
    },
  },
  create(context) {
    const allowed = context.options[0] ?? [];
    const check = ({ source }) => {
      if (source === null || source.value.startsWith(".") || allowed.includes(source.value)) return;
      context.report({
        node: source,
        messageId: "foreign",
        data: { source: source.value, allowed: allowed.join(", ") || "no package" },
      });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: (node) => node.source && check(node),
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const noSilencing = {
  meta: {
    type: "problem",
    messages: {
      silenced:
        "Warnings are not silenced in this project: correct the cause, or change the rule for " +
        "everybody.",
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (
          /^\s*(?:eslint|oxlint)-disable|^\s*@ts-(?:ignore|nocheck|expect-error)|(?:v8|c8|istanbul) ignore/.test(
            comment.value,
          )
        ) {
          context.report({ loc: comment.loc, messageId: "silenced" });
        }
      }
    },
  }),
};

const MAX_COLUMNS = 100;
/** The words of a language: one entry per line, however long its sentence. */
const CATALOGUE = /(?:^|\/)(?:words|locales)\/|(?:consent-text|-texts)\.ts$/;

/**
 * Refuses lines over 100 columns. Unbreakable text is exempt: a URL, a regular expression, an
 * import path, and a text in a language catalog.
 */
const lineWidth = {
  meta: {
    type: "problem",
    messages: {
      wide: "{{columns}} columns: break the line at 100, or split what it says by meaning.",
    },
  },
  create(context) {
    const unbreakable = new Set();
    const spare = (node) => {
      for (let line = node.loc.start.line; line <= node.loc.end.line; line += 1)
        unbreakable.add(line);
    };
    const isCatalogue = CATALOGUE.test(context.filename);
    return {
      Literal(node) {
        if (node.regex !== undefined || (isCatalogue && typeof node.value === "string"))
          spare(node);
      },
      TemplateLiteral(node) {
        if (isCatalogue) spare(node);
      },
      ImportDeclaration: ({ source }) => spare(source),
      "Program:exit"() {
        for (const [index, text] of context.sourceCode.lines.entries()) {
          const columns = [...text].length;
          const line = index + 1;
          if (columns <= MAX_COLUMNS || unbreakable.has(line) || /https?:\/\//.test(text)) continue;
          context.report({
            loc: { start: { line, column: 0 }, end: { line, column: text.length } },
            messageId: "wide",
            data: { columns: String(columns) },
          });
        }
      },
    };
  },
};

const FIGURE =
  /\$\d|\d\s?(?:hours?|days?|minutes?|seconds?|weeks?|months?|years?|horas?|días?|minutos?|segundos?|semanas?|mes(?:es)?|años?|h|min)(?![\p{L}\p{N}])/u;
/** Members that show a sample value or its format. */
const SAMPLE = /^(?:example|placeholder|suggestion)|(?:Example|Placeholder|Suggestion)s?$/;

/** Returns the names of the members that contain a text, innermost first. */
function membersOf(node) {
  const names = [];
  for (let at = node; at; at = at.parent)
    if (at.type === "Property") names.push(String(at.key.name ?? at.key.value));
  return names;
}

/** `plural(count, "1 day", ...)`: the singular form. */
const isFormForOne = ({ parent }, text) =>
  parent.type === "CallExpression" && parent.callee.name === "plural" && /^1\s/.test(text);

/** Whether the name of a choice already states the figure, as `m1_3` does for "1–3 months". */
const isInName = (text, name) =>
  (text.match(/\d+/g) ?? []).every((figure) => (name.match(/\d+/g) ?? []).includes(figure));

/**
 * A figure that another rule defines (a term, a minimum) must be passed into a text as a value.
 * Exempt are sample values, and choices whose own names include the figure.
 */
const figuresInTexts = {
  meta: {
    type: "problem",
    messages: {
      figure:
        "“{{text}}” has a figure that is a rule: make the member a function of it, and pass the " +
        "constant that the rule goes by.",
    },
  },
  create(context) {
    const check = (node, text) => {
      if (!FIGURE.test(text) || isFormForOne(node, text)) return;
      const names = membersOf(node);
      if (names.some((name) => SAMPLE.test(name)) || isInName(text, names[0] ?? "")) return;
      context.report({ node, messageId: "figure", data: { text } });
    };
    return {
      Literal(node) {
        if (typeof node.value === "string") check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.raw).join("\u2026"));
      },
    };
  },
};

export default {
  meta: { name: "plat" },
  rules: {
    "sql-in-stores": sqlInStores,
    "table-owner": tableOwner,
    "time-is-an-argument": timeIsAnArgument,
    "only-packages": onlyPackages,
    "no-silencing": noSilencing,
    "line-width": lineWidth,
    "figures-in-texts": figuresInTexts,
  },
};

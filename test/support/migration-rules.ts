// Finds forbidden SQL in migrations, which would prevent connection poolers, sharding or exact
// money.

type Rule = { readonly forbids: RegExp; readonly because: string };

const RULES: readonly Rule[] = [
  {
    forbids: /\bpg_(?:try_)?advisory_lock(?:_shared)?\b/i,
    because:
      "a session advisory lock outlives its transaction behind a pooler: use pg_advisory_xact_lock",
  },
  {
    forbids: /\bconstraint\s+trigger\b|\b(?<!not\s)deferrable\b|\binitially\s+deferred\b/i,
    because:
      "a deferred check fails at COMMIT, where nothing can be decided any more: check at once",
  },
  {
    forbids: /\bpg_notify\b|\bnotify\s+\w/i,
    because: "NOTIFY takes a database-wide lock at COMMIT: only the publisher sends it",
  },
  {
    forbids:
      /\bdefault\s+\(?\s*(?:now|clock_timestamp|statement_timestamp|transaction_timestamp)\s*\(|\bdefault\s+(?:current_timestamp|current_date|localtimestamp)\b/i,
    because: "the program passes the time it decided at: no default",
  },
  {
    forbids: /\btimestamp\b(?!\s*\(\d\)\s*with\s+time)(?!\s+with\s+time)/i,
    because: "a timestamp without zone names no moment: use timestamptz",
  },
  { forbids: /\b(?:small|big)?serial\b/i, because: "use an identity column" },
  {
    forbids:
      /\w+_cents\s+(?:smallint|int|integer|int[248]|numeric|decimal|real|double|float\d?|text|varchar)\b/i,
    because: "amounts are whole cents in a bigint",
  },
  {
    forbids: /\b\w+\s+money\b(?=[\s,)])/i,
    because: "the type money depends on the server's locale: use bigint cents",
  },
  {
    forbids: /^[ \t]*(?:begin|commit|rollback|start\s+transaction)\s*;/im,
    because: "a migration is one transaction, which the runner opens and ends",
  },
  { forbids: /\bconcurrently\b/i, because: "it cannot run in the migration's transaction" },
  { forbids: /\bserializable\b/i, because: "correctness rests on row locks, CHECK and UNIQUE" },
];

/** The forbidden parts of a migration's SQL, as "line 3: …". Comments are ignored. */
export function findMigrationFaults(sql: string): string[] {
  // Comments become blanks of the same length, so that line numbers stay correct.
  const code = sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, " "),
  );
  return RULES.flatMap(({ forbids, because }) => {
    const found = forbids.exec(code);
    return found === null
      ? []
      : [`line ${code.slice(0, found.index).split("\n").length}: ${found[0].trim()}: ${because}`];
  });
}

// The pictures that were ever set as the network's logo, by the SHA-256 of their content.
import type { LogoKind } from "../../../../domain/brand/logo.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface Logo {
  readonly kind: LogoKind;
  readonly content: Buffer;
}

/** Keeps the picture; the same again changes nothing. `hash`: SHA-256 of the content. */
export async function insertLogo(
  db: Queryable,
  hash: Buffer,
  { kind, content }: Logo,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into network_logo (hash, kind, content, created_at)
     values ($1, $2, $3, $4)
     on conflict (hash) do nothing`,
    [hash, kind, content, at],
  );
}

/** Null where no such picture is kept. `logo`: its hash in hex. */
export async function findLogo(db: Queryable, logo: string): Promise<Logo | null> {
  const { rows } = await db.query<Logo>("select kind, content from network_logo where hash = $1", [
    Buffer.from(logo, "hex"),
  ]);
  return rows[0] ?? null;
}

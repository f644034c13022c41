// Reads and writes the rows of links with which the network invites a company.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface CompanyInvitationRow {
  readonly id: string;
  /** Lower-cased. */
  readonly email: string;
  readonly role: "advertiser" | "affiliate";
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly accepted_at: Date | null;
  readonly revoked_at: Date | null;
}

const COLUMNS = "id, email, role, created_at, expires_at, accepted_at, revoked_at";

/** The invitations that can still be used at `at`, newest first. */
export async function listOpenInvitations(
  db: Queryable,
  at: Date,
): Promise<CompanyInvitationRow[]> {
  const { rows } = await db.query<CompanyInvitationRow>(
    `select ${COLUMNS}
     from company_invitation
     where accepted_at is null and revoked_at is null and expires_at > $1
     order by id desc`,
    [at],
  );
  return rows;
}

export async function countOpenInvitations(db: Queryable, at: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count
     from company_invitation
     where accepted_at is null and revoked_at is null and expires_at > $1`,
    [at],
  );
  return rows[0]?.count ?? 0;
}

export async function insertInvitation(
  db: Queryable,
  row: Pick<CompanyInvitationRow, "id" | "email" | "role" | "created_at" | "expires_at"> & {
    readonly tokenHash: Buffer;
    readonly invitedBy: string;
  },
): Promise<void> {
  await db.query(
    `insert into company_invitation (id, email, role, token_hash, invited_by, created_at,
       expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, row.email, row.role, row.tokenHash, row.invitedBy, row.created_at, row.expires_at],
  );
}

/** Revokes an unused invitation, once. Returns its role; null where there is none. */
export async function revokeInvitation(
  db: Queryable,
  id: string,
  at: Date,
): Promise<CompanyInvitationRow["role"] | null> {
  const { rows } = await db.query<Pick<CompanyInvitationRow, "role">>(
    `update company_invitation
     set revoked_at = $2
     where id = $1 and accepted_at is null and revoked_at is null
     returning role`,
    [id, at],
  );
  return rows[0]?.role ?? null;
}

/**
 * The invitation of a token. With `lock` in a transaction, no other call accepts or revokes it
 * meanwhile.
 */
export async function findInvitation(
  db: Queryable,
  tokenHash: Buffer,
  { lock = false } = {},
): Promise<CompanyInvitationRow | null> {
  const { rows } = await db.query<CompanyInvitationRow>(
    `select ${COLUMNS} from company_invitation where token_hash = $1 ${lock ? "for update" : ""}`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

export async function markAccepted(
  db: Queryable,
  id: string,
  accountId: string,
  at: Date,
): Promise<void> {
  await db.query("update company_invitation set accepted_at = $3, account_id = $2 where id = $1", [
    id,
    accountId,
    at,
  ]);
}

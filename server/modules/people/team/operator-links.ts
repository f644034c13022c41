// Makes the link with which an operator of the network joins: for the first one there is no owner
// who could invite.
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { EMAIL_PATTERN } from "../../../../contract/people/credentials.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { HOUR_MS } from "../../../../domain/time.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import * as store from "./operator-links.store.ts";
import { ADMIN_COMMAND, insertInvitation } from "./team.store.ts";

/** How long the link may be used. */
export const OPERATOR_LINK_HOURS = 24;
const TOKEN_BYTES = 32;
const COMMAND = { kind: "system", id: ADMIN_COMMAND } as const;
const EMAIL = new RegExp(EMAIL_PATTERN);

export interface OperatorLink {
  /** Goes into the link; kept nowhere. */
  readonly token: string;
  readonly expiresAt: Date;
}

export interface OperatorLinkDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

/**
 * Invites `email` as an owner of the network. Earlier links of this kind that were not used end.
 * The refusal is one sentence for the terminal: an operator exists and `another` was not asked for,
 * the address is none, or a person signs in with it already.
 */
export async function inviteOperator(
  { pool, now }: OperatorLinkDeps,
  { email, another }: { readonly email: string; readonly another: boolean },
): Promise<Result<OperatorLink, string>> {
  const address = email.trim().toLowerCase();
  if (!EMAIL.test(address))
    return refuse(`${email} is not an email address: give one such as ana@example.com.`);
  const nowMs = now();
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = new Date(nowMs + OPERATOR_LINK_HOURS * HOUR_MS);
  return inTransaction(pool, async ({ client }) => {
    const networkId = await store.lockNetwork(client);
    if (networkId === null) return refuse("This database has no network yet: start Plat once.");
    if (!another && (await store.hasOperator(client)))
      return refuse(
        "This network is operated already; its owners invite others under Settings, Team; to " +
          "make another operator here, add --another.",
      );
    const holder = await store.findSignIn(client, address);
    if (holder !== null)
      return refuse(
        `${address} already signs in here, at ${holder.account_name}. Use another address` +
          (holder.role === "admin"
            ? `, or npm run admin -- --recover ${address} if the person lost the password or app.`
            : "."),
      );
    await store.endOperatorLinks(client, COMMAND.id, new Date(nowMs));
    const id = uuidv7(nowMs);
    await insertInvitation(client, {
      id,
      accountId: networkId,
      email: address,
      team_role: "owner",
      tokenHash: hashKey(token),
      invitedBy: COMMAND.id,
      createdAt: new Date(nowMs),
      expiresAt,
    });
    await recordActivity(client, {
      atMs: nowMs,
      actor: COMMAND,
      accountId: networkId,
      action: "member.invited",
      subjectKind: "invitation",
      subjectId: id,
      detail: { team_role: "owner" },
    });
    return ok({ token, expiresAt });
  });
}

// Decides whether a company may sign up, and whether it takes part at once.
import type { SignUpBody } from "../../../../contract/people/sign-up.ts";
import type { SignUpPolicy } from "../../../../domain/access/account-status.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { openCompanyInvitation } from "../company-invitations/index.ts";

export interface Admission {
  /** Of the invitation that it came with; null without one. */
  readonly invitationId: string | null;
  /** Whether it takes part at once. */
  readonly isApproved: boolean;
}

interface Asked {
  readonly role: SignUpBody["role"];
  /** Of the token of the invitation that it has. */
  readonly invitationHash: Buffer | null;
}

const INVITATION_NEEDED: Refusal = {
  code: "invitation_needed",
  detail: "This network takes new accounts by invitation only. Ask it for a link.",
};

/**
 * Whether a company may sign up at `nowMs`, by the network's policy and the invitation that it has.
 * With `lock` in a transaction, no other sign-up uses the invitation meanwhile.
 */
export async function admitCompany(
  { signUpPolicy }: { readonly signUpPolicy: () => SignUpPolicy },
  db: Queryable,
  { role, invitationHash }: Asked,
  nowMs: number,
  { lock = false } = {},
): Promise<Result<Admission, Refusal>> {
  const policy = signUpPolicy();
  if (invitationHash === null)
    return policy === "invitation"
      ? refuse(INVITATION_NEEDED)
      : ok({ invitationId: null, isApproved: policy === "open" });
  const found = await openCompanyInvitation(db, invitationHash, nowMs, { lock });
  if (!found.ok) return found;
  if (found.value.role !== role)
    return refuse(
      invalid([
        {
          field: "/role",
          code: "invalid",
          message: `The invitation is for an ${found.value.role}. Choose that, or ask for another.`,
        },
      ]),
    );
  return ok({ invitationId: found.value.id, isApproved: true });
}

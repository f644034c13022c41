// Signing in with an emailed link, where the network's settings allow it.
import { createAuthEndpoint, formCsrfMiddleware } from "better-auth/api";
import { Check } from "typebox/value";
import { signInWithLink } from "../../../../contract/people/mailed-links.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { beginFound } from "./begin-session.ts";
import { markEmailVerified } from "./email-verified.ts";
import { openLinkOf } from "./mail-links.ts";
import { endMailLink } from "./mail-links.store.ts";
import type { UserDeps } from "./write-user.ts";

/** Path of better-auth below AUTH_PATH. */
export const LINK_SIGN_IN = "/sign-in/link";

export const MAGIC_LINKS_OFF: Refusal = {
  code: "forbidden",
  detail: "This network doesn't sign people in by email. Sign in with your password.",
};

export interface MagicLinkDeps {
  readonly users: UserDeps;
  readonly allowsMagicLinks: () => boolean;
}

/** better-auth's endpoint; a second factor is asked for after it, as after a password. */
export function magicLinkPlugin({ users, allowsMagicLinks }: MagicLinkDeps) {
  return {
    id: "plat-magic-link",
    endpoints: {
      signInWithLink: createAuthEndpoint(
        LINK_SIGN_IN,
        { method: "POST", use: [formCsrfMiddleware] },
        async (context) => {
          const body: unknown = context.body;
          if (!Check(signInWithLink.request.body, body))
            throw new Error("a sign-in by link came past its schema");
          const person = allowsMagicLinks()
            ? await takeLink(users, body.token)
            : refuse(MAGIC_LINKS_OFF);
          await beginFound(context, person);
          return context.json({});
        },
      ),
    },
  };
}

/** Uses the link up; it also proves that the email is the person's. Returns the person's id. */
function takeLink({ pool, now }: UserDeps, token: string): Promise<Result<string, Refusal>> {
  const nowMs = now();
  return inTransaction(pool, async (tx) => {
    const link = await openLinkOf(tx.client, ["magic_link"], token, nowMs);
    if (!link.ok) return link;
    const { id, user_id: userId } = link.value;
    await endMailLink(tx.client, id, new Date(nowMs));
    await markEmailVerified(tx, userId, nowMs);
    return ok(userId);
  });
}

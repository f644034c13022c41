// Emailed links over HTTP: asking for them, confirming an email, changing it, signing in.
import * as changes from "../../../../contract/people/email-change.ts";
import * as verification from "../../../../contract/people/email-verification.ts";
import * as links from "../../../../contract/people/mailed-links.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { begin, withoutSession } from "./auth-bridge.routes.ts";
import { agree, askChange, cancelChange, findChange } from "./email-change.ts";
import { sendVerification, verifyByCode, verifyByLink } from "./email-verification.ts";
import type { RouteDeps } from "./identity.routes.ts";
import { LINK_SIGN_IN, MAGIC_LINKS_OFF } from "./magic-link.ts";
import { type AskDeps, askByEmail } from "./mail-asks.ts";
import { openMailLink, UNKNOWN_LINK } from "./mail-links.ts";
import { openSignUp } from "./sign-ups.ts";
import { readToken } from "./sessions.ts";

export interface MailedLinkRoutes extends Omit<AskDeps, "pool"> {
  readonly allowsMagicLinks: () => boolean;
}

/** `signedInOnly` also lets in a person who must set up a second factor first. */
export function registerMailedLinks(
  open: HttpHost,
  signedInOnly: HttpHost,
  deps: RouteDeps & { readonly mails: MailedLinkRoutes },
): void {
  const { allowsMagicLinks, ...own } = deps.mails;
  const asks = { ...own, pool: deps.pool };
  registerOperation(open, links.forgotPassword, ({ request, body: { email } }) =>
    askByEmail(asks, { kind: "reset_password", email, ip: request.ip }),
  );
  registerOperation(open, links.askMagicLink, async ({ request, body: { email } }) =>
    allowsMagicLinks()
      ? askByEmail(asks, { kind: "magic_link", email, ip: request.ip })
      : refuse(MAGIC_LINKS_OFF),
  );
  registerOperation(open, links.readMailLink, async ({ body }) => {
    const signUp = await openSignUp(deps.pool, body.token, asks.now());
    if (signUp.ok || signUp.error !== UNKNOWN_LINK)
      return signUp.ok
        ? ok({
            kind: "sign_up",
            email: signUp.value.email,
            new_email: null,
            expires_at: signUp.value.expires_at.toISOString(),
          })
        : signUp;
    const found = await openMailLink(deps.pool, body.token, asks.now());
    return found.ok
      ? ok({
          kind: found.value.kind,
          email: found.value.email,
          new_email: found.value.new_email,
          expires_at: found.value.expires_at.toISOString(),
        })
      : found;
  });
  registerOperation(open, links.signInWithLink, async ({ request, reply, body }) =>
    begin(deps, withoutSession(deps.session, request), reply, LINK_SIGN_IN, body),
  );
  registerVerification(open, signedInOnly, asks);
  registerChange(open, signedInOnly, deps, asks);
}

function registerVerification(open: HttpHost, signedInOnly: HttpHost, asks: AskDeps): void {
  registerOperation(signedInOnly, verification.sendVerification, async ({ actor }) => {
    const refusal = await asks.limits.begin(["verification", actor.id]);
    if (refusal !== null) return refuse(refusal);
    await sendVerification(asks, actor.id);
    return ok(undefined);
  });
  registerOperation(signedInOnly, verification.enterVerificationCode, ({ actor, body }) =>
    verifyByCode(asks, actor.id, body.code.replaceAll(" ", "")),
  );
  registerOperation(open, verification.verifyEmail, ({ body }) => verifyByLink(asks, body.token));
}

function registerChange(
  open: HttpHost,
  signedInOnly: HttpHost,
  { checkPassword, onSessionEnded, session }: RouteDeps,
  asks: AskDeps,
): void {
  registerOperation(signedInOnly, changes.getEmailChange, async ({ actor }) =>
    ok({ change: await findChange(asks, actor.id) }),
  );
  registerOperation(signedInOnly, changes.askEmailChange, async ({ actor, body }) => {
    const checked = await checkPassword(actor.id, body.password);
    if (!checked.ok) return checked;
    const refusal = await asks.limits.begin(["change", actor.id]);
    if (refusal !== null) return refuse(refusal);
    const asked = await askChange(asks, actor, body.email);
    return asked.ok ? ok({ change: await findChange(asks, actor.id) }) : asked;
  });
  registerOperation(signedInOnly, changes.cancelEmailChange, async ({ actor }) => {
    await cancelChange(asks, actor);
    return ok(undefined);
  });
  registerOperation(open, changes.confirmEmailChange, async ({ request, body }) => {
    const agreed = await agree(asks, body.token, readToken(session, request.headers.cookie));
    if (!agreed.ok) return agreed;
    if (agreed.value.isChanged) onSessionEnded(agreed.value.userId);
    return ok({ is_changed: agreed.value.isChanged });
  });
}

// Serves the second half of a sign-up in production: the code or the link of the email.
import * as contract from "../../../../contract/people/sign-ups.ts";
import { refuse } from "../../../../domain/result.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { begin, type BridgeDeps, withoutSession } from "./auth-bridge.routes.ts";
import { ENTER_SIGN_UP_CODE, USE_SIGN_UP_LINK } from "./auth-deps.ts";
import { readSignUpToken, signUpCookie } from "./sign-up-cookie.ts";

export function registerSignUps(open: HttpHost, deps: BridgeDeps): void {
  registerOperation(open, contract.enterSignUpCode, async ({ request, reply, body }) => {
    const browser = readSignUpToken(deps, request.headers.cookie);
    if (browser === null)
      return refuse({
        code: "link_over",
        detail: "This browser has no sign-up that waits for a code. Sign up again.",
      });
    const entered = { browser, code: body.code.replaceAll(" ", "") };
    const signedIn = await begin(deps, request, reply, ENTER_SIGN_UP_CODE, entered);
    if (signedIn.ok) void reply.header("set-cookie", signUpCookie(deps, null));
    return signedIn;
  });
  registerOperation(open, contract.useSignUpLink, async ({ request, reply, body }) =>
    begin(deps, withoutSession(deps.session, request), reply, USE_SIGN_UP_LINK, body),
  );
}

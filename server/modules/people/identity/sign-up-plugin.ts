// Signing up and joining, as endpoints of better-auth: persons and accounts are made in
// transactions of ours, and better-auth begins the sessions. In production both wait for an email.
import { createAuthEndpoint, formCsrfMiddleware } from "better-auth/api";
import { type Static, Type } from "typebox";
import { Check } from "typebox/value";
import { acceptInvitation } from "../../../../contract/people/identity.ts";
import { SignUpBody } from "../../../../contract/people/sign-up.ts";
import { useSignUpLink } from "../../../../contract/people/sign-ups.ts";
import type { Language } from "../../../../domain/languages.ts";
import type { Result } from "../../../../domain/result.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { ACCEPT, ENTER_SIGN_UP_CODE, SIGN_UP, USE_SIGN_UP_LINK } from "./auth-deps.ts";
import { refusalError, refuseWhenFull } from "./auth-refusals.ts";
import { beginFound, type EndpointContext } from "./begin-session.ts";
import { joinAccount, planMember } from "./join-account.ts";
import { type SignUpPlan, beginSignUp, finishByCode, finishByLink } from "./sign-ups.ts";
import { planCompany, signUpUser } from "./write-company.ts";
import type { UserDeps } from "./write-user.ts";

const POST = { method: "POST" as const, use: [formCsrfMiddleware] };

/** The body of the endpoint for codes: the browser's token comes from its cookie. */
const EnteredCode = Type.Object({ browser: Type.String(), code: Type.String() });
type EnteredCode = Static<typeof EnteredCode>;

/** Takes the place of better-auth's own sign-up. */
export function signUpPlugin(users: UserDeps) {
  return {
    id: "plat-sign-up",
    endpoints: {
      signUpEmail: createAuthEndpoint(SIGN_UP, POST, async (context) => {
        const body: unknown = context.body;
        if (!Check(SignUpBody, body)) throw new Error("a sign-up came past its schema");
        if (users.production)
          return context.json(
            await wait(users, await refuseWhenFull(planCompany(users, body)), body.language),
          );
        await beginFound(context, await refuseWhenFull(signUpUser(users, body)));
        return context.json({});
      }),
      acceptInvitation: createAuthEndpoint(ACCEPT, POST, async (context) => {
        const body: unknown = context.body;
        if (!Check(acceptInvitation.request.body, body))
          throw new Error("an invitation's acceptance came past its schema");
        const plan = await refuseWhenFull(planMember(users, body));
        // The first operator has no one who could hand over an email yet.
        if (users.production && !(plan.ok && plan.value.isByCommand))
          return context.json(await wait(users, plan, body.language));
        await beginFound(
          context,
          plan.ok ? await joinAccount(users, plan.value, body.language ?? null) : plan,
        );
        return context.json({});
      }),
      enterSignUpCode: createAuthEndpoint(ENTER_SIGN_UP_CODE, POST, async (context) => {
        const body: unknown = context.body;
        if (!Check(EnteredCode, body)) throw new Error("a code came past its schema");
        const { browser, code }: EnteredCode = body;
        return begun(context, await finishByCode(users, browser, code));
      }),
      useSignUpLink: createAuthEndpoint(USE_SIGN_UP_LINK, POST, async (context) => {
        const body: unknown = context.body;
        if (!Check(useSignUpLink.request.body, body))
          throw new Error("a sign-up link came past its schema");
        return begun(context, await finishByLink(users, body.token));
      }),
    },
  };
}

/** What `isWaitingForEmail` recognizes. */
async function wait(
  users: UserDeps,
  plan: Result<SignUpPlan, Refusal>,
  language: Language | undefined,
): Promise<{ readonly waitsFor: string }> {
  if (!plan.ok) throw refusalError(plan.error);
  const token = await beginSignUp(users, plan.value, language ?? null);
  if (!token.ok) throw refusalError(token.error);
  return { waitsFor: token.value };
}

async function begun(
  context: EndpointContext & { readonly json: (body: object) => Promise<object> },
  person: Result<string, Refusal>,
): Promise<object> {
  await beginFound(context, person);
  return context.json({});
}

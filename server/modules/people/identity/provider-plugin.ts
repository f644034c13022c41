// Signing in with other providers at better-auth: endpoints of ours, under its limits and its check
// of the origin.
import { createAuthEndpoint, formCsrfMiddleware } from "better-auth/api";
import { type Static, type TSchema, Type } from "typebox";
import { Check } from "typebox/value";
import { PROVIDER_IDS, PROVIDER_MINUTES } from "../../../../domain/access/sign-in-provider.ts";
import { enumOf, nullable } from "../../../../contract/schema.ts";
import { refusalError } from "./auth-refusals.ts";
import { beginFound, type EndpointContext } from "./begin-session.ts";
import {
  connectAccount,
  findByProvider,
  type ProviderAnswer,
  type ProvidersDeps,
  startFlow,
} from "./providers.ts";

/** Paths of better-auth below AUTH_PATH. */
export const PROVIDER_PATHS = {
  start: "/provider/start",
  signIn: "/sign-in/provider",
  connect: "/provider/connect",
} as const;

/** What our routes hand over; no client's body comes here unread. */
const StartBody = Type.Object({
  provider: enumOf(PROVIDER_IDS),
  userId: nullable(Type.String()),
});
const SignInBody = Type.Object({ answer: Type.String() });
const ConnectBody = Type.Object({ answer: Type.String(), userId: Type.String() });

const COOKIE = "provider";
const SECONDS_PER_MINUTE = 60;

export function providerPlugin(deps: ProvidersDeps) {
  const post = { method: "POST" as const, use: [formCsrfMiddleware] };
  return {
    id: "plat-provider",
    endpoints: {
      startProvider: createAuthEndpoint(PROVIDER_PATHS.start, post, async (context) => {
        const { provider, userId } = read(StartBody, context.body);
        const started = await startFlow(deps, provider, userId);
        if (!started.ok) throw refusalError(started.error);
        const { name, attributes } = cookieOf(context);
        context.setCookie(name, started.value.browser, attributes);
        return context.json({ url: started.value.url });
      }),
      signInProvider: createAuthEndpoint(PROVIDER_PATHS.signIn, post, async (context) => {
        const { answer } = read(SignInBody, context.body);
        await beginFound(context, await findByProvider(deps, answerOf(context, answer)));
        return context.json({});
      }),
      connectProvider: createAuthEndpoint(PROVIDER_PATHS.connect, post, async (context) => {
        const { answer, userId } = read(ConnectBody, context.body);
        const connected = await connectAccount(deps, answerOf(context, answer), userId);
        if (!connected.ok) throw refusalError(connected.error);
        return context.json({ provider: connected.value });
      }),
    },
  };
}

function read<Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> {
  if (!Check(schema, body)) throw new Error("a provider's call came past its schema");
  return body;
}

function cookieOf({ context }: EndpointContext) {
  return context.createAuthCookie(COOKIE, { maxAge: PROVIDER_MINUTES * SECONDS_PER_MINUTE });
}

/** The cookie has served; its flow is used up by then. */
function answerOf(context: EndpointContext, answer: string): ProviderAnswer {
  const { name, attributes } = cookieOf(context);
  const browser = context.getCookie(name) ?? null;
  context.setCookie(name, "", { ...attributes, maxAge: 0 });
  return { answer, browser };
}

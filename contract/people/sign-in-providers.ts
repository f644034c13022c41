// Defines the operations for signing in with other providers (OpenID Connect), and for connecting
// an account there.
import { type Static, Type } from "typebox";
import { PROVIDER_IDS, PROVIDER_MINUTES } from "../../domain/access/sign-in-provider.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, closed, enumOf, nullable } from "../schema.ts";
import { signedInAnswer } from "./identity.ts";

const ProviderIdSchema = enumOf(PROVIDER_IDS, {
  description: "google: Google. oidc: the provider that the network has set up.",
});

export const SignInProvider = Type.Object(
  { id: ProviderIdSchema, name: Type.String({ description: "As people know it." }) },
  { title: "SignInProvider" },
);
export type SignInProvider = Static<typeof SignInProvider>;

const OwnProvider = Type.Object(
  {
    ...SignInProvider.properties,
    connected_at: nullable(Timestamp, { description: "Null: you are not connected with it." }),
    last_used_at: nullable(Timestamp, { description: "Null before the first sign-in with it." }),
  },
  { title: "OwnSignInProvider" },
);
export type OwnProvider = Static<typeof OwnProvider>;

const Start = Type.Object(
  { url: Type.String({ description: "The provider's page, to be opened in this browser." }) },
  { title: "ProviderStart" },
);
const startAnswer = {
  200: {
    description: `The cookie of this browser is set, for ${PROVIDER_MINUTES} minutes.`,
    schema: Start,
  },
} as const;

const Answer = closed(
  {
    answer: Type.String({
      minLength: 1,
      maxLength: 8_000,
      description:
        "The query string with which the provider sent the browser back to /login, without the " +
        "question mark. It works once.",
    }),
  },
  { title: "ProviderAnswer" },
);

/** What the provider may answer, and what of it is no use. */
const ANSWER_PROBLEMS = [
  "provider_failed",
  "provider_cancelled",
  "provider_refused",
  "provider_over",
  "provider_email_unverified",
] as const;

export const startProviderSignIn = defineOperation({
  method: "POST",
  path: "/v1/auth/sign-in/provider/start",
  operationId: "startProviderSignIn",
  tags: ["Accounts"],
  summary: "Start signing in with another provider",
  access: ["public"],
  request: { body: closed({ provider: ProviderIdSchema }) },
  responses: startAnswer,
  problems: ["not_found", "provider_failed", "forbidden"],
  example: { provider: "google" },
});

export const signInWithProvider = defineOperation({
  method: "POST",
  path: "/v1/auth/sign-in/provider",
  operationId: "signInWithProvider",
  tags: ["Accounts"],
  summary: "Sign in with another provider's answer",
  description:
    "Signs in the person who is connected with the account there, or whose confirmed email it " +
    "has: then it is connected. Creates no person. A second factor is asked for as after a " +
    "password.",
  access: ["public"],
  request: { body: Answer },
  responses: signedInAnswer,
  problems: [
    ...ANSWER_PROBLEMS,
    "provider_no_person",
    "provider_email_unconfirmed",
    "provider_other_account",
    "second_factor_required",
    "suspended",
    "forbidden",
  ],
});

const mine = ["unauthenticated", "second_factor_missing", "suspended", "forbidden"] as const;
const one = { params: closed({ id: ProviderIdSchema }) };

export const listProviders = defineOperation({
  method: "GET",
  path: "/v1/auth/providers",
  operationId: "listSignInProviders",
  tags: ["Accounts"],
  summary: "List the providers you can sign in with",
  access: ["session"],
  request: {},
  responses: {
    200: {
      description: "All that the network has set up.",
      schema: Type.Object({ items: Type.Array(OwnProvider) }, { title: "OwnSignInProviderList" }),
    },
  },
  problems: mine,
});

export const startConnection = defineOperation({
  method: "POST",
  path: "/v1/auth/providers/{id}/start",
  operationId: "startProviderConnection",
  tags: ["Accounts"],
  summary: "Start connecting an account at another provider",
  access: ["session"],
  needs: "recent_confirmation",
  request: one,
  responses: startAnswer,
  problems: [...mine, "not_found", "provider_failed"],
});

export const connectProvider = defineOperation({
  method: "POST",
  path: "/v1/auth/providers/connect",
  operationId: "connectProvider",
  tags: ["Accounts"],
  summary: "Connect an account with another provider's answer",
  description:
    "From then on it signs you in. One account of each provider; its email may be another than " +
    "yours.",
  access: ["session"],
  request: { body: Answer },
  responses: { 200: { description: "The provider as it is now.", schema: OwnProvider } },
  problems: [...mine, ...ANSWER_PROBLEMS, "provider_taken", "provider_other_account"],
});

export const disconnectProvider = defineOperation({
  method: "DELETE",
  path: "/v1/auth/providers/{id}",
  operationId: "disconnectProvider",
  tags: ["Accounts"],
  summary: "Disconnect your account at another provider",
  description:
    "It signs you in no longer, unless it has your confirmed email: then the next sign-in with " +
    "it connects it again.",
  access: ["session"],
  needs: "recent_confirmation",
  request: one,
  responses: { 204: { description: "Disconnected." } },
  problems: [...mine, "not_found"],
});

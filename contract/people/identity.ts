// Defines the operations for signing in and out: for people only, with a session cookie. They
// do not decide what a person may do afterwards.
import { type Static, Type } from "typebox";
import { ACCOUNT_STATUSES } from "../../domain/access/account-status.ts";
import { ACCOUNT_KINDS } from "../network/accounts.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { Email, NewPassword, NextPassword, Password } from "./credentials.ts";
import { SessionView } from "./session-view.ts";
import { SignedInUser } from "./signed-in-user.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";
import { SECOND_FACTORS } from "../../domain/access/second-factor.ts";
import { TEAM_ROLES } from "./team-roles.ts";

export const SignedIn = Type.Object(
  {
    user: SignedInUser,
    role: enumOf(["advertiser", "affiliate", "admin"]),
    second_factor: enumOf(SECOND_FACTORS, {
      description:
        "on: signing in asks for a code. required: the person must set up a second factor " +
        "first; passkey: the person must sign in with their passkey first. Until then every " +
        "other call answers second_factor_missing.",
    }),
    team_role: enumOf(TEAM_ROLES, { description: "What the person may do within the account." }),
    rights: Type.Array(Type.String(), {
      description: "The rights of the team role, for showing only what may be done.",
    }),
    account: Type.Object(
      {
        id: Uuid,
        kind: enumOf(ACCOUNT_KINDS),
        name: Type.String(),
        status: enumOf(ACCOUNT_STATUSES),
        time_zone: Type.String({
          description: "IANA zone in which the days of the account's figures begin.",
        }),
      },
      { title: "SignedInAccount" },
    ),
    expires_at: {
      ...Timestamp,
      description: "ISO 8601, UTC; moves forward while the session is used.",
    },
    viewing: nullable(SessionView, {
      description:
        "The view of an account that the person of the network has begun: role, rights and " +
        "account are then those of a reader of that account; null without a view.",
    }),
  },
  { title: "SignedIn" },
);
export type SignedIn = Static<typeof SignedIn>;

export const signedInAnswer = {
  200: { description: "The signed-in person; the session cookie is set.", schema: SignedIn },
} as const;

/** The token in an invitation's link. */
const InvitationToken = Type.String({ minLength: 1, maxLength: 100 });

export const readInvitation = defineOperation({
  method: "POST",
  path: "/v1/auth/invitation",
  operationId: "readInvitation",
  tags: ["Accounts"],
  summary: "Retrieve an invitation by its token",
  access: ["public"],
  request: { body: closed({ token: InvitationToken }) },
  responses: {
    200: {
      description: "The invited email and the account.",
      schema: Type.Object(
        {
          account_name: Type.String(),
          email: Type.String(),
          team_role: enumOf(TEAM_ROLES),
          needs_second_factor: Type.Boolean({
            description: "Whether who accepts sets up a second factor before anything else.",
          }),
          expires_at: Timestamp,
        },
        { title: "OpenInvitation" },
      ),
    },
  },
  problems: ["not_found", "invitation_over", "suspended"],
});

export const acceptInvitation = defineOperation({
  method: "POST",
  path: "/v1/auth/accept-invitation",
  operationId: "acceptInvitation",
  tags: ["Accounts"],
  summary: "Accept an invitation and sign in",
  description:
    "Creates the person with the invitation's email and team role. It can be used once. In " +
    "production, the answer is email_code_required whether a person signs in with the email or " +
    "not, and the code or link in the email finishes; only links of npm run admin finish at once.",
  access: ["public"],
  request: {
    body: closed(
      {
        token: InvitationToken,
        name: Type.String({
          minLength: 1,
          maxLength: 120,
          pattern: "\\S",
          description: "Your own name.",
        }),
        password: NewPassword,
        language: Type.Optional(
          enumOf(LANGUAGES, {
            description: "Of the first email; the one that Accept-Language names when absent.",
          }),
        ),
      },
      { title: "AcceptInvitationBody" },
    ),
  },
  responses: signedInAnswer,
  problems: ["email_code_required", "not_found", "invitation_over", "suspended", "forbidden"],
  example: { token: "…", name: "Kim Lee", password: "a long pass phrase" },
});

export const signIn = defineOperation({
  method: "POST",
  path: "/v1/auth/sign-in/email",
  operationId: "signIn",
  tags: ["Accounts"],
  summary: "Sign in",
  description:
    "With a second factor, the right password answers second_factor_required, and a code " +
    "finishes signing in. After 10 failed attempts for one email from one address within 15 " +
    "minutes, further ones from there are delayed: by a second, then twice as long each time, up " +
    "to 15 minutes; after 100 from all addresses, up to a minute. A browser in which the person " +
    "signed in before is counted apart.",
  access: ["public"],
  request: { body: closed({ email: Email, password: Password }) },
  responses: signedInAnswer,
  problems: ["unauthenticated", "second_factor_required", "suspended", "forbidden"],
  example: { email: "ana@example.com", password: "a long pass phrase" },
});

export const signOut = defineOperation({
  method: "POST",
  path: "/v1/auth/sign-out",
  operationId: "signOut",
  tags: ["Accounts"],
  summary: "Sign out",
  description: "Ends the session of the cookie immediately. Without a session it does nothing.",
  access: ["public"],
  request: {},
  responses: { 204: { description: "Signed out." } },
  problems: ["forbidden"],
});

export const getSession = defineOperation({
  method: "GET",
  path: "/v1/auth/get-session",
  operationId: "getSession",
  tags: ["Accounts"],
  summary: "Retrieve the signed-in user",
  access: ["public"],
  request: {},
  responses: {
    200: {
      description: "The session; null if the caller is not signed in.",
      schema: Type.Object({ session: nullable(SignedIn) }, { title: "CurrentSession" }),
    },
  },
  problems: ["suspended"],
});

export const changePassword = defineOperation({
  method: "POST",
  path: "/v1/auth/change-password",
  operationId: "changePassword",
  tags: ["Accounts"],
  summary: "Update your password",
  description: "Ends all of your sessions and starts a new one here.",
  access: ["session"],
  request: { body: closed({ current_password: Password, new_password: NextPassword }) },
  responses: { 204: { description: "The new password is set; the session cookie is a new one." } },
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: { current_password: "a long pass phrase", new_password: "another long pass phrase" },
});

export const endOtherSessions = defineOperation({
  method: "POST",
  path: "/v1/auth/revoke-other-sessions",
  operationId: "endOtherSessions",
  tags: ["Accounts"],
  summary: "End your sessions on other devices",
  access: ["session"],
  request: {},
  responses: { 204: { description: "Only this session remains." } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const Session = Type.Object(
  {
    id: { ...Uuid, description: "Identifies the session; it grants no access." },
    created_at: Timestamp,
    last_used_at: {
      ...Timestamp,
      description: "ISO 8601, UTC; may be late by up to a thirtieth of a session's idle timeout.",
    },
    expires_at: {
      ...Timestamp,
      description: "ISO 8601, UTC; moves forward while the session is used.",
    },
    ip_address: nullable(Type.String(), { description: "The address from which it was started." }),
    user_agent: nullable(Type.String(), {
      description: "The user agent of the browser that started it.",
    }),
    current: Type.Boolean({ description: "Whether it is the session of this call." }),
  },
  { title: "Session" },
);
export type Session = Static<typeof Session>;

export const listSessions = defineOperation({
  method: "GET",
  path: "/v1/auth/sessions",
  operationId: "listSessions",
  tags: ["Accounts"],
  summary: "List your sessions, newest first",
  access: ["session"],
  request: {},
  responses: {
    200: {
      description: "Your sessions that have not ended.",
      schema: Type.Object({ items: Type.Array(Session) }, { title: "SessionList" }),
    },
  },
  problems: ["unauthenticated", "suspended"],
});

export const endSession = defineOperation({
  method: "DELETE",
  path: "/v1/auth/sessions/{id}",
  operationId: "endSession",
  tags: ["Accounts"],
  summary: "End one of your sessions",
  access: ["session"],
  request: { params: closed({ id: Uuid }) },
  responses: { 204: { description: "The browser with its cookie is signed out." } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

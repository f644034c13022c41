// Defines the operations on an account's members, their team roles, and invitations.
import { type Static, Type } from "typebox";
import { INVITATION_DAYS, type Role } from "../../domain/access/access.ts";
import { seatsOf } from "../../domain/access/rights.ts";
import { TEAM_ROLES } from "./team-roles.ts";
import { Email } from "./credentials.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";

const listed = (role: Role) => seatsOf(role).join(", ");
const teamRole = enumOf(TEAM_ROLES, {
  description:
    `What the member may do. Of an advertiser: ${listed("advertiser")}. Of an affiliate: ` +
    `${listed("affiliate")}. Of the network: ${listed("admin")}. docs/access.md lists the rights ` +
    "of each.",
});
const UserId = Type.String({ minLength: 1, maxLength: 64 });

const MemberSignIn = Type.Object(
  {
    last_seen_at: nullable(Timestamp, {
      description: "When a session was last used or ended; null if that is not known.",
    }),
    has_second_factor: Type.Boolean({ description: "An authenticator app or a passkey." }),
    is_email_confirmed: Type.Boolean(),
    sessions: Type.Integer({ description: "Sessions that have not ended." }),
  },
  { title: "MemberSignIn" },
);

export const Member = Type.Object(
  {
    user_id: UserId,
    name: Type.String(),
    email: Type.String(),
    team_role: teamRole,
    since: Timestamp,
    sign_in: nullable(MemberSignIn, {
      description: "For people of the network who may read sign-ins; null for others.",
    }),
  },
  { title: "Member", description: "A person who acts for the account." },
);
export type Member = Static<typeof Member>;

export const Invitation = Type.Object(
  {
    id: Uuid,
    email: Type.String(),
    team_role: teamRole,
    created_at: Timestamp,
    expires_at: Timestamp,
  },
  { title: "Invitation", description: "An open invitation." },
);
export type Invitation = Static<typeof Invitation>;

const listOf = <Item extends typeof Member | typeof Invitation>(item: Item, title: string) =>
  Type.Object({ items: Type.Array(item) }, { title });

export const listTeamMembers = defineOperation({
  method: "GET",
  path: "/v1/members",
  operationId: "listTeamMembers",
  tags: ["Accounts"],
  summary: "List the members of an account",
  description: "The members of your own account; the network may name another account.",
  access: ["session"],
  request: {
    query: closed({ account_id: Type.Optional({ ...Uuid, description: "Default: your own." }) }),
  },
  responses: {
    200: {
      description: "All members, the earliest first.",
      schema: listOf(Member, "SeatList"),
    },
  },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const changeTeamMember = defineOperation({
  method: "PATCH",
  path: "/v1/members/{user_id}",
  operationId: "changeTeamMember",
  tags: ["Accounts"],
  summary: "Update a member's team role",
  description:
    "For owners only. The role must be one of the account's kind. Takes effect with the member's " +
    "next call. The last owner cannot be changed.",
  access: ["session"],
  needs: "recent_confirmation",
  request: { params: closed({ user_id: UserId }), body: closed({ team_role: teamRole }) },
  responses: { 200: { description: "The member as it is now.", schema: Member } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "last_owner"],
  example: { team_role: "manager" },
});

export const removeTeamMember = defineOperation({
  method: "DELETE",
  path: "/v1/members/{user_id}",
  operationId: "removeTeamMember",
  tags: ["Accounts"],
  summary: "Remove a member",
  description:
    "For owners only. The member's sessions end immediately, their unfinished leads have no " +
    "assignee again, and their notes keep their name.",
  access: ["session"],
  needs: "recent_confirmation",
  request: { params: closed({ user_id: UserId }) },
  responses: { 204: { description: "The person can no longer sign in." } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "last_owner"],
});

export const listInvitations = defineOperation({
  method: "GET",
  path: "/v1/invitations",
  operationId: "listInvitations",
  tags: ["Accounts"],
  summary: "List open invitations",
  access: ["session"],
  request: {},
  responses: {
    200: {
      description: "All open invitations, newest first.",
      schema: listOf(Invitation, "InvitationList"),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const invite = defineOperation({
  method: "POST",
  path: "/v1/invitations",
  operationId: "invite",
  tags: ["Accounts"],
  summary: "Invite a person to your account",
  description:
    "For owners only. The role must be one of the account's kind. Creates a link that works once " +
    `within ${INVITATION_DAYS} days. No email is sent: send the link yourself. It is shown only ` +
    "in this answer.",
  access: ["session"],
  needs: "recent_confirmation",
  request: { body: closed({ email: Email, team_role: teamRole }) },
  responses: {
    201: {
      description: "The invitation.",
      schema: Type.Object(
        {
          ...Invitation.properties,
          token: Type.String({ description: "The link is /login?invite= followed by this token." }),
        },
        { title: "NewInvitation" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "limit_reached"],
  example: { email: "kim@example.com", team_role: "agent" },
});

export const revokeInvitation = defineOperation({
  method: "DELETE",
  path: "/v1/invitations/{id}",
  operationId: "revokeInvitation",
  tags: ["Accounts"],
  summary: "Withdraw an invitation",
  access: ["session"],
  request: { params: closed({ id: Uuid }) },
  responses: { 204: { description: "The link no longer works." } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

// The people of an account: their seats, and invitations to one.
import { type Static, Type } from "typebox";
import { TEAM_ROLES, INVITATION_DAYS } from "../../domain/access/access.ts";
import { Email } from "./credentials.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf } from "../schema.ts";

const teamRole = enumOf(TEAM_ROLES, {
  description:
    "owner: everything; manager: all of the work, neither money nor seats; agent: the bought " +
    "leads that are theirs or nobody's.",
});
const UserId = Type.String({ minLength: 1, maxLength: 64 });

export const Member = Type.Object(
  {
    user_id: UserId,
    name: Type.String(),
    email: Type.String(),
    team_role: teamRole,
    since: Timestamp,
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
  { title: "Invitation", description: "An invitation that can still be accepted." },
);
export type Invitation = Static<typeof Invitation>;

const listOf = <Item extends typeof Member | typeof Invitation>(item: Item, title: string) =>
  Type.Object({ items: Type.Array(item) }, { title });

export const listTeamMembers = defineOperation({
  method: "GET",
  path: "/v1/members",
  operationId: "listTeamMembers",
  tags: ["Accounts"],
  summary: "List who acts for an account",
  description: "Your own account's people; the operator may name another account.",
  access: ["session"],
  request: {
    query: closed({ account_id: Type.Optional({ ...Uuid, description: "Your own when absent." }) }),
  },
  responses: {
    200: {
      description: "All of them, the longest there first.",
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
  summary: "Give somebody another seat",
  description: "Owners only. It holds from their next call on. The last owner stays one.",
  access: ["session"],
  request: { params: closed({ user_id: UserId }), body: closed({ team_role: teamRole }) },
  responses: { 200: { description: "The seat as it is now.", schema: Member } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "last_owner"],
  example: { team_role: "manager" },
});

export const removeTeamMember = defineOperation({
  method: "DELETE",
  path: "/v1/members/{user_id}",
  operationId: "removeTeamMember",
  tags: ["Accounts"],
  summary: "Take somebody's seat away",
  description:
    "Owners only. Their sessions end at once, the leads they had not finished are free " +
    "again, and what they noted keeps their name.",
  access: ["session"],
  request: { params: closed({ user_id: UserId }) },
  responses: { 204: { description: "They can sign in no longer." } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "last_owner"],
});

export const listInvitations = defineOperation({
  method: "GET",
  path: "/v1/invitations",
  operationId: "listInvitations",
  tags: ["Accounts"],
  summary: "List invitations that can still be accepted",
  access: ["session"],
  request: {},
  responses: {
    200: {
      description: "All of them, newest first.",
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
  summary: "Invite somebody to your account",
  description:
    `Owners only. Makes a link that works once within ${INVITATION_DAYS} days. No mail is sent: ` +
    "pass the link " +
    "on yourself. It is shown in this answer only.",
  access: ["session"],
  request: { body: closed({ email: Email, team_role: teamRole }) },
  responses: {
    201: {
      description: "The invitation.",
      schema: Type.Object(
        {
          ...Invitation.properties,
          token: Type.String({ description: "The link is /login?invite= and this." }),
        },
        { title: "NewInvitation" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
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
  responses: { 204: { description: "Its link works no longer." } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

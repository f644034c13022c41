// Defines the operations on links with which the network invites a company to sign up.
import { type Static, Type } from "typebox";
import { COMPANY_INVITATION_DAYS } from "../../domain/access/account-status.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf } from "../schema.ts";
import { Email } from "./credentials.ts";

const ROLES = ["advertiser", "affiliate"] as const;

/** The token in an invitation's link. */
export const CompanyInvitationToken = Type.String({ minLength: 1, maxLength: 100 });

export const CompanyInvitation = Type.Object(
  {
    id: Uuid,
    email: Type.String(),
    role: enumOf(ROLES, { description: "advertiser: it buys leads. affiliate: it sells them." }),
    created_at: Timestamp,
    expires_at: Timestamp,
  },
  { title: "CompanyInvitation" },
);
export type CompanyInvitation = Static<typeof CompanyInvitation>;

export const listCompanyInvitations = defineOperation({
  method: "GET",
  path: "/v1/company-invitations",
  operationId: "listCompanyInvitations",
  tags: ["Accounts"],
  summary: "List open invitations of companies",
  description: "For the network.",
  access: ["session"],
  request: {},
  responses: {
    200: {
      description: "All that can still be used, newest first.",
      schema: Type.Object(
        { items: Type.Array(CompanyInvitation) },
        { title: "CompanyInvitationList" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const inviteCompany = defineOperation({
  method: "POST",
  path: "/v1/company-invitations",
  operationId: "inviteCompany",
  tags: ["Accounts"],
  summary: "Invite a company to sign up",
  description:
    "For the network. Creates a link that works once within " +
    `${COMPANY_INVITATION_DAYS} days, with any email address; the company is approved already. ` +
    "It is shown only in this answer: send it yourself.",
  access: ["session"],
  needs: "recent_confirmation",
  request: { body: closed({ email: Email, role: enumOf(ROLES) }) },
  responses: {
    201: {
      description: "The invitation.",
      schema: Type.Object(
        {
          ...CompanyInvitation.properties,
          token: Type.String({ description: "The link is /login?join= followed by this token." }),
        },
        { title: "NewCompanyInvitation" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "limit_reached"],
  example: { email: "ana@example.com", role: "advertiser" },
});

export const withdrawCompanyInvitation = defineOperation({
  method: "DELETE",
  path: "/v1/company-invitations/{id}",
  operationId: "withdrawCompanyInvitation",
  tags: ["Accounts"],
  summary: "Withdraw an invitation of a company",
  access: ["session"],
  request: { params: closed({ id: Uuid }) },
  responses: { 204: { description: "The link no longer works." } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});

export const readCompanyInvitation = defineOperation({
  method: "POST",
  path: "/v1/auth/company-invitation",
  operationId: "readCompanyInvitation",
  tags: ["Accounts"],
  summary: "Retrieve the invitation of a company by its token",
  access: ["public"],
  request: { body: closed({ token: CompanyInvitationToken }) },
  responses: {
    200: {
      description: "The invited email and side of the market.",
      schema: Type.Object(
        {
          network_name: Type.String(),
          email: Type.String(),
          role: enumOf(ROLES),
          expires_at: Timestamp,
        },
        { title: "OpenCompanyInvitation" },
      ),
    },
  },
  problems: ["not_found", "invitation_over"],
});

// Defines the operations with which a person of the network sees an account as its people do.
import { type Static, Type } from "typebox";
import { VIEW_MINUTES, VIEW_REASON_LENGTH } from "../../domain/access/viewing.ts";
import { defineOperation } from "../operation.ts";
import { Uuid, closed } from "../schema.ts";
import { SessionView } from "./session-view.ts";

const StartView = closed(
  {
    reason: Type.String({
      minLength: VIEW_REASON_LENGTH.least,
      maxLength: VIEW_REASON_LENGTH.most,
      pattern: "\\S",
      description: "What the view is for; kept in the network's activity log.",
    }),
  },
  { title: "StartView" },
);
export type StartView = Static<typeof StartView>;

export const startView = defineOperation({
  method: "POST",
  path: "/v1/accounts/{id}/view",
  operationId: "startView",
  tags: ["Accounts"],
  summary: "View an account as its people see it",
  description:
    "For owners, operations, support and compliance of the network. From now on every call of " +
    "this session is answered as a reader of the account, without contact data; what is no read " +
    `is refused with view_only. It ends after ${VIEW_MINUTES} minutes, when it is stopped, and ` +
    "with the session. The account's own activity log says that the network viewed it.",
  access: ["session"],
  needs: "recent_confirmation",
  request: { params: closed({ id: Uuid }), body: StartView },
  responses: { 200: { description: "The view, which this session now has.", schema: SessionView } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "not_viewable", "view_only"],
  example: { reason: "Asked for help with a campaign." },
});

export const stopView = defineOperation({
  method: "DELETE",
  path: "/v1/view",
  operationId: "stopView",
  tags: ["Accounts"],
  summary: "Stop viewing an account",
  description: "The session is the person's own again. Without a view it does nothing.",
  access: ["session"],
  inView: "open",
  request: {},
  responses: { 204: { description: "Nothing is viewed." } },
  problems: ["unauthenticated", "suspended"],
});

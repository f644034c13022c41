// What anybody may know of the network before signing in.
import { type Static, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { enumOf } from "../schema.ts";

export const DemoUser = Type.Object(
  {
    email: Type.String(),
    password: Type.String(),
    role: enumOf(["advertiser", "affiliate", "admin"]),
  },
  { title: "DemoUser" },
);
export type DemoUser = Static<typeof DemoUser>;

export const Network = Type.Object(
  {
    name: Type.String({ description: "The network's name, as people read it." }),
    demo: Type.Boolean({ description: "Whether its people, leads and money are made up." }),
    demo_users: Type.Array(DemoUser, {
      description:
        "Who may be signed in as on a demo network, whose passwords are no secret. Empty on " +
        "every other.",
    }),
    local_cache_mb: Type.Integer({
      minimum: 1,
      description: "The most that a browser keeps of what it has read, in megabytes.",
    }),
  },
  { title: "Network" },
);
export type Network = Static<typeof Network>;

export const getNetwork = defineOperation({
  method: "GET",
  path: "/v1/network",
  operationId: "getNetwork",
  tags: ["Settings"],
  summary: "Read what the sign-in page needs",
  access: ["public"],
  request: {},
  responses: { 200: { description: "The network.", schema: Network } },
  problems: [],
});

// Defines the operation that describes the network to callers without credentials.
import { type Static, Type } from "typebox";
import { SIGN_UP_POLICIES } from "../../domain/access/account-status.ts";
import { defineOperation } from "../operation.ts";
import { SignInProvider } from "../people/sign-in-providers.ts";
import { enumOf, nullable } from "../schema.ts";

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
    name: Type.String({ description: "The network's display name." }),
    demo: Type.Boolean({ description: "Whether its people, leads and money are fictional." }),
    demo_users: Type.Array(DemoUser, {
      description:
        "The people to sign in as on a demo network, whose passwords are public. Empty on every " +
        "other.",
    }),
    brand_color: nullable(Type.String(), { description: "As in the settings." }),
    logo: nullable(Type.String(), { description: "The path of its picture." }),
    terms_url: nullable(Type.String()),
    privacy_url: nullable(Type.String()),
    sign_up: enumOf(SIGN_UP_POLICIES, { description: "How a company joins the network." }),
    magic_links: Type.Boolean({
      description: "Whether people may sign in with a link that is emailed to them.",
    }),
    sign_in_with: Type.Array(SignInProvider, {
      description: "The other providers with which people may sign in.",
    }),
    local_cache_mb: Type.Integer({
      minimum: 1,
      description: "The most data that a browser caches, in megabytes.",
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
  summary: "Retrieve the data of the sign-in page",
  access: ["public"],
  request: {},
  responses: { 200: { description: "The network.", schema: Network } },
  problems: [],
});

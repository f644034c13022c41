// Defines the operations on pictures of the network's logo.
import { Type } from "typebox";
import { MOST_LOGO_BYTES } from "../../domain/brand/logo.ts";
import { defineOperation } from "../operation.ts";
import { closed } from "../schema.ts";

/** Room for a picture in base64, which needs four characters for three bytes. */
const LOGO_BODY_BYTES = Math.ceil((MOST_LOGO_BYTES * 4) / 3) + 16 * 1024;

export const addLogo = defineOperation({
  method: "POST",
  path: "/v1/settings/logos",
  operationId: "addLogo",
  tags: ["Settings"],
  summary: "Upload a picture for the network's logo",
  description:
    `PNG, JPEG or WebP by its content, at most ${MOST_LOGO_BYTES / 1024} kB. It is shown once ` +
    "the settings name it.",
  access: ["session"],
  request: {
    body: closed({ content: Type.String({ description: "The picture in base64." }) }),
    bodyLimitBytes: LOGO_BODY_BYTES,
  },
  responses: {
    201: {
      description: "What the settings name it by.",
      schema: Type.Object({ logo: Type.String() }, { title: "AddedLogo" }),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: {
    content:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5E" +
      "rkJggg==",
  },
});

export const openLogo = defineOperation({
  method: "GET",
  path: "/v1/network/logos/{logo}",
  operationId: "openLogo",
  tags: ["Settings"],
  summary: "Retrieve a picture of the network's logo",
  access: ["public"],
  request: { params: closed({ logo: Type.String({ pattern: "^[0-9a-f]{64}$" }) }) },
  responses: {
    200: {
      description: "The picture, which never changes at this address.",
      schema: Type.String(),
      mediaType: "application/octet-stream",
    },
  },
  problems: ["not_found"],
});

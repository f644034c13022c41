// Defines the operation that says what a new name of the network would do to consents.
import { type Static, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed } from "../schema.ts";

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const RenameEffect = Type.Object(
  {
    name: Type.String({ description: "The new name that was asked about." }),
    since: Timestamp,
    leads: count("Leads since then that a consent opened to the buyer list by the network's name."),
    lost_sales: count(
      "Of these, leads that were sold to a buyer that calls or texts, and would not have been: " +
        "their consent texts don't contain the new name.",
    ),
    is_complete: Type.Boolean({
      description: "Whether all of these leads were read, or only the latest ones.",
    }),
    sources: Type.Array(
      Type.Object(
        {
          source_id: Uuid,
          source_name: Type.String(),
          account_id: Uuid,
          account_name: Type.String(),
          leads: count("Leads whose consent texts contain the present name and not the new one."),
          lost_sales: count("As for all sources."),
        },
        { title: "RenamedSource" },
      ),
      { description: "Sources whose consent texts must change, the most leads first." },
    ),
    forms: count("Hosted forms, whose consent texts get the new name with the rename."),
    former_names: Type.Array(
      Type.Object(
        { name: Type.String(), from: Timestamp, until: Timestamp },
        { title: "FormerNetworkName" },
      ),
      { description: "Names that count for consents given while they stood, newest first." },
    ),
  },
  { title: "RenameEffect" },
);
export type RenameEffect = Static<typeof RenameEffect>;

export const previewRename = defineOperation({
  method: "POST",
  path: "/v1/settings/rename-effect",
  operationId: "previewNetworkRename",
  tags: ["Settings"],
  summary: "Preview what a new name of the network would do",
  description:
    "For the network. Compares the consent texts of the last seven days with the new name. " +
    "Nothing is changed. A former name keeps counting for consents given while it stood.",
  access: ["session"],
  request: { body: closed({ name: Type.String({ minLength: 1, maxLength: 120 }) }) },
  responses: { 200: { description: "The effect.", schema: RenameEffect } },
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: { name: "Parcel Exchange" },
});

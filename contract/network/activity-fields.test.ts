// Tests that the audit log compares every member that people can write of a record: a new member
// must be listed before its changes can be left out.
import type { TObject } from "typebox";
import { expect, it } from "vitest";
import { RECORD_FIELDS } from "../../domain/activity/record-fields.ts";
import { CampaignDocument } from "../demand/campaign-document.ts";
import { DestinationDocument } from "../delivery/destination-document.ts";
import { WebhookDocument } from "../delivery/webhooks.ts";
import { ProfileDocument } from "../people/profile.ts";
import { FormDocument } from "../supply/forms.ts";
import { LinkDocument } from "../supply/links.ts";
import { PostbackDocument } from "../supply/postback-document.ts";
import { SourceDocument } from "../supply/source-document.ts";

/** Members that the log has under another name. */
const NAMES: Readonly<Record<string, string>> = {
  "profile name": "person_name",
  // Of settings the log says only that they changed.
  "destination to": "settings",
};

it.each<[keyof typeof RECORD_FIELDS, TObject]>([
  ["campaign", CampaignDocument],
  ["source", SourceDocument],
  ["form", FormDocument],
  ["link", LinkDocument],
  ["postback", PostbackDocument],
  ["webhook", WebhookDocument],
  ["destination", DestinationDocument],
  ["profile", ProfileDocument],
])("every member of a %s", (record, document) => {
  const fields: readonly string[] = RECORD_FIELDS[record];
  const members = Object.keys(document.properties).map(
    (member) => NAMES[`${record} ${member}`] ?? member,
  );
  expect(members.length).toBeGreaterThan(2);
  expect(
    members.filter(
      (member) => !fields.some((field) => field === member || field.startsWith(`${member}.`)),
    ),
  ).toEqual([]);
});

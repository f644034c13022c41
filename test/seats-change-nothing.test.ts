// Tests on the whole API that a seat which only reads changes nothing, by any operation, and that a
// seat without the right to contact gets none, from any answer.
import { Create } from "typebox/value";
import { beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../contract/index.ts";
import type { Operation } from "../contract/operation.ts";
import {
  CANARY,
  LISTED,
  api,
  buyer,
  buyerAccount,
  postLead,
  setUpLeads,
} from "../server/modules/marketplace/leads/leads.test-support.ts";
import type { Caller } from "./support/api.ts";
import { NETWORK_ID } from "./support/market.ts";

setUpLeads();

/** What a member of any seat does for itself, or reads with a body. */
const ALLOWED: Readonly<Record<string, string>> = {
  findLeads: "reads",
  findRecords: "reads",
  previewCampaign: "reads",
  previewDelivery: "reads",
  createTestPost: "is open to every person with the source's link",
  setDemandFollow: "the member's own notifications",
  deleteDemandFollow: "the member's own notifications",
  mergeNotificationPreferences: "the member's own notifications",
  resumeEmail: "the member's own notifications",
  setPushSubscription: "the member's own notifications",
  removePushSubscription: "the member's own notifications",
  setProfile: "the member's own name",
  mergeProfile: "the member's own name",
  createAssistantThread: "the member's own conversation",
  createChatCompletion: "the member's own conversation",
  deleteAssistantThread: "the member's own conversation",
  mergeAssistantAnswers: "the member's own conversation",
  makeLeadAnalysis: "reads, and keeps it for the reader",
  saveReport: "the member's own questions, which colleagues may be shown",
  deleteSavedReport: "the member's own questions",
  setReportMailing: "the member's own emails",
  deleteReportMailing: "the member's own emails",
  deleteSavedView: "the member's own screens",
  mergePreferences: "the member's own screens",
  mergeSavedView: "the member's own screens",
  setPreferences: "the member's own screens",
  setSavedView: "the member's own screens",
  stopView: "ends a view of the member's own session, if there is one",
};
const isOwn = ({ operationId, path }: Operation): boolean =>
  Object.hasOwn(ALLOWED, operationId) || path.startsWith("/v1/auth/");
const CHANGES = OPERATIONS.filter(
  (operation) =>
    operation.method !== "GET" && operation.access.includes("session") && !isOwn(operation),
);
const READS = OPERATIONS.filter(
  ({ method, access, responses }) =>
    method === "GET" &&
    access.includes("session") &&
    !Object.values<{ readonly mediaType?: string }>(responses).some(
      ({ mediaType }) => mediaType === "text/event-stream",
    ),
);

let ids: readonly string[];
const readers: Record<string, Caller> = {};
const blind: Record<string, Caller> = {};

beforeAll(async () => {
  const { id } = await postLead();
  const { sale } = (await api.call(buyer, "GET", `/v1/leads/${id}`)).body;
  const { rows } = await api.database.pool.query<{
    readonly affiliate_id: string;
    readonly source_id: string;
    readonly campaign_id: string;
  }>(
    `select l.affiliate_id, l.source_id, c.id as campaign_id
     from lead l
     cross join campaign c
     where l.id = $1
     limit 1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the lead of this test is gone");
  // Unsold: its affiliate's own members read its contact.
  const unsold = await postLead(LISTED);
  const filed = await api.call(
    buyer,
    "POST",
    `/v1/sales/${sale.id}/return`,
    { reason: "other", note: "is not the owner" },
    { "idempotency-key": "return" },
  );
  ids = [
    filed.body.id,
    id,
    unsold.id,
    sale.id,
    row.affiliate_id,
    row.source_id,
    row.campaign_id,
    buyerAccount,
  ];
  readers["read-only"] = await api.userOf(NETWORK_ID, "admin", "read_only");
  readers["analyst"] = await api.userOf(row.affiliate_id, "affiliate", "analyst");
  blind["finance"] = await api.userOf(NETWORK_ID, "admin", "finance");
  blind["operations"] = await api.userOf(NETWORK_ID, "admin", "operations");
  blind["billing"] = await api.userOf(buyerAccount, "advertiser", "billing");
  Object.assign(blind, readers);
});

describe("others of the accounts", () => {
  it("read the contact that these seats must not get", async () => {
    expect(ids.every((one) => typeof one === "string")).toBe(true);
    const [, sold = "", unsold = "", , affiliateId = ""] = ids;
    const manager = await api.userOf(affiliateId, "affiliate", "manager");
    const agent = await api.userOf(buyerAccount, "advertiser", "agent");
    for (const [caller, id] of [
      [manager, unsold],
      [agent, sold],
    ] as const)
      expect((await api.call(caller, "GET", `/v1/leads/${id}`)).text).toContain(CANARY);
  });
});

/** A body that the schema takes where one can be made: the example, or the least. */
function bodyOf({ example, request: { body } }: Operation): unknown {
  if (example !== undefined || body === undefined) return example;
  try {
    return Create(body);
  } catch {
    return {};
  }
}

describe.each(["read-only", "analyst"])("the seat %s", (seat) => {
  it.each(CHANGES.map((operation) => [operation.operationId, operation] as const))(
    "is refused %s",
    async (_, operation) => {
      for (const id of operation.path.includes("{") ? ids : [""]) {
        const address = operation.path.replaceAll(/\{\w+\}/g, id);
        const { status, text } = await api.call(
          readers[seat] ?? null,
          operation.method,
          address,
          bodyOf(operation),
          { "idempotency-key": `${seat} ${operation.operationId}` },
        );
        expect([403, 404, 422], `${address}: ${status} ${text}`).toContain(status);
      }
    },
  );
});

describe.each(["finance", "operations", "billing", "read-only", "analyst"])(
  "the seat %s without contact",
  (seat) => {
    it.each(READS.map(({ operationId, path }) => [operationId, path] as const))(
      "gets none from %s",
      async (_, path) => {
        for (const id of path.includes("{") ? ids : [""]) {
          const address = path.replaceAll(/\{\w+\}/g, id);
          const { status, text } = await api.call(blind[seat] ?? null, "GET", address);
          expect(status, address).toBeLessThan(500);
          expect(text, address).not.toContain(CANARY);
        }
      },
    );
  },
);

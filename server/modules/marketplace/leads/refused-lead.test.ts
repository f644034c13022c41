// Checks what a lead that was refused for its fields says: each field, what came, and how to write
// it; and that what came is sealed, shown to its affiliate alone, and deleted in time.
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../../domain/time.ts";
import { USUAL_UNSOLD_CONTACT_HOURS } from "../../../../domain/distribution/listing.ts";
import { forgetUnsoldContacts } from "../../selling/distribution/listing/listing-steps.store.ts";
import {
  CANARY,
  admin,
  affiliate,
  api,
  clock,
  otherAffiliate,
  postLead,
  setUpLeads,
} from "./leads.test-support.ts";

setUpLeads();

const get = async (caller: Parameters<typeof api.call>[0], id: string) =>
  api.call(caller, "GET", `/v1/leads/${id}`);

/** Refused for its phone and its ZIP; its price is read, but not to the letter. */
const refused = async () =>
  postLead({ email: undefined, phone: `${CANARY} 916`, zip_code: "958x", price: "450k" });

describe("a lead that was refused for its fields", () => {
  it("shows its affiliate each field with what came and how to write it", async () => {
    const { id, answer } = await refused();
    expect(answer).toMatchObject({ status: "rejected", reason_code: "invalid_field" });
    const { body } = await get(affiliate, id);
    expect(body.field_errors).toEqual([
      expect.objectContaining({
        field: "zip_code",
        code: "invalid_field",
        sent_as: "zip_code",
        sent: "value",
        came: "958x",
        example: "95838",
        expected: expect.stringContaining("Five digits"),
      }),
      expect.objectContaining({
        field: "phone",
        came: `${CANARY} 916`,
        example: "916-555-0142",
      }),
    ]);
    expect(body.notes).toEqual([
      expect.objectContaining({ field: "price", came: "450k", read_as: "450000" }),
    ]);
    expect(body.contact).toBeNull();
  });

  it("answers its post with the same, without what came in contact fields", async () => {
    const { answer } = await refused();
    expect(answer).toMatchObject({
      errors: [
        { field: "zip_code", came: "958x" },
        { field: "phone", sent: "value", came: null, sent_as: "phone" },
      ],
      notes: [{ field: "price", came: "450k", read_as: "450000" }],
    });
    expect(JSON.stringify(answer)).not.toContain(CANARY);
  });

  it("shows the network the fields, never what came, and another affiliate nothing", async () => {
    const { id } = await refused();
    const { body, text } = await get(admin, id);
    expect(body.field_errors).toMatchObject([
      { field: "zip_code", sent: "value", came: null },
      { field: "phone", sent: "value", came: null },
    ]);
    expect(text).not.toContain(CANARY);
    expect((await get(otherAffiliate, id)).status).toBe(404);
  });

  it("stores nothing that came in clear, and of the rest of the post nothing", async () => {
    const { id } = await refused();
    const { rows } = await api.database.pool.query(
      `select l::text || coalesce(encode(p.sealed, 'escape'), '') as everything
       from lead l
       join lead_private p on p.lead_id = l.id
       where l.id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].everything).not.toMatch(/958x|450k|canary/i);
  });

  it("keeps the fields, and deletes what came after 72 hours", async () => {
    const { id } = await refused();
    await forgetUnsoldContacts(
      api.database.pool,
      clock.nowMs + USUAL_UNSOLD_CONTACT_HOURS * HOUR_MS,
    );
    const { body } = await get(affiliate, id);
    expect(body.field_errors).toMatchObject([
      { field: "zip_code", sent: "value", came: null, example: "95838" },
      { field: "phone", sent: "value", came: null },
    ]);
    expect(body.notes).toEqual([]);
  });

  it("is listed and exported like other refused leads", async () => {
    const { id } = await refused();
    const list = await api.call(affiliate, "GET", `/v1/leads?where=id,eq,${id}`);
    expect(list.body.items[0].field_errors).toHaveLength(2);
    const csv = await api.call(affiliate, "GET", `/v1/leads/export?where=id,eq,${id}`);
    expect(csv.status).toBe(200);
  });
});

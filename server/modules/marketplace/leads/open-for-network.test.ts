// Tests who of the network opens a lead's contact, that a reason is needed, and what is logged.
import { describe, expect, it } from "vitest";
import { seatsOf } from "../../../../domain/access/rights.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { CANARY, admin, api, buyer, postLead, setUpLeads } from "./leads.test-support.ts";

setUpLeads();

const WHY = { reason: "person_asked", note: "Called to have the data deleted" };
const open = (caller: Parameters<typeof api.call>[0], id: string, body: unknown = WHY) =>
  api.call(caller, "POST", `/v1/leads/${id}/contact`, body);
const logOf = async (id: string) =>
  (
    await api.database.pool.query(
      "select actor_id, detail from activity where action = 'contact.viewed' and subject_id = $1",
      [id],
    )
  ).rows;

describe("a lead's contact in the network", () => {
  it("is opened by owners, support and compliance alone", async () => {
    const { id } = await postLead();
    const opened: string[] = [];
    for (const seat of seatsOf("admin")) {
      const answer = await open(await api.userOf(NETWORK_ID, "admin", seat), id);
      if (answer.status === 200) opened.push(seat);
      else expect([answer.status, answer.text.includes(CANARY)]).toEqual([403, false]);
    }
    expect(opened).toEqual(["owner", "support", "compliance"]);
    expect(await logOf(id)).toHaveLength(3);
    // Buyers and affiliates have their own ways; a key is no person.
    for (const caller of [buyer, admin]) expect((await open(caller, id)).status).toBe(403);
  });

  it("comes once, with the reason and the person in the log first", async () => {
    const { id } = await postLead();
    const support = await api.userOf(NETWORK_ID, "admin", "support");
    const answer = await open(support, id);
    expect(answer.body).toMatchObject({ view: "admin", contact: { first_name: CANARY } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    // Which consent record was shown can still be proved when the record is gone.
    const { sha256 } = answer.body.consent_proof;
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await logOf(id)).toEqual([
      { actor_id: support.user, detail: { ...WHY, consent_sha256: sha256 } },
    ]);
    const read = await api.call(support, "GET", `/v1/leads/${id}`);
    expect(read.text).not.toContain(CANARY);
  });

  it("is not opened without a reason, and never written into the log", async () => {
    const { id } = await postLead();
    const support = await api.userOf(NETWORK_ID, "admin", "support");
    for (const body of [
      {},
      { reason: "curious", note: "abc" },
      { reason: "legal", note: "" },
      { reason: "legal", note: "   " },
    ])
      expect((await open(support, id, body)).status).toBe(422);
    expect(await logOf(id)).toEqual([]);
    await open(support, id, { reason: "legal", note: `Asked for ${CANARY} by name` });
    const [entry] = await logOf(id);
    expect(entry.detail.reason).toBe("legal");
    expect(JSON.stringify(entry)).not.toContain(CANARY);
  });
});

// Tests that reads of a lead's contact by the accounts that may read it are counted in their
// activity: one entry for each reader and hour.
import { expect, it } from "vitest";
import { api, buyer, postLead, setUpLeads } from "./leads.test-support.ts";

setUpLeads();

const countsOf = async (): Promise<readonly unknown[]> => {
  await api.writeContactReads();
  const { body } = await api.call(buyer, "GET", "/v1/activity?where=action,eq,contact.read");
  return (body.items as readonly { readonly detail: { readonly count: number } }[]).map(
    ({ detail }) => detail.count,
  );
};

it("counts each lead that a buyer reads with its contact, in one entry", async () => {
  const { id } = await postLead();
  expect(await countsOf()).toEqual([]);
  for (let reads = 0; reads < 3; reads += 1) await api.call(buyer, "GET", `/v1/leads/${id}`);
  expect(await countsOf()).toEqual([3]);
  const { body } = await api.call(buyer, "GET", "/v1/leads");
  expect(body.items).toHaveLength(1);
  expect(await countsOf()).toEqual([4]);
});

it("counts nothing for a reader who gets no contact", async () => {
  const { id } = await postLead();
  const before = await countsOf();
  await api.call(null, "GET", `/v1/leads/${id}`);
  expect(await countsOf()).toEqual(before);
});

// From the sign-in as a new advertiser to the first lead that it owns, in four actions.
import { expect, inject, it } from "vitest";
import { buyFirstLead } from "../support/first-lead.ts";
import { fillSignIn, signUp } from "../support/sign-up.ts";
import { stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

it("the first lead's contact is four actions from the sign-in, its cost shown before", async () => {
  await stockListings(network, 1);
  const visitor = await visits.arrive();
  await fillSignIn(visitor.page, await signUp(network.url, "advertiser", "Nia First"));
  const actions = await buyFirstLead(visitor.page);
  expect(actions).toEqual(["sign in", "open the marketplace", "choose a lead", "buy it"]);
  expect(visitor.mishaps).toEqual([]);
});

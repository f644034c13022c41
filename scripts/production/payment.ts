// How an affiliate is paid: terms that hold nothing, earnings that become payable, a payout.
import { randomUUID } from "node:crypto";
import { BANK_FORM, TAX_FORM } from "../../test/support/payees.ts";
import type { Company, Operators } from "./admission.ts";
import { type Body, until } from "./people.ts";
import { dollars, need, say } from "./steps.ts";
import type { Source } from "./trade.ts";

/** Enough for the least payout of a new network, $50. */
const LEADS = 6;

export interface Sides {
  readonly buyer: Company;
  readonly affiliate: Company;
}

/** Agrees with both sides that nothing is held, which counts for leads sold from then on. */
export async function agreeTerms({ first }: Operators, { buyer, affiliate }: Sides): Promise<void> {
  const agree = async (side: "buyer" | "affiliate", { accountId }: Company, change: object) => {
    const terms = await first.call("GET", `/v1/accounts/${accountId}/terms`);
    await first.call("PUT", `/v1/accounts/${accountId}/terms`, {
      body: {
        version: terms.version,
        reason: "Agreed for leads that were checked by phone.",
        [side]: { ...terms[side], ...change },
      },
    });
  };
  await first.confirm();
  await agree("buyer", buyer, { return_days: 0 });
  await agree("affiliate", affiliate, { hold_days: 0 });
  say("terms: the buyer returns nothing, the affiliate's earnings are not held");
}

/** Sells leads under these terms, whose earnings are due at once. Returns how many. */
export async function earn(source: Source, { affiliate }: Sides): Promise<number> {
  for (let count = 0; count < LEADS; count += 1) {
    const { isSold } = await source.post("seller");
    need(isSold, "the campaign buys the lead");
  }
  const { items } = await affiliate.person.call("GET", "/v1/earnings?limit=200");
  const held = items.filter((each: Body) => each.status === "pending");
  need(held.length > LEADS, "the earlier earnings are held too");
  say(`earnings: ${LEADS} more leads sold; ${held.length} earnings are pending`);
  return LEADS;
}

/** Waits for the payable earnings, and takes them through a payout to the bank. */
export async function payOut({ first }: Operators, { affiliate }: Sides): Promise<void> {
  const { person } = affiliate;
  await person.confirm();
  await person.call("PUT", "/v1/payout-details/tax", { body: TAX_FORM });
  await person.call("PUT", "/v1/payout-details/bank", { body: BANK_FORM });
  const ready = await until("the earnings become payable", async () => {
    const state = await person.call("GET", "/v1/payout-eligibility");
    return state.obstacles.length === 0 ? state : undefined;
  });
  const asked = await person.post("/v1/payouts", undefined, {
    headers: { "idempotency-key": randomUUID() },
  });
  need(asked.amount_cents === ready.payable_cents, "the payout takes what is payable");
  await first.confirm();
  const approved = await first.post(`/v1/payouts/${asked.id}/decision`, { decision: "approve" });
  need(approved.status === "approved", "one person approves a payout below the limit");
  const file = await first.readText("/v1/payouts/bank-file", { ids: [asked.id] });
  need(file.includes(BANK_FORM.account_number), "the bank file has the account");
  const sent = await first.post(`/v1/payouts/${asked.id}/outcome`, { outcome: "sent" });
  need(sent.status === "sent", "the payout is sent");
  const { payable_cents: left } = await person.call("GET", "/v1/payout-eligibility");
  need(left === 0, "nothing is payable any more");
  say(
    `payout: ${dollars(asked.amount_cents)} payable, requested, approved, in the bank file, sent`,
  );
}

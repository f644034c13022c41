// One trading day: money, a campaign, a source, leads that are sold and delivered, and a return.
import { randomUUID } from "node:crypto";
import { type Company, NETWORK_NAME, type Operators, type Place } from "./admission.ts";
import { type Body, Person, readMail, until } from "./people.ts";
import { dollars, need, say } from "./steps.ts";

/** A lead as it was posted, and what became of it. */
export interface Posted {
  readonly phone: string;
  readonly leadId: string;
  readonly isSold: boolean;
}

const FIRST_PAYMENT_CENTS = 200_000;
/** Above what one person may book, of the network's settings. */
const LARGE_PAYMENT_CENTS = 600_000;
const BID_CENTS = 4_000;
const SELLERS = 14;
const RENTERS = 4;
const AGAIN = 2;

/** A payment that one person books, and one that needs two. */
export async function bookMoney(
  { first, second }: Operators,
  { person: buyer, accountId }: Company,
): Promise<void> {
  const pay = (amountCents: number, reference: string): Promise<Body> =>
    first.post(
      `/v1/accounts/${accountId}/manual-entries`,
      {
        kind: "payment",
        amount_cents: amountCents,
        method: "wire",
        reference,
        value_date: new Date().toISOString().slice(0, 10),
      },
      { headers: { "idempotency-key": reference } },
    );
  await first.confirm();
  const small = await pay(FIRST_PAYMENT_CENTS, "FT-2026-000481");
  need(small.status === "booked", "one person books a payment below the limit");
  const large = await pay(LARGE_PAYMENT_CENTS, "FT-2026-000482");
  need(large.status === "waiting", "a payment above the limit waits");
  await first.post(
    `/v1/manual-entries/${large.id}/decision`,
    { decision: "approve" },
    { status: 409 },
  );
  await second.confirm();
  await second.post(`/v1/manual-entries/${large.id}/decision`, { decision: "approve" });
  const { available_cents: available } = await buyer.call("GET", "/v1/wallet");
  need(available === FIRST_PAYMENT_CENTS + LARGE_PAYMENT_CENTS, "the wallet has both payments");
  say(
    `money: ${dollars(FIRST_PAYMENT_CENTS)} booked by one person, ` +
      `${dollars(LARGE_PAYMENT_CENTS)} by two; the wallet has ${dollars(available)}`,
  );
}

/** Where leads go: an address of this machine is refused, an email takes them. */
export async function setUpDelivery({ person: buyer, accountId }: Company): Promise<void> {
  const id = randomUUID();
  await buyer.confirm();
  await buyer.call("PUT", `/v1/destinations/${randomUUID()}`, {
    status: 422,
    body: { name: "CRM", to: { kind: "webhook", address: "https://127.0.0.1/leads" } },
  });
  await buyer.call("PUT", `/v1/destinations/${id}`, {
    body: { name: "Desk", to: { kind: "email", addresses: ["desk@ruiz.example.com"] } },
  });
  await buyer.call("PUT", `/v1/delivery-plans/${accountId}`, { body: { routes: [[id]] } });
  say("delivery: a private address was refused, an email destination is in the plan");
}

/** A campaign for sellers in California, and a source; returns who posts with its key. */
export async function setUpMarket(
  place: Place,
  { buyer, affiliate }: { readonly buyer: Company; readonly affiliate: Company },
): Promise<Source> {
  await buyer.person.call("PUT", `/v1/campaigns/${randomUUID()}`, {
    body: {
      name: "Sellers",
      criteria: {
        all: [
          { field: "state", in: ["CA"] },
          { field: "side", in: ["seller"] },
        ],
      },
      exclusive_bid_cents: BID_CENTS,
    },
  });
  await affiliate.person.confirm();
  const { key } = await affiliate.person.call("PUT", `/v1/sources/${randomUUID()}`, {
    body: { kind: "api", name: "Site", unsold_rule: "list" },
  });
  say(`market: a campaign bids ${dollars(BID_CENTS)}, a source has its key`);
  return new Source(place.url, key);
}

/** A program of the affiliate, which posts with a source's key. */
export class Source {
  readonly #program: Person;
  readonly #key: string;
  #people = 0;

  constructor(url: string, key: string) {
    this.#program = new Person(url, "", "");
    this.#key = key;
  }

  /** Posts a person whom no earlier post named. */
  async post(side: "seller" | "renter"): Promise<Posted & { readonly again: () => Promise<Body> }> {
    this.#people += 1;
    const phone = `916555${2_000 + this.#people}`;
    const lead = {
      side,
      first_name: "Ada",
      last_name: `Tester${this.#people}`,
      email: `person${this.#people}@example.com`,
      phone,
      property_type: "single_family",
      zip_code: "95838",
      timing: "asap_0_30d",
      ip_address: `203.0.113.${this.#people}`,
      consent: true,
      tcpa_text:
        `I agree that ${NETWORK_NAME} and the companies on its buyer list may call, text and ` +
        "email me.",
    };
    const send = (): Promise<Body> =>
      this.#program.post("/v1/leads", lead, { headers: { authorization: `Bearer ${this.#key}` } });
    const answer = await send();
    need(answer.status === "accepted", `a lead is accepted: ${JSON.stringify(answer)}`);
    return { phone, leadId: answer.lead.id, isSold: answer.sale === "exclusive", again: send };
  }
}

/** Posts sellers, whom the campaign buys, renters, whom it does not, and some once more. */
export async function postLeads(source: Source): Promise<readonly Posted[]> {
  const posted = [];
  for (let count = 0; count < SELLERS; count += 1) posted.push(await source.post("seller"));
  for (let count = 0; count < RENTERS; count += 1) posted.push(await source.post("renter"));
  for (const { again } of posted.slice(0, AGAIN)) {
    const { status } = await again();
    need(status === "duplicate", "a lead that is posted again is a duplicate");
  }
  const sold = posted.filter(({ isSold }) => isSold);
  need(sold.length === SELLERS, "the campaign buys the sellers, and them alone");
  say(
    `leads posted through the proxy: ${posted.length + AGAIN}, sold ${sold.length}, ` +
      `listed ${posted.length - sold.length}, duplicates ${AGAIN}`,
  );
  return posted;
}

/** Buys one of the listed leads by hand. */
export async function buyListing({ person: buyer }: Company): Promise<void> {
  const { items } = await buyer.call("GET", "/v1/listings");
  need(items.length === RENTERS, "the marketplace lists what no campaign bought");
  const [{ lead_id: leadId, exclusive_price_cents: priceCents }] = items;
  const sale = await buyer.post(
    `/v1/listings/${leadId}/purchase`,
    { mode: "exclusive", max_price_cents: priceCents },
    { headers: { "idempotency-key": randomUUID() } },
  );
  need(sale.price_cents <= priceCents, "the purchase costs no more than was shown");
  say(`marketplace: one of ${items.length} listed leads bought for ${dollars(sale.price_cents)}`);
}

/** Waits until each sold lead is in the buyer's mailbox, with the phone number that was posted. */
export async function readDeliveries({ mails }: Place, posted: readonly Posted[]): Promise<void> {
  const sold = posted.filter(({ isSold }) => isSold);
  const missing = (): readonly Posted[] => {
    const texts = mails.seen
      .filter(({ to }) => to.includes("desk@ruiz.example.com"))
      .map(({ raw }) => raw.replaceAll(/=\r\n/g, "").replaceAll(/[^0-9]/g, ""));
    return sold.filter(({ phone }) => !texts.some((digits) => digits.includes(phone)));
  };
  await until("each sold lead is emailed to the buyer", () =>
    missing().length === 0 ? true : undefined,
  );
  say(`delivered: ${sold.length} leads by email, each with its phone number`);
}

/** A return that the buyer files, the affiliate answers, and the network approves. */
export async function returnLead(
  { mails }: Place,
  { first }: Operators,
  { buyer, affiliate }: { readonly buyer: Company; readonly affiliate: Company },
): Promise<void> {
  const before = await buyer.person.call("GET", "/v1/wallet");
  const { items } = await buyer.person.call("GET", "/v1/sales?limit=200");
  const sale = items.find((each: Body) => each.price_cents === BID_CENTS);
  const filed = await buyer.person.post(
    `/v1/sales/${sale.id}/return`,
    { reason: "fake_spam", note: "The person did not fill in the form." },
    { headers: { "idempotency-key": "the first return" } },
  );
  await affiliate.person.post(`/v1/returns/${filed.id}/answer`, {
    answer: "The form's visitor confirmed the number on its second page.",
  });
  await first.post(`/v1/returns/${filed.id}/decision`, {
    decision: "approve",
    note: "The form was filled in with another person's number.",
  });
  const after = await buyer.person.call("GET", "/v1/wallet");
  need(after.balance_cents - before.balance_cents === BID_CENTS, "the buyer is refunded");
  await readMail(mails, buyer.person.email, "eturn");
  say(`returned: one sale, answered and approved; ${dollars(BID_CENTS)} refunded`);
}

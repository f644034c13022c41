// Sets up a buyer whose leads are delivered: a network with a campaign for sellers, a CRM and a
// mail server on loopback, and the delivery loop.
import { DAY_MS } from "../../domain/time.ts";
import { USUAL_CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
import { listTold } from "./told-events.ts";
import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import { createDeliveryJobs } from "../../server/modules/delivery/deliveries/index.ts";
import { publishOutbox } from "../../server/modules/notify/notifications/publish-outbox.ts";
import { type EmailRenderer, loadEmailRenderer } from "../../server/modules/network/pages/index.ts";
import type { Ticker } from "../../server/platform/clock/ticker.ts";
import { createOutboundCall } from "../../server/platform/http/outbound-call.ts";
import { uuidv7 } from "../../server/platform/ids/uuid.ts";
import { createSmtpMailer } from "../../server/platform/email/smtp-mailer.ts";
import { type Caller, TestApi, fixedAddress } from "./api.ts";
import { MailServer } from "./mail-server.ts";
import { postBody } from "./market.ts";
import { Receiver } from "./receiver.ts";
import { TEST_DELIVERY_VAULT, TEST_VAULT } from "./test-vaults.ts";

export const MAPPED = [
  { name: "person.name", value: "{first_name} {last_name}" },
  { name: "person.phone", value: "{phone}" },
  { name: "paid", value: "{price_paid}", type: "number" },
];

/** A purchased lead: its posted fields, and its phone as it is delivered. */
export interface Sold extends Readonly<Record<string, unknown>> {
  readonly leadId: string;
  readonly e164: string;
}

// The untyped answer of a call.
type Row = ReturnType<typeof JSON.parse>;

interface StandParts {
  readonly api: TestApi;
  readonly crm: Receiver;
  readonly mails: MailServer;
  readonly drawer: EmailRenderer;
  readonly buyerId: string;
  readonly buyer: Caller;
  readonly campaignId: string;
  readonly posting: Caller;
}

/** Constructed only by `DeliveryStand.open`. */
export class DeliveryStand implements StandParts {
  declare readonly api: TestApi;
  declare readonly crm: Receiver;
  declare readonly mails: MailServer;
  declare readonly drawer: EmailRenderer;
  declare readonly buyerId: string;
  declare readonly buyer: Caller;
  declare readonly campaignId: string;
  declare readonly posting: Caller;
  /** The clock of the whole network; never set back, because limits depend on it. */
  nowMs = Date.now();
  #jobs: Ticker | null = null;
  #person = 0;

  static async open(): Promise<DeliveryStand> {
    const stand = new DeliveryStand();
    const [crm, mails, drawer, api] = await Promise.all([
      Receiver.open(),
      MailServer.open(),
      loadEmailRenderer(),
      TestApi.start(() => stand.nowMs),
    ]);
    fixedAddress.url = `${crm.origin}/v1/events`;
    const posting = await api.sourceKey((await api.fixture.source({ unsoldRule: "list" })).id);
    const buyerId = await api.fixture.advertiser("Ruiz Realty", 100_000_000);
    const buyer = await api.keyOf(buyerId);
    await api.fixture.campaign({
      accountId: buyerId,
      exclusiveCents: 4_850,
      criteria: { field: "side", in: ["seller"] },
    });
    const campaignId = (await api.call(buyer, "GET", "/v1/campaigns")).body.items[0].id;
    return Object.assign(stand, {
      api,
      crm,
      mails,
      drawer,
      buyerId,
      buyer,
      campaignId,
      posting,
    } satisfies StandParts);
  }

  /** Removes destinations and plans, and makes the systems answer successfully. */
  async reset(): Promise<void> {
    this.nowMs = Math.max(this.nowMs, Date.now());
    await this.publish();
    for (const table of ["delivery_plan", "destination"])
      await this.api.database.pool.query(`delete from ${table}`);
    this.crm.reset();
    this.mails.reset();
  }

  async close(): Promise<void> {
    this.crm.close();
    await Promise.all([this.mails.close(), this.api.stop()]);
  }

  publish() {
    return publishOutbox(this.api.database.pool, () => 0.5);
  }

  /** Sends due deliveries until none is due. */
  work(timeoutMs = 30_000): void {
    this.#jobs = createDeliveryJobs({
      pool: this.api.database.pool,
      call: createOutboundCall({ allowsLoopback: true, now: Date.now, timeoutMs }),
      vault: TEST_VAULT,
      keyVault: TEST_DELIVERY_VAULT,
      drawer: this.drawer,
      networkName: () => "Plat",
      publicUrl: "http://localhost:3000",
      mailer: createSmtpMailer({
        server: this.mails.settings(),
        from: { name: "Plat", address: "leads@example.com" },
      }),
      fixedAddress: fixedAddress.url,
      holderId: uuidv7(this.nowMs),
      now: () => this.nowMs,
      random: () => 0,
      keptMs: () => USUAL_CALLS_KEPT_DAYS * DAY_MS,
      onError: (error) => {
        throw error;
      },
    });
    this.#jobs.start();
  }

  async rest(): Promise<void> {
    await this.#jobs?.stop();
    this.#jobs = null;
  }

  /** The document of a destination on the CRM. */
  http(path = "/leads", more: object = {}): object {
    return {
      kind: "http",
      address: `${this.crm.origin}${path}`,
      format: "json",
      fields: MAPPED,
      ...more,
    };
  }

  async make(to: object, more: object = {}, as: Caller = this.buyer): Promise<string> {
    const id = randomUUID();
    const { status, text } = await this.api.call(as, "PUT", `/v1/destinations/${id}`, {
      name: "Our CRM",
      to,
      ...more,
    });
    if (status !== 200) throw new Error(text);
    return id;
  }

  async plan(...routes: (readonly string[])[]): Promise<void> {
    const { status, text } = await this.api.call(
      this.buyer,
      "PUT",
      `/v1/delivery-plans/${this.buyerId}`,
      { routes },
    );
    if (status !== 200) throw new Error(text);
  }

  /** Posts a lead that is bought, and publishes its events. */
  async sell(more: object = {}): Promise<Sold> {
    this.#person += 1;
    const body = postBody(this.#person, {
      first_name: "Zyxcanary",
      last_name: "Wvutable",
      ...more,
    });
    const { body: answer, text } = await this.api.call(this.posting, "POST", "/v1/leads", body);
    if (answer.sale !== "exclusive") throw new Error(text);
    await this.publish();
    return { ...body, leadId: answer.lead.id, e164: `+1${String(body.phone)}` };
  }

  /** The deliveries of a lead, by position. */
  async deliveriesOf({ leadId }: Sold): Promise<Row> {
    const { body } = await this.api.call(
      this.buyer,
      "GET",
      `/v1/deliveries?where=lead_id,eq,${leadId}`,
    );
    return body.items.toSorted((a: Row, b: Row) => a.place - b.place);
  }

  /** Waits until a lead's deliveries satisfy `isSo`. */
  async settled(lead: Sold, isSo: (deliveries: readonly Row[]) => boolean): Promise<Row> {
    return vi.waitFor(
      async () => {
        const deliveries = await this.deliveriesOf(lead);
        if (!isSo(deliveries)) throw new Error(`not yet: ${JSON.stringify(deliveries)}`);
        return deliveries;
      },
      { timeout: 60_000, interval: 50 },
    );
  }

  /** The buyer's notifications of failing deliveries. */
  async newsOf(): Promise<
    readonly { readonly url: string; readonly title: string; readonly body: string }[]
  > {
    await this.publish();
    const told = await listTold(
      this.api.database.pool,
      "type = 'delivery_failing' and account_id = $1",
      [this.buyerId],
    );
    return told.map(({ url, title, body }) => ({ url, title, body }));
  }
}

export const hasArrived = ([only]: readonly { readonly status: string }[]): boolean =>
  only?.status === "delivered";

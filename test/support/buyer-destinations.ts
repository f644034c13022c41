// Creates destinations and plans of the demo's buyer by API, for the journeys of deliveries.
import { randomUUID } from "node:crypto";
import type { DemoNetwork } from "./demo-network.ts";
import { ApiUser } from "./trade.ts";

export class BuyerDestinations {
  readonly buyer: ApiUser;
  readonly accountId: string;
  /** The origin of the system that the destinations call. */
  readonly #origin: string;

  private constructor(buyer: ApiUser, accountId: string, origin: string) {
    this.buyer = buyer;
    this.accountId = accountId;
    this.#origin = origin;
  }

  static async open(network: DemoNetwork, origin: string): Promise<BuyerDestinations> {
    const buyer = await ApiUser.signIn(network, "advertiser");
    const { body } = await buyer.call("GET", "/v1/campaigns?limit=1");
    return new BuyerDestinations(buyer, body.items[0].account_id, origin);
  }

  /** Creates a destination with a custom format. */
  async make(
    name: string,
    path: string,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<string> {
    const id = randomUUID();
    const to = {
      kind: "http",
      address: `${this.#origin}${path}`,
      format: "json",
      headers: [{ name: "X-Api-Key", value: "s3cret" }],
      fields: [{ name: "person.phone", value: "{phone}" }],
    };
    await this.#put(`/v1/destinations/${id}`, { name, to, ...more });
    return id;
  }

  /** Routes the account's leads to the destinations in parallel. */
  route(...ids: readonly string[]): Promise<void> {
    return this.#put(`/v1/delivery-plans/${this.accountId}`, { routes: [ids] });
  }

  async removeAll(): Promise<void> {
    for (const kind of ["delivery-plans", "destinations"])
      for (const { id } of (await this.buyer.call("GET", `/v1/${kind}`)).body.items)
        await this.buyer.call("DELETE", `/v1/${kind}/${id}`);
  }

  async #put(path: string, document: object): Promise<void> {
    const { status, body } = await this.buyer.call("PUT", path, document);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  }
}

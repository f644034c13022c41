// Sets up a small network for tests of the analyses: a source, its affiliate, a buyer who buys in
// one ZIP, an unrelated account, the network's admin, and a model on loopback.
import { type Answer, TestApi } from "./api.ts";
import { NETWORK_ID, postBody } from "./market.ts";
import type { ChatBody } from "./openai-rules.ts";
import { OpenAiServer } from "./openai-server.ts";

export const AT_MS = Date.parse("2026-11-23T18:30:00Z");
/** The value of every contact field: data that contain it have leaked. */
export const CANARY = "Zyxcanary";
const SECRET = "sk-canary-77aa";

type Person = { readonly user: string };

export class AnalysedNetwork {
  readonly api: TestApi;
  readonly model: OpenAiServer;
  readonly clock: { nowMs: number };
  readonly buyer: Person;
  readonly stranger: Person;
  readonly affiliate: Person;
  readonly operator: Person;
  readonly affiliateId: string;
  readonly buyerId: string;
  readonly #key: { readonly key: string };
  #next = 0;

  private constructor(
    parts: Pick<
      AnalysedNetwork,
      | "api"
      | "model"
      | "clock"
      | "buyer"
      | "stranger"
      | "affiliate"
      | "operator"
      | "affiliateId"
      | "buyerId"
    > & { readonly key: { readonly key: string } },
  ) {
    this.api = parts.api;
    this.model = parts.model;
    this.clock = parts.clock;
    this.buyer = parts.buyer;
    this.stranger = parts.stranger;
    this.affiliate = parts.affiliate;
    this.operator = parts.operator;
    this.affiliateId = parts.affiliateId;
    this.buyerId = parts.buyerId;
    this.#key = parts.key;
  }

  static async open(): Promise<AnalysedNetwork> {
    const clock = { nowMs: AT_MS };
    const api = await TestApi.start(() => clock.nowMs);
    const source = await api.fixture.source({ unsoldRule: "list", sharedSlots: 2 });
    const buyerId = await api.fixture.advertiser("Winner Realty", 100_000_000);
    await api.fixture.campaign({
      accountId: buyerId,
      criteria: { field: "zip_code", in: ["95838"] },
      exclusiveCents: 9_000,
    });
    await api.market.catchUp();
    return new AnalysedNetwork({
      api,
      clock,
      model: await OpenAiServer.open(),
      buyerId,
      affiliateId: source.affiliateId,
      key: await api.sourceKey(source.id),
      buyer: await api.userOf(buyerId, "advertiser"),
      stranger: await api.userOf(await api.fixture.advertiser("Other Realty", 0), "advertiser"),
      affiliate: await api.userOf(source.affiliateId, "affiliate"),
      operator: await api.userOf(NETWORK_ID, "admin"),
    });
  }

  async close(): Promise<void> {
    this.model.close();
    await this.api.stop();
  }

  /** Before each test: advances the clock past rate limits, and removes the model. */
  async begin(): Promise<void> {
    this.clock.nowMs += 60_000;
    this.model.reset();
    await this.setModel(null);
  }

  /** Sets the network's model; null for none. */
  async setModel(name: string | null, tokensPerDay = 1_000_000): Promise<void> {
    this.model.key = name === null ? null : SECRET;
    const answer = await this.api.call(
      this.operator,
      "PUT",
      "/v1/assistant/provider",
      name === null
        ? { base_url: null, model: "none", tokens_per_day: tokensPerDay }
        : {
            base_url: this.model.baseUrl,
            model: name,
            api_key: SECRET,
            tokens_per_day: tokensPerDay,
          },
    );
    if (answer.status !== 200) throw new Error(`the model was not set: ${answer.text}`);
  }

  /**
   * Posts a lead full of the canary, which is sold to the buyer unless it is in another ZIP.
   * Returns its id.
   */
  async post(fields: object = {}): Promise<string> {
    this.#next += 1;
    const answer = await this.api.call(this.#key, "POST", "/v1/leads", {
      ...postBody(this.#next),
      first_name: CANARY,
      last_name: `${CANARY}-last`,
      email: `${CANARY}${this.#next}@example.com`,
      address: `${this.#next} ${CANARY} St`,
      city: `${CANARY}ville`,
      favourite_colour: CANARY,
      ...fields,
    });
    if (answer.body.status !== "accepted")
      throw new Error(`the lead was not taken: ${answer.text}`);
    return answer.body.lead.id;
  }

  /** Posts a lead that no campaign matches. */
  listed(fields: object = {}): Promise<string> {
    return this.post({ zip_code: "10001", ...fields });
  }

  make(who: Person, leadId: string, kind: string, rest: object = {}): Promise<Answer> {
    return this.api.call(who, "POST", `/v1/leads/${leadId}/analyses`, {
      kind,
      language: "en",
      ...rest,
    });
  }

  read(who: Person | { readonly key: string } | null, leadId: string): Promise<Answer> {
    return this.api.call(who, "GET", `/v1/leads/${leadId}/analyses`);
  }

  /** The requests to the model, in order. */
  asked(): readonly ChatBody[] {
    return this.model.seen.map(({ body }) => body as ChatBody);
  }

  /** All contents of the database by table, except analyses and the usage of the model. */
  async everything(): Promise<Readonly<Record<string, string>>> {
    const { pool } = this.api.database;
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name
       from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'
       order by 1`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of rows.filter(
      (row) => row.name !== "analysis" && row.name !== "assistant_use",
    )) {
      sums[name] =
        (
          await pool.query<{ sum: string }>(
            `select count(*) || ' ' || coalesce(
               md5(string_agg(t::text, '|' order by t::text)), ''
             ) as sum
             from "${name}" t`,
          )
        ).rows[0]?.sum ?? "";
    }
    return sums;
  }
}

export const QUALIFIED = {
  intent: 0.72,
  financial_readiness: 0.4,
  next_actions: ["Ask how they mean to pay."],
  insights: ["They are in a hurry."],
};
export const ENGAGED = {
  best_contact_time: { days: "weekdays", from: "17:00", until: "19:00" },
  channel: "call",
  talking_points: ["The price they named."],
  follow_up: ["Try once a day."],
};

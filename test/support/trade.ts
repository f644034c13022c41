// Creates sales in the journeys' demo network: leads that its advertiser certainly buys, and other
// actions by API.
import { randomUUID } from "node:crypto";
import { fromElsewhere } from "./browser.ts";
import type { DemoNetwork } from "./demo-network.ts";

/** Above every bid of the demo. */
const BID_CENTS = 19_000;
const TOP_UP_CENTS = 500_000;

export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly email: string;
  /** Street and house number. */
  readonly address: string;
}

export interface Answered {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
}

/** A person who calls the API with a session. */
export class ApiUser {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  static async signIn({ url, users }: DemoNetwork, role: string): Promise<ApiUser> {
    const user = users.find((one) => one.role === role);
    return new ApiUser(
      url,
      await enter(url, "sign-in/email", { email: user?.email, password: user?.password }),
    );
  }

  static async signUp({ url }: DemoNetwork, role: string, company: string): Promise<ApiUser> {
    return new ApiUser(
      url,
      await enter(url, "sign-up/email", {
        name: `Kim of ${company}`,
        email: `${randomUUID()}@example.com`,
        password: "a long pass phrase",
        role,
        company,
        time_zone: "America/Los_Angeles",
      }),
    );
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        cookie: this.#cookie,
        origin: this.#url,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
  }
}

async function enter(url: string, path: string, body: unknown): Promise<string> {
  const answer = await fetch(`${url}/v1/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, ...fromElsewhere() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const AREA_CODES = [
  209, 213, 310, 408, 415, 510, 530, 559, 619, 626, 650, 707, 714, 760, 805, 818, 831, 858, 909,
  916, 925, 949, 951,
];

/** Line numbers below are those of other inventors of people. */
const FIRST_LINE = 6_000;
const FIRST_HOUSE = 10_000;
let peopleInvented = 0;

/**
 * A phone number in an exchange of invented numbers, an email and an address that no other lead of
 * this process has.
 */
export function inventedPerson(): Pick<Person, "phone" | "email" | "address"> {
  const no = peopleInvented;
  peopleInvented += 1;
  const areaCode = AREA_CODES[no % AREA_CODES.length];
  return {
    phone: `+1${areaCode}555${FIRST_LINE + Math.floor(no / AREA_CODES.length)}`,
    email: `${randomUUID()}@example.com`,
    address: `${FIRST_HOUSE + no} Elm St`,
  };
}

/**
 * Lists leads on the demo's marketplace, in a part of Arizona where no campaign of the demo buys.
 * Returns their ids; throws if one is not listed.
 */
export async function stockListings(
  network: DemoNetwork,
  count: number,
  person: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = await postLead(network, {
      zip_code: index % 2 === 0 ? "86001" : "85635",
      timing: "browsing",
      finance_status: "unknown",
      price: undefined,
      ...person,
    });
    if (body.status !== "accepted" || body.sale !== "none" || body.lead === undefined)
      throw new Error(`the lead is not on the shelf: ${JSON.stringify(body)}`);
    ids.push(body.lead.id);
  }
  return ids;
}

interface Posted {
  readonly status?: string;
  readonly sale?: string;
  /** What its affiliate earns, in dollars: "133.00". */
  readonly price?: string | number | null;
  readonly lead?: { readonly id: string };
}

/** Posts the lead of a new person, or of the given one, with the demo's key or another one. */
export async function postLead(
  { url, source_key: key }: Pick<DemoNetwork, "url" | "source_key">,
  person: Readonly<Record<string, unknown>> = {},
): Promise<Posted> {
  const answer = await fetch(`${url}/v1/leads`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(leadBody({ ...inventedPerson(), ...person })),
  });
  return (await answer.json()) as Posted;
}

/** What is posted about a person whom campaigns of the demo want. */
export function leadBody(person: Readonly<Record<string, unknown>>): object {
  return {
    first_name: "Rita",
    last_name: "Journey",
    side: "seller",
    property_type: "single_family",
    zip_code: "95838",
    price: 420_000,
    beds: 3,
    baths: 2,
    timing: "asap_0_30d",
    finance_status: "pre_approved",
    agent_status: "none",
    consent: true,
    tcpa_text:
      "I agree that Plat and the companies on its buyer list may call, text and e-mail me.",
    landing_page_url: "https://homes.example.com/start",
    ip_address: "192.0.2.10",
    ...person,
  };
}

/**
 * A campaign of the demo's advertiser that outbids all others, with enough balance, and leads for
 * it.
 */
export class Trade {
  readonly #network: DemoNetwork;

  private constructor(network: DemoNetwork) {
    this.#network = network;
  }

  static async open(network: DemoNetwork): Promise<Trade> {
    const buyer = await ApiUser.signIn(network, "advertiser");
    const toppedUp = await buyer.call(
      "POST",
      "/v1/wallet/top-ups",
      { amount_cents: TOP_UP_CENTS },
      { "idempotency-key": randomUUID() },
    );
    const campaign = await buyer.call("PUT", `/v1/campaigns/${randomUUID()}`, {
      name: "First in line",
      criteria: { all: [{ field: "state", in: ["CA"] }] },
      exclusive_bid_cents: BID_CENTS,
    });
    for (const { status, body } of [toppedUp, campaign])
      if (status >= 300)
        throw new Error(`the trade could not be opened: ${status} ${JSON.stringify(body)}`);
    return new Trade(network);
  }

  /**
   * Posts the lead of a new person, or of the given one, with other fields, and returns its id.
   * Throws if the campaign did not buy it exclusively.
   */
  async post(person: Partial<Person> & Readonly<Record<string, unknown>> = {}): Promise<string> {
    const body = await postLead(this.#network, { ...person });
    if (body.sale !== "exclusive" || body.lead === undefined)
      throw new Error(`the lead was answered ${JSON.stringify(body)}`);
    return body.lead.id;
  }
}

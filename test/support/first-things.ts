// Finds what the first buyer, the first affiliate and the network have on the busy market, by the
// addresses of the API.
import { type Evidence, NO_EVIDENCE } from "../../domain/alerts/alert-rule.ts";
import { randomUUID } from "node:crypto";
import { type BusyMarket, CHOSEN } from "./busy-market.ts";

/**
 * Whose thing it is: the first advertiser's (A), the first affiliate's (F), the network's (N), or
 * that of the account which waits (W).
 */
export type ThingOwner = "A" | "F" | "N" | "W";

export interface Thing {
  /** Null: the address names nothing of an account, such as a place. */
  readonly owner: ThingOwner | null;
  /** For each parameter of the address. */
  readonly values: Readonly<Record<string, string>>;
}

/** By the beginning of an address; the longest that fits counts. */
export type FirstThings = ReadonlyMap<string, Thing>;

export async function findFirstThings(market: BusyMarket): Promise<FirstThings> {
  const { api, owners, leads, buyerId, sourceId } = market;
  const first = async (text: string, values: readonly unknown[] = []): Promise<string> => {
    const { rows } = await api.database.pool.query<{ readonly id: unknown }>(text, [...values]);
    if (rows[0] === undefined) throw new Error(`the market has nothing for: ${text}`);
    return String(rows[0].id);
  };
  const listed = async (owner: keyof typeof owners, path: string): Promise<string> => {
    const { body, text } = await api.call(owners[owner], "GET", path);
    const id: unknown = body?.items?.[0]?.id;
    if (id === undefined) throw new Error(`${path} shows nothing: ${text}`);
    return String(id);
  };
  const things = new Map<string, Thing>();
  const add = (owner: ThingOwner | null, path: string, values: Thing["values"]): void =>
    void things.set(path, { owner, values });
  const of = (owner: ThingOwner, path: string, id: string): void => add(owner, path, { id });

  of("A", "/v1/leads/", leads.bought);
  of("A", "/v1/campaigns/", CHOSEN.campaign);
  of("A", "/v1/destinations/", CHOSEN.destination);
  of("A", "/v1/delivery-plans/", CHOSEN.campaign);
  of("A", "/v1/webhooks/", CHOSEN.webhook);
  of("A", "/v1/saved-views/", CHOSEN.view);
  of("A", "/v1/preferences/", "screens");
  of("A", "/v1/assistant/threads/", CHOSEN.thread);
  of("A", "/v1/accounts/", buyerId);
  const sale = await first("select id from sale where lead_id = $1", [leads.bought]);
  const messages = "select m.id from webhook_message m order by m.id limit 1";
  of("A", "/v1/sales/", sale);
  of("A", "/v1/webhook-messages/", await first(messages));
  of("A", "/v1/deliveries/", await first("select id from delivery order by id limit 1"));
  of("A", "/v1/touches/", await first("select id from sale_touch"));
  of("A", "/v1/wallet-movements/", await listed("advertiser", "/v1/wallet-movements"));
  of("A", "/v1/manual-entries/", await listed("advertiser", "/v1/manual-entries"));
  of("A", "/v1/activity/", await listed("advertiser", "/v1/activity"));
  of("A", "/v1/events/", await listed("advertiser", "/v1/events"));
  of("A", "/v1/invitations/", await first("select id from member_invitation"));
  of("A", "/v1/licenses/", await first("select id from license where number = '01234567'"));
  of(
    "A",
    "/v1/seller-names/",
    await first("select id from seller_name where name = 'Elm Home Buyers'"),
  );
  of(
    "A",
    "/v1/api-keys/",
    await first(
      `select id from api_key
       where account_id = $1 and revoked_at is null and expires_at is null
       order by id
       limit 1`,
      [buyerId],
    ),
  );
  const manager = await first(
    "select user_id as id from member where account_id = $1 and team_role = 'manager'",
    [buyerId],
  );
  add("A", "/v1/members/", { user_id: manager });
  const { user } = owners.advertiser;
  const session = "select id from auth.session where user_id = $1";
  of("A", "/v1/auth/sessions/", await first(session, [user]));
  of("A", "/v1/auth/passkeys/", await addPasskey(market, user));
  of("A", "/v1/push-subscriptions/", await addPush(market, user, await first(session, [user])));
  const back = await first("select id from lead_return");
  const file = await first("select id from return_file");
  add("A", "/v1/returns/", { id: back, file_id: file, message_id: randomUUID() });

  // The first change keeps what stood before it as a version too.
  await api.call(owners.network, "PATCH", "/v1/settings", { shared_slots: 2 });
  add("N", "/v1/settings/versions/", { no: "1" });

  of("F", "/v1/lead-drafts/", CHOSEN.draft);
  add("F", "/v1/imports/", { id: CHOSEN.import, n: "1" });
  add("F", "/v1/files/", { file_hash: "0".repeat(64) });
  of("F", "/v1/pings/", await first("select id from ping limit 1"));
  add("F", "/v1/listings/", { lead_id: leads.listed });
  of("F", "/v1/sources/", sourceId);
  of("F", "/v1/network-pauses/", await first("select id from network_pause"));
  add("F", "/v1/posting-specs/", {
    token: await first("select posting_token as id from source where id = $1", [sourceId]),
  });
  of("F", "/v1/forms/", CHOSEN.form);
  add("F", "/v1/public-forms/", {
    slug: await first("select slug as id from form where source_id = $1", [CHOSEN.form]),
  });
  of("F", "/v1/links/", CHOSEN.link);
  of("F", "/v1/postbacks/", CHOSEN.postback);
  of("F", "/v1/postback-messages/", await first("select id from postback_message limit 1"));
  of("F", "/v1/earnings/", await listed("affiliate", "/v1/earnings"));
  const source = "select account_id as id from source where id = $1";
  of("F", "/v1/accounts/{id}/tax-status", await first(source, [sourceId]));
  of("F", "/v1/payouts/", await first("select id from payout"));
  of("F", "/v1/demand-follows/", CHOSEN.follow);
  of("A", "/v1/saved-reports/", CHOSEN.report);

  const waiting = await first("select account_id as id from account_application");
  of("W", "/v1/accounts/{id}/application", waiting);
  // The account itself is no secret: others are refused whatever item they name.
  add(null, "/v1/inbox-items/", { kind: "application", id: waiting });
  of("N", "/v1/alerts/", await addAlert(market));
  const asked = { kind: "no_contact", email: "no-lead@example.com" };
  const { body } = await api.call(owners.network, "POST", "/v1/consumer-requests", asked);
  of("N", "/v1/consumer-requests/", String(body.id));
  of("N", "/v1/leads/{id}/archived-consent", await archiveConsent(market));
  // A rule is no secret: others are refused.
  add(null, "/v1/alert-rules/", { kind: "wallet_days" });
  of("N", "/v1/account-notes/", await first("select id from account_note"));
  of("N", "/v1/account-files/", await first("select id from account_file"));
  of("N", "/v1/company-invitations/", await first("select id from company_invitation"));
  of("N", "/v1/emails/", await listed("network", "/v1/emails"));
  add(null, "/v1/destinations/{id}/stages/", { id: CHOSEN.destination, token: "a".repeat(43) });
  add(null, "/v1/auth/providers/", { id: "google" });
  add(null, "/v1/places/", { zip_code: "95838" });
  add(null, "/v1/network/logos/", {
    logo: await first("select encode(hash, 'hex') as id from network_logo"),
  });
  return things;
}

async function addAlert({ api, clock, buyerId }: BusyMarket): Promise<string> {
  const id = randomUUID();
  await api.database.pool.query(
    `insert into alert (id, kind, subject_kind, subject_id, account_id, opened_at, last_seen_at,
       told, told_at, evidence)
     values ($1, 'wallet_days', 'account', $2::text, $2::uuid, $3, $3, 'opened', $3, $4)`,
    [id, buyerId, new Date(clock.nowMs), JSON.stringify(WALLET_EVIDENCE)],
  );
  return id;
}

const WALLET_EVIDENCE: Evidence = {
  ...NO_EVIDENCE,
  value: 14,
  low: 30,
  availableCents: 28_000,
  spentCents: 140_000,
  fromMs: 0,
  untilMs: 0,
};

async function addPasskey({ api, clock }: BusyMarket, user: string): Promise<string> {
  const id = randomUUID();
  await api.database.pool.query(
    `insert into auth.passkey (id, user_id, credential_id, public_key, use_count, transports, name,
       created_at)
     values ($1, $2, 'matrix', '\\x00', 0, '{}', 'Laptop', $3)`,
    [id, user, new Date(clock.nowMs)],
  );
  return id;
}

async function addPush(
  { api, clock, buyerId }: BusyMarket,
  user: string,
  session: string,
): Promise<string> {
  const id = randomUUID();
  await api.database.pool.query(
    `insert into push_subscription (id, user_id, account_id, session_id, endpoint, origin, p256dh,
       auth, language, created_at, seen_at)
     values ($1, $2, $3, $4, 'https://push.example.com/1', 'https://push.example.com', 'a', 'b',
       'en', $5, $5)`,
    [id, user, buyerId, session, new Date(clock.nowMs)],
  );
  return id;
}

/** What is kept of the consent of a lead that was erased; returns the lead. */
async function archiveConsent({ api }: BusyMarket): Promise<string> {
  const leadId = randomUUID();
  await api.database.pool.query(
    `insert into consent_archive (lead_id, salt, sealed, sha256, erased_at, delete_at)
     values ($1, '', '', '', now(), now() + interval '5 years')`,
    [leadId],
  );
  return leadId;
}

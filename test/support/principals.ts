// Lists everybody who may call the API, on a busy market: people of every seat by real sessions,
// keys of every kind and scope, and those whose access has ended.
import { KEY_SCOPES, type KeyScope } from "../../domain/access/key-scopes.ts";
import { seatsOf } from "../../domain/access/rights.ts";
import type { BusyMarket } from "./busy-market.ts";
import type { Caller } from "./callers.ts";
import { NETWORK_ID } from "./market.ts";
import { hashKey } from "../../server/platform/crypto/secret-key.ts";

/** How a principal shows who it is; `ended` had access once. */
export type PrincipalKind =
  | "none"
  | "ended"
  | "waiting"
  | "suspended"
  | "person"
  | "key"
  | "source";

export interface Principal {
  /** Heads its column of the table. */
  readonly code: string;
  readonly name: string;
  readonly kind: PrincipalKind;
  readonly account: "advertiser" | "affiliate" | "network" | null;
  /** Of another account than the things of the market. */
  readonly isOther: boolean;
  /** The code of the principal beyond which it never reaches: the owner of its account. */
  readonly within: string | null;
  readonly scopes: readonly KeyScope[];
  readonly caller: Caller;
  /** A person of the network who views the account. */
  readonly isViewing?: true;
}

const NOT_FIRST = { isOther: true, within: null, scopes: [] as readonly KeyScope[] };

/** Sets up every principal. */
export async function makePrincipals(market: BusyMarket): Promise<readonly Principal[]> {
  return [
    {
      ...NOT_FIRST,
      code: "none",
      name: "no session",
      kind: "none",
      account: null,
      caller: null,
    },
    ...(await endedPeople(market)),
    ...(await people(market)),
    ...(await viewers(market)),
    ...(await keys(market)),
    ...(await sourceKeys(market)),
  ];
}

/** Opens the session of a new member, which begins now. */
async function sessionOf(
  { api, clock }: BusyMarket,
  ...member: Parameters<BusyMarket["api"]["userOf"]>
): Promise<Caller> {
  return api.cookieOf(await api.userOf(...member), new Date(clock.nowMs));
}

/** Of an expired session, an account that waits, and one that is suspended. */
async function endedPeople(market: BusyMarket): Promise<Principal[]> {
  const { api, clock, buyerId } = market;
  const at = new Date(clock.nowMs);
  const earlier = new Date(clock.nowMs - 3_600_000);
  const statusOf = async (name: string, status: string): Promise<Caller> => {
    const id = await api.fixture.advertiser(name, 0);
    const session = await sessionOf(market, id, "advertiser");
    await api.database.pool.query("update account set status = $2 where id = $1", [id, status]);
    if (status === "pending")
      await api.database.pool.query(
        `insert into account_application (account_id, website, about, sent_at, turn, updated_at)
         values ($1, 'waiting.example.com', 'We buy homes.', $2, 'network', $2)`,
        [id, at],
      );
    return session;
  };
  const expired = await api.userOf(buyerId, "advertiser");
  const common = { ...NOT_FIRST, account: "advertiser" } as const;
  return [
    {
      ...common,
      code: "exp",
      name: "expired session of an owner of the first advertiser",
      kind: "ended",
      caller: await api.cookieOf(expired, earlier, new Date(at.getTime() - 1)),
    },
    {
      ...common,
      code: "wait",
      name: "owner of an advertiser that waits for approval",
      kind: "waiting",
      caller: await statusOf("Waiting Homes", "pending"),
    },
    {
      ...common,
      code: "susp",
      name: "owner of an advertiser that is suspended",
      kind: "suspended",
      caller: await statusOf("Suspended Homes", "suspended"),
    },
  ];
}

const ACCOUNTS = [
  { account: "advertiser", role: "advertiser", letter: "A" },
  { account: "affiliate", role: "affiliate", letter: "F" },
  { account: "network", role: "admin", letter: "N" },
] as const;

const idOfAccount = (
  { buyerId, affiliateId }: BusyMarket,
  account: (typeof ACCOUNTS)[number]["account"],
): string => ({ advertiser: buyerId, affiliate: affiliateId, network: NETWORK_ID })[account];

/** Every seat of the first accounts, whose owners are those who traded, and other owners. */
async function people(market: BusyMarket): Promise<Principal[]> {
  const { api, clock } = market;
  const made: Principal[] = [];
  for (const { account, role, letter } of ACCOUNTS) {
    for (const seat of seatsOf(role)) {
      const code = `${letter}.${seat.slice(0, 3)}`;
      made.push({
        code,
        name: `${account}: ${seat.replace("_", "-")}`,
        kind: "person",
        account,
        isOther: false,
        within: seat === "owner" ? null : `${letter}.own`,
        scopes: [],
        caller:
          seat === "owner"
            ? await api.cookieOf(market.owners[account], new Date(clock.nowMs))
            : await sessionOf(market, idOfAccount(market, account), role, seat),
      });
    }
    if (account === "network") continue;
    const other = account === "advertiser" ? market.otherBuyerId : market.otherAffiliateId;
    made.push({
      ...NOT_FIRST,
      code: `${letter}.oth`,
      name: `owner of another ${account}`,
      kind: "person",
      account,
      caller: await sessionOf(market, other, role),
    });
  }
  return made;
}

/**
 * People of the network who view an account: an owner views the first ones and another, and seats
 * that see less view too.
 */
async function viewers(market: BusyMarket): Promise<Principal[]> {
  const made: Principal[] = [];
  for (const { code, seat, account, isOther } of [
    { code: "V.adv", seat: "owner", account: "advertiser", isOther: false },
    { code: "V.aff", seat: "owner", account: "affiliate", isOther: false },
    { code: "V.com", seat: "compliance", account: "advertiser", isOther: false },
    { code: "V.ope", seat: "operations", account: "affiliate", isOther: false },
    { code: "V.oth", seat: "owner", account: "advertiser", isOther: true },
  ] as const) {
    const { otherBuyerId, api } = market;
    const viewed = isOther ? otherBuyerId : idOfAccount(market, account);
    const caller = await sessionOf(market, NETWORK_ID, "admin", seat);
    const started = await api.call(caller, "POST", `/v1/accounts/${viewed}/view`, {
      reason: "A test looks at it.",
    });
    if (started.status !== 200) throw new Error(`${code} could not view: ${started.text}`);
    made.push({
      code,
      name: `network: ${seat}, viewing ${isOther ? "another" : "the first"} ${account}`,
      kind: "person",
      account,
      isOther,
      within: isOther ? null : account === "advertiser" ? "A.own" : "F.own",
      scopes: [],
      caller,
      isViewing: true,
    });
  }
  return made;
}

/** Keys of each kind of account: with each scope alone, with all, and two that have ended. */
async function keys(market: BusyMarket): Promise<Principal[]> {
  const { api } = market;
  const made: Principal[] = [];
  const sets: readonly (readonly [string, readonly KeyScope[]])[] = [
    ...KEY_SCOPES.map((scope) => [scope.slice(0, 3), [scope]] as const),
    ["all", KEY_SCOPES],
  ];
  for (const { account, letter } of ACCOUNTS)
    for (const [short, scopes] of sets)
      made.push({
        code: `${letter}k${short}`,
        name: `${account}: key with ${scopes.length === 1 ? scopes.join() : "all scopes"}`,
        kind: "key",
        account,
        isOther: false,
        within: `${letter}.own`,
        scopes,
        caller: await api.keyOf(idOfAccount(market, account), scopes),
      });
  for (const [code, column, name] of [
    ["revok", "revoked_at", "revoked"],
    ["expir", "expires_at", "expired"],
  ] as const) {
    const caller = await api.keyOf(market.buyerId);
    await api.database.pool.query(`update api_key set ${column} = $2 where key_hash = $1`, [
      hashKey(caller.key),
      new Date(market.clock.nowMs - 1),
    ]);
    made.push({
      ...NOT_FIRST,
      code,
      name: `${name} key of the first advertiser, with all scopes`,
      kind: "ended",
      account: "advertiser",
      caller,
    });
  }
  return made;
}

/** The key of the first source, of another affiliate's, and the one before the first's. */
async function sourceKeys({ api, sourceId, otherSourceId }: BusyMarket): Promise<Principal[]> {
  const replaced = await api.sourceKey(sourceId);
  return [
    {
      code: "src",
      name: "key of the first affiliate's source",
      kind: "source",
      account: "affiliate",
      isOther: false,
      within: null,
      scopes: [],
      caller: await api.sourceKey(sourceId),
    },
    {
      ...NOT_FIRST,
      code: "s.oth",
      name: "key of another affiliate's source",
      kind: "source",
      account: "affiliate",
      caller: await api.sourceKey(otherSourceId),
    },
    {
      ...NOT_FIRST,
      code: "s.rev",
      name: "replaced key of the first affiliate's source",
      kind: "ended",
      account: "affiliate",
      caller: { key: replaced.key },
    },
  ];
}

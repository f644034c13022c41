// Reads and writes a signed-in person's profile: the name, and the facts of the company.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type pg from "pg";
import type { ProfileDocument } from "../../../../contract/people/profile.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isTimeZone } from "../../../../domain/distribution/calendar.ts";
import type { BuyerKind } from "../../../../domain/lead/vocabulary.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { dialerProblem } from "../../../../domain/sales/dialer-template.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  type FieldError,
  NOT_FOUND,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { announceBuyer } from "../../demand/campaigns/index.ts";
import {
  type AccountRow,
  findAccount,
  lockAccount,
  updateAccount,
  recordAdvertiser,
  updateAdvertiser,
  updateAffiliate,
} from "../../network/accounts/index.ts";
import { type LicenseRules, claimStates } from "../../network/licenses/index.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { type MemberRow, findMember, renameMember } from "../team/index.ts";

export interface ProfileDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly licenses: LicenseRules;
}

export interface LoadedProfile {
  readonly member: MemberRow;
  readonly account: AccountRow;
}

/** What a profile shows. */
export interface ShownProfile {
  readonly member: Pick<MemberRow, "user_id" | "role" | "name">;
  readonly account: AccountRow;
}

/** The account that a person of the network views, for a reader without a name. */
export async function loadNameless(
  db: Queryable,
  actor: Actor,
): Promise<Result<ShownProfile, Refusal>> {
  const account = await findAccount(db, actor.accountId);
  return account === null
    ? refuse(NOT_FOUND)
    : ok({ member: { user_id: actor.id, role: actor.role, name: "" }, account });
}

/** The person who is signed in, with their account. */
export async function loadProfile(
  db: Queryable,
  actor: Actor,
): Promise<Result<LoadedProfile, Refusal>> {
  const [member, account] = [
    await findMember(db, actor.id),
    await findAccount(db, actor.accountId),
  ];
  if (member === null || account === null || !can(actor, "read", "own", { userId: member.user_id }))
    return refuse(NOT_FOUND);
  return ok({ member, account });
}

/** The document of a profile: what a merge patch is applied to. */
export function profileDocumentOf({ member, account }: LoadedProfile): ProfileDocument {
  return {
    name: member.name,
    account_name: account.name,
    time_zone: account.time_zone,
    ...(account.buyer_kind === null || account.licensed_states === null
      ? {}
      : { buyer_kind: account.buyer_kind, licensed_states: [...account.claimed_states] }),
    ...(account.traffic_kind === null ? {} : { traffic_kind: account.traffic_kind }),
    ...(account.low_balance_cents === null
      ? {}
      : { low_balance_cents: Number(account.low_balance_cents) }),
    ...(account.dialer_url === null ? {} : { dialer_url: account.dialer_url }),
  };
}

/**
 * Writes what the change makes of the profile. The facts that decisions read are announced in the
 * same transaction.
 */
export function writeProfile(
  deps: ProfileDeps,
  actor: Actor,
  change: (current: ProfileDocument) => ProfileDocument,
): Promise<Result<LoadedProfile, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    await lockAccount(client, actor.accountId);
    const loaded = await loadProfile(client, actor);
    if (!loaded.ok) return loaded;
    const { account } = loaded.value;
    const current = profileDocumentOf(loaded.value);
    const document = change(current);
    const problems = checkProfile(document, account);
    if (problems.length > 0) return refuse(invalid(problems));
    const changed = Object.entries(document)
      .filter(
        ([name, value]) =>
          JSON.stringify(value) !== JSON.stringify(current[name as keyof ProfileDocument]),
      )
      .map(([name]) => name);
    if (
      changed.some((name) => name !== "name") &&
      !can(actor, "update", "account", { accountId: account.id })
    )
      return refuse(FORBIDDEN);
    await renameMember(client, actor.id, document.name);
    await updateAccount(client, account.id, {
      name: document.account_name,
      timeZone: document.time_zone,
    });
    if (account.buyer_kind !== null)
      await writeBuyer(client, deps, account, account.buyer_kind, document);
    if (account.kind === "affiliate")
      await updateAffiliate(client, account.id, document.traffic_kind ?? null);
    await recordActivity(client, {
      atMs: deps.now(),
      actor,
      accountId: account.id,
      action: "profile.updated",
      subjectKind: "account",
      subjectId: account.id,
      detail: { changed },
      changes: changesOf(RECORD_FIELDS.profile, comparedOf(current), comparedOf(document)),
    });
    return loadProfile(client, actor);
  });
}

const comparedOf = ({ name, ...document }: ProfileDocument): object => ({
  ...document,
  person_name: name,
});

/** Writes the facts that decide where a buyer may buy, and announces them. */
async function writeBuyer(
  db: Queryable,
  deps: ProfileDeps,
  { id }: AccountRow,
  oldKind: BuyerKind,
  document: ProfileDocument,
): Promise<void> {
  const kind = document.buyer_kind ?? oldKind;
  const atMs = deps.now();
  await updateAdvertiser(db, id, {
    kind,
    lowBalanceCents: document.low_balance_cents ?? null,
    dialerUrl: document.dialer_url ?? null,
  });
  await recordAdvertiser(db, id, new Date(atMs));
  if (document.licensed_states !== undefined)
    await claimStates(db, deps.licenses, {
      accountId: id,
      buyerKind: kind,
      states: document.licensed_states,
      atMs,
    });
  await announceBuyer(db, id);
}

const STATE_CODES: ReadonlySet<string> = new Set(US_STATES.map((state) => state.code));

const DIALER_MESSAGES = {
  scheme: "Begin with https:// or the address of an app, for example sip:.",
  number: "Put {phone} or {digits} where the number belongs, after the name of the host.",
} as const;

function checkProfile(document: ProfileDocument, account: AccountRow): FieldError[] {
  const problems: FieldError[] = [];
  const note = (field: string, message: string, code = "invalid"): void => {
    problems.push({ field, code, message });
  };
  if (document.name.trim() === "") note("/name", "Enter your name.");
  if (document.account_name.trim() === "") note("/account_name", "Enter the company's name.");
  if (!isTimeZone(document.time_zone))
    note("/time_zone", "Choose an IANA time zone, for example America/Los_Angeles.");
  document.licensed_states?.forEach((state, index) => {
    if (!STATE_CODES.has(state)) note(`/licensed_states/${index}`, "Enter a two-letter US state.");
  });
  if (document.dialer_url !== undefined) {
    const problem = dialerProblem(document.dialer_url);
    if (problem !== null) note("/dialer_url", DIALER_MESSAGES[problem]);
  }
  if (account.kind !== "affiliate" && document.traffic_kind !== undefined)
    note("/traffic_kind", "Remove it: only an affiliate has it.", "unknown_field");
  if (account.kind !== "advertiser") {
    if (document.buyer_kind !== undefined)
      note("/buyer_kind", "Remove it: only an advertiser has it.", "unknown_field");
    if (document.low_balance_cents !== undefined)
      note("/low_balance_cents", "Remove it: only an advertiser has it.", "unknown_field");
    if (document.dialer_url !== undefined)
      note("/dialer_url", "Remove it: only an advertiser has it.", "unknown_field");
    if (document.licensed_states !== undefined)
      note("/licensed_states", "Remove it: only an advertiser has it.", "unknown_field");
  }
  return problems;
}

// What an applicant does about its application: saves facts, sends it, answers questions.
import type pg from "pg";
import type { ApplicationFacts } from "../../../../contract/network/applications.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import {
  type ApplicationFact,
  LEAST_ABOUT,
  missingFacts,
} from "../../../../domain/applications/application.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { foldSpace } from "../../../../domain/lead/text.ts";
import {
  type AccountWaiting,
  accountWaitingTopic,
} from "../../../../domain/notifications/kinds/account-waiting.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  type FieldError,
  NOT_FOUND,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type AccountRow, lockAccount, updateAccountStatus } from "../accounts/index.ts";
import { type LicenseRules, claimOfApplication } from "../licenses/index.ts";
import { recordActivity } from "../activity/index.ts";
import * as store from "./application.store.ts";
import { readWebsite } from "./read-website.ts";

export interface ApplicationDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly networkId: () => string;
  readonly licenses: LicenseRules;
  /** Whether the person's email is confirmed; true where the network does not ask for it. */
  readonly isEmailConfirmed: (db: Queryable, userId: string) => Promise<boolean>;
}

export interface LoadedApplication {
  readonly account: AccountRow;
  readonly application: store.ApplicationRow;
  readonly messages: readonly store.MessageRow[];
}

const ALREADY_APPROVED: Refusal = {
  code: "already_decided",
  detail: "The network has approved this account already.",
};
const WITH_NETWORK: Refusal = {
  code: "already_decided",
  detail: "The network has this application. Wait for its answer.",
};

/** Reads an application with its messages. `account` is null for an account that is not there. */
export async function loadApplication(
  db: Queryable,
  account: AccountRow | null,
): Promise<Result<LoadedApplication, Refusal>> {
  if (account === null) return refuse(NOT_FOUND);
  const application = await store.findApplication(db, account.id);
  if (application === null) return refuse(NOT_FOUND);
  return ok({ account, application, messages: await store.listMessages(db, account.id) });
}

/** Saves what the change makes of the facts; what is missing may come later. */
export function saveApplication(
  deps: ApplicationDeps,
  actor: Actor,
  change: (current: ApplicationFacts) => ApplicationFacts,
): Promise<Result<LoadedApplication, Refusal>> {
  return changeOwn(deps, actor, async (client, { account, application }) => {
    // What the network is reading stays as it was sent.
    if (account.application === "sent") return refuse(WITH_NETWORK);
    const facts = change(factsOf(application));
    const website = facts.website === undefined ? null : readWebsite(facts.website);
    const problems = problemsOf(facts, website);
    if (problems.length > 0) return refuse(invalid(problems));
    await store.updateApplicationFacts(
      client,
      account.id,
      {
        website,
        license_number: facts.license_number === undefined ? null : foldSpace(facts.license_number),
        license_state: facts.license_state ?? null,
        about: facts.about?.trim() ?? null,
      },
      new Date(deps.now()),
    );
    return ok(undefined);
  });
}

/** Sends the application, or sends a refused one again. Refuses while facts are missing. */
export function sendApplication(
  deps: ApplicationDeps,
  actor: Actor,
): Promise<Result<LoadedApplication, Refusal>> {
  return changeOwn(deps, actor, async (client, { account, application }) => {
    if (account.application === "sent") return refuse(WITH_NETWORK);
    const missing = missingOf(account, application, await deps.isEmailConfirmed(client, actor.id));
    if (missing.length > 0) return refuse(invalid(missing.map(missingError)));
    const { license_state: usState, license_number: number } = application;
    if (account.buyer_kind !== null && usState !== null && number !== null)
      await claimOfApplication(client, deps.licenses, {
        accountId: account.id,
        buyerKind: account.buyer_kind,
        usState,
        number,
        atMs: deps.now(),
      });
    await giveToNetwork(client, deps, account, actor);
    return ok(undefined);
  });
}

/** Answers the network's question, which gives the application back to it. */
export function answerQuestion(
  deps: ApplicationDeps,
  actor: Actor,
  text: string,
): Promise<Result<LoadedApplication, Refusal>> {
  return changeOwn(deps, actor, async (client, { account }) => {
    // An unasked message would let an applicant call the network again and again.
    if (account.application !== "asked")
      return refuse({
        code: "already_decided",
        detail: "The network has asked nothing. Its next question appears here.",
      });
    const nowMs = deps.now();
    await store.insertMessage(client, {
      id: uuidv7(nowMs),
      accountId: account.id,
      sender: "applicant",
      writtenBy: actor.id,
      body: text.trim(),
      at: new Date(nowMs),
    });
    await giveToNetwork(client, deps, account, actor);
    return ok(undefined);
  });
}

/** Runs a change of the actor's own application; one at a time by the account's lock. */
function changeOwn(
  deps: ApplicationDeps,
  actor: Actor,
  change: (client: Queryable, loaded: LoadedApplication) => Promise<Result<undefined, Refusal>>,
): Promise<Result<LoadedApplication, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const loaded = await loadApplication(client, await lockAccount(client, actor.accountId));
    if (!loaded.ok) return loaded;
    if (!can(actor, "update", "account", { accountId: actor.accountId })) return refuse(FORBIDDEN);
    if (loaded.value.account.application === "approved") return refuse(ALREADY_APPROVED);
    const changed = await change(client, loaded.value);
    if (!changed.ok) return changed;
    return loadApplication(client, await lockAccount(client, actor.accountId));
  });
}

async function giveToNetwork(
  client: Queryable,
  deps: ApplicationDeps,
  account: AccountRow,
  actor: Actor,
): Promise<void> {
  const atMs = deps.now();
  await store.giveToNetwork(client, account.id, new Date(atMs));
  await updateAccountStatus(client, account.id, "pending");
  await recordActivity(client, {
    atMs,
    actor,
    accountId: account.id,
    action: account.application === "asked" ? "application.answered" : "application.sent",
    subjectKind: "account",
    subjectId: account.id,
    detail: {},
  });
  await appendOutboxEvent(
    client,
    accountWaitingTopic,
    {
      networkId: deps.networkId(),
      accountId: account.id,
      isAnswer: account.application === "asked",
    } satisfies AccountWaiting,
    atMs,
  );
}

/** The facts as the API names them; those that were never given are left out. */
export function factsOf(row: store.ApplicationFactsRow): ApplicationFacts {
  return {
    ...(row.website === null ? {} : { website: row.website }),
    ...(row.license_number === null ? {} : { license_number: row.license_number }),
    ...(row.license_state === null ? {} : { license_state: row.license_state }),
    ...(row.about === null ? {} : { about: row.about }),
  };
}

/** The facts that the application lacks before the person may send it. */
export function missingOf(
  { buyer_kind: buyerKind }: AccountRow,
  row: store.ApplicationFactsRow,
  isEmailConfirmed: boolean,
): ApplicationFact[] {
  return missingFacts(
    {
      isEmailConfirmed,
      website: row.website,
      about: row.about,
      licenseNumber: row.license_number,
      licenseState: row.license_state,
    },
    buyerKind,
  );
}

const STATE_CODES: ReadonlySet<string> = new Set(US_STATES.map((state) => state.code));

/** What the schema cannot say. `website`: the one that was read; null for none. */
function problemsOf(facts: ApplicationFacts, website: string | null): FieldError[] {
  const problems: FieldError[] = [];
  if (facts.website !== undefined && website === null)
    problems.push({
      field: "/website",
      code: "invalid",
      message: "Enter a public website, for example ruiz-realty.com.",
    });
  if (facts.license_state !== undefined && !STATE_CODES.has(facts.license_state))
    problems.push({
      field: "/license_state",
      code: "invalid",
      message: "Enter a two-letter US state.",
    });
  return problems;
}

const MISSING: Readonly<Record<ApplicationFact, string>> = {
  email: "Confirm your email with the link or the code that was sent there.",
  website: "Enter the company's website, or its page on another site.",
  license_number: "Enter the number of your license.",
  license_state: "Enter the state that issued your license.",
  about: `Describe the company in ${LEAST_ABOUT} characters or more.`,
};

function missingError(fact: ApplicationFact): FieldError {
  return { field: `/${fact}`, code: "missing", message: MISSING[fact] };
}

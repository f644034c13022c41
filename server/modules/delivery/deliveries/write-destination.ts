// Sets and removes destinations, and renews the secret of one whose calls are signed.
import type { ActivityChange } from "../../../../domain/activity/changes.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import { OLD_SECRET_HOURS } from "../../../../domain/attempts/attempt.ts";
import type pg from "pg";
import type { DestinationDocument } from "../../../../contract/delivery/destination-document.ts";
import { type WebhookSecret } from "../../../../contract/delivery/webhooks.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { USUAL_FALL_BACK_MINUTES } from "../../../../domain/deliveries/destination.ts";
import { rulesOf } from "../../../../domain/deliveries/destination-kinds.ts";
import { separateSecrets } from "../../../../domain/deliveries/settings-secrets.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  NOT_FOUND,
  type Refusal,
  invalid,
  unseen,
} from "../../../platform/http/refusal.ts";
import { newSecret } from "../../../platform/http/standard-webhooks.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { refuseIfFull } from "../../network/limits/index.ts";
import { refusePausedLike } from "../../network/network-pauses/index.ts";
import { type CheckDeps, checkDestination } from "./check-destination.ts";
import {
  type DestinationRow,
  countDestinations,
  deleteDestination,
  findDestination,
  insertDestination,
  lockDestination,
  updateDestination,
} from "./destination.store.ts";
import { destinationChanges, removedDestination } from "./destination-changes.ts";
import { type PlacedDestination, destinationLikeness } from "./pausable-destinations.ts";
import { freshSecrets, openSecrets, sealSecrets } from "./settings.ts";
import { HOUR_MS } from "../../../../domain/time.ts";

export interface DestinationDeps extends CheckDeps {
  readonly pool: pg.Pool;
  /** The vault that keys and secrets are sealed with. */
  readonly keyVault: ContactVault;
  readonly now: () => number;
}

export interface DestinationWrite {
  readonly id: string;
  readonly actor: Actor;
  readonly document: DestinationDocument;
}

const CREATED_MEANWHILE: Refusal = {
  code: "unavailable",
  detail: "This destination was created by another call. Try again.",
  retryAfterSeconds: 1,
};

/**
 * Creates the destination or replaces its document. Its kind cannot change, since past attempts are
 * read by it.
 */
export function writeDestination(
  deps: DestinationDeps,
  { id, actor, document }: DestinationWrite,
): Promise<Result<DestinationRow, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const { client } = tx;
    const current = await lockDestination(tx, id);
    if (current !== null && !can(actor, "read", "destination", { accountId: current.account_id }))
      return refuse(
        unseen({
          creates: true,
          mayCreate: can(actor, "update", "destination", { accountId: actor.accountId }),
        }),
      );
    const accountId = current?.account_id ?? actor.accountId;
    if (!can(actor, "update", "destination", { accountId })) return refuse(FORBIDDEN);
    const known = current === null ? freshSecrets() : openSecrets(deps.keyVault, id, current);
    if (current !== null && current.kind !== document.to.kind)
      return refuse(
        invalid([
          {
            field: "/to/kind",
            code: "fixed",
            message: `Create another destination: the kind of this one stays ${current.kind}.`,
          },
        ]),
      );
    const { to, secrets } = separateSecrets(rulesOf(document.to.kind), document.to, known);
    const problems = checkDestination(deps, document.to, secrets);
    if (problems.length > 0) return refuse(invalid(problems));
    const full =
      current === null
        ? await refuseIfFull(client, accountId, "destination", () =>
            countDestinations(client, accountId),
          )
        : null;
    if (full !== null) return refuse(full);
    const copy = await refuseCopy(deps, client, { id, accountId }, current, { to, secrets });
    if (copy !== null) return refuse(copy);
    const at = new Date(deps.now());
    const written = {
      name: document.name.trim(),
      to,
      secret: sealSecrets(deps.keyVault, id, { ...known, ...secrets }),
      fallBackMinutes: document.fall_back_after_minutes ?? USUAL_FALL_BACK_MINUTES,
      status: document.status ?? "active",
    };
    if (current !== null) await updateDestination(client, id, written, at);
    else if (!(await insertDestination(client, id, accountId, written, at)))
      return refuse(CREATED_MEANWHILE);
    await record(
      client,
      deps,
      actor,
      { id, accountId },
      current === null ? "destination.created" : "destination.updated",
      {
        detail: { name: written.name, kind: to.kind, status: written.status },
        changes: destinationChanges(current === null ? null : { row: current, secrets: known }, {
          written,
          secrets: { ...known, ...secrets },
        }),
      },
    );
    const row = await findDestination(client, id);
    if (row === null) throw new Error("a written destination is gone");
    return ok(row);
  });
}

/** Refuses a place to which the network paused the deliveries of the account. */
async function refuseCopy(
  { keyVault, now }: DestinationDeps,
  db: Queryable,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  current: DestinationRow | null,
  { to, secrets }: Pick<PlacedDestination, "to" | "secrets">,
): Promise<Refusal | null> {
  const likeness = destinationLikeness(keyVault, to, secrets);
  const before =
    current === null
      ? []
      : destinationLikeness(keyVault, current.settings, openSecrets(keyVault, id, current));
  const added = likeness.filter((one) => !before.some((other) => other.equals(one)));
  return added.length === 0
    ? null
    : refusePausedLike(db, { accountId, kind: "destination", thingId: id, likeness: added }, now());
}

/** Removes the destination with its log, and from every plan. */
export function removeDestination(
  deps: DestinationDeps,
  actor: Actor,
  id: string,
): Promise<Result<undefined, Refusal>> {
  return changing(deps, actor, id, async ({ client }, current) => {
    const { account_id: accountId, name, kind } = current;
    await deleteDestination(client, id);
    await record(client, deps, actor, { id, accountId }, "destination.removed", {
      detail: { name, kind },
      changes: removedDestination(current),
    });
    return ok(undefined);
  });
}

/**
 * Renews the secret of a destination whose calls are signed; the secret is returned only this once.
 */
export function renewSecret(
  deps: DestinationDeps,
  actor: Actor,
  id: string,
): Promise<Result<WebhookSecret, Refusal>> {
  return changing(deps, actor, id, async ({ client }, current) => {
    const {
      account_id: accountId,
      name,
      kind,
      settings,
      fall_back_after_minutes: fallBackMinutes,
      status,
    } = current;
    if (!rulesOf(kind).isSigned) return refuse(NOT_FOUND);
    const known = openSecrets(deps.keyVault, id, current);
    const [atMs, secret] = [deps.now(), newSecret()];
    const untilMs = atMs + OLD_SECRET_HOURS * HOUR_MS;
    const sealed = sealSecrets(deps.keyVault, id, {
      ...known,
      signing: secret,
      oldSigning: { secret: known.signing, untilMs },
    });
    await updateDestination(
      client,
      id,
      {
        name,
        to: settings,
        secret: sealed,
        fallBackMinutes,
        status: status === "paused" ? "paused" : "active",
      },
      new Date(atMs),
    );
    await record(client, deps, actor, { id, accountId }, "destination.secret_renewed", {
      detail: { name, kind },
      changes: [{ field: "secrets" }],
    });
    return ok({ secret, old_secret_until: new Date(untilMs).toISOString() });
  });
}

function changing<Value>(
  deps: DestinationDeps,
  actor: Actor,
  id: string,
  work: (tx: Transaction, current: DestinationRow) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const current = await lockDestination(tx, id);
    if (current === null || !can(actor, "read", "destination", { accountId: current.account_id }))
      return refuse(NOT_FOUND);
    return can(actor, "update", "destination", { accountId: current.account_id })
      ? work(tx, current)
      : refuse(FORBIDDEN);
  });
}

function record(
  db: Queryable,
  { now }: DestinationDeps,
  actor: Actor,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  action: ActivityAction,
  {
    detail,
    changes,
  }: {
    readonly detail: Readonly<Record<string, unknown>>;
    readonly changes: readonly ActivityChange[];
  },
): Promise<void> {
  return recordActivity(db, {
    atMs: now(),
    actor,
    accountId,
    action,
    subjectKind: "destination",
    subjectId: id,
    detail,
    changes,
  });
}

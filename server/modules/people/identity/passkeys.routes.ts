// Passkeys over HTTP: a person's own list, and signing in with one.
import { Type } from "typebox";
import { Parse } from "typebox/value";
import * as contract from "../../../../contract/people/passkeys.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { NOT_FOUND, UNAUTHENTICATED } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { begin, pass } from "./auth-bridge.routes.ts";
import type { RouteDeps } from "./identity.routes.ts";
import { PASSKEY_PATHS } from "./passkey-plugin.ts";
import {
  ALGORITHMS,
  PASSKEY_LIMIT,
  type PasskeyDeps,
  addPasskey,
  handleOf,
  makeChallenge,
  rpIdOf,
} from "./passkeys.ts";
import * as store from "./passkeys.store.ts";
import { sendAccountMail } from "./account-mails.ts";
import { readSession, readToken } from "./sessions.ts";

type Deps = RouteDeps & PasskeyDeps;

const ChallengeAnswer = Type.Object({ challenge: Type.String() });

/** `signedInOnly` also lets in a person who must set up a second factor first. */
export function registerPasskeys(open: HttpHost, signedInOnly: HttpHost, deps: Deps): void {
  registerList(signedInOnly, deps);
  registerAdding(signedInOnly, deps);
  registerOperation(open, contract.startPasskeySignIn, async ({ request, reply }) => {
    const passed = await pass(deps, request, reply, PASSKEY_PATHS.challenge, {});
    if (!passed.ok) return passed;
    const { challenge } = Parse(ChallengeAnswer, passed.value.body);
    return ok({ challenge, rp_id: rpIdOf(deps) });
  });
  registerOperation(open, contract.signInWithPasskey, async ({ request, reply, body }) =>
    begin(deps, request, reply, PASSKEY_PATHS.signIn, body),
  );
}

function registerAdding(host: HttpHost, deps: Deps): void {
  registerOperation(host, contract.setUpPasskey, async ({ actor, request, body }) => {
    const checked = await deps.checkPassword(actor.id, body.password);
    if (!checked.ok) return checked;
    const found = await readSession(deps.session, request.headers.cookie);
    if (found.kind !== "person") return refuse(UNAUTHENTICATED);
    const known = await store.listPasskeys(deps.pool, actor.id);
    if (known.length >= contract.MOST_PASSKEYS) return refuse(PASSKEY_LIMIT);
    return ok({
      challenge: await makeChallenge(deps, actor.id),
      rp_id: rpIdOf(deps),
      user_handle: handleOf(actor.id),
      email: found.row.email,
      name: found.row.user_name,
      algorithms: ALGORITHMS,
      known: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    });
  });
  registerOperation(host, contract.addPasskey, async ({ actor, request, body }) => {
    const token = readToken(deps.session, request.headers.cookie);
    const added = await addPasskey(deps, actor.id, body);
    if (!added.ok) return added;
    if (token !== null) await store.updateSessionPasskey(deps.pool, token, added.value.id);
    await record(deps, actor, "user.passkey_added", added.value.name);
    await mailChange(deps, actor.id, "passkey_added");
    return ok(present(added.value));
  });
}

function registerList(host: HttpHost, deps: Deps): void {
  registerOperation(host, contract.listPasskeys, async ({ actor }) =>
    ok({ items: (await store.listPasskeys(deps.pool, actor.id)).map(present) }),
  );
  registerOperation(host, contract.renamePasskey, async ({ actor, params, body }) => {
    const name = body.name.trim();
    const row = await store.updatePasskeyName(deps.pool, actor.id, params.id, name);
    if (row === null) return refuse(NOT_FOUND);
    await record(deps, actor, "user.passkey_renamed", name);
    return ok(present(row));
  });
  registerOperation(host, contract.removePasskey, async ({ actor, request, params, body }) => {
    const checked = await deps.checkPassword(actor.id, body.password);
    if (!checked.ok) return checked;
    const token = readToken(deps.session, request.headers.cookie) ?? "";
    const name = await inTransaction(deps.pool, ({ client }) =>
      store.deletePasskey(client, { userId: actor.id, id: params.id, token }),
    );
    if (name === null) return refuse(NOT_FOUND);
    deps.onSessionEnded(actor.id);
    await record(deps, actor, "user.passkey_removed", name);
    await mailChange(deps, actor.id, "passkey_removed");
    return ok(undefined);
  });
}

function present(row: store.PasskeyRow): contract.Passkey {
  return {
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

/** Tells the person by email, who may not have done it. */
function mailChange(
  { session: { db, now } }: Deps,
  userId: string,
  change: "passkey_added" | "passkey_removed",
): Promise<void> {
  return sendAccountMail(db, { userId, kind: "passkeys_changed", change }, now());
}

async function record(
  { session }: Deps,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  action: ActivityAction,
  name: string,
): Promise<void> {
  await recordActivity(session.db, {
    atMs: session.now(),
    actor: { kind: "user", id },
    accountId,
    action,
    subjectKind: "user",
    subjectId: id,
    detail: { passkey: name },
  });
}

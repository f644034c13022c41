// Serves applications over HTTP, to the applicant and to the network.
import * as contract from "../../../../contract/network/applications.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import { FORBIDDEN, NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { findAccount, presentAccount } from "../accounts/index.ts";
import {
  answerQuestion,
  type ApplicationDeps,
  factsOf,
  type LoadedApplication,
  loadApplication,
  missingOf,
  saveApplication,
  sendApplication,
} from "./applicant.ts";
import { askApplicant, refuseApplication } from "./decide-application.ts";

export function registerApplications(host: HttpHost, deps: ApplicationDeps): void {
  const confirmed = ({ id }: Actor): Promise<boolean> => deps.isEmailConfirmed(deps.pool, id);
  registerOperation(host, contract.getApplication, async ({ actor }) => {
    const loaded = await loadApplication(deps.pool, await findAccount(deps.pool, actor.accountId));
    return loaded.ok ? ok(present(loaded.value, await confirmed(actor))) : loaded;
  });
  registerOperation(host, contract.mergeApplication, async ({ actor, body }) => {
    // The patch's schema lets through only what leaves a whole document behind.
    const saved = await saveApplication(
      deps,
      actor,
      (current) => applyMergePatch(current, body) as contract.ApplicationFacts,
    );
    return saved.ok ? ok(present(saved.value, await confirmed(actor))) : saved;
  });
  registerOperation(host, contract.sendApplication, async ({ actor }) => {
    const sent = await sendApplication(deps, actor);
    return sent.ok ? ok(present(sent.value, await confirmed(actor))) : sent;
  });
  registerOperation(host, contract.answerApplication, async ({ actor, body }) => {
    const answered = await answerQuestion(deps, actor, body.text);
    return answered.ok ? ok(present(answered.value, await confirmed(actor))) : answered;
  });
  registerDecisions(host, deps);
}

function registerDecisions(host: HttpHost, deps: ApplicationDeps): void {
  registerOperation(host, contract.readApplication, async ({ actor, params }) => {
    const accountId = params.id;
    if (!can(actor, "read", "account", { accountId })) return refuse(NOT_FOUND);
    if (!can(actor, "approve", "account", { accountId })) return refuse(FORBIDDEN);
    const loaded = await loadApplication(deps.pool, await findAccount(deps.pool, accountId));
    return loaded.ok ? ok(present(loaded.value, true)) : loaded;
  });
  registerOperation(host, contract.askApplicant, async ({ actor, params, body }) => {
    const asked = await askApplicant(deps, actor, params.id, body.text);
    return asked.ok ? ok(present(asked.value, true)) : asked;
  });
  registerOperation(host, contract.refuseApplication, async ({ actor, params, body }) => {
    const refused = await refuseApplication(deps, actor, params.id, body.reason);
    return refused.ok ? ok(presentAccount(refused.value.account, actor)) : refused;
  });
}

/** `isEmailConfirmed` is about the reader, who may be an applicant. */
function present(
  { account, application, messages }: LoadedApplication,
  isEmailConfirmed: boolean,
): contract.Application {
  return {
    account_id: account.id,
    // An account with an application has a state.
    state: account.application ?? "draft",
    facts: factsOf(application),
    missing: missingOf(account, application, isEmailConfirmed),
    sent_at: application.sent_at?.toISOString() ?? null,
    reason: application.reason,
    messages: messages.map(({ id, sender, body, at }) => ({
      id,
      from: sender,
      text: body,
      at: at.toISOString(),
    })),
  };
}

// Serves the steps of an account's first run over HTTP.
import { getFirstRun } from "../../../../contract/insight/first-run.ts";
import { checkSteps, isFirstRunOver } from "../../../../domain/first-run/steps.ts";
import { ok } from "../../../../domain/result.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { findNewestSource, readFacts } from "./first-run.store.ts";

export interface FirstRunDeps {
  readonly pool: Queryable;
  readonly now: () => number;
}

export function registerFirstRun(host: HttpHost, { pool, now }: FirstRunDeps): void {
  registerOperation(host, getFirstRun, async ({ actor }) => {
    const [facts, sourceId] = await Promise.all([
      readFacts(pool, actor, new Date(now())),
      findNewestSource(pool, actor.accountId),
    ]);
    // A view shows the steps that the account's owner sees.
    const { role, teamRole } = actor;
    const steps = checkSteps({ role, teamRole }, facts, sourceId);
    return ok({ steps, finished: isFirstRunOver(steps) });
  });
}

// Serves sources over HTTP.
import type { Static } from "typebox";
import { rotatePostingLink } from "../../../../contract/supply/posting.ts";
import type {
  Source,
  SourceDocument,
  SourcePatch,
} from "../../../../contract/supply/source-document.ts";
import {
  endOldSourceKey,
  getSource,
  getSourcePrices,
  getSourceRoom,
  listSources,
  mergeSource,
  revokeSourceKey,
  rotateSourceKey,
  setSource,
} from "../../../../contract/supply/sources.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { presentPrices } from "./present-prices.ts";
import { revokeSourceKey as revokeKey } from "./revoke-key.ts";
import { presentSource } from "./source-document.ts";
import { termsOf } from "./source-keys.ts";
import type { Distribution } from "../../selling/distribution/index.ts";
import * as store from "./source.store.ts";
import {
  type SourceDeps,
  type SourceWrite,
  endReplacedKey,
  rotatePostingToken,
  rotateKey,
  writeSource,
} from "./write-source.ts";
import { HOUR_MS } from "../../../../domain/time.ts";

/** Four weeks: older leads say little about what a source sends now. */
const APPRAISED_MS = 28 * 24 * HOUR_MS;
const MOST_APPRAISED = 300;

interface SourceRoutesDeps extends SourceDeps {
  readonly market: Pick<Distribution, "estimatePrices" | "roomToday">;
}

export function registerSources(host: HttpHost, deps: SourceRoutesDeps): void {
  registerDocuments(host, deps);
  registerKeys(host, deps);
  registerPrices(host, deps);
  registerRoom(host, deps);
}

function registerDocuments(host: HttpHost, deps: SourceRoutesDeps): void {
  const write = async (command: SourceWrite): Promise<Result<Source, Refusal>> => {
    const written = await writeSource(deps, command);
    return written.ok
      ? ok(createPresenter(deps, command.actor, written.value.key)(written.value.row))
      : written;
  };

  registerOperation(host, listSources, async ({ actor, query }) =>
    pageAnswer(
      await store.listSources(deps.pool, query, scopeFor(actor, "source")),
      createPresenter(deps, actor),
    ),
  );
  registerOperation(host, getSource, async ({ actor, params }) => {
    const row = await store.findSource(deps.pool, params.id);
    if (row === null || !can(actor, "read", "source", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    return ok(createPresenter(deps, actor)(row));
  });
  registerOperation(host, setSource, async ({ actor, params, body }) =>
    write({ id: params.id, actor, change: () => body }),
  );
  registerOperation(host, mergeSource, async ({ actor, params, body }) =>
    write({
      id: params.id,
      actor,
      change: (current) => (current === null ? undefined : merged(current, body)),
    }),
  );
}

function registerKeys(host: HttpHost, deps: SourceRoutesDeps): void {
  registerOperation(host, rotateSourceKey, async ({ actor, params, body }) => {
    const rotated = await rotateKey(deps, actor, params.id, (body?.keep_old_hours ?? 0) * HOUR_MS);
    if (!rotated.ok) return rotated;
    const { key, oldUntil } = rotated.value;
    return ok({ key: key.key, key_hint: key.hint, old_key_until: oldUntil?.toISOString() ?? null });
  });
  registerOperation(host, endOldSourceKey, async ({ actor, params }) => {
    const ended = await endReplacedKey(deps, actor, params.id);
    return ended.ok ? ok(createPresenter(deps, actor)(ended.value)) : ended;
  });
  registerOperation(host, revokeSourceKey, async ({ actor, params, body }) => {
    const revoked = await revokeKey(deps, actor, params.id, body.reason.trim());
    return revoked.ok ? ok(createPresenter(deps, actor)(revoked.value)) : revoked;
  });
  registerOperation(host, rotatePostingLink, async ({ actor, params }) => {
    const renewed = await rotatePostingToken(deps, actor, params.id);
    return renewed.ok ? ok({ posting_token: renewed.value.posting_token }) : renewed;
  });
}

function registerPrices(host: HttpHost, deps: SourceRoutesDeps): void {
  registerOperation(host, getSourcePrices, async ({ actor, params }) => {
    const atMs = deps.now();
    const row = await store.findKeyedSource(deps.pool, params.id, new Date(atMs));
    if (row === null || !can(actor, "read", "source", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    const sinceMs = atMs - APPRAISED_MS;
    return ok(
      presentPrices(
        await deps.market.estimatePrices(termsOf(row), { sinceMs, most: MOST_APPRAISED }),
        sinceMs,
        atMs,
      ),
    );
  });
}

function registerRoom(host: HttpHost, deps: SourceRoutesDeps): void {
  registerOperation(host, getSourceRoom, async ({ actor, params }) => {
    const row = await store.findSource(deps.pool, params.id);
    if (row === null || !can(actor, "read", "source", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    const { left, nextDayMs } = await deps.market.roomToday({
      id: row.id,
      dailyCap: row.daily_cap,
    });
    return ok({
      daily_cap: row.daily_cap,
      left_today: left,
      next_day_at: new Date(nextDayMs).toISOString(),
    });
  });
}

/** Returns the sources as their reader may see them; a new key is shown once. */
function createPresenter(
  { now }: SourceDeps,
  actor: Actor,
  key: string | null = null,
): (row: store.SourceRow) => Source {
  return (row) => {
    const subject = { accountId: row.account_id };
    const operate = can(actor, "operate", "source", subject);
    const shown = presentSource(
      row,
      { update: can(actor, "update", "source", subject), operate },
      key,
      now(),
    );
    // The posting page's address opens that page: a view offers changes without it.
    return {
      ...shown,
      abilities: { update: isOffered(actor, "update", "source", subject), operate },
    };
  };
}

/**
 * The patch's schema admits only what leaves a complete document. A daily cap of null means no cap,
 * not the default.
 */
function merged(current: SourceDocument, patch: Static<typeof SourcePatch>): SourceDocument {
  const document = applyMergePatch(current, patch) as SourceDocument;
  return patch.daily_cap === null ? { ...document, daily_cap: null } : document;
}

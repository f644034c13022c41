// Setting and merging the network's settings: checked as a whole, in force from the next batch on.
import { openChanges } from "../../../../domain/activity/changes.ts";
import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import type { ClosedKind, UnconfirmedRule } from "../../../../domain/licenses/license.ts";
import type { ConsentWording } from "../../../../domain/forms/consent-text.ts";
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { documentChanges } from "../../../../domain/activity/document-changes.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { raiseDistributionVersion } from "../../../platform/db/distribution-version.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../activity/index.ts";
import { isSellerName } from "../seller-names/index.ts";
import { findLogo } from "./logo.store.ts";
import { checkSettings, closedKindsOf, licenseRulesOf } from "./network-settings.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type NewSettingsVersion, hasVersions, insertVersion } from "./settings-version.store.ts";
import { keepFormerName, loadSettings, saveSettings } from "./settings.store.ts";

/** What decides, beside its licenses, in which states a buyer may buy. */
export interface StateRules {
  readonly licenseRules: () => readonly UnconfirmedRule[];
  readonly closedKinds: () => readonly ClosedKind[];
}

export interface SettingsDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Writes consent texts again; in the transaction of a change of their words or the name. */
  readonly onWording: (db: Queryable, wording: ConsentWording, at: Date) => Promise<void>;
  /** Opens and closes states of buyers by the new rules; in the transaction of their change. */
  readonly onStateRules: (db: Queryable, rules: StateRules, atMs: number) => Promise<void>;
  /** Called after a change has committed. Resolves when this process uses it. */
  readonly onChange: () => Promise<unknown>;
}

const NO_LOGO = invalid([
  {
    field: "/logo",
    code: "unknown",
    message: "Upload the picture first, and enter the logo of that answer.",
  },
]);

const NAME_OF_BUYER = invalid([
  {
    field: "/network_name",
    code: "taken",
    message:
      "Choose another name: consents name a buyer by this one, or by one that looks like it.",
  },
]);

/**
 * Writes what `change` makes of the settings as they are, as a new version; none without a change.
 * `restored` says which earlier version it brings back; null for another change.
 */
export async function writeSettings(
  deps: SettingsDeps,
  actor: Actor,
  change: (current: SettingsDocument) => SettingsDocument,
  restored: NewSettingsVersion["restored"] = null,
): Promise<Result<SettingsDocument, Refusal>> {
  if (!can(actor, "update", "settings", null)) return refuse(FORBIDDEN);
  const written = await inTransaction(
    deps.pool,
    async ({ client }): Promise<Result<SettingsDocument, Refusal>> => {
      const { networkId, document: current } = await loadSettings(client, true);
      const document = change(current);
      const problems = checkSettings(document);
      if (problems.length > 0) return refuse(invalid(problems));
      if (documentChanges(current, document).length === 0) return ok(document);
      if (document.logo !== null && (await findLogo(client, document.logo)) === null)
        return refuse(NO_LOGO);
      const named = await applyName(deps, client, current, document);
      if (!named.ok) return named;
      await saveSettings(client, networkId, document, await raiseDistributionVersion(client));
      if (!isDeepStrictEqual(stateRulesIn(document), stateRulesIn(current)))
        await deps.onStateRules(
          client,
          {
            licenseRules: () => licenseRulesOf(document),
            closedKinds: () => closedKindsOf(document),
          },
          deps.now(),
        );
      const no = await keepVersion(client, current, {
        document,
        at: new Date(deps.now()),
        changedBy: actor.id,
        restored,
      });
      await recordActivity(client, {
        atMs: deps.now(),
        actor,
        accountId: networkId,
        action: "settings.updated",
        subjectKind: "settings",
        subjectId: networkId,
        detail: {
          changed: changedMembers(current, document),
          version: no,
          ...(restored === null
            ? {}
            : { restored_version: restored.from, reason: restored.reason }),
        },
        changes: openChanges("network", current, document),
      });
      return ok(document);
    },
  );
  if (written.ok) await deps.onChange();
  return written;
}

/** Writes what contains the network's name, or the words of consent texts, where they change. */
async function applyName(
  deps: SettingsDeps,
  db: Queryable,
  current: SettingsDocument,
  document: SettingsDocument,
): Promise<Result<null, Refusal>> {
  const atMs = deps.now();
  if (document.network_name !== current.network_name) {
    if (await isSellerName(db, document.network_name)) return refuse(NAME_OF_BUYER);
    await keepFormerName(db, uuidv7(atMs), current.network_name, new Date(atMs));
  }
  if (!isDeepStrictEqual(wordingIn(document), wordingIn(current)))
    await deps.onWording(db, wordingIn(document), new Date(atMs));
  return ok(null);
}

/** Before the first change, what stood until then becomes a version too. */
async function keepVersion(
  db: Queryable,
  current: SettingsDocument,
  version: NewSettingsVersion,
): Promise<number> {
  if (!(await hasVersions(db)))
    await insertVersion(db, { ...version, document: current, changedBy: null, restored: null });
  return insertVersion(db, version);
}

function wordingIn({ network_name: networkName, consent_texts: texts }: SettingsDocument) {
  return { networkName, texts };
}

function stateRulesIn({ license_rules: licenses, closed_kinds: kinds }: SettingsDocument) {
  return { licenses, kinds };
}

/** The names of the settings that differ. */
function changedMembers(before: SettingsDocument, after: SettingsDocument): string[] {
  const names = documentChanges(before, after).map(({ member }) => member.split("/")[1] ?? "");
  return [...new Set(names)];
}

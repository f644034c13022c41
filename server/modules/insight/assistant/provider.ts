// Decides which model answers: the one in the server's environment, else the one in the settings,
// else none.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import type {
  AssistantProvider,
  AssistantProviderDocument,
  TestedProvider,
} from "../../../../contract/insight/assistant-provider.ts";
import {
  DEFAULT_NETWORK_TOKENS_PER_DAY,
  DEFAULT_TOKENS_PER_DAY,
} from "../../../../contract/insight/assistant-provider.ts";
import { DEFAULT_MODEL } from "../../../../contract/insight/chat-completion.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { createOpenAiChat, readBaseUrl } from "../../../platform/ai/openai-provider.ts";
import type { ContactVault, Sealed } from "../../../platform/crypto/contact-vault.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { hostOf } from "../../../platform/http/outbound-address.ts";
import { recordActivity } from "../../network/activity/index.ts";
import type pg from "pg";
import type { ChatModel } from "./assistant-deps.ts";
import { plainReply } from "../../../../domain/assistant/plain-reply.ts";
import { type ProviderRow, findProvider, saveProvider } from "./provider.store.ts";

/** A model as configured in the environment. */
export interface ModelAddress {
  readonly baseUrl: string;
  /** Empty if the server requires none. */
  readonly apiKey: string;
  readonly model: string;
}

export interface ProviderDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly vault: ContactVault;
  readonly networkId: () => string;
  /** Null if the environment names none. */
  readonly environment: ModelAddress | null;
}

export interface Provider {
  /** Returns the current model; null for the built-in assistant. */
  readonly current: () => Promise<{
    readonly model: ChatModel | null;
    readonly tokensPerDay: number;
  }>;
  readonly read: (actor: Actor) => Promise<Result<AssistantProvider, Refusal>>;
  readonly write: (
    actor: Actor,
    document: AssistantProviderDocument,
  ) => Promise<Result<AssistantProvider, Refusal>>;
  /** Makes one call to the given model or to the current one. */
  readonly test: (
    actor: Actor,
    document: AssistantProviderDocument | null,
  ) => Promise<Result<TestedProvider, Refusal>>;
}

/** The label that the key is sealed under: there is one row. */
const SEALED_FOR = "assistant provider";
const TEST_TOKENS = 20;
/** A person waits for the answer in front of a button. */
const TEST_TIMEOUT_MS = 30_000;
const TEST_MESSAGE = "Say the word ready.";

export function createProvider(deps: ProviderDeps): Provider {
  const { pool } = deps;
  const modelOf = createModels();
  return {
    async current() {
      const row = await findProvider(pool);
      return {
        model: modelOf(addressOf(deps, row)),
        tokensPerDay: row?.tokensPerDay ?? DEFAULT_TOKENS_PER_DAY,
      };
    },
    async read(actor) {
      return actor.role === "admin" && can(actor, "read", "settings", null)
        ? ok(presentProvider(deps, await findProvider(pool)))
        : refuse(FORBIDDEN);
    },
    write: (actor, document) => writeProvider(deps, actor, document),
    test: (actor, document) => testProvider(deps, actor, document),
  };
}

function addressOf(
  { environment, vault }: ProviderDeps,
  row: ProviderRow | null,
): ModelAddress | null {
  return (
    environment ??
    (row === null || row.baseUrl === null
      ? null
      : {
          baseUrl: row.baseUrl,
          apiKey: row.key === null ? "" : vault.open(SEALED_FOR, row.key),
          model: row.model,
        })
  );
}

/** A client keeps its connections: each address has one client. */
function createModels(): (address: ModelAddress | null) => ChatModel | null {
  let made: { readonly of: string; readonly model: ChatModel } | null = null;
  return (address) => {
    if (address === null) return null;
    const of = JSON.stringify(address);
    if (made?.of !== of)
      made = { of, model: { chat: createOpenAiChat(address), model: address.model } };
    return made.model;
  };
}

function presentProvider(deps: ProviderDeps, row: ProviderRow | null): AssistantProvider {
  const address = addressOf(deps, row);
  return {
    origin: deps.environment !== null ? "environment" : address === null ? "none" : "settings",
    base_url: address?.baseUrl ?? null,
    model: address?.model ?? row?.model ?? DEFAULT_MODEL,
    has_key: address !== null && address.apiKey !== "",
    tokens_per_day: row?.tokensPerDay ?? DEFAULT_TOKENS_PER_DAY,
    network_tokens_per_day: row?.networkTokensPerDay ?? DEFAULT_NETWORK_TOKENS_PER_DAY,
  };
}

async function writeProvider(
  deps: ProviderDeps,
  actor: Actor,
  document: AssistantProviderDocument,
): Promise<Result<AssistantProvider, Refusal>> {
  if (!can(actor, "update", "settings", null)) return refuse(FORBIDDEN);
  return inTransaction(
    deps.pool,
    async ({ client }): Promise<Result<AssistantProvider, Refusal>> => {
      const before = await findProvider(client);
      const read = await rowOf(deps, document, before);
      if (!read.ok) return read;
      await saveProvider(client, read.value, actor.id);
      await recordActivity(client, {
        atMs: deps.now(),
        actor,
        accountId: deps.networkId(),
        action: "settings.updated",
        subjectKind: "settings",
        subjectId: deps.networkId(),
        detail: { changed: ["assistant"] },
        changes: changesOf(RECORD_FIELDS.assistant, comparedOf(before), comparedOf(read.value)),
      });
      return ok(presentProvider(deps, read.value));
    },
  );
}

/** Whether the key is another is not known from what is sealed: a written one counts as new. */
function comparedOf(row: ProviderRow | null): object | null {
  return row === null
    ? null
    : {
        host: row.baseUrl === null ? null : hostOf(row.baseUrl),
        address: row.baseUrl,
        model: row.model,
        key: row.key === null ? null : row.key.sealed.toString("hex"),
        tokens_per_day: row.tokensPerDay,
        network_tokens_per_day: row.networkTokensPerDay,
      };
}

async function testProvider(
  deps: ProviderDeps,
  actor: Actor,
  document: AssistantProviderDocument | null,
): Promise<Result<TestedProvider, Refusal>> {
  if (!can(actor, "update", "settings", null)) return refuse(FORBIDDEN);
  const kept = await findProvider(deps.pool);
  if (document === null) return ok(await tryOnce(deps, addressOf(deps, kept)));
  const read = await rowOf(deps, document, kept);
  if (!read.ok) return read;
  const { baseUrl, key, model } = read.value;
  return ok(
    await tryOnce(
      deps,
      baseUrl === null
        ? null
        : { baseUrl, apiKey: key === null ? "" : deps.vault.open(SEALED_FOR, key), model },
    ),
  );
}

/**
 * Merges a document into the stored row. A key is never sent to another address than the one it was
 * given for.
 */
async function rowOf(
  { vault, now }: ProviderDeps,
  {
    base_url: given,
    model,
    api_key: key,
    tokens_per_day: tokensPerDay,
    network_tokens_per_day: ofNetwork,
  }: AssistantProviderDocument,
  kept: ProviderRow | null,
): Promise<Result<ProviderRow, Refusal>> {
  const base = {
    model: model.trim(),
    tokensPerDay,
    networkTokensPerDay: ofNetwork ?? kept?.networkTokensPerDay ?? DEFAULT_NETWORK_TOKENS_PER_DAY,
    changedAt: new Date(now()),
  };
  if (base.model === "")
    return refuse(
      invalid([
        { field: "/model", code: "invalid", message: "Enter the server's name for a model." },
      ]),
    );
  if (given === null) return ok({ ...base, baseUrl: null, key: null });
  const read = readBaseUrl(given);
  if (!read.ok)
    return refuse(invalid([{ field: "/base_url", code: "invalid", message: read.error }]));
  const baseUrl = read.value;
  const keeps = key === undefined && kept !== null && kept.key !== null;
  if (keeps && kept.baseUrl !== baseUrl)
    return refuse(
      invalid([
        {
          field: "/api_key",
          code: "required",
          message: "Enter the key again: the saved one is for another address.",
        },
      ]),
    );
  const sealed: Sealed | null = keeps
    ? kept.key
    : key === undefined || key === null
      ? null
      : vault.seal(SEALED_FOR, key.trim());
  return ok({ ...base, baseUrl, key: sealed });
}

async function tryOnce(
  { now }: ProviderDeps,
  address: ModelAddress | null,
): Promise<TestedProvider> {
  const none = { ok: false, reply: null, model: null, milliseconds: 0, detail: null };
  if (address === null)
    return {
      ...none,
      detail: "No model is set: the built-in assistant answers. Enter an address to test one.",
    };
  const startMs = now();
  const answer = await createOpenAiChat({ ...address, timeoutMs: TEST_TIMEOUT_MS, retries: 0 })({
    messages: [{ role: "user", content: TEST_MESSAGE }],
    maxTokens: TEST_TOKENS,
  });
  const milliseconds = Math.max(0, Math.round(now() - startMs));
  if (!answer.ok) return { ...none, milliseconds, detail: answer.error.detail };
  return {
    ok: true,
    reply: plainReply(answer.value.content),
    model: answer.value.model,
    milliseconds,
    detail: null,
  };
}

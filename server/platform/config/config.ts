// The settings of one Plat process, read once from the environment: every wrong value becomes one
// sentence that names the variable, says what was found and what to do.

import { DEFAULT_MODEL } from "../../../contract/insight/chat-completion.ts";
import { ok, refuse, type Result } from "../../../domain/result.ts";
import { readBaseUrl } from "../ai/openai-provider.ts";
import { type MailSettings, readMailbox, readSmtpUrl } from "../email/read-settings.ts";
import { type ProviderSettings, readProviders } from "./read-providers.ts";
import {
  isSet,
  readAddresses,
  readChoice,
  readFlag,
  readHost,
  readHosts,
  readHttpUrl,
  readPort,
  readPostgresUrl,
  readSecret,
  readWholeNumber,
  type Environment,
} from "./read-variable.ts";

export const ROLES = ["all", "web", "worker"] as const;
export type Role = (typeof ROLES)[number];

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Config = {
  readonly production: boolean;
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /**
   * Public address without a slash at its end; null when PLAT_URL is not set, which production
   * refuses: then it is `http://localhost:<port>`.
   */
  readonly publicUrl: string | null;
  /** Further hosts at which this server answers, in lower case, each with its port if any. */
  readonly aliases: readonly string[];
  readonly dataDirectory: string;
  /** null: the embedded database in `dataDirectory`. */
  readonly databaseUrl: string | null;
  readonly role: Role;
  /** null only outside production: then a secret is made and kept in `dataDirectory`. */
  readonly secret: string | null;
  readonly oldSecret: string | null;
  readonly demo: boolean;
  /** The most that a browser keeps of what it has read, in megabytes. */
  readonly localCacheMb: number;
  /** IP addresses and CIDR ranges whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  readonly metricsToken: string | null;
  readonly logLevel: LogLevel;
  /** Between two beats of this process, in seconds. */
  readonly beatSeconds: number;
  /** Between two rounds that judge what the network is alerted of, in seconds. */
  readonly alertSeconds: number;
  /** The assistant's model; null: the one in the network's settings, or the built-in assistant. */
  readonly model: {
    readonly baseUrl: string;
    readonly apiKey: string;
    readonly model: string;
  } | null;
  /** null: emails are kept and shown to the operator, and none is sent. */
  readonly mail: MailSettings | null;
  /** The other providers with which people may sign in. */
  readonly signInProviders: readonly ProviderSettings[];
  /** Whether outgoing calls (webhooks, push, sign-in providers) may reach loopback addresses. */
  readonly allowLoopback: boolean;
};

/**
 * Thrown inside this file and turned into a refusal at its edge, so that the reading below stays a
 * plain list.
 */
class WrongSetting extends Error {}

/**
 * Reads the settings out of `environment` (normally `process.env`). An empty variable counts as not
 * set. The refusal is one sentence about the first wrong variable, meant for the operator's
 * terminal.
 */
export function readConfig(environment: Environment): Result<Config, string> {
  try {
    return ok(readSettings(environment));
  } catch (error) {
    if (error instanceof WrongSetting) return refuse(error.message);
    throw error;
  }
}

function readSettings(environment: Environment): Config {
  const mode = take(
    readChoice(environment, "NODE_ENV", ["development", "production", "test"], "development"),
  );
  const production = mode === "production";
  const databaseUrl = take(readPostgresUrl(environment, "DATABASE_URL"));
  const allowLoopback = take(readFlag(environment, "PLAT_ALLOW_LOOPBACK", false));
  const config: Config = {
    production,
    host: take(readHost(environment, "HOST", production ? "0.0.0.0" : "127.0.0.1")),
    port: take(readPort(environment, "PORT", 3000)),
    publicUrl: take(readHttpUrl(environment, "PLAT_URL")),
    aliases: take(readHosts(environment, "PLAT_ALIASES")),
    dataDirectory: isSet(environment["PLAT_DATA_DIR"]) ? environment["PLAT_DATA_DIR"] : "./data",
    databaseUrl,
    role: take(readChoice(environment, "PLAT_ROLE", ROLES, "all")),
    secret: take(readSecret(environment, "PLAT_SECRET")),
    oldSecret: take(readSecret(environment, "PLAT_SECRET_OLD")),
    // An external database is filled with demo data only where a variable requests it.
    demo: take(readFlag(environment, "PLAT_DEMO", !production && databaseUrl === null)),
    localCacheMb: take(
      readWholeNumber(environment, "LOCAL_CACHE_MB", { fallback: 40, least: 1, unit: "megabytes" }),
    ),
    trustedProxies: take(readAddresses(environment, "TRUST_PROXY")),
    metricsToken: take(readSecret(environment, "METRICS_TOKEN", 8)),
    logLevel: take(readChoice(environment, "LOG_LEVEL", LOG_LEVELS, "info")),
    beatSeconds: take(
      readWholeNumber(environment, "BEAT_SECONDS", { fallback: 15, least: 1, unit: "seconds" }),
    ),
    alertSeconds: take(
      readWholeNumber(environment, "ALERT_SECONDS", { fallback: 300, least: 1, unit: "seconds" }),
    ),
    model: readModel(environment),
    mail: readMail(environment),
    signInProviders: take(readProviders(environment, allowLoopback)),
    allowLoopback,
  };
  refuseWrongCombinations(config);
  return config;
}

/** OpenAI's own address: a key alone is one for it. */
const OPENAI_URL = "https://api.openai.com/v1";

/** The model that an address, a key or both name; a model's name alone names no server. */
function readModel(environment: Environment): Config["model"] {
  const text = (name: string): string => environment[name]?.trim() ?? "";
  const [address, apiKey] = [text("AI_BASE_URL"), text("AI_API_KEY")];
  if (address === "" && apiKey === "") return null;
  const baseUrl = readBaseUrl(address === "" ? OPENAI_URL : address);
  if (!baseUrl.ok)
    throw new WrongSetting(`AI_BASE_URL is not the address of an API: ${baseUrl.error}`);
  return {
    baseUrl: baseUrl.value,
    apiKey,
    model: text("AI_MODEL") === "" ? DEFAULT_MODEL : text("AI_MODEL"),
  };
}

/** The mail server and the sender of emails; a sender alone waits for a server. */
function readMail(environment: Environment): Config["mail"] {
  const text = (name: string): string => environment[name]?.trim() ?? "";
  const from = text("MAIL_FROM") === "" ? null : readMailbox(text("MAIL_FROM"));
  if (from?.ok === false) throw new WrongSetting(`MAIL_FROM is wrong: ${from.error}`);
  if (text("SMTP_URL") === "") return null;
  const server = readSmtpUrl(text("SMTP_URL"));
  if (!server.ok) throw new WrongSetting(`SMTP_URL is wrong: ${server.error}`);
  if (from === null)
    throw new WrongSetting(
      "SMTP_URL is set but MAIL_FROM is not: set MAIL_FROM to the sender, such as " +
        "Plat <leads@example.com>, or unset SMTP_URL to keep emails here.",
    );
  return { server: server.value, from: from.value };
}

function refuseWrongCombinations(config: Config): void {
  if (config.oldSecret !== null && config.secret === null) {
    throw new WrongSetting(
      "PLAT_SECRET_OLD is set but PLAT_SECRET is not: set PLAT_SECRET to the new secret, or " +
        "unset PLAT_SECRET_OLD.",
    );
  }
  if (config.oldSecret !== null && config.oldSecret === config.secret) {
    throw new WrongSetting(
      "PLAT_SECRET_OLD and PLAT_SECRET are the same: set PLAT_SECRET to a new secret, or unset " +
        "PLAT_SECRET_OLD.",
    );
  }
  if (!config.production) return;
  if (config.secret === null) {
    throw new WrongSetting(
      "PLAT_SECRET is not set: production needs one; set it to the output of `openssl rand " +
        "-base64 32` and keep it.",
    );
  }
  if (config.publicUrl === null) {
    throw new WrongSetting(
      "PLAT_URL is not set: links, cookies and origin checks in production need the public " +
        "address; set it to one such as https://leads.example.com.",
    );
  }
  if (config.demo) {
    throw new WrongSetting(
      'PLAT_DEMO is "1", but the demo\'s accounts have public passwords: unset PLAT_DEMO, or ' +
        "run without NODE_ENV=production.",
    );
  }
  if (config.allowLoopback) {
    throw new WrongSetting(
      'PLAT_ALLOW_LOOPBACK is "1", but it is for tests only: unset it, or run without ' +
        "NODE_ENV=production.",
    );
  }
}

function take<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new WrongSetting(result.error);
  return result.value;
}

// Reads single environment variables into values; a refusal is one sentence for the operator.

import { isIP } from "node:net";
import { ok, refuse, type Result } from "../../../domain/result.ts";
import { readDatabaseAddress } from "./database-hosts.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a variable has a value: an empty one, or one of spaces only, counts as not set. */
export function isSet(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== "";
}

export function readChoice<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Result<Choice, string> {
  const found = valueOf(environment, name);
  if (found === null) return ok(fallback);
  const choice = choices.find((candidate) => candidate === found);
  return choice === undefined
    ? refuse(
        `${name} is ${quote(found)}: set it to ${listWords(choices)}, or unset it for ${fallback}.`,
      )
    : ok(choice);
}

/** A switch: `1` and `true` are on, `0` and `false` are off. */
export function readFlag(
  environment: Environment,
  name: string,
  fallback: boolean,
): Result<boolean, string> {
  const found = valueOf(environment, name);
  if (found === null) return ok(fallback);
  if (found === "1" || found === "true") return ok(true);
  if (found === "0" || found === "false") return ok(false);
  return refuse(
    `${name} is ${quote(found)}: set it to 1 or 0, or unset it for ${fallback ? "1" : "0"}.`,
  );
}

export function readPort(
  environment: Environment,
  name: string,
  fallback: number,
): Result<number, string> {
  const found = valueOf(environment, name);
  if (found === null) return ok(fallback);
  if (/^\d{1,5}$/.test(found) && Number(found) <= 65_535) return ok(Number(found));
  return refuse(
    `${name} is ${quote(found)}: set it to a port from 0 (any free one) to 65535, or unset it ` +
      `for ${fallback}.`,
  );
}

/** An amount of `unit`, at least `least`, of at most six digits. */
export function readWholeNumber(
  environment: Environment,
  name: string,
  {
    fallback,
    least,
    unit,
  }: { readonly fallback: number; readonly least: number; readonly unit: string },
): Result<number, string> {
  const found = valueOf(environment, name);
  if (found === null) return ok(fallback);
  if (/^\d{1,6}$/.test(found) && Number(found) >= least) return ok(Number(found));
  return refuse(
    `${name} is ${quote(found)}: set it to whole ${unit} from ${least} to 999999, or unset it ` +
      `for ${fallback}.`,
  );
}

export function readHost(
  environment: Environment,
  name: string,
  fallback: string,
): Result<string, string> {
  const found = valueOf(environment, name);
  if (found === null) return ok(fallback);
  if (isIP(found) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/.test(found))
    return ok(found);
  return refuse(
    `${name} is ${quote(found)}: set it to an address of this machine, such as 127.0.0.1 or ` +
      "0.0.0.0, without scheme or port.",
  );
}

/** Host names or addresses with or without a port, separated by commas, in lower case. */
export function readHosts(
  environment: Environment,
  name: string,
): Result<readonly string[], string> {
  const found = valueOf(environment, name);
  if (found === null) return ok([]);
  const hosts = found.split(",").map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => !isHostWithPort(host));
  if (wrong === undefined) return ok(hosts);
  return refuse(
    `${name} holds ${quote(wrong)}: set it to hosts without scheme or path, separated by commas, ` +
      "such as plat.example.com,10.0.0.7:3000.",
  );
}

function isHostWithPort(text: string): boolean {
  const url = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : null;
  return url !== null && (url.host === text || `${url.host}:80` === text);
}

/**
 * A web address of this server: scheme, host and port only, returned without a slash at its end.
 */
export function readHttpUrl(environment: Environment, name: string): Result<string | null, string> {
  const found = valueOf(environment, name);
  if (found === null) return ok(null);
  const url = URL.canParse(found) ? new URL(found) : null;
  const plain =
    url !== null &&
    (url.protocol === "https:" || url.protocol === "http:") &&
    url.username === "" &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "";
  if (plain) return ok(url.origin);
  return refuse(
    `${name} is ${quote(found)}: set it to the public address without a path, such as ` +
      "https://leads.example.com.",
  );
}

export function readPostgresUrl(
  environment: Environment,
  name: string,
): Result<string | null, string> {
  const found = valueOf(environment, name);
  if (found === null) return ok(null);
  if (readDatabaseAddress(found) !== null) return ok(found);
  // The value is not repeated here: it may hold a password.
  return refuse(
    `${name} is not a PostgreSQL address: set it to ` +
      "postgres://user:password@host:5432/database, with several hosts separated by commas, or " +
      "unset it for the embedded database.",
  );
}

/** A secret of at least `leastLength` characters. The refusal never repeats it. */
export function readSecret(
  environment: Environment,
  name: string,
  leastLength = 32,
): Result<string | null, string> {
  const found = valueOf(environment, name);
  if (found === null) return ok(null);
  if (found.length >= leastLength) return ok(found);
  return refuse(
    `${name} has ${found.length} characters: set it to at least ${leastLength}, such as the ` +
      `output of \`openssl rand -base64 32\`.`,
  );
}

/** IP addresses and CIDR ranges separated by commas. */
export function readAddresses(
  environment: Environment,
  name: string,
): Result<readonly string[], string> {
  const found = valueOf(environment, name);
  if (found === null) return ok([]);
  const addresses = found.split(",").map((address) => address.trim());
  const wrong = addresses.find((address) => !isAddressOrRange(address));
  if (wrong === undefined) return ok(addresses);
  return refuse(
    `${name} holds ${quote(wrong)}: set it to the proxies' IP addresses or ranges, separated ` +
      "by commas, such as 10.0.0.0/8,127.0.0.1.",
  );
}

function isAddressOrRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

function valueOf(environment: Environment, name: string): string | null {
  const value = environment[name];
  return isSet(value) ? value.trim() : null;
}

function quote(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}

function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

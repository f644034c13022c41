// Reads the sign-in providers (OpenID Connect): Google, and one that the operator names. A refusal
// is one sentence for the operator, and never repeats a secret.
import type { ProviderId } from "../../../domain/access/sign-in-provider.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import type { Environment } from "./read-variable.ts";

export interface ProviderSettings {
  readonly id: ProviderId;
  /** As people know it. */
  readonly name: string;
  /** As its ID tokens name it, to the letter. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const GOOGLE_ISSUER = "https://accounts.google.com";
const GOOGLE = ["PLAT_GOOGLE_CLIENT_ID", "PLAT_GOOGLE_CLIENT_SECRET"] as const;
const OWN = ["PLAT_OIDC_ISSUER", "PLAT_OIDC_CLIENT_ID", "PLAT_OIDC_CLIENT_SECRET"] as const;
const OWN_NAME = "PLAT_OIDC_NAME";
const LONGEST_NAME = 40;

/**
 * The providers whose variables are set. `allowsLoopback`: one on this machine will do, also by
 * http.
 */
export function readProviders(
  environment: Environment,
  allowsLoopback: boolean,
): Result<readonly ProviderSettings[], string> {
  const google = readGroup(environment, GOOGLE);
  if (!google.ok) return google;
  const own = readGroup(environment, OWN, [OWN_NAME]);
  if (!own.ok) return own;
  const providers: ProviderSettings[] = [];
  if (google.value !== null) {
    const [clientId = "", clientSecret = ""] = google.value;
    providers.push({ id: "google", name: "Google", issuer: GOOGLE_ISSUER, clientId, clientSecret });
  }
  if (own.value === null) return ok(providers);
  const [issuer = "", clientId = "", clientSecret = ""] = own.value;
  if (!isIssuer(issuer, allowsLoopback))
    return refuse(
      "PLAT_OIDC_ISSUER is not an issuer: set it to the provider's address as its discovery " +
        "document names it, such as https://sso.example.com/realms/main.",
    );
  const name = environment[OWN_NAME]?.trim() || new URL(issuer).hostname;
  if (name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
    return refuse(
      `${OWN_NAME} is no name for a button: set it to at most ${LONGEST_NAME} characters, such ` +
        "as Example SSO.",
    );
  return ok([...providers, { id: "oidc", name, issuer, clientId, clientSecret }]);
}

/** The values of variables that are set all or not at all; null for not at all. */
function readGroup(
  environment: Environment,
  names: readonly string[],
  optional: readonly string[] = [],
): Result<readonly string[] | null, string> {
  const valueOf = (name: string): string => environment[name]?.trim() ?? "";
  const given = [...names, ...optional].filter((name) => valueOf(name) !== "");
  const missing = names.find((name) => valueOf(name) === "");
  if (given.length === 0) return ok(null);
  if (missing === undefined) return ok(names.map(valueOf));
  return refuse(
    `${given[0]} is set but ${missing} is not: set ${missing} to what the provider shows for ` +
      `this network, or unset ${given[0]}.`,
  );
}

function isIssuer(text: string, allowsLoopback: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isPlain =
    url.username === "" && url.password === "" && !text.includes("?") && !text.includes("#");
  return isPlain && mayCallProvider(url, allowsLoopback);
}

/**
 * Whether a provider's address is called: the operator has named it, so a private network will do;
 * this machine only where the settings allow loopback, and http only there.
 */
export function mayCallProvider({ protocol, hostname }: URL, allowsLoopback: boolean): boolean {
  return LOOPBACK.test(hostname)
    ? allowsLoopback && (protocol === "https:" || protocol === "http:")
    : protocol === "https:";
}

/** The URL parser has turned every spelling of an address into its plain one by then. */
const LOOPBACK =
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/i;

// Separates the secrets from a destination's settings, and replaces them with placeholders where
// they are not known.
import type { DestinationRules, KindSettings, SettingsSecrets } from "./destination-kind.ts";

/** Shown in the place of a secret. */
export const DOTS = "•••";
/** Passes every check, for a secret that need not be known yet. */
const STAND_IN = "-";

type SecretRules<Settings extends KindSettings> = Pick<
  DestinationRules<Settings>,
  "secrets" | "takesHeaders"
>;

/**
 * Splits the written settings into what may be shown and what may not. Secrets that the writer left
 * out stay as they were.
 */
export function separateSecrets<Settings extends KindSettings>(
  { secrets, takesHeaders }: SecretRules<Settings>,
  to: Settings,
  known: SettingsSecrets,
): { readonly to: Settings; readonly secrets: SettingsSecrets } {
  const written: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(to));
  const names = new Set<string>(secrets.map(({ member }) => member));
  const members = secrets.flatMap(({ member, goesWith }): [string, string][] => {
    const isDropped = goesWith !== undefined && written[goesWith] === undefined;
    const value = isDropped ? undefined : (written[member] ?? known.members[member]);
    return typeof value === "string" ? [[member, value]] : [];
  });
  const shown = Object.entries(written).filter(([name]) => !names.has(name));
  const { headers = [] } = to;
  return {
    // Secret members are optional in the settings of every kind.
    to: Object.fromEntries([
      ...shown,
      ...(takesHeaders ? [["headers", headers.map(({ name }) => ({ name }))]] : []),
    ]) as Settings,
    secrets: {
      members: Object.fromEntries(members),
      headers: takesHeaders ? valuesOf(headers, known.headers) : known.headers,
    },
  };
}

function valuesOf(
  headers: NonNullable<KindSettings["headers"]>,
  known: SettingsSecrets["headers"],
): SettingsSecrets["headers"] {
  return Object.fromEntries(
    headers.flatMap(({ name, value }) => {
      const text = value ?? known[name.toLowerCase()];
      return text === undefined ? [] : [[name.toLowerCase(), text] as const];
    }),
  );
}

/**
 * For settings that are only previewed: the shown settings, with dots for secrets, and placeholder
 * secrets for the checks, since a secret need not be known for a preview.
 */
export function previewSecrets<Settings extends KindSettings>(
  rules: SecretRules<Settings>,
  written: Settings,
): {
  readonly to: Settings;
  readonly shown: SettingsSecrets;
  readonly checked: SettingsSecrets;
} {
  const needed = rules.secrets.filter(({ missing }) => missing !== undefined);
  const neededAs = (text: string): SettingsSecrets["members"] =>
    Object.fromEntries(needed.map(({ member }) => [member, text]));
  const { to, secrets } = separateSecrets(rules, written, { headers: {}, members: neededAs(DOTS) });
  const headersAs = (text: string): SettingsSecrets["headers"] =>
    rules.takesHeaders
      ? Object.fromEntries((to.headers ?? []).map(({ name }) => [name.toLowerCase(), text]))
      : {};
  return {
    to,
    shown: { members: secrets.members, headers: headersAs(DOTS) },
    checked: { members: neededAs(STAND_IN), headers: headersAs(STAND_IN) },
  };
}

/** True where there is a secret without which no lead could be delivered. */
export function hasKey<Settings extends KindSettings>(
  { secrets }: Pick<DestinationRules<Settings>, "secrets">,
  { members }: Pick<SettingsSecrets, "members">,
): boolean {
  return secrets.some(
    ({ member, missing }) => missing !== undefined && members[member] !== undefined,
  );
}

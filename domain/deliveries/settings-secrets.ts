// What of a destination's settings is sealed: taken out of what is written, and stood in for where
// nothing is known yet.
import type { DestinationRules, KindSettings, SettingsSecrets } from "./destination-kind.ts";

/** In the place of what is never shown. */
export const DOTS = "•••";
/** What passes every check, for what need not be known yet. */
const STAND_IN = "-";

type SecretRules<Settings extends KindSettings> = Pick<
  DestinationRules<Settings>,
  "secrets" | "takesHeaders"
>;

/**
 * Takes apart what is written: what may be shown, and what may not. What the writer left out of the
 * latter stays as it was.
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
 * Of settings that are only looked at: what is shown of them, with dots for what is never shown,
 * and what they are checked with, for a secret need not be known to see the rest.
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

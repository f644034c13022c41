// Lists the parameters by which ad platforms and analytics mark an address. They travel from the
// page around a form, or through a tracking link, to the lead, and from there to reports and
// postbacks.

/**
 * Ids of one click, by which its platform recognizes the conversion: Google (gclid; gbraid and
 * wbraid on iOS), Meta, Microsoft, TikTok.
 * https://support.google.com/google-ads/answer/9744275, and the platforms' own documentation.
 */
export const PLATFORM_CLICK_IDS = [
  "gclid",
  "gbraid",
  "wbraid",
  "fbclid",
  "msclkid",
  "ttclid",
] as const;

/** The campaign parameters of Google Analytics: https://support.google.com/analytics/answer/10917952. */
export const UTM_PARAMS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "utm_id",
  "utm_source_platform",
  "utm_creative_format",
  "utm_marketing_tactic",
] as const;

export const AD_PARAMS = [...PLATFORM_CLICK_IDS, ...UTM_PARAMS] as const;
export type AdParam = (typeof AD_PARAMS)[number];

/** The given ones; an absent one was not given. */
export type AdParams = Readonly<Partial<Record<AdParam, string>>>;

/** A member for each parameter, in their order. */
export function perAdParam<const Name extends AdParam, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

/** Nearly every lead has none: it is the same object, which needs no search. */
export const NO_AD_PARAMS: AdParams = Object.freeze({});

/** As stored: a JSON object; null for none. */
export function writeAdParams(params: AdParams): string | null {
  if (params === NO_AD_PARAMS) return null;
  const given = AD_PARAMS.flatMap((name) =>
    params[name] === undefined || params[name] === "" ? [] : [[name, params[name]]],
  );
  return given.length === 0 ? null : JSON.stringify(Object.fromEntries(given));
}

export function parseAdParams(stored: string | null): AdParams {
  return stored === null ? {} : (JSON.parse(stored) as AdParams);
}

// Names ad parameters as ad platforms do in every language: GCLID, UTM source.
import { AD_PARAMS, type AdParam, perAdParam } from "../domain/lead/ad-params.ts";

/** The name of each, for the columns of files. */
export const AD_PARAM_NAMES: Readonly<Record<AdParam, string>> = perAdParam(AD_PARAMS, (name) =>
  name.startsWith("utm_")
    ? `UTM ${name.slice("utm_".length).replaceAll("_", " ")}`
    : name.toUpperCase(),
);

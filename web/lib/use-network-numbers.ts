// Reads numbers of the network's settings for sentences that name them.
import type { SettingsDocument } from "../../contract/network/settings.ts";
import { useAnswer } from "./documents/use-documents.ts";
import { useFormats } from "./format/format.ts";

type NumberName = {
  [Name in keyof SettingsDocument]: SettingsDocument[Name] extends number ? Name : never;
}[keyof SettingsDocument];

/** Shown until the settings are read. */
const UNKNOWN = "…";

/** Returns a setting's number as it is written; amounts of money in whole dollars. */
export type NetworkNumbers = (name: NumberName) => string;

export function useNetworkNumbers(): NetworkNumbers {
  const formats = useFormats();
  const { value: settings } = useAnswer("GET /v1/settings");
  return (name) => {
    if (settings === undefined) return UNKNOWN;
    return name.endsWith("_cents")
      ? formats.money(settings[name], "whole")
      : formats.number(settings[name]);
  };
}

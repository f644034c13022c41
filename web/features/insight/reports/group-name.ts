// Names a group of an advertiser's report in the reader's language: the report names some of them
// itself, in English.
import { BY_HAND } from "../../../../domain/reports/by-hand.ts";
import type { ReportTexts } from "../../../../locales/en/reports.ts";
import type { Group } from "./reports.ts";

const ALIAS = /^Source ([0-9A-F]{6})$/;

/** For sources only: a campaign can have any name. */
export function sourceName({ name }: Pick<Group, "name">, texts: ReportTexts): string {
  const code = ALIAS.exec(name)?.[1];
  return code === undefined ? name : texts.alias(code);
}

/** The name and page of a campaign's group; manual purchases have no page. */
export function campaignName(
  { id, name }: Pick<Group, "id" | "name">,
  texts: ReportTexts,
): { readonly name: string; readonly to: string | null } {
  return id === BY_HAND ? { name: texts.byHand, to: null } : { name, to: `/campaigns/${id}` };
}

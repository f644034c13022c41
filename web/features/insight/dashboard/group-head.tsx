// Says once what holds for all leads of a group, and how many they are; or the same of one lead.
import type { ReactNode } from "react";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import type { CallGroup } from "./call-groups.ts";

export function GroupHead({
  group: { name, sales, changesAtMinute },
  isOfOne = false,
}: {
  readonly group: CallGroup;
  readonly isOfOne?: boolean;
}): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const formats = useFormats();
  const changes = name === "within" ? texts.until : texts.from;
  const more = [
    isOfOne ? null : formats.number(sales.length),
    changesAtMinute === null ? null : changes(formats.minuteOfDay(changesAtMinute)),
  ].filter((part) => part !== null);
  return (
    <>
      <span className={name === "within" ? "font-semibold text-accent" : "font-semibold"}>
        {texts.groups[name]}
      </span>
      <span className="font-normal text-text-2">
        {more.length === 0 ? null : ` · ${more.join(", ")}`}
      </span>
    </>
  );
}

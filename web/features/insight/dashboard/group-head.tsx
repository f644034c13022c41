// Says once what holds for all leads of a group, and how many they are.
import type { ReactNode } from "react";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import type { CallGroup } from "./call-groups.ts";

export function GroupHead({
  group: { name, sales, changesAtMinute },
}: {
  readonly group: CallGroup;
}): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const formats = useFormats();
  const changes = name === "within" ? texts.until : texts.from;
  return (
    <>
      <span className={name === "within" ? "font-semibold text-accent" : "font-semibold"}>
        {texts.groups[name]}
      </span>
      <span className="font-normal text-text-2">
        {" "}
        · {formats.number(sales.length)}
        {changesAtMinute === null ? null : `, ${changes(formats.minuteOfDay(changesAtMinute))}`}
      </span>
    </>
  );
}

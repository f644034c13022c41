// Shows when, how and about what to speak with the consumer; times are in the consumer's time zone.
import type { ReactNode } from "react";
import { minuteOf } from "../../../../domain/analyses/contact-hours.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { ANALYSES_TEXTS } from "../../../../locales/catalogues/analyses.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Description } from "../../../ui/description.tsx";
import { Sentences } from "./analysis-parts.tsx";
import type { AnalysisOf } from "./use-analyses.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";

export function EngagementView({
  analysis: { result, language, time_zone: zone },
}: {
  readonly analysis: AnalysisOf<"engagement">;
}): ReactNode {
  const texts = useTexts(ANALYSES_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const { best_contact_time: time, channel } = result;
  const when =
    time === null ? (
      texts.noTime
    ) : (
      <>
        {texts.days[time.days]}, {formats.minuteOfDay(minuteOf(time.from))}–
        {formats.minuteOfDay(minuteOf(time.until))}{" "}
        <span className="text-text-2">
          {texts.theirTime}
          {zone === null
            ? null
            : ` (${texts.now(formats.timeIn(new Date(nowMs).toISOString(), zone))})`}
        </span>
      </>
    );
  return (
    <>
      <Description
        rows={[
          [texts.bestTime, when],
          [texts.channel, channel === null ? texts.noChannel : words.channel[channel]],
        ]}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Sentences name="talking_points" items={result.talking_points} language={language} />
        <Sentences name="follow_up" items={result.follow_up} language={language} />
      </div>
    </>
  );
}

// Edits which notifications the person receives, and through which channels. Channels that this
// network does not offer are hidden, with the kinds that only use them.
import { type ReactNode, useState } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { NEWS_TEXTS } from "../../../../locales/catalogues/notification-settings.ts";
import type { NewsTexts as NotificationTexts } from "../../../../locales/en/notification-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField, SelectField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NotificationsTable } from "./notifications-table.tsx";
import { PushDevices } from "./push-devices.tsx";
import { supportsPush } from "../../../lib/push/push.ts";
import { timeZones } from "../../../lib/time-zones.ts";
import {
  type PreferenceChange,
  type NotificationPreferences,
  useNotificationPreferences,
} from "./use-notification-preferences.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Initial quiet hours. */
const NIGHT = { from: "22:00", until: "07:00" };

/** A browser that supports no notifications shows nothing of them: specification, section 8. */
const channelsHere = (channels: NotificationPreferences["channels"]) =>
  channels.filter((channel) => channel !== "push" || supportsPush());

export default function NotificationsSection(): ReactNode {
  const texts = useTexts(NEWS_TEXTS);
  const { shown, change, resumeEmail } = useNotificationPreferences();
  return (
    <div className="grid gap-6">
      <p className="max-w-3xl text-text-2">{texts.about}</p>
      <Loaded shown={shown}>
        {(preferences) => (
          <>
            <Missing channels={preferences.channels} texts={texts} />
            {preferences.email_stopped_at === null ? null : (
              <Stopped
                at={preferences.email_stopped_at}
                onResume={() => resumeEmail(texts.stopped.said)}
                texts={texts}
              />
            )}
            <NotificationsTable
              preferences={{ ...preferences, channels: channelsHere(preferences.channels) }}
              change={change}
            />
            {preferences.channels.some((channel) => channel !== "bell") ? (
              <Clock preferences={preferences} change={change} texts={texts} />
            ) : null}
          </>
        )}
      </Loaded>
      <PushDevices />
    </div>
  );
}

function Missing({
  channels,
  texts,
}: {
  readonly channels: NotificationPreferences["channels"];
  readonly texts: NotificationTexts;
}): ReactNode {
  return channels.includes("email") ? null : <p className="max-w-3xl">{texts.noEmail}</p>;
}

interface StoppedProps {
  readonly at: string;
  readonly onResume: () => Promise<void>;
  readonly texts: NotificationTexts;
}

/** Emails to the person's address bounced: no more are sent until the person says that it works. */
function Stopped({ at, onResume, texts: { stopped } }: StoppedProps): ReactNode {
  const formats = useFormats();
  const [isBusy, setIsBusy] = useState(false);
  const resume = (): void => {
    setIsBusy(true);
    void onResume().finally(() => setIsBusy(false));
  };
  return (
    <Notice tone="warning" className="flex max-w-3xl flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64">{stopped.about(formats.dateTime(at))}</p>
      <Button busy={isBusy} onClick={resume}>
        {stopped.resume}
      </Button>
    </Notice>
  );
}

interface ClockProps {
  readonly preferences: NotificationPreferences;
  readonly change: (change: PreferenceChange) => void;
  readonly texts: NotificationTexts;
}

/** Quiet hours, and the time zone that they and the daily email use. */
function Clock(props: ClockProps): ReactNode {
  return (
    <>
      <Quiet {...props} />
      <ZoneAndHour {...props} />
    </>
  );
}

/** The hours without notifications. */
function Quiet({ preferences: { quiet_hours: quiet }, change, texts }: ClockProps): ReactNode {
  const said = texts.saved;
  return (
    <Section title={texts.quiet.title}>
      <div className="grid max-w-lg gap-4">
        <CheckField
          label={texts.quiet.on}
          hint={texts.quiet.about}
          checked={quiet !== null}
          onChange={({ target }) =>
            change({
              patch: { quiet_hours: target.checked ? NIGHT : null },
              undo: { quiet_hours: quiet },
              said,
            })
          }
        />
        {quiet === null ? null : <QuietTimes quiet={quiet} change={change} texts={texts} />}
      </div>
    </Section>
  );
}

function ZoneAndHour({
  preferences: { time_zone: zone, account_time_zone: accountZone, digest_hour: hour, channels },
  change,
  texts,
}: ClockProps): ReactNode {
  const said = texts.saved;
  return (
    <Section title={texts.clock.title}>
      <div className="grid max-w-lg gap-4">
        <SelectField
          translate="no"
          label={texts.clock.zone}
          value={zone ?? ""}
          options={[
            ["", texts.clock.own(accountZone.replaceAll("_", " "))],
            ...timeZones(zone).map((name) => [name, name.replaceAll("_", " ")] as const),
          ]}
          onChange={({ target }) =>
            change({
              patch: { time_zone: target.value === "" ? null : target.value },
              undo: { time_zone: zone },
              said,
            })
          }
        />
        {channels.includes("email") ? (
          <SelectField
            label={texts.clock.digest}
            value={String(hour)}
            options={HOURS.map((each) => [String(each), `${String(each).padStart(2, "0")}:00`])}
            onChange={({ target }) =>
              change({
                patch: { digest_hour: Number(target.value) },
                undo: { digest_hour: hour },
                said,
              })
            }
          />
        ) : null}
      </div>
    </Section>
  );
}

type QuietHours = NonNullable<NotificationPreferences["quiet_hours"]>;

/** Saves when a field loses focus, because values during typing are incomplete times. */
function QuietTimes({
  quiet,
  change,
  texts,
}: Omit<ClockProps, "preferences"> & { readonly quiet: QuietHours }): ReactNode {
  const { values: typed, change: type, settle } = useDraft(quiet);
  const isSame = typed.from === typed.until;
  const keep = (): void => {
    if (
      isSame ||
      typed.from === "" ||
      typed.until === "" ||
      (typed.from === quiet.from && typed.until === quiet.until)
    )
      return;
    change({ patch: { quiet_hours: typed }, undo: { quiet_hours: quiet }, said: texts.saved });
    settle();
  };
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        type="time"
        label={texts.quiet.from}
        value={typed.from}
        onChange={({ target }) => type({ from: target.value })}
        onBlur={keep}
      />
      <TextField
        type="time"
        label={texts.quiet.until}
        value={typed.until}
        problem={isSame ? texts.quiet.same : null}
        onChange={({ target }) => type({ until: target.value })}
        onBlur={keep}
      />
    </div>
  );
}

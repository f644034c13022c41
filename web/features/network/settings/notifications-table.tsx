// Lists the kinds of notifications by group with their channels: checkboxes for bell and push, a
// choice for email.
import type { ReactNode } from "react";
import { NOTIFICATION_GROUPS } from "../../../../domain/notifications/notification-kind.ts";
import { type NotificationType, kindsOfGroup } from "../../../../domain/notifications/types.ts";
import {
  EMAIL_TIMES,
  type KindChannels,
  type NotificationChannel,
} from "../../../../domain/notifications/channels.ts";
import { alwaysOnFor, isAlwaysOn } from "../../../../domain/notifications/preferences.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { NOTIFICATIONS } from "../../../../locales/catalogues/notifications.ts";
import { NEWS_TEXTS } from "../../../../locales/catalogues/notification-settings.ts";
import type { NewsTexts as NotificationTexts } from "../../../../locales/en/notification-settings.ts";
import { classes } from "../../../ui/classes.ts";
import { CONTROL } from "../../../ui/field.tsx";
import type { PreferenceChange, NotificationPreferences } from "./use-notification-preferences.ts";

interface NotificationsTableProps {
  readonly preferences: NotificationPreferences;
  readonly change: (change: PreferenceChange) => void;
}

export function NotificationsTable({
  preferences: { kinds, channels },
  change,
}: NotificationsTableProps): ReactNode {
  const texts = useTexts(NEWS_TEXTS);
  const { names } = useTexts(NOTIFICATIONS);
  const groups = NOTIFICATION_GROUPS.map((group) => ({
    group,
    own: kindsOfGroup(group).filter((kind) => kinds[kind] !== undefined),
  })).filter(({ own }) => own.length > 0);
  return (
    <div
      role="region"
      aria-label={texts.table}
      tabIndex={0}
      className="max-w-3xl overflow-x-auto border border-b-0 border-line bg-surface"
    >
      <table aria-label={texts.table} className="w-full border-separate border-spacing-0">
        <Head channels={channels} texts={texts} />
        {groups.map(({ group, own }) => (
          <tbody key={group}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={channels.length + 1}
                className={classes(
                  "border-b border-line bg-sunken px-3 py-1.5",
                  "text-left text-label font-medium text-text-2",
                )}
              >
                {texts.groups[group]}
              </th>
            </tr>
            {own.map((kind) => {
              const set = kinds[kind];
              return set === undefined ? null : (
                <tr key={kind} className="h-(--row)">
                  <th
                    scope="row"
                    className="min-w-40 border-b border-line px-3 py-1.5 text-left font-normal"
                  >
                    {names[kind]}
                    <AlwaysOn kind={kind} texts={texts} />
                  </th>
                  {channels.map((channel) => (
                    <td key={channel} className="border-b border-line px-3 py-1.5 text-center">
                      <Way kind={kind} channel={channel} set={set} change={change} texts={texts} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Head({
  channels,
  texts,
}: {
  readonly channels: readonly NotificationChannel[];
  readonly texts: NotificationTexts;
}): ReactNode {
  return (
    <thead className="bg-sunken text-label text-text-2">
      <tr>
        <th scope="col" className="h-8 border-b border-line px-3 text-left font-medium">
          {texts.kind}
        </th>
        {channels.map((channel) => (
          <th
            key={channel}
            scope="col"
            className="h-8 border-b border-line px-3 text-center font-medium"
          >
            {texts.channels[channel]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Why a kind cannot be switched off; nothing where it can. */
function AlwaysOn({ kind, texts }: Pick<WayProps, "kind" | "texts">): ReactNode {
  const reason = alwaysOnFor(kind);
  return reason === null ? null : (
    <span className="block text-label text-text-2">{texts.always[reason]}</span>
  );
}

interface WayProps {
  readonly kind: NotificationType;
  readonly channel: NotificationChannel;
  readonly set: KindChannels;
  readonly change: NotificationsTableProps["change"];
  readonly texts: NotificationTexts;
}

function Way({ kind, channel, set, change, texts }: WayProps): ReactNode {
  const { names } = useTexts(NOTIFICATIONS);
  const [name, way] = [names[kind], texts.channels[channel]];
  const label = texts.cell(name, way);
  const isFixed = isAlwaysOn(kind) && channel !== "push";
  if (channel === "email") {
    return (
      <select
        aria-label={label}
        disabled={isFixed}
        value={set.email}
        className={classes(CONTROL, "min-w-36")}
        onChange={({ target }) => {
          const email = EMAIL_TIMES.find((time) => time === target.value) ?? "off";
          change({
            patch: { kinds: { [kind]: { email } } },
            undo: { kinds: { [kind]: { email: set.email } } },
            said: texts.isNow(name, texts.email[email]),
          });
        }}
      >
        {EMAIL_TIMES.map((time) => (
          <option key={time} value={time}>
            {texts.email[time]}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      type="checkbox"
      aria-label={label}
      disabled={isFixed}
      checked={set[channel]}
      className="size-4 align-middle accent-accent pointer-coarse:size-6"
      onChange={({ target: { checked } }) =>
        change({
          patch: { kinds: { [kind]: { [channel]: checked } } },
          undo: { kinds: { [kind]: { [channel]: !checked } } },
          said: checked ? texts.isOn(name, way) : texts.isOff(name, way),
        })
      }
    />
  );
}

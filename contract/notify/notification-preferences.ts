// Defines the operations on a person's notification preferences: kinds, channels, quiet hours.
import { type Static, type TOptional, type TSchema, Type } from "typebox";
import { NOTIFICATION_TYPES, type NotificationType } from "../../domain/notifications/types.ts";
import { EMAIL_TIMES, NEWS_CHANNELS } from "../../domain/notifications/channels.ts";
import { USUAL_DIGEST_HOUR } from "../../domain/notifications/preferences.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, closed, enumOf, mergePatchOf, nullable } from "../schema.ts";

const Bell = Type.Boolean({
  description: "In the app's bell, and thereby in `GET /v1/events` and its stream.",
});
const Push = Type.Boolean({ description: "To the browsers and devices that subscribed to push." });
const Email = enumOf(EMAIL_TIMES, {
  description: "at_once: one email per notification. daily: one email for all of a day. off: none.",
});

const TimeOfDay = Type.String({
  pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
  description: "HH:MM in the time zone.",
});
const QuietHours = closed(
  { from: TimeOfDay, until: TimeOfDay },
  {
    title: "QuietHours",
    description:
      "Across midnight if `until` is earlier than `from`. Push and immediate email wait until " +
      "they end; the bell does not.",
  },
);
const TimeZone = Type.String({ maxLength: 64, description: "IANA, such as America/Chicago." });
const DigestHour = Type.Integer({
  minimum: 0,
  maximum: 23,
  description: "The full hour at which the daily email is sent.",
});

/** A member for each kind; no role gets all kinds. */
function eachKind<Schema extends TSchema>(
  schema: Schema,
): Record<NotificationType, TOptional<Schema>> {
  return Object.fromEntries(
    NOTIFICATION_TYPES.map((kind) => [kind, Type.Optional(schema)]),
  ) as Record<NotificationType, TOptional<Schema>>;
}

/** A person's settings. */
export const NotificationPreferencesDocument = closed(
  {
    kinds: Type.Optional(
      closed(
        eachKind(
          closed({
            bell: Type.Optional(Bell),
            push: Type.Optional(Push),
            email: Type.Optional(Email),
          }),
        ),
        { description: "Absent kinds and channels have the default." },
      ),
    ),
    quiet_hours: Type.Optional(QuietHours),
    time_zone: Type.Optional(TimeZone),
    digest_hour: Type.Optional(DigestHour),
  },
  { title: "NotificationPreferencesDocument" },
);
export type NotificationPreferencesDocument = Static<typeof NotificationPreferencesDocument>;

export const NotificationPreferencesPatch = mergePatchOf(
  NotificationPreferencesDocument,
  "NotificationPreferencesPatch",
);

const KindChannels = Type.Object(
  { bell: Bell, push: Push, email: Email },
  { title: "NewsKindChannels" },
);

export const NotificationPreferences = Type.Object(
  {
    kinds: Type.Object(eachKind(KindChannels), {
      description: "Every kind that your role gets, with the channels in effect.",
      title: "NewsKinds",
    }),
    quiet_hours: nullable(QuietHours, { description: "Null: none." }),
    time_zone: nullable(TimeZone, { description: "Null: the account's." }),
    account_time_zone: { ...TimeZone, description: "Applies if you have set none of your own." },
    digest_hour: DigestHour,
    channels: Type.Array(enumOf(NEWS_CHANNELS), {
      description:
        "The channels that this network offers now. Settings for other channels take effect once " +
        "they are offered.",
    }),
    email_stopped_at: nullable(Timestamp, {
      description:
        "Since when you get no email because your address bounced; null if it has not. `POST " +
        "/v1/notification-preferences/email` switches it on again.",
    }),
    updated_at: nullable(Timestamp, { description: "Null until a preference is first set." }),
  },
  { title: "NotificationPreferences" },
);
export type NotificationPreferences = Static<typeof NotificationPreferences>;

const answer = {
  200: { description: "The preferences in effect.", schema: NotificationPreferences },
} as const;

export const getNotificationPreferences = defineOperation({
  method: "GET",
  path: "/v1/notification-preferences",
  operationId: "getNotificationPreferences",
  tags: ["Activity"],
  summary: "Retrieve notification preferences",
  access: ["session"],
  inView: "closed",
  request: {},
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const mergeNotificationPreferences = defineOperation({
  method: "PATCH",
  path: "/v1/notification-preferences",
  operationId: "mergeNotificationPreferences",
  tags: ["Activity"],
  summary: "Update notification preferences",
  description:
    "A JSON merge patch (RFC 7396): absent members stay unchanged; null resets a member to its " +
    `default, which for the daily email is ${USUAL_DIGEST_HOUR}:00. The bell and its streams ` +
    "follow immediately. Changes of a bank account are always notified immediately in the bell " +
    "and by email.",
  access: ["session"],
  request: { body: NotificationPreferencesPatch },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: {
    kinds: { lead_bought: { bell: false } },
    quiet_hours: { from: "22:00", until: "07:00" },
  },
});

export const resumeEmail = defineOperation({
  method: "POST",
  path: "/v1/notification-preferences/email",
  operationId: "resumeEmail",
  tags: ["Activity"],
  summary: "Turn email on again after a bounce",
  description:
    "For a person who gets no email because their address bounced: it works again, or the mail " +
    "server was wrong. Emails that were not sent meanwhile are not sent later.",
  access: ["session"],
  request: {},
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden"],
});

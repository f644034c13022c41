// What a person wants to be told of, and how.
import { type Static, type TOptional, type TSchema, Type } from "typebox";
import { NOTIFICATION_TYPES, type NotificationType } from "../../domain/notifications/types.ts";
import { EMAIL_TIMES, NEWS_CHANNELS } from "../../domain/notifications/channels.ts";
import { USUAL_DIGEST_HOUR } from "../../domain/notifications/preferences.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, closed, enumOf, mergePatchOf, nullable } from "../schema.ts";

const Bell = Type.Boolean({
  description: "In the bell of the app, and so in `GET /v1/events` and its stream.",
});
const Push = Type.Boolean({ description: "To the browsers and devices that asked for it." });
const Email = enumOf(EMAIL_TIMES, {
  description: "at_once: one for each. daily: all of a day in one. off: none.",
});

const TimeOfDay = Type.String({
  pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
  description: "HH:MM by the clock of the time zone.",
});
const QuietHours = closed(
  { from: TimeOfDay, until: TimeOfDay },
  {
    title: "QuietHours",
    description:
      "Over midnight where `until` is earlier than `from`. Push, and e-mail that would go at " +
      "once, wait for their end; the bell does not.",
  },
);
const TimeZone = Type.String({ maxLength: 64, description: "IANA, such as America/Chicago." });
const DigestHour = Type.Integer({
  minimum: 0,
  maximum: 23,
  description: "The full hour at which the daily e-mail goes out.",
});

/** A member for each kind there is; no role has them all. */
function eachKind<Schema extends TSchema>(
  schema: Schema,
): Record<NotificationType, TOptional<Schema>> {
  return Object.fromEntries(
    NOTIFICATION_TYPES.map((kind) => [kind, Type.Optional(schema)]),
  ) as Record<NotificationType, TOptional<Schema>>;
}

/** What somebody has set. */
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
        { description: "Kinds and ways that are left out are as usual." },
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
      description: "Every kind that your role is told of, as it reaches you now.",
      title: "NewsKinds",
    }),
    quiet_hours: nullable(QuietHours, { description: "Null: none." }),
    time_zone: nullable(TimeZone, { description: "Null: the account's." }),
    account_time_zone: { ...TimeZone, description: "Holds where you have set none of your own." },
    digest_hour: DigestHour,
    channels: Type.Array(enumOf(NEWS_CHANNELS), {
      description: "The ways this network offers today. What is set for the others waits for them.",
    }),
    email_stopped_at: nullable(Timestamp, {
      description:
        "Since when you get no e-mail because your address came back; null where it did not. " +
        "`POST /v1/notification-preferences/email` switches it on again.",
    }),
    updated_at: nullable(Timestamp, { description: "Null until something is first set." }),
  },
  { title: "NotificationPreferences" },
);
export type NotificationPreferences = Static<typeof NotificationPreferences>;

const answer = {
  200: { description: "What holds now.", schema: NotificationPreferences },
} as const;

export const getNotificationPreferences = defineOperation({
  method: "GET",
  path: "/v1/notification-preferences",
  operationId: "getNotificationPreferences",
  tags: ["Activity"],
  summary: "Read what you are told of, and how",
  access: ["session"],
  request: {},
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const mergeNotificationPreferences = defineOperation({
  method: "PATCH",
  path: "/v1/notification-preferences",
  operationId: "mergeNotificationPreferences",
  tags: ["Activity"],
  summary: "Change what you are told of, and how",
  description:
    "A JSON merge patch (RFC 7396): what is absent stays, null takes a member back to what is " +
    `usual; the daily e-mail then goes out at ${USUAL_DIGEST_HOUR}:00. The bell and its ` +
    "streams follow at once. Changes of a bank account are always told in the bell and by " +
    "e-mail at once.",
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
  summary: "Get e-mails again",
  description:
    "For whoever gets none because their address came back: it works again, or the mail " +
    "server erred. What was not sent meanwhile is not sent later.",
  access: ["session"],
  request: {},
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden"],
});

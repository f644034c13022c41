// Changes notification preferences: merges the patch into the stored settings, checks the result
// against the person's role and stores it whole.
import { changesOf, openChanges } from "../../../../domain/activity/changes.ts";
import type pg from "pg";
import type { Static } from "typebox";
import type {
  NotificationPreferencesDocument,
  NotificationPreferencesPatch,
} from "../../../../contract/notify/notification-preferences.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isTimeZone } from "../../../../domain/distribution/calendar.ts";
import {
  NOTIFICATION_TYPES,
  type NotificationType,
  kindsFor,
} from "../../../../domain/notifications/types.ts";
import {
  type NotificationPreferences,
  channelsOf,
  isAlwaysOn,
} from "../../../../domain/notifications/preferences.ts";
import { DIGEST, type EmailKind } from "../../../../domain/notifications/email-view.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import {
  type FieldError,
  NOT_FOUND,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import {
  type PreferenceRow,
  lockPreferences,
  savePreferences,
} from "./notification-preferences.store.ts";

export interface PreferencesDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

export function writePreferences(
  { pool, now }: PreferencesDeps,
  actor: Actor,
  patch: Static<typeof NotificationPreferencesPatch>,
): Promise<Result<PreferenceRow, Refusal>> {
  return inTransaction(pool, async ({ client }) => {
    const current = await lockPreferences(client, actor.id);
    if (current === null || !can(actor, "update", "own", { userId: actor.id }))
      return refuse(NOT_FOUND);
    // The patch's schema admits only members that the document knows.
    const document = applyMergePatch(documentOf(current), patch) as NotificationPreferencesDocument;
    const problems = [...kindProblems(patch.kinds ?? {}, actor), ...clockProblems(document)];
    if (problems.length > 0) return refuse(invalid(problems));
    const { quiet_hours: quiet } = document;
    const row = {
      kinds: withoutEmpty(document.kinds ?? {}),
      quiet_from: quiet?.from ?? null,
      quiet_until: quiet?.until ?? null,
      time_zone: document.time_zone ?? null,
      digest_hour: document.digest_hour ?? null,
    };
    const at = new Date(now());
    await savePreferences(client, actor.id, row, at);
    const changes = [
      ...openChanges("notifications", current.kinds, row.kinds),
      ...changesOf(["quiet_hours", "time_zone", "digest_hour"], documentOf(current), document),
    ];
    if (changes.length > 0)
      await recordActivity(client, {
        atMs: at.getTime(),
        actor,
        accountId: actor.accountId,
        action: "user.notifications_changed",
        subjectKind: "user",
        subjectId: actor.id,
        detail: {},
        changes,
      });
    return ok({
      ...row,
      updated_at: at,
      account_time_zone: current.account_time_zone,
      email_stopped_at: current.email_stopped_at,
    });
  });
}

/**
 * Switches a person's emails off: for one kind or, from the daily email, for all kinds in it.
 * Returns false if the person has left.
 */
export function switchEmailOff(
  { pool, now }: PreferencesDeps,
  userId: string,
  about: EmailKind,
): Promise<boolean> {
  return inTransaction(pool, async ({ client }) => {
    const current = await lockPreferences(client, userId);
    if (current === null) return false;
    const kinds =
      about === DIGEST
        ? NOTIFICATION_TYPES.filter((kind) => channelsOf(kind, current.kinds).email === "daily")
        : [about];
    await savePreferences(
      client,
      userId,
      {
        ...current,
        kinds: {
          ...current.kinds,
          ...Object.fromEntries(
            kinds.map((kind) => [kind, { ...current.kinds[kind], email: "off" }]),
          ),
        },
      },
      new Date(now()),
    );
    return true;
  });
}

function documentOf({
  kinds,
  quiet_from: from,
  quiet_until: until,
  time_zone: zone,
  digest_hour: hour,
}: PreferenceRow): NotificationPreferencesDocument {
  return {
    kinds,
    ...(from === null || until === null ? {} : { quiet_hours: { from, until } }),
    ...(zone === null ? {} : { time_zone: zone }),
    ...(hour === null ? {} : { digest_hour: hour }),
  };
}

/** Drops kinds whose channels were all reset, so that they return to their defaults. */
function withoutEmpty(kinds: NotificationPreferences["kinds"]): NotificationPreferences["kinds"] {
  return Object.fromEntries(
    Object.entries(kinds).filter(([, channels]) => Object.keys(channels).length > 0),
  );
}

function kindProblems(
  kinds: NonNullable<Static<typeof NotificationPreferencesPatch>["kinds"]>,
  actor: Actor,
): FieldError[] {
  const known = new Set<string>(kindsFor(actor.role));
  return Object.entries(kinds).flatMap(([kind, channels]): FieldError[] => {
    if (!known.has(kind))
      return [
        {
          field: `/kinds/${kind}`,
          code: "unknown_field",
          message: "Remove it: your role never gets it.",
        },
      ];
    if (!isAlwaysOn(kind as NotificationType)) return [];
    return [
      ...(channels?.bell === false
        ? [
            {
              field: `/kinds/${kind}/bell`,
              code: "always_told",
              message: "Leave it on: security notifications can't be turned off.",
            },
          ]
        : []),
      ...(channels?.email === "off" || channels?.email === "daily"
        ? [
            {
              field: `/kinds/${kind}/email`,
              code: "always_told",
              message: "Leave it at at_once: security emails can't be turned off.",
            },
          ]
        : []),
    ];
  });
}

function clockProblems({
  quiet_hours: quiet,
  time_zone: zone,
}: NotificationPreferencesDocument): FieldError[] {
  return [
    ...(quiet !== undefined && (quiet.from === undefined || quiet.until === undefined)
      ? [{ field: "/quiet_hours", code: "incomplete", message: "Enter both from and until." }]
      : []),
    ...(quiet !== undefined && quiet.from === quiet.until
      ? [
          {
            field: "/quiet_hours/until",
            code: "no_hours",
            message: "Choose a time other than from. For quiet all day, turn off push and email.",
          },
        ]
      : []),
    ...(zone === undefined || isTimeZone(zone)
      ? []
      : [
          {
            field: "/time_zone",
            code: "invalid",
            message: "Choose an IANA time zone, for example America/Los_Angeles.",
          },
        ]),
  ];
}

// Writes what concerns security into the server's own log, for the machines that watch it: ids,
// codes and counts, never names, emails or contact data.
import type { SecurityEvent } from "../../../../domain/activity/security-event.ts";
import type { Logger } from "../../../platform/log/log.ts";

/** One line for one act: `event` is its name after "security.". */
export function logSecurityEvent(log: Logger, event: SecurityEvent): void {
  const { action, accountId, actorKind, actorId, subjectKind, subjectId, addressGroup, count } =
    event;
  log.info(
    {
      event: `security.${action}`,
      account_id: accountId,
      actor_kind: actorKind,
      actor_id: actorId,
      subject_kind: subjectKind,
      subject_id: subjectId,
      address_group: addressGroup,
      ...(count === null ? {} : { count }),
    },
    "security",
  );
}

/** Wrong passwords for an email that no person signs in with. */
export function logUnknownSignIn(
  log: Logger,
  failed: {
    readonly event: "sign_in_failed" | "sign_in_slowed";
    /** Keyed: what was typed may be a password. */
    readonly emailHash: string;
    readonly addressGroup: string;
    readonly count: number;
  },
): void {
  log.info(
    {
      event: `security.unknown.${failed.event}`,
      email_hash: failed.emailHash,
      address_group: failed.addressGroup,
      count: failed.count,
    },
    "security",
  );
}

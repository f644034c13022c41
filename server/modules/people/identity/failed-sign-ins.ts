// Writes failed and slowed sign-ins into the log of the person's account, in memory first: what a
// guesser is answered takes the same time whether a person signs in with the email or not.
import { createHmac } from "node:crypto";
import type pg from "pg";
import { SECOND_MS } from "../../../../domain/time.ts";
import { Tally } from "../../../platform/clock/tally.ts";
import { addressGroup } from "../../../platform/http/address-group.ts";
import type { Logger } from "../../../platform/log/log.ts";
import {
  type ActivityEntry,
  countActivity,
  logSecurityEvent,
  logUnknownSignIn,
  securityEventOf,
} from "../../network/activity/index.ts";
import { sendAccountMail } from "./account-mails.ts";
import type { MailLimits } from "./mail-limits.ts";
import { findMemberByEmail } from "./failed-sign-ins.store.ts";

const WRITE_EVERY_MS = SECOND_MS;
/** Emails and addresses between two writes; a guess costs some 20 ms, so far fewer can come. */
const MOST_KEPT = 10_000;

/** Shown as the cause of an entry: who tried is not known. */
const UNKNOWN_CALLER = { kind: "system", id: "sign-in" } as const;

export interface FailedSignIn {
  /** Slowed: refused before the password was looked at, after too many wrong ones. */
  readonly event: "sign_in_failed" | "sign_in_slowed";
  readonly what: "password" | "code";
  /** As typed. */
  readonly email: string;
  /** The caller's address. */
  readonly address: string;
}

export interface FailedSignInsDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly log: Logger;
  /** Hashes what is typed as an email. */
  readonly key: Buffer;
  readonly limits: MailLimits;
}

type Counted = FailedSignIn & { readonly count: number };

export class FailedSignIns {
  readonly #deps: FailedSignInsDeps;
  readonly #tally: Tally<Counted>;

  constructor(deps: FailedSignInsDeps) {
    this.#deps = deps;
    this.#tally = new Tally({
      everyMs: WRITE_EVERY_MS,
      most: MOST_KEPT,
      write: async (items) => {
        for (const failed of items) await this.#write(failed);
      },
      onError: (error) => deps.log.error({ err: error }, "failed sign-ins could not be written"),
    });
  }

  note(failed: FailedSignIn): void {
    const email = failed.email.toLowerCase();
    const address = addressGroup(failed.address);
    const key = JSON.stringify([failed.event, failed.what, email, address]);
    this.#tally.add(key, (earlier) => ({
      ...failed,
      email,
      address,
      count: (earlier?.count ?? 0) + 1,
    }));
  }

  /** Writes what was counted so far. */
  flush(): Promise<void> {
    return this.#tally.flush();
  }

  async #write({ event, what, email, address, count }: Counted): Promise<void> {
    const { pool, now, log, key } = this.#deps;
    const member = await findMemberByEmail(pool, email);
    if (member === null) {
      const emailHash = createHmac("sha256", key).update(email).digest("base64url");
      return logUnknownSignIn(log, { event, emailHash, addressGroup: address, count });
    }
    const entry: ActivityEntry = {
      atMs: now(),
      actor: UNKNOWN_CALLER,
      accountId: member.account_id,
      action: `user.${event}`,
      subjectKind: "user",
      subjectId: member.user_id,
      detail: { what, address },
    };
    await countActivity(pool, entry, [what, address], count);
    if (event === "sign_in_slowed") await this.#warn(member.user_id, address, entry.atMs);
    logSecurityEvent(log, { ...securityEventOf(entry, address), count });
  }

  /** Tells the person that their password or codes are being guessed, at most once a day. */
  async #warn(userId: string, address: string, atMs: number): Promise<void> {
    const { pool, limits } = this.#deps;
    if ((await limits.begin(["warning", userId])) !== null) return;
    await sendAccountMail(pool, { userId, kind: "sign_in_slowed", facts: { address } }, atMs);
  }
}

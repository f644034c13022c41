// Whom payouts go to: an affiliate's owner gives tax and bank details, and reads them without their
// numbers.
import { changesOf } from "../../../../domain/activity/changes.ts";
import {
  type BankChanged,
  bankChangedTopic,
} from "../../../../domain/notifications/kinds/bank-changed.ts";
import type pg from "pg";
import type { PayoutDetails } from "../../../../contract/money/payout-shapes.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import {
  type BankAccount,
  type BankError,
  bankErrors,
} from "../../../../domain/payouts/bank-account.ts";
import { bankHeldUntilMs, lastFour } from "../../../../domain/payouts/payout.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type TaxDetails, type TaxError, taxErrors } from "../../../../domain/tax/tax-details.ts";
import { taxNumberDigits } from "../../../../domain/tax/taxpayer-number.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  type FieldError,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { setPayoutSchedule } from "../../network/accounts/index.ts";
import { type ActivityEntry, recordActivity } from "../../network/activity/index.ts";
import { type PayeeVault, hashBank, openBank, openTax, sealBank, sealTax } from "./payee-seal.ts";
import {
  type PayoutSchedule,
  findBank,
  findTax,
  findSchedule,
  writeBank,
  writeTax,
} from "./payee.store.ts";

export interface PayeeDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly vault: PayeeVault;
}

const TAX_SENTENCES: Readonly<Record<TaxError, string>> = {
  missing: "Fill this in.",
  format: "Enter it in its usual format: nine digits for a number, five or nine for a ZIP.",
  impossible: "This isn't a valid number. Check it.",
  needs_ein: "Choose EIN, and enter the company's EIN.",
  unlike_name: "Sign with the legal name above.",
};
const BANK_SENTENCES: Readonly<Record<BankError, string>> = {
  missing: "Fill this in.",
  format: "Enter digits only: nine for the routing number, 4 to 17 for the account.",
  checksum: "This isn't a valid routing number. Check it.",
};

/** Reads the actor's own details. */
export async function readDetails(
  { pool, vault, now }: PayeeDeps,
  actor: Actor,
): Promise<Result<PayoutDetails, Refusal>> {
  return can(actor, "read", "payee", { accountId: actor.accountId })
    ? ok(await presentDetails(pool, vault, actor.accountId, now()))
    : refuse(FORBIDDEN);
}

export interface TaxForm extends TaxDetails {
  readonly isUsPerson: boolean;
  readonly isCertified: boolean;
}

/** Replaces the certificate. A refusal repeats nothing that was typed. */
export async function saveTax(
  deps: PayeeDeps,
  actor: Actor,
  { isUsPerson, isCertified, ...typed }: TaxForm,
): Promise<Result<PayoutDetails, Refusal>> {
  if (!can(actor, "update", "payee", { accountId: actor.accountId })) return refuse(FORBIDDEN);
  if (!isUsPerson)
    return refuse(
      invalid([
        {
          field: "/us_person",
          code: "not_supported",
          message:
            "This network pays only US persons yet: it takes no Form W-8BEN, and keeps " +
            "nothing of what was typed.",
        },
      ]),
    );
  const problems: FieldError[] = Object.entries(taxErrors(typed)).map(([field, code]) => ({
    field: `/${field}`,
    code,
    message: TAX_SENTENCES[code],
  }));
  if (!isCertified)
    problems.push({
      field: "/certified",
      code: "missing",
      message: "Read the certification, and check the box if it is true.",
    });
  const number = taxNumberDigits(typed.numberKind, typed.number);
  if (problems.length > 0 || number === null) return refuse(invalid(problems));
  const change = { action: "tax_details.saved", changes: [{ field: "tax_details" }] } as const;
  return save(deps, actor, change, async ({ client }, atMs) => {
    const { salt, sealed } = sealTax(deps.vault, actor.accountId, { ...typed, number });
    await writeTax(client, {
      account_id: actor.accountId,
      key_salt: salt,
      sealed,
      number_last_four: lastFour(number),
      certified_at: new Date(atMs),
    });
  });
}

/**
 * Replaces the bank account. A different account holds payouts, and all people of the affiliate are
 * notified.
 */
export async function saveBank(
  deps: PayeeDeps,
  actor: Actor,
  account: BankAccount,
): Promise<Result<PayoutDetails, Refusal>> {
  if (!can(actor, "update", "payee", { accountId: actor.accountId })) return refuse(FORBIDDEN);
  const typed = { ...account, routing: account.routing.trim(), number: account.number.trim() };
  const mistakes = Object.entries(bankErrors(typed));
  if (mistakes.length > 0)
    return refuse(
      invalid(
        mistakes.map(([field, code]) => ({
          field: `/${field}`,
          code,
          message: BANK_SENTENCES[code],
        })),
      ),
    );
  const change = { action: "bank_details.saved", changes: [{ field: "bank_details" }] } as const;
  return save(deps, actor, change, (tx, atMs) =>
    keepBank(tx, deps.vault, actor.accountId, typed, atMs),
  );
}

/** Writes a bank account that was checked, and leaves word of it. */
async function keepBank(
  { client }: Transaction,
  vault: PayeeVault,
  accountId: string,
  account: BankAccount,
  atMs: number,
): Promise<void> {
  const { salt, sealed } = sealBank(vault, accountId, account);
  const was = await writeBank(client, {
    account_id: accountId,
    key_salt: salt,
    sealed,
    number_last_four: lastFour(account.number),
    routing_last_four: lastFour(account.routing),
    number_hash: hashBank(vault, account),
    saved_at: new Date(atMs),
  });
  const changed: BankChanged = { accountId, isFirst: was === "first" };
  if (was !== "same") await appendOutboxEvent(client, bankChangedTopic, changed, atMs);
}

export async function saveSchedule(
  deps: PayeeDeps,
  actor: Actor,
  schedule: PayoutSchedule,
): Promise<Result<PayoutDetails, Refusal>> {
  if (!can(actor, "update", "payee", { accountId: actor.accountId })) return refuse(FORBIDDEN);
  const before = await findSchedule(deps.pool, actor.accountId);
  const change = {
    action: "payout_schedule.chosen",
    detail: { schedule },
    changes: changesOf(
      ["payout_schedule"],
      { payout_schedule: before },
      { payout_schedule: schedule },
    ),
  } as const;
  return save(deps, actor, change, ({ client }) =>
    setPayoutSchedule(client, actor.accountId, schedule),
  );
}

/** The log says that it was done, and nothing of what was given. */
async function save(
  deps: PayeeDeps,
  actor: Actor,
  change: Pick<ActivityEntry, "action" | "changes"> & Partial<Pick<ActivityEntry, "detail">>,
  write: (tx: Transaction, atMs: number) => Promise<void>,
): Promise<Result<PayoutDetails, Refusal>> {
  const atMs = deps.now();
  return inTransaction(deps.pool, async (tx) => {
    await write(tx, atMs);
    await recordActivity(tx.client, {
      atMs,
      actor,
      accountId: actor.accountId,
      subjectKind: "account",
      subjectId: actor.accountId,
      detail: {},
      ...change,
    });
    return ok(await presentDetails(tx.client, deps.vault, actor.accountId, atMs));
  });
}

/**
 * For an affiliate whose details came by no form, such as the demo's. They are as good as checked.
 */
export async function writeDetails(
  tx: Transaction,
  vault: PayeeVault,
  payee: {
    readonly accountId: string;
    readonly tax: TaxDetails;
    readonly bank: BankAccount;
    readonly schedule: PayoutSchedule;
    readonly atMs: number;
  },
): Promise<void> {
  const { accountId, tax, bank, schedule, atMs } = payee;
  const { salt, sealed } = sealTax(vault, accountId, tax);
  await writeTax(tx.client, {
    account_id: accountId,
    key_salt: salt,
    sealed,
    number_last_four: lastFour(tax.number),
    certified_at: new Date(atMs),
  });
  await keepBank(tx, vault, accountId, bank, atMs);
  await setPayoutSchedule(tx.client, accountId, schedule);
}

async function presentDetails(
  db: Queryable,
  vault: PayeeVault,
  accountId: string,
  atMs: number,
): Promise<PayoutDetails> {
  const [tax, bank, schedule] = [
    await findTax(db, accountId),
    await findBank(db, accountId),
    await findSchedule(db, accountId),
  ];
  const certificate = tax === null ? null : openTax(vault, tax);
  const account = bank === null ? null : openBank(vault, bank);
  const heldUntilMs = bankHeldUntilMs(
    bank === null ? null : { changedAtMs: bank.changed_at?.getTime() ?? null, isShared: false },
  );
  return {
    tax:
      tax === null || certificate === null
        ? null
        : {
            tax_class: certificate.taxClass,
            number_kind: certificate.numberKind,
            number_last_four: tax.number_last_four,
            certified_at: tax.certified_at.toISOString(),
            payee: {
              legal_name: certificate.legalName,
              business_name: certificate.businessName,
              street: certificate.street,
              city: certificate.city,
              state: certificate.state,
              zip_code: certificate.zipCode,
              signature: certificate.signature,
            },
          },
    bank:
      bank === null || account === null
        ? null
        : {
            kind: account.kind,
            number_last_four: bank.number_last_four,
            routing_last_four: bank.routing_last_four,
            saved_at: bank.saved_at.toISOString(),
            held_until:
              heldUntilMs === null || heldUntilMs <= atMs
                ? null
                : new Date(heldUntilMs).toISOString(),
            payee: { holder: account.holder },
          },
    schedule,
  };
}

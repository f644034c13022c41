// Tax and bank details between text and what is stored: sealed under the account's name, so that no
// row opens as another's.
import type { BankAccount } from "../../../../domain/payouts/bank-account.ts";
import type { TaxDetails } from "../../../../domain/tax/tax-details.ts";
import type { ContactVault, Sealed } from "../../../platform/crypto/contact-vault.ts";

/** Over keys of its own: what seals leads opens none of this. */
export type PayeeVault = Pick<ContactVault, "seal" | "open" | "hashText">;

/** Nine digits, however they were typed. */
export type SealedTax = TaxDetails;

const taxName = (accountId: string): string => `payee-tax:${accountId}`;
const bankName = (accountId: string): string => `payee-bank:${accountId}`;

export function sealTax(vault: PayeeVault, accountId: string, details: SealedTax): Sealed {
  return vault.seal(taxName(accountId), JSON.stringify(details));
}

export function openTax(
  vault: PayeeVault,
  {
    account_id: accountId,
    key_salt: salt,
    sealed,
  }: { readonly account_id: string; readonly key_salt: Buffer; readonly sealed: Buffer },
): SealedTax {
  return JSON.parse(vault.open(taxName(accountId), { salt, sealed }));
}

export function sealBank(vault: PayeeVault, accountId: string, account: BankAccount): Sealed {
  return vault.seal(bankName(accountId), JSON.stringify(account));
}

export function openBank(
  vault: PayeeVault,
  {
    account_id: accountId,
    key_salt: salt,
    sealed,
  }: { readonly account_id: string; readonly key_salt: Buffer; readonly sealed: Buffer },
): BankAccount {
  return JSON.parse(vault.open(bankName(accountId), { salt, sealed }));
}

/** By which the same bank account is known at two of ours, and by nothing else. */
export function hashBank(
  vault: PayeeVault,
  { routing, number }: Pick<BankAccount, "routing" | "number">,
): Buffer {
  return Buffer.from(vault.hashText("bank-account", `${routing}:${number}`), "hex");
}

// Creates the vaults of a test network, with public keys for tests only.
import { createContactVault } from "../../server/platform/crypto/contact-vault.ts";
import { separateKeys } from "../../server/platform/crypto/separate-keys.ts";

export const TEST_KEYS = { hashKey: Buffer.alloc(32, 1), sealKey: Buffer.alloc(32, 2) };
export const TEST_VAULT = createContactVault(TEST_KEYS);
export const TEST_ASSISTANT_VAULT = createContactVault(separateKeys(TEST_KEYS, "assistant"));
export const TEST_PAYEE_VAULT = createContactVault(separateKeys(TEST_KEYS, "payee"));
export const TEST_RECORDS_VAULT = createContactVault(separateKeys(TEST_KEYS, "account records"));
export const TEST_DELIVERY_VAULT = createContactVault(separateKeys(TEST_KEYS, "delivery"));
export const TEST_MAIL_VAULT = createContactVault(separateKeys(TEST_KEYS, "mail"));
export const TEST_WEBHOOK_VAULT = createContactVault(separateKeys(TEST_KEYS, "webhook"));

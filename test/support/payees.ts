// Creates people with a password, and affiliates with matured earnings and payout details, for
// tests of payouts.
import type { Role, TeamRole } from "../../domain/access/access.ts";
import { hashPassword } from "../../server/modules/people/identity/hash-password.ts";
import { insertUser } from "../../server/modules/people/identity/identity.store.ts";
import { uuidv7 } from "../../server/platform/ids/uuid.ts";
import type { TestApi } from "./api.ts";

export const PASSWORD = "a long pass phrase";
/** Numbers that occur nowhere else, so that tests can search for them. */
export const TAX_NUMBER = "987-65-1934";
export const ACCOUNT_NUMBER = "00418273645546";
export const ROUTING_NUMBER = "011000015";

export const TAX_FORM = {
  us_person: true,
  legal_name: "Zebulon Canarywick",
  business_name: "Canarywick Media",
  tax_class: "individual",
  street: "7 Canarywick Row",
  city: "Sacramento",
  state: "CA",
  zip_code: "95814",
  number_kind: "ssn",
  number: TAX_NUMBER,
  certified: true,
  signature: "Zebulon Canarywick",
};
export const BANK_FORM = {
  holder: "Zebulon Canarywick",
  kind: "checking",
  routing_number: ROUTING_NUMBER,
  account_number: ACCOUNT_NUMBER,
  password: PASSWORD,
};

/** Creates a member of the account with the password PASSWORD. */
export async function personWithPassword(
  api: TestApi,
  accountId: string,
  role: Role,
  teamRole: TeamRole = "owner",
): Promise<{ readonly user: string }> {
  const person = await api.userOf(accountId, role, teamRole);
  const at = new Date(api.fixture.atMs);
  await insertUser(api.database.pool, {
    id: person.user,
    name: "Test person",
    email: `${person.user}@example.com`,
    passwordHash: await hashPassword(PASSWORD),
    credentialId: uuidv7(api.fixture.atMs),
    at,
  });
  return person;
}

// Registers what the page of an account shows to the network alone: tags, notes and files, and the
// sessions and keys that it may end.
import { registerAccountRecords } from "../modules/network/account-records/index.ts";
import { registerAccountKeys } from "../modules/network/accounts/index.ts";
import { registerAccountSessions } from "../modules/people/identity/index.ts";
import type { HttpHost } from "../platform/http/register-operation.ts";
import type { Foundation } from "./foundation.ts";
import type { Parts } from "./parts.ts";

export function registerAccountPage(
  host: HttpHost,
  { context: { pool }, now, vaults }: Foundation,
  { sessions: { ends } }: Parts,
): void {
  registerAccountRecords(host, { pool, now, vault: vaults.recordsVault });
  registerAccountKeys(host, { pool, now });
  registerAccountSessions(host, { pool, now, onSessionEnded: (userId) => ends.announce(userId) });
}

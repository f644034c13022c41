// Creates API keys for the accounts of a bench market.
import pg from "pg";
import { addAccountKey } from "../test/support/account-key.ts";

/** Creates a key for each buyer, and lists their campaigns in the order of the population. */
export async function makeKeys(
  url: string,
): Promise<readonly { readonly id: string; readonly key: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; account_id: string }>(
    "select id, account_id from campaign order by no",
  );
  const keys = new Map<string, string>();
  for (const accountId of new Set(rows.map((row) => row.account_id)))
    keys.set(accountId, await addAccountKey(client, accountId, new Date()));
  await client.end();
  return rows.map((row) => ({ id: row.id, key: keys.get(row.account_id) ?? "" }));
}

/** Creates a key for the market's one affiliate. */
export async function makeAffiliateKey(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const {
    rows: [affiliate],
  } = await client.query<{ account_id: string }>("select account_id from affiliate");
  const key = await addAccountKey(client, affiliate?.account_id ?? "", new Date());
  await client.end();
  return key;
}

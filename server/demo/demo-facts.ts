// demo.json: where the demo runs and how to get in, for people and for scripts.
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DemoUser } from "../../contract/network/network.ts";

export interface DemoFacts {
  readonly url: string;
  readonly users: readonly DemoUser[];
  readonly source_key: string;
}

const FILE_NAME = "demo.json";

/** The facts of a seeded demo; null where the file is not there. */
export async function readDemoFacts(dataDirectory: string): Promise<DemoFacts | null> {
  try {
    return JSON.parse(await readFile(join(dataDirectory, FILE_NAME), "utf8")) as DemoFacts;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Writes the facts for this user's eyes only, whole or not at all. */
export async function writeDemoFacts(dataDirectory: string, facts: DemoFacts): Promise<void> {
  const file = join(dataDirectory, FILE_NAME);
  await writeFile(`${file}.new`, `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** What the terminal shows: the address, the sign-ins, the key, and a call that posts a lead. */
export function describeDemo({ url, users, source_key: sourceKey }: DemoFacts): string {
  const signIns = users
    .map(({ email, password, role }) => `  ${role.padEnd(10)}  ${email.padEnd(24)}  ${password}`)
    .join("\n");
  return [
    "",
    `Demo network at ${url} (API reference: ${url}/docs)`,
    "",
    "Sign in as:",
    signIns,
    "",
    `Source key: ${sourceKey}`,
    "",
    "Post a lead:",
    demoCurl(url, sourceKey),
    "",
    "",
  ].join("\n");
}

/**
 * A seller in the demo's busiest market: the first such post is sold, the same again is a
 * duplicate.
 */
export function demoCurl(url: string, sourceKey: string): string {
  const lead = {
    first_name: "Maria",
    last_name: "Lopez",
    phone: "916-555-0142",
    email: "maria.lopez@example.com",
    side: "seller",
    property_type: "single_family",
    address: "1200 Oak St",
    zip_code: "95838",
    price: 420000,
    beds: 3,
    baths: 2,
    sqft: 1450,
    timing: "asap_0_30d",
    finance_status: "pre_approved",
    agent_status: "none",
    consent: true,
    tcpa_text: "I agree that Plat and the companies on its buyer list may call, text and email me.",
    landing_page_url: "https://homes.example.com/start",
    ip_address: "192.0.2.10",
    trustedform_cert_url: "https://cert.trustedform.com/0000000000000000000000000000000000000001",
  };
  return (
    `  curl -s ${url}/v1/leads -H 'Authorization: Bearer ${sourceKey}' -H 'Content-Type: ` +
    `application/json' -d '${JSON.stringify(lead)}'`
  );
}

// The settings of a rehearsed network: deploy/plat.env.example, filled in as its comments say.
import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { need } from "./steps.ts";

/** What an operator fills in. */
export interface Filled {
  readonly PLAT_URL: string;
  readonly PLAT_HOST: string;
  readonly PLAT_SECRET: string;
  readonly DATABASE_URL: string;
  readonly TRUST_PROXY: string;
  readonly METRICS_TOKEN: string;
  readonly SMTP_URL: string;
  readonly MAIL_FROM: string;
}

/** What `openssl rand -base64` prints. */
export function randomSecret(bytes: number): string {
  return randomBytes(bytes).toString("base64");
}

/**
 * Writes the settings of a checkout to `path`. A variable that the example does not have, or has
 * only in words, would be missed by an operator too: it is refused.
 */
export async function writeSettings(checkout: string, path: string, filled: Filled): Promise<void> {
  let text = await readFile(join(checkout, "deploy/plat.env.example"), "utf8");
  for (const [name, value] of Object.entries(filled)) {
    const line = new RegExp(`^(?:# )?${name}=.*$`, "m");
    need(line.test(text), `deploy/plat.env.example has ${name}`);
    // In quotes, as the example says: a shell reads the file too.
    text = text.replace(line, () => `${name}='${value}'`);
  }
  await writeFile(path, text, { mode: 0o600 });
}

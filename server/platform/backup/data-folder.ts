// What of a network lies outside its database, in the data folder.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readSecrets, SECRETS_FILE } from "../config/data-directory.ts";
import { errorCode } from "../config/start-problem.ts";

/**
 * All else that the folder holds is the database itself, its log, or made anew: the sign-ins and
 * the key of a demo network are nowhere else.
 */
const KEPT_FILES = ["demo.json"];

export interface DataFolder {
  /** The secret made at the first start; it is the network's where PLAT_SECRET is not set. */
  readonly secret: string | null;
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
}

/** Reads a data folder, which may not exist. Throws a StartProblem when its secrets are damaged. */
export async function readDataFolder(directory: string): Promise<DataFolder> {
  const secrets = await readSecrets(join(directory, SECRETS_FILE));
  const files: { name: string; content: Buffer }[] = [];
  for (const name of KEPT_FILES) {
    try {
      files.push({ name, content: await readFile(join(directory, name)) });
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
    }
  }
  return { secret: secrets?.secret ?? null, files };
}

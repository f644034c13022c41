// Makes sure that the names in a folder are on the disk.
import { open } from "node:fs/promises";

export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

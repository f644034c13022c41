// What follows when a person signs in with a browser that they never signed in with before.
import type pg from "pg";
import { type ActivityEntry, recordActivity } from "../../network/activity/index.ts";

interface NewDevice extends Omit<ActivityEntry, "action" | "detail"> {
  /** The group of addresses that it came from. */
  readonly address: string;
  /** "Chrome, Windows"; null for an unknown one. */
  readonly browser: string | null;
}

/** Writes it into the log. */
export async function newDevice(
  pool: pg.Pool,
  { address, browser, ...entry }: NewDevice,
): Promise<void> {
  await recordActivity(pool, { ...entry, action: "user.new_device", detail: { address, browser } });
}

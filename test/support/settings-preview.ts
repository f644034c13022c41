// Asks for a preview of the network's settings on any test database.
import type { Static } from "typebox";
import type pg from "pg";
import type { SettingsPatch } from "../../contract/network/settings.ts";
import type { SettingsPreview } from "../../contract/network/settings-versions.ts";
import { countRecentReturns } from "../../server/modules/marketplace/returns/index.ts";
import { listPayable } from "../../server/modules/money/payouts/index.ts";
import { previewChange } from "../../server/modules/network/settings/preview-settings.ts";

/** What the change would have meant for the four weeks before `nowMs`. */
export async function previewSettingsOf(
  pool: pg.Pool,
  nowMs: number,
  patch: Static<typeof SettingsPatch>,
): Promise<SettingsPreview> {
  const facts = { listPayable, countReturns: countRecentReturns };
  const preview = await previewChange(pool, facts, nowMs, patch);
  if (!preview.ok) throw new Error(`the preview was refused: ${preview.error.code}`);
  return preview.value;
}

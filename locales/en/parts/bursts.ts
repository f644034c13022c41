// Texts that say what there were unusually many of within an hour.
import type { BurstKind } from "../../../domain/activity/security-bursts.ts";

export const burstTexts: Readonly<Record<BurstKind, (count: number) => string>> = {
  sign_ins: (count) => `${count} failed sign-ins for one account`,
  address: (count) => `${count} failed sign-ins from one address`,
  denied: (count) => `${count} calls refused to one caller`,
  exports: (count) => `${count} exports by one account`,
  keys: (count) => `${count} new API keys in one account`,
};

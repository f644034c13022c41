// The rules of every kind of destination. Generated from the files of this folder by
// `npm run contract:generate`. Do not edit.
import { email } from "./email.ts";
import { followUpBoss } from "./follow-up-boss.ts";
import { http } from "./http.ts";
import { sms } from "./sms.ts";
import { webhook } from "./webhook.ts";

export const KINDS = {
  email,
  follow_up_boss: followUpBoss,
  http,
  sms,
  webhook,
} as const;

// The settings of every kind of destination. Generated from the files of this folder by
// `npm run contract:generate`. Do not edit.
import { ToEmail } from "./email.ts";
import { ToFollowUpBoss } from "./follow-up-boss.ts";
import { ToHttp } from "./http.ts";
import { ToSms } from "./sms.ts";
import { ToWebhook } from "./webhook.ts";

export const KINDS = [ToEmail, ToFollowUpBoss, ToHttp, ToSms, ToWebhook] as const;

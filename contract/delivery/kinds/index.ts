// Settings of destinations. Generated from the files of domain/deliveries/kinds and this folder by
// `npm run contract:generate`. Do not edit.
import { plainSettings } from "../plain-settings.ts";
import { ToEmail } from "./email.ts";
import { ToFollowUpBoss } from "./follow-up-boss.ts";
import { ToHttp } from "./http.ts";
import { ToSms } from "./sms.ts";
import { webhook } from "../../../domain/deliveries/kinds/webhook.ts";

export const KINDS = [ToEmail, ToFollowUpBoss, ToHttp, ToSms, plainSettings(webhook)] as const;

// The form of every kind of destination. Generated from the files of this folder by
// `npm run contract:generate`. Do not edit.
import { emailForm } from "./email.tsx";
import { followUpBossForm } from "./follow-up-boss.tsx";
import { httpForm } from "./http.tsx";
import { smsForm } from "./sms.tsx";
import { webhookForm } from "./webhook.tsx";

export const FORMS = {
  email: emailForm,
  follow_up_boss: followUpBossForm,
  http: httpForm,
  sms: smsForm,
  webhook: webhookForm,
} as const;

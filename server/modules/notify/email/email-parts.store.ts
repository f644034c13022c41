// Parts of the statements that read emails: the person's language, and the link of an email about
// access.
import { LANGUAGES } from "../../../../domain/languages.ts";
import { ACCOUNT_MAILS } from "../../../../domain/notifications/account-mail.ts";

const KNOWN = LANGUAGES.map((language) => `'${language}'`).join(", ");
export const LANGUAGE = `case when d.document ->> 'language' in (${KNOWN})
  then d.document ->> 'language' else 'en' end as language`;
export const DISPLAY = `
  left join user_document d
    on d.user_id = m.user_id
      and d.collection = 'preferences'
      and d.id = 'display'
`;

/** Kinds of email that no setting stops. */
export const ABOUT_ACCESS = ACCOUNT_MAILS.map((kind) => `'${kind}'`).join(", ");

/** What an email's link and person add to it; `linkJoins` names their tables. */
export const linkOf = (mail: string): string => `
  ${mail}.link_id, h.new_email, m.account_id, coalesce(p.time_zone, a.time_zone) as time_zone,
  coalesce(
    case when k.ended_at is null then k.expires_at end,
    case when w.ended_at is null then w.expires_at end
  ) as link_ends_at
`;
export const linkJoins = (mail: string): string => `
  left join auth.mail_link k on k.id = ${mail}.link_id
  left join auth.email_change h on h.id = k.change_id
  left join auth.password_link w on w.id = ${mail}.link_id
`;

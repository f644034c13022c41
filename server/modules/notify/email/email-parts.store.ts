// Parts of the statements that read emails: the person's language, and the link of an email about
// access.
import { LANGUAGES } from "../../../../domain/languages.ts";
import { ACCOUNT_MAILS } from "../../../../domain/notifications/account-mail.ts";

const KNOWN = LANGUAGES.map((language) => `'${language}'`).join(", ");
export const LANGUAGE = `case when d.document ->> 'language' in (${KNOWN})
  then d.document ->> 'language' else 'en' end`;
export const DISPLAY = `
  left join user_document d
    on d.user_id = m.user_id
      and d.collection = 'preferences'
      and d.id = 'display'
`;

/** Kinds of email that no setting stops. */
export const ABOUT_ACCESS = ACCOUNT_MAILS.map((kind) => `'${kind}'`).join(", ");

/** The person, if there is one yet, and their account; a sign-up's email is the network's. */
export const recipientJoins = (mail: string): string => `
  left join member m on m.user_id = ${mail}.user_id
  join account a on a.id = coalesce(
    m.account_id, (select id from account where kind = 'network')
  )
`;

/** What an email's link and person add to it; `linkJoins` names their tables. */
export const linkOf = (mail: string): string => `
  ${mail}.link_id, h.new_email, a.id as account_id, coalesce(p.time_zone, a.time_zone) as time_zone,
  coalesce(
    case when n.ended_at is null then n.expires_at end,
    case when k.ended_at is null then k.expires_at end,
    case when w.ended_at is null then w.expires_at end
  ) as link_ends_at
`;
export const linkJoins = (mail: string): string => `
  left join auth.mail_link k on k.id = ${mail}.link_id
  left join auth.email_change h on h.id = k.change_id
  left join auth.password_link w on w.id = ${mail}.link_id
  left join auth.sign_up n on n.id = ${mail}.link_id
`;

-- What an email about access says beside its kind: where a sign-in came from, which company was left.

alter table email
  -- MailFacts (domain/notifications/account-mail.ts); null where the kind says it all.
  add column facts jsonb;

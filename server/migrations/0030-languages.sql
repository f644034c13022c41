-- The languages of the product are listed in domain/languages.ts alone: a new one changes no table. Forms keep their own list, of the
-- languages that have a text of consent.

alter table analysis drop constraint analysis_language_check;
alter table push_subscription drop constraint push_subscription_language_check;
alter table email drop constraint email_language_check;

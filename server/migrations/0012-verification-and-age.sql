-- What a campaign may ask for beside the lead's own facts: what of it is verified (words of the vocabulary, joined by commas),
-- and how many whole minutes lay between the consent and its arrival. Null where the post had no consent to count from.
alter table lead add column age_minutes integer check (age_minutes >= 0);
alter table lead add column verifications text not null default '';

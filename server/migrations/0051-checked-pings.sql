-- Whether a ping's hashes were compared with what is known of the person: accepted posts earn it.

alter table ping add column person_checked boolean not null default true;

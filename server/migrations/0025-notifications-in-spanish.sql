-- News in the second language of the app, written beside the first: whoever reads an event chooses.
-- Events of before say in both what they said in English.
alter table event add column title_es text, add column body_es text;
update event set title_es = title, body_es = body;
alter table event alter column title_es set not null, alter column body_es set not null;

-- A return keeps until when its affiliate may answer: the network's hours may change meanwhile.
alter table lead_return add column answer_until timestamptz;
update lead_return set answer_until = filed_at + interval '48 hours';
alter table lead_return alter column answer_until set not null;

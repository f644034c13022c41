-- The affiliate's own reference of a lead, by which it finds it.
alter table lead add column vendor_lead_id text;
create index lead_vendor on lead (vendor_lead_id) where vendor_lead_id is not null;

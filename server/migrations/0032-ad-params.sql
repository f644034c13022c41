-- What ad platforms and analytics marked an address with (gclid, utm_source, …; domain/lead/ad-params.ts): with the lead, and of a
-- click only what names a campaign. A JSON object; null for none, which takes a bit of the row.
alter table lead add column ad_params text;
alter table click add column ad_params text;

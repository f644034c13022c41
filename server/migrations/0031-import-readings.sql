-- How the moments of a file are read: in which order its dates stand, and in which zone.
alter table lead_import
  add column date_order text check (date_order in ('month_first', 'day_first')),
  add column time_zone text;

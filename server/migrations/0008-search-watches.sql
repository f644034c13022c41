-- Saved views that watch the marketplace: until when their account was told of new listings that meet them. The view itself is
-- the person's document.
create table search_watch (
  user_id text not null,
  view_id text not null,
  notified_through timestamptz not null,
  primary key (user_id, view_id)
);

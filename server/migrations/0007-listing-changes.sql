-- Which transaction last changed a listing: who keeps a copy of the shelf reads on from the last snapshot it saw, and misses
-- nothing, in whatever order transactions commit.
alter table listing add column changed_in xid8 not null default pg_current_xact_id();
create index listing_changed_in on listing (changed_in);

create function note_listing_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger listing_changed before update on listing for each row execute function note_listing_change();

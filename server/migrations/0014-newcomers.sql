-- Ends a batch that was decided as if nobody knew its persons, where somebody does: it claims them first and is decided again.
create function not_new() returns boolean language plpgsql as $$
begin
  raise exception 'a person, a call or the batch itself is known' using errcode = 'PM002';
end $$;

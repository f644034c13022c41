-- What people find records by: the words of names, in small letters and without accents.

-- A word ends at a character that is neither a letter nor a digit, except for an apostrophe. The
-- collation is built into PostgreSQL: it knows letters beyond ASCII, on every machine the same ones.
-- Its cost makes the planner read indexes of it instead of the words of every row; a function of
-- language sql would lose it.
create function find_words(given text) returns text[]
language plpgsql immutable parallel safe cost 1000
as $$
begin
  return array(
    -- An index holds words of at most 2,046 bytes; a character has at most four.
    select left(word, 200)
    from regexp_split_to_table(
      lower(
        regexp_replace(normalize(given, NFKD), '[\u0300-\u036f''\u2019\u02bc`]+', '', 'g')
          collate "pg_c_utf8"
      ),
      '[^[:alnum:]]+'
    ) as word
    where word <> ''
  );
end
$$;

-- What a typed text asks of such words: each of its first twelve is the beginning of one. Null
-- without a word.
create function find_query(given text) returns tsquery
language plpgsql immutable parallel safe
as $$
begin
  return (
    select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    from unnest((find_words(given))[1:12]) as word
  );
end
$$;

create index account_find on account using gin (array_to_tsvector(find_words(name)));
create index account_tag_find on account_tag using gin (array_to_tsvector(find_words(tag)));
create index member_find on member using gin (array_to_tsvector(find_words(name)));
create index user_email_find on auth."user" using gin (array_to_tsvector(find_words(email)));
create index source_find on source using gin (array_to_tsvector(find_words(name)));
create index campaign_find on campaign using gin (array_to_tsvector(find_words(name)));
create index form_find on form using gin (array_to_tsvector(find_words(slug)));
create index link_find on link using gin (array_to_tsvector(find_words(name || ' ' || code)));
create index lead_import_find on lead_import using gin (array_to_tsvector(find_words(name)));
create index destination_find on destination using gin (array_to_tsvector(find_words(name)));
create index manual_entry_find on manual_entry using gin (array_to_tsvector(find_words(reference)))
  where reference is not null;
create index manual_entry_amount on manual_entry (amount_cents);
create index payout_amount on payout (amount_cents);

// Takes back what a call changed in a test database, so that the next caller finds it as it was.
//
// Triggers note each row that is written, with what stood before; undoing writes the rows back, the
// last first. Numbers of sequences move on. Only one call may run between two undos.
import type pg from "pg";

const NOTED = "test_noted_change";

const SET_UP = `
  create table ${NOTED} (
    no bigint generated always as identity primary key,
    place regclass not null,
    before jsonb,
    after jsonb
  );
  create function note_change() returns trigger language plpgsql as $$
  begin
    insert into ${NOTED} (place, before, after)
    values (
      coalesce(pg_partition_root(tg_relid), tg_relid),
      case when tg_op = 'INSERT' then null else to_jsonb(old) end,
      case when tg_op = 'DELETE' then null else to_jsonb(new) end
    );
    return null;
  end $$;
  create function undo_changes() returns integer language plpgsql as $$
  declare
    change record;
    names text;
    undone integer := 0;
  begin
    -- No trigger and no foreign key acts on what is written back.
    set local session_replication_role = replica;
    for change in select * from ${NOTED} order by no desc loop
      if change.after is not null then
        execute format('delete from %s t where to_jsonb(t) = $1', change.place)
        using change.after;
      end if;
      if change.before is not null then
        select string_agg(quote_ident(attname), ', ') into names
        from pg_attribute
        where attrelid = change.place
          and attnum > 0
          and not attisdropped
          and attgenerated = '';
        execute format(
          'insert into %1$s (%2$s) overriding system value
           select %2$s from jsonb_populate_record(null::%1$s, $1)',
          change.place,
          names
        )
        using change.before;
      end if;
      undone := undone + 1;
    end loop;
    delete from ${NOTED};
    return undone;
  end $$;
  do $$
  declare
    place regclass;
  begin
    for place in
      select c.oid::regclass
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p')
        and not c.relispartition
        and n.nspname in ('public', 'auth')
        and c.relname <> '${NOTED}'
    loop
      execute format(
        'create trigger noted after insert or update or delete on %s
         for each row execute function note_change()',
        place
      );
    end loop;
  end $$;`;

/** Begins to note changes of the database. */
export async function noteChanges(pool: pg.Pool): Promise<void> {
  await pool.query(SET_UP);
}

/** Takes back what was changed since the last time; returns how many rows that were. */
export async function undoChanges(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ readonly undone: number }>("select undo_changes() as undone");
  return rows[0]?.undone ?? 0;
}

/** The tables that were changed since the changes were noted or taken back. */
export async function listChangedTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ readonly place: string }>(
    `select distinct place::text as place
     from ${NOTED}`,
  );
  return rows.map(({ place }) => place);
}

/** What rows that were added to a table since then have in a column, in their order. */
export async function listNoted(pool: pg.Pool, table: string, column: string): Promise<string[]> {
  const { rows } = await pool.query<{ readonly value: string }>(
    `select after ->> $2 as value
     from ${NOTED}
     where place = $1::regclass and before is null
     order by no`,
    [table, column],
  );
  return rows.map(({ value }) => value);
}

-- A ZIP may lie in two states: one row a state. The program fills the table right after, with the
-- territories, and with the zones that are legal.
truncate zip;
alter table zip drop constraint zip_pkey;
alter table zip add primary key (zip_code, state);

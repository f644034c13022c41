-- Stands in, in this worktree alone, for a migration of another branch.
select 1;

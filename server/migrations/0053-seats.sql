-- Seats that fit each kind of account: who may do what is in domain/access/rights.ts.

alter table member drop constraint member_team_role_check;
alter table member_invitation drop constraint member_invitation_team_role_check;

-- None of these seats may change more than before: a manager of the network loses contact and
-- payouts, an affiliate's agent loses contact. The former agents now read amounts.
update member
set team_role = case
  when role = 'admin' and team_role = 'manager' then 'operations'
  when role = 'admin' then 'read_only'
  else 'analyst'
end
where (role = 'admin' and team_role in ('manager', 'agent'))
  or (role = 'affiliate' and team_role = 'agent');

update member_invitation i
set team_role = case
  when a.kind = 'network' and i.team_role = 'manager' then 'operations'
  when a.kind = 'network' then 'read_only'
  else 'analyst'
end
from account a
where a.id = i.account_id
  and ((a.kind = 'network' and i.team_role in ('manager', 'agent'))
    or (a.kind = 'affiliate' and i.team_role = 'agent'));

alter table member add constraint member_team_role_check check (
  (role = 'advertiser' and team_role in ('owner', 'manager', 'agent', 'billing'))
  or (role = 'affiliate' and team_role in ('owner', 'manager', 'analyst'))
  or (role = 'admin'
    and team_role in ('owner', 'operations', 'finance', 'support', 'compliance', 'read_only'))
);
-- Which of them an account's kind has, the server checks: an invitation does not name the kind.
alter table member_invitation add constraint member_invitation_team_role_check check (
  team_role in ('owner', 'manager', 'agent', 'billing', 'analyst', 'operations', 'finance',
    'support', 'compliance', 'read_only')
);

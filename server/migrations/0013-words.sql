-- The closed lists of the tables that a batch writes, as types of their own. A CHECK is read anew by every statement that inserts
-- (nine lists of words: 0.1 ms each time, where a post is alone in its batch); a domain's is read once a connection.
create domain lead_status as text check (value in ('draft', 'quarantined', 'rejected', 'available', 'sold', 'expired', 'withdrawn', 'erased'));
create domain answer_status as text check (value in ('accepted', 'rejected', 'duplicate'));
create domain answer_sale as text check (value in ('none', 'shared', 'exclusive'));
create domain sale_mode as text check (value in ('exclusive', 'shared'));
create domain sale_status as text check (value in ('sold', 'returned'));
create domain earning_status as text check (value in ('pending', 'payable', 'paid', 'reversed'));
create domain transfer_kind as text check (value in (
  'sale_earning', 'sale_revenue', 'return_earning', 'return_revenue', 'top_up', 'earning_payable', 'payout', 'adjustment', 'hold', 'release', 'capture'
));
create domain ledger_account as text check (value in ('wallet', 'holds', 'pending', 'payable', 'revenue', 'external', 'adjustments'));

alter table lead
  drop constraint lead_status_check, alter column status type lead_status,
  drop constraint lead_answer_status_check, alter column answer_status type answer_status,
  drop constraint lead_answer_sale_check, alter column answer_sale type answer_sale;
alter table sale
  drop constraint sale_mode_check, alter column mode type sale_mode,
  drop constraint sale_status_check, alter column status type sale_status,
  drop constraint sale_earning_status_check, alter column earning_status type earning_status;
alter table transfer
  drop constraint transfer_kind_check, alter column kind type transfer_kind,
  drop constraint transfer_debit_kind_check, alter column debit_kind type ledger_account,
  drop constraint transfer_credit_kind_check, alter column credit_kind type ledger_account;

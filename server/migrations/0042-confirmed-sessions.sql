-- When the person of a session last proved who they are: at sign-in, or by confirming it later.

alter table auth.session add column confirmed_at timestamptz;

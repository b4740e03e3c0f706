-- The objects of a hosted project's auth service that the migrations need, and no others. Applied after
-- tools/embedded/baseline.sql, to the throwaway cluster of `npm run bench` only.
create table auth.users (
  id uuid primary key,
  aud text,
  role text,
  email text,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz,
  last_sign_in_at timestamptz
);
comment on table auth.users is 'The accounts, with the columns that the migrations and the tests use.';

create table auth.sessions (user_id uuid, updated_at timestamptz);
comment on table auth.sessions is 'Where each account is signed in.';
create table auth.identities (user_id uuid);
comment on table auth.identities is 'The ways in which each account signs in.';
create table auth.audit_log_entries (payload json);
comment on table auth.audit_log_entries is 'The service''s journal, which names people.';
create table auth.flow_state (user_id uuid);
comment on table auth.flow_state is 'The unfinished sign-ins.';

create function auth.jwt() returns jsonb
language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
comment on function auth.jwt() is 'The claims of the request, as the API sets them.';

create function auth.uid() returns uuid
language sql stable
as $$ select (auth.jwt() ->> 'sub')::uuid $$;
comment on function auth.uid() is 'Whose request it is.';

-- The roles of a hosted project, as its superuser `supabase_admin` has them before the first database (supabase/postgres, migrations/db).
-- `:password` is replaced.
create role postgres login createdb createrole replication bypassrls password ':password';
create role anon nologin inherit;
create role authenticated nologin inherit;
create role service_role nologin inherit bypassrls;
create role authenticator login noinherit password ':password';
create role supabase_auth_admin login noinherit createrole password ':password';
create role supabase_storage_admin login noinherit createrole password ':password';
grant anon, authenticated, service_role to authenticator, postgres;
grant authenticator to supabase_storage_admin;
-- Stands in for the extension supautils, by which `postgres` manages policies and triggers on the tables of these two services.
grant supabase_auth_admin, supabase_storage_admin to postgres;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
alter role postgres set search_path to "$user", public, extensions;
alter role supabase_auth_admin set search_path to auth;
alter role supabase_auth_admin set idle_in_transaction_session_timeout to 60000;
alter role supabase_storage_admin set search_path to storage;
alter role anon set statement_timeout to '3s';
alter role authenticated set statement_timeout to '8s';
alter role authenticator set statement_timeout to '8s';
alter role authenticator set lock_timeout to '8s';
-- Stands in for PostgREST, which reads the catalogue itself: the embedded one reads `information_schema`, which shows a role only the
-- objects of the roles that it inherits. Each request then sets its own role.
create role rest_stand_in login inherit password ':password';
grant anon, authenticated, service_role to rest_stand_in;
alter role rest_stand_in set statement_timeout to '8s';

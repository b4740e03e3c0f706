-- The roles, schemas and defaults that a hosted project has before its first migration. Applied to the embedded database only.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role', 'authenticator'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I noinherit', role_name);
    end if;
  end loop;
end $$;
alter role service_role bypassrls;
grant anon, authenticated, service_role to authenticator;
create schema if not exists auth;
create schema if not exists extensions;
create schema if not exists storage;
grant usage on schema public, auth, extensions, storage to anon, authenticated, service_role;
-- Default grants of a hosted project, which the migrations must revoke themselves.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema storage grant all on tables to anon, authenticated, service_role;
create extension if not exists pgcrypto with schema extensions;

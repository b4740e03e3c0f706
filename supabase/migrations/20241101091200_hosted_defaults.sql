-- Why: a hosted project gives every new relation of `public` to the roles of its API. The first migration takes that back for tables
-- and functions; the counters of identity columns had kept it, and the service could write through the views.

alter default privileges in schema public revoke all on sequences from anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke all on table public.enigme_calendar, public.enigme_leaderboard, public.enigme_revelations from service_role;
grant select on table public.enigme_calendar, public.enigme_leaderboard, public.enigme_revelations to service_role;

-- From a riddle to its book and back (rule 26.10): views of both.

create view public.enigme_revelations with (security_invoker = false, security_barrier = true) as
  select
    enigmes.edition,
    editions.status = 'current' as is_current,
    enigmes.day_number,
    enigme_progress.enigme_id,
    enigme_solutions.answers[1] as answer,
    enigme_solutions.closing,
    enigme_solutions.explanation,
    enigme_solutions.reponse_decoder,
    case when books.slug is not null then jsonb_build_object(
      'slug', books.slug, 'title', books.title, 'cover_url', books.cover_url) end as book
  from public.enigme_progress
  join private.enigme_solutions on enigme_solutions.enigme_id = enigme_progress.enigme_id
  join public.enigmes on enigmes.id = enigme_progress.enigme_id
  join public.editions on editions.code = enigmes.edition
  left join public.books on books.slug = enigme_solutions.book and books.is_published
  where enigme_progress.user_id = (select private.current_knight()) and enigme_progress.completed;
comment on view public.enigme_revelations is
  'Texts that the caller''s completed riddles revealed, and their published books. Runs as its owner '
  'to read private.enigme_solutions, for the caller only.';

create trigger tg_enigme_revelations__refuse
  instead of insert or update or delete on public.enigme_revelations
  for each row execute function private.tg_views__refuse();
revoke all on table public.enigme_revelations from public, anon, authenticated, service_role;
grant select on table public.enigme_revelations to authenticated, service_role;

create view public.book_doors with (security_invoker = false, security_barrier = true) as
  select enigme_solutions.book, enigmes.day_number
  from private.enigme_solutions
  join public.books on books.slug = enigme_solutions.book and books.is_published
  join public.enigmes on enigmes.id = enigme_solutions.enigme_id
  join public.enigme_calendar as calendar
    on calendar.edition = enigmes.edition and calendar.day_number = enigmes.day_number
  where calendar.is_current and calendar.is_open;
comment on view public.book_doors is
  'The open doors of the current edition behind which a published book is found. Runs as its owner '
  'to read private.enigme_solutions, which has the books of closed doors too.';

create trigger tg_book_doors__refuse
  instead of insert or update or delete on public.book_doors
  for each row execute function private.tg_views__refuse();
revoke all on table public.book_doors from public, anon, authenticated, service_role;
grant select on table public.book_doors to anon, authenticated, service_role;

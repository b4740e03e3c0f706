import type { SqlMutant } from './mutant.ts';

const RIDDLES = '20241101090100_riddles.sql';
const KNIGHTS = '20241101090200_knights.sql';
const PROGRESS = '20241101090300_progress.sql';
const JUDGING = '20241101090700_judging.sql';
const DEFIS = '20241101090800_defis.sql';
const FEAST = '20241101090850_feast.sql';
const EDITION = '20241101091200_edition.sql';

/** The faults of who reads and writes what (rules 1, 3.2 and 3.12). */
export const SECRET_FAULTS: readonly SqlMutant[] = [
  {
    name: 'A knight writes their own address (rule 1.5)',
    file: KNIGHTS,
    from: 'grant update (username, display_name)',
    to: 'grant update (username, display_name, email)',
    tests: ['pgtap'],
  },
  {
    name: "A knight changes another's name (rule 1.5)",
    file: KNIGHTS,
    from: '  using (id = (select auth.uid()))\n  with check (id = (select auth.uid()));',
    to: '  using (true);',
    tests: ['pgtap'],
  },
  {
    name: 'A closed door shows its riddle, and what is played there (rule 3.2)',
    file: RIDDLES,
    from: 'using (opens_at is null or opens_at <= (select public.server_now()))',
    to: 'using (true)',
    tests: ['answers'],
  },
  {
    name: 'A door opens after its hour (rule 3.2)',
    file: RIDDLES,
    from: 'using (opens_at is null or opens_at <= (select public.server_now()))',
    to: 'using (opens_at is null or opens_at < (select public.server_now()))',
    tests: ['answers'],
  },
  {
    name: 'The calendar announces a door a moment late (rule 3.2)',
    file: RIDDLES,
    from: 'opens_at <= public.server_now()) as is_open',
    to: 'opens_at < public.server_now()) as is_open',
    tests: ['answers'],
  },
  {
    name: 'A door that has just opened judges nothing (rule 3.2)',
    file: JUDGING,
    from: 'if riddle.opens_at > public.server_now() then',
    to: 'if riddle.opens_at >= public.server_now() then',
    tests: ['answers'],
  },
  {
    name: 'A closing is told to whoever has not completed its day (rule 3.15)',
    file: PROGRESS,
    from: 'where enigme_progress.user_id = (select auth.uid()) and enigme_progress.completed;',
    to: 'where enigme_progress.completed;',
    tests: ['rest'],
  },
  {
    name: 'A wrong answer is told the closing (rule 3.15)',
    file: JUDGING,
    from: "'message', judged.message));\nend $$;\ncomment on function private.judge_for_knight",
    to: "'message', judged.message, 'closing', private.revelation(day) -> 'closing'));\nend $$;\ncomment on function private.judge_for_knight",
    tests: ['answers'],
  },
  {
    name: 'Visitors read revelations (rule 3.12)',
    file: PROGRESS,
    from: 'grant select on table public.enigme_revelations to authenticated',
    to: 'grant select on table public.enigme_revelations to anon, authenticated',
    tests: ['pgtap'],
  },
  {
    name: 'One revealed hint opens them all (rule 4.1)',
    file: PROGRESS,
    from: 'where hints_revealed.hint_id = enigme_indices.id and hints_revealed.user_id = (select auth.uid())',
    to: 'where hints_revealed.user_id = (select auth.uid())',
    tests: ['journey'],
  },
  {
    name: 'A knight reads which hints another has seen (rule 1.5)',
    file: PROGRESS,
    from: 'on public.hints_revealed\n  for select to authenticated using (user_id = (select auth.uid()));',
    to: 'on public.hints_revealed\n  for select to authenticated using (true);',
    tests: ['pgtap'],
  },
  {
    name: "A knight reads another's silver rings (rule 1.5)",
    file: DEFIS,
    from: 'for select to authenticated using (user_id = (select auth.uid()));',
    to: 'for select to authenticated using (true);',
    tests: ['pgtap'],
  },
  {
    name: 'A knight reads how far another is with the sentence (rule 1.5)',
    file: FEAST,
    from: 'for select to authenticated using (user_id = (select auth.uid()));',
    to: 'for select to authenticated using (true);',
    tests: ['pgtap'],
  },
  {
    name: 'The service writes through the view of the contest (rule 8.2)',
    file: EDITION,
    from: 'revoke all on table public.contest from public, anon, authenticated, service_role;',
    to: '',
    tests: ['pgtap'],
  },
  {
    name: 'The contest ends after its hour (rule 8.2)',
    file: EDITION,
    from: 'contest_end.ends_at <= public.server_now() as is_over',
    to: 'contest_end.ends_at < public.server_now() as is_over',
    tests: ['edition'],
  },
];

CREATE TABLE private.accepted_answers (
  enigme_id integer NOT NULL,
  normalized text NOT NULL,
  typed text NOT NULL,
  forms text[] NOT NULL GENERATED ALWAYS AS (private.answer_forms(ARRAY[typed])) STORED,
  admin_id uuid,
  accepted_at timestamp with time zone NOT NULL,
  CONSTRAINT accepted_answers_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT accepted_answers_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT accepted_answers_normalized_check CHECK ((normalized <> ''::text)),
  CONSTRAINT accepted_answers_pkey PRIMARY KEY (enigme_id, normalized)
);
ALTER TABLE private.accepted_answers ENABLE ROW LEVEL SECURITY;
CREATE INDEX accepted_answers_by_admin ON private.accepted_answers USING btree (admin_id);
CREATE INDEX accepted_answers_by_time ON private.accepted_answers USING btree (accepted_at DESC);
COMMENT ON TABLE private.accepted_answers IS 'Variants accepted by an admin, separate from the edition''s answers so that applying it keeps them.';

CREATE TABLE private.answer_regrades (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  enigme_id integer NOT NULL,
  normalized text NOT NULL,
  score_before integer,
  score_after integer NOT NULL,
  regraded_at timestamp with time zone NOT NULL,
  CONSTRAINT answer_regrades_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT answer_regrades_pkey PRIMARY KEY (id),
  CONSTRAINT answer_regrades_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE private.answer_regrades ENABLE ROW LEVEL SECURITY;
CREATE INDEX answer_regrades_by_riddle ON private.answer_regrades USING btree (enigme_id, normalized);
CREATE INDEX answer_regrades_by_user ON private.answer_regrades USING btree (user_id);
COMMENT ON TABLE private.answer_regrades IS 'Audit of regrades; score_before is null when the riddle was not completed.';

CREATE TABLE private.answer_reveals (
  user_id uuid NOT NULL,
  enigme_id integer NOT NULL,
  revealed_at timestamp with time zone NOT NULL,
  CONSTRAINT answer_reveals_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT answer_reveals_pkey PRIMARY KEY (user_id, enigme_id),
  CONSTRAINT answer_reveals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE private.answer_reveals ENABLE ROW LEVEL SECURITY;
CREATE INDEX answer_reveals_by_riddle ON private.answer_reveals USING btree (enigme_id);
COMMENT ON TABLE private.answer_reveals IS 'Answers revealed to a knight; kept through a reset (rule 4.3).';

CREATE TABLE private.bonus_questions (
  enigme_id integer NOT NULL,
  question text NOT NULL,
  answers text[] NOT NULL,
  forms text[] NOT NULL GENERATED ALWAYS AS (private.answer_forms(answers)) STORED,
  fillers text[] NOT NULL GENERATED ALWAYS AS (private.filler_keys(question, private.answer_forms(answers))) STORED,
  hint text NOT NULL,
  explanation text NOT NULL,
  CONSTRAINT bonus_questions_answers_check CHECK ((cardinality(answers) >= 1)),
  CONSTRAINT bonus_questions_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT bonus_questions_pkey PRIMARY KEY (enigme_id)
);
ALTER TABLE private.bonus_questions ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.bonus_questions IS 'The bonus questions; the first answer is the canonical one.';

CREATE TABLE private.client_address (
  id integer NOT NULL DEFAULT 1,
  header text NOT NULL DEFAULT 'x-forwarded-for'::text,
  trusted_hops integer NOT NULL DEFAULT 1,
  CONSTRAINT client_address_header_check CHECK ((header = lower(header))),
  CONSTRAINT client_address_id_check CHECK ((id = 1)),
  CONSTRAINT client_address_pkey PRIMARY KEY (id),
  CONSTRAINT client_address_trusted_hops_check CHECK ((trusted_hops >= 1))
);
ALTER TABLE private.client_address ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.client_address IS 'The header in which the deployment''s proxies write a client''s address: one row, set at deployment (docs/deployment.md).';
COMMENT ON COLUMN private.client_address.trusted_hops IS 'How many proxies append to the header: the address is that many entries from the end. A client can forge the earlier entries.';

CREATE TABLE private.contest_draws (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  edition text NOT NULL,
  seed text NOT NULL,
  entrants integer NOT NULL,
  tickets_digest text NOT NULL,
  winners text[] NOT NULL,
  drawn_at timestamp with time zone NOT NULL DEFAULT now(),
  admin_id uuid,
  CONSTRAINT contest_draws_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT contest_draws_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(code) ON DELETE CASCADE,
  CONSTRAINT contest_draws_edition_seed_key UNIQUE (edition, seed),
  CONSTRAINT contest_draws_entrants_check CHECK ((entrants > 0)),
  CONSTRAINT contest_draws_pkey PRIMARY KEY (id),
  CONSTRAINT contest_draws_seed_check CHECK (((seed ~ '^[0-9]+( [0-9]+)*$'::text) AND (char_length(seed) <= 200))),
  CONSTRAINT contest_draws_winners_check CHECK ((cardinality(winners) > 0))
);
ALTER TABLE private.contest_draws ENABLE ROW LEVEL SECURITY;
CREATE INDEX contest_draws_by_admin ON private.contest_draws USING btree (admin_id);
CREATE INDEX contest_draws_by_time ON private.contest_draws USING btree (drawn_at DESC, id DESC);
COMMENT ON TABLE private.contest_draws IS 'Every draw that was made: none is deleted, so that drawing again until it suits is seen.';
COMMENT ON COLUMN private.contest_draws.tickets_digest IS 'private.tickets_digest of the list.';
COMMENT ON COLUMN private.contest_draws.winners IS 'The tickets drawn, in order: the accounts are looked up when an admin asks.';

CREATE TABLE private.contest_lists (
  edition text NOT NULL,
  tickets text[] NOT NULL,
  tickets_digest text NOT NULL GENERATED ALWAYS AS (private.tickets_digest(tickets)) STORED,
  closed_at timestamp with time zone NOT NULL,
  CONSTRAINT contest_lists_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(code) ON DELETE CASCADE,
  CONSTRAINT contest_lists_pkey PRIMARY KEY (edition)
);
ALTER TABLE private.contest_lists ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.contest_lists IS 'The tickets of the entrants, fixed when an edition''s contest ends: a review that is withdrawn later, or an account that is deleted, changes nothing. A ticket of an account that is gone refers to no one.';

CREATE TABLE private.day_messages (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  edition text NOT NULL,
  day_number integer NOT NULL,
  body text NOT NULL,
  status text NOT NULL DEFAULT 'draft'::text,
  author uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  published_at timestamp with time zone,
  resolved_at timestamp with time zone,
  CONSTRAINT day_messages_author_fkey FOREIGN KEY (author) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT day_messages_body_check CHECK (((btrim(body) <> ''::text) AND (char_length(body) <= 400))),
  CONSTRAINT day_messages_day_number_check CHECK (((day_number >= 1) AND (day_number <= 24))),
  CONSTRAINT day_messages_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(code) ON DELETE CASCADE,
  CONSTRAINT day_messages_pkey PRIMARY KEY (id),
  CONSTRAINT day_messages_published_check CHECK (((status <> 'published'::text) OR (published_at IS NOT NULL))),
  CONSTRAINT day_messages_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'resolved'::text])))
);
ALTER TABLE private.day_messages ENABLE ROW LEVEL SECURITY;
CREATE INDEX day_messages_by_author ON private.day_messages USING btree (author);
CREATE INDEX day_messages_by_edition ON private.day_messages USING btree (edition, day_number);
COMMENT ON TABLE private.day_messages IS 'Messages of the publisher on a day. Players read those that are published, in public.day_messages.';
COMMENT ON COLUMN private.day_messages.author IS 'The admin who wrote or last changed it.';
COMMENT ON COLUMN private.day_messages.published_at IS 'When players begin to read a published message: in the future for a scheduled one (rule 16.4).';

CREATE TABLE private.edition_versions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  edition text NOT NULL,
  day integer NOT NULL,
  content jsonb,
  source text NOT NULL,
  saved_at timestamp with time zone NOT NULL DEFAULT now(),
  saved_by uuid,
  CONSTRAINT edition_versions_content_check CHECK (((jsonb_typeof(content) = 'object'::text) AND (length((content)::text) <= 100000))),
  CONSTRAINT edition_versions_day_check CHECK (((day >= 0) AND (day <= 24))),
  CONSTRAINT edition_versions_edition_fkey FOREIGN KEY (edition) REFERENCES private.workshop_editions(code) ON DELETE CASCADE,
  CONSTRAINT edition_versions_pkey PRIMARY KEY (id),
  CONSTRAINT edition_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT edition_versions_source_check CHECK ((source = ANY (ARRAY['form'::text, 'import'::text, 'copy'::text, 'restore'::text, 'command'::text])))
);
ALTER TABLE private.edition_versions ENABLE ROW LEVEL SECURITY;
CREATE INDEX edition_versions_by_admin ON private.edition_versions USING btree (saved_by);
CREATE INDEX edition_versions_by_part ON private.edition_versions USING btree (edition, day, id DESC);
COMMENT ON TABLE private.edition_versions IS 'Every version of every part of the editions. Ids grow: an edition at a version is the latest version of each part up to it.';
COMMENT ON COLUMN private.edition_versions.day IS '0 for the part of an edition that is not a riddle: title, schedule, final sentence.';
COMMENT ON COLUMN private.edition_versions.content IS 'As in the edition''s file, with the board_answers of a day; null where the day was removed.';
COMMENT ON COLUMN private.edition_versions.source IS 'The form, a file, a copy of another edition, an earlier version, or `npm run edition`.';

CREATE TABLE private.enigme_solutions (
  enigme_id integer NOT NULL,
  answers text[] NOT NULL,
  forms text[] NOT NULL GENERATED ALWAYS AS (private.answer_forms(answers)) STORED,
  fillers text[] NOT NULL DEFAULT '{}'::text[],
  board_answers text[],
  closing text NOT NULL,
  explanation text NOT NULL,
  reponse_decoder text NOT NULL,
  artefact_title text NOT NULL,
  artefact_description text NOT NULL,
  artefact_image_url text,
  book text,
  CONSTRAINT enigme_solutions_answers_check CHECK ((cardinality(answers) >= 1)),
  CONSTRAINT enigme_solutions_board_answers_check CHECK ((cardinality(board_answers) >= 1)),
  CONSTRAINT enigme_solutions_book_check CHECK (((book ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(book) <= 60))),
  CONSTRAINT enigme_solutions_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT enigme_solutions_pkey PRIMARY KEY (enigme_id)
);
ALTER TABLE private.enigme_solutions ENABLE ROW LEVEL SECURITY;
-- Without statistics: answers, artefact_description, artefact_image_url, artefact_title, board_answers, book, closing, explanation, fillers, forms, reponse_decoder
CREATE INDEX enigme_solutions_by_book ON private.enigme_solutions USING btree (book) WHERE (book IS NOT NULL);
COMMENT ON TABLE private.enigme_solutions IS 'A riddle''s answers and the texts that solving it reveals. The first answer is the canonical one.';
COMMENT ON COLUMN private.enigme_solutions.forms IS 'See private.answer_forms.';
COMMENT ON COLUMN private.enigme_solutions.fillers IS 'Phonetic keys of the question''s words, ignored around an answer (rule 12.3).';
COMMENT ON COLUMN private.enigme_solutions.board_answers IS 'The answers that the day''s board makes, letter for letter (rule 3.14); null where they are typed.';
COMMENT ON COLUMN private.enigme_solutions.closing IS 'The last two sentences of the day''s story (rule 3.15).';
COMMENT ON COLUMN private.enigme_solutions.reponse_decoder IS 'The fragment word.';
COMMENT ON COLUMN private.enigme_solutions.book IS 'The slug of the book behind the door (rule 26.10), or null. No foreign key: private.write_book replaces the row of a book, and a book that is missing or unpublished is not shown.';

CREATE TABLE private.final_sentence (
  edition text NOT NULL,
  question text NOT NULL,
  sentence text NOT NULL,
  forms text[] NOT NULL GENERATED ALWAYS AS (private.answer_forms(ARRAY[sentence])) STORED,
  fillers text[] NOT NULL GENERATED ALWAYS AS (private.filler_keys(question, private.answer_forms(ARRAY[sentence]))) STORED,
  hints text[] NOT NULL,
  letter text NOT NULL,
  CONSTRAINT final_sentence_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(code) ON DELETE CASCADE,
  CONSTRAINT final_sentence_pkey PRIMARY KEY (edition)
);
ALTER TABLE private.final_sentence ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.final_sentence IS 'The final sentence of each edition, its hints and its letter.';

CREATE TABLE private.hidden_names (
  user_id uuid NOT NULL,
  name text NOT NULL,
  hidden_at timestamp with time zone NOT NULL,
  CONSTRAINT hidden_names_pkey PRIMARY KEY (user_id, name),
  CONSTRAINT hidden_names_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE private.hidden_names ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.hidden_names IS 'Names that the team has hidden: their owner cannot choose them again (rule 2.6).';

CREATE TABLE private.near_misses (
  enigme_id integer NOT NULL,
  place integer NOT NULL,
  answers text[] NOT NULL,
  forms text[] NOT NULL GENERATED ALWAYS AS (private.answer_forms(answers)) STORED,
  message text NOT NULL,
  CONSTRAINT near_misses_answers_check CHECK ((cardinality(answers) >= 1)),
  CONSTRAINT near_misses_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT near_misses_pkey PRIMARY KEY (enigme_id, place)
);
ALTER TABLE private.near_misses ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.near_misses IS 'Wrong answers with a message of their own (rule 12.6).';

CREATE TABLE private.other_words (
  word text NOT NULL,
  edition text NOT NULL,
  CONSTRAINT other_words_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(code) ON DELETE CASCADE,
  CONSTRAINT other_words_pkey PRIMARY KEY (word, edition)
);
ALTER TABLE private.other_words ENABLE ROW LEVEL SECURITY;
CREATE INDEX other_words_by_edition ON private.other_words USING btree (edition);
COMMENT ON TABLE private.other_words IS 'Words of the language, without accents, that resemble an answer of an edition but mean something else (rule 12.7): neither right nor « presque ».';

CREATE TABLE private.refused_words (
  word text NOT NULL,
  inside boolean NOT NULL DEFAULT false,
  sound text NOT NULL GENERATED ALWAYS AS ((private.sound_keys(word))[1]) STORED,
  CONSTRAINT refused_words_pkey PRIMARY KEY (word),
  CONSTRAINT refused_words_word_check CHECK ((word = private.normalize_answer(word)))
);
ALTER TABLE private.refused_words ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.refused_words IS 'Normalised words that no public name may contain (a short French list).';
COMMENT ON COLUMN private.refused_words.inside IS 'A beginning that no innocent word holds: refused inside longer words too.';

CREATE TABLE private.replayed_days (
  user_id uuid NOT NULL,
  enigme_id integer NOT NULL,
  CONSTRAINT replayed_days_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT replayed_days_pkey PRIMARY KEY (user_id, enigme_id),
  CONSTRAINT replayed_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE private.replayed_days ENABLE ROW LEVEL SECURITY;
CREATE INDEX replayed_days_by_riddle ON private.replayed_days USING btree (enigme_id);
COMMENT ON TABLE private.replayed_days IS 'Days that a knight had completed before a reset: completing them again is not counted.';

CREATE TABLE private.result_counts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  edition text NOT NULL,
  bucket integer NOT NULL,
  players integer NOT NULL,
  CONSTRAINT result_counts_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(code) ON DELETE CASCADE,
  CONSTRAINT result_counts_pkey PRIMARY KEY (id)
);
ALTER TABLE private.result_counts ENABLE ROW LEVEL SECURITY;
CREATE INDEX result_counts_by_edition ON private.result_counts USING btree (edition, bucket) INCLUDE (players);
COMMENT ON TABLE private.result_counts IS 'Number of results of a past edition by thousand of places, so that a page in the middle does not read the places before it. A deleted account''s is one more row, below zero, which waits for no lock; fold_result_counts adds them up each night.';

CREATE TABLE private.review_decisions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  admin_id uuid,
  edition text NOT NULL,
  has_review boolean NOT NULL,
  has_media boolean NOT NULL,
  had_review boolean NOT NULL,
  had_media boolean NOT NULL,
  had_score integer,
  had_reached_at timestamp with time zone,
  decided_at timestamp with time zone NOT NULL,
  CONSTRAINT review_decisions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT review_decisions_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(code) ON DELETE RESTRICT,
  CONSTRAINT review_decisions_pkey PRIMARY KEY (id),
  CONSTRAINT review_decisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE private.review_decisions ENABLE ROW LEVEL SECURITY;
CREATE INDEX review_decisions_by_admin ON private.review_decisions USING btree (admin_id);
CREATE INDEX review_decisions_by_edition ON private.review_decisions USING btree (edition);
CREATE INDEX review_decisions_by_time ON private.review_decisions USING btree (decided_at DESC);
CREATE INDEX review_decisions_by_user ON private.review_decisions USING btree (user_id, decided_at DESC);
COMMENT ON TABLE private.review_decisions IS 'Audit of decisions on reviews and photos of an edition''s contest, with what they replaced.';
COMMENT ON COLUMN private.review_decisions.had_reached_at IS 'The place that undoing the decision restores (users.score_reached_at); null once the knight has won or lost points by playing.';

CREATE TABLE private.round_table_members (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  table_id bigint NOT NULL,
  user_id uuid NOT NULL,
  is_unnamed boolean NOT NULL DEFAULT false,
  has_named boolean NOT NULL DEFAULT false,
  CONSTRAINT round_table_members_pkey PRIMARY KEY (id),
  CONSTRAINT round_table_members_table_id_fkey FOREIGN KEY (table_id) REFERENCES private.round_tables(id) ON DELETE CASCADE,
  CONSTRAINT round_table_members_table_id_user_id_key UNIQUE (table_id, user_id),
  CONSTRAINT round_table_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE private.round_table_members ENABLE ROW LEVEL SECURITY;
CREATE INDEX round_table_members_by_user ON private.round_table_members USING btree (user_id);
COMMENT ON TABLE private.round_table_members IS 'Members of tables. The member with the lowest id, who has sat there longest, is the owner: no successor has to be recorded when one leaves (rule 18.5).';
COMMENT ON COLUMN private.round_table_members.id IS 'Names a member to the others of the table, and means nothing elsewhere.';
COMMENT ON COLUMN private.round_table_members.is_unnamed IS 'The others read « Chevalier » instead of the name.';
COMMENT ON COLUMN private.round_table_members.has_named IS 'Chose the table''s name, and still reads it once it is withheld (rule 18.8).';

CREATE TABLE private.round_tables (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  name_forms text[] NOT NULL,
  name_withheld boolean NOT NULL DEFAULT false,
  code text NOT NULL,
  CONSTRAINT round_tables_code_check CHECK ((code ~ '^[BCDFGHJKMNPQRSTVWXZ]{8}$'::text)),
  CONSTRAINT round_tables_code_key UNIQUE (code),
  CONSTRAINT round_tables_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
  CONSTRAINT round_tables_pkey PRIMARY KEY (id)
);
ALTER TABLE private.round_tables ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.round_tables IS 'Tables where knights see each other''s stars. Without members a table is deleted. Not tied to an edition: its board shows the current one.';
COMMENT ON COLUMN private.round_tables.name_forms IS 'private.name_forms of the name, precomputed.';
COMMENT ON COLUMN private.round_tables.name_withheld IS 'A member has found an answer in the name: it is hidden until it is changed (rule 18.8).';
COMMENT ON COLUMN private.round_tables.code IS 'Typing it joins the table. Eight letters, without vowels, so that it spells nothing, nor look-alikes.';

CREATE TABLE private.score_counts (
  score integer NOT NULL,
  players integer NOT NULL,
  CONSTRAINT score_counts_pkey PRIMARY KEY (score)
);
ALTER TABLE private.score_counts ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.score_counts IS 'Number of ranked players by total (maintained by tg_users__count_scores).';

CREATE TABLE private.score_counts_by_hour (
  score integer NOT NULL,
  hour timestamp with time zone NOT NULL,
  players integer NOT NULL,
  CONSTRAINT score_counts_by_hour_pkey PRIMARY KEY (score, hour)
);
ALTER TABLE private.score_counts_by_hour ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.score_counts_by_hour IS 'The same by total and hour of score_reached_at, to page inside a large total.';

CREATE TABLE private.search_texts (
  user_id uuid NOT NULL,
  text text NOT NULL,
  CONSTRAINT search_texts_pkey PRIMARY KEY (user_id),
  CONSTRAINT search_texts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE private.search_texts ENABLE ROW LEVEL SECURITY;
CREATE INDEX search_texts_by_grams ON private.search_texts USING gin (private.search_grams(text));
COMMENT ON TABLE private.search_texts IS 'Text of the admins'' search: the account''s e-mail address and the knight''s names, folded (tg_users__set_search_text).';

CREATE TABLE private.team_decisions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  admin_id uuid,
  action text NOT NULL,
  user_id uuid,
  subject text,
  edition text,
  day_number integer,
  reason text,
  decided_at timestamp with time zone NOT NULL,
  CONSTRAINT team_decisions_action_check CHECK ((action ~ '^[a-z]+(_[a-z]+)+$'::text)),
  CONSTRAINT team_decisions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT team_decisions_pkey PRIMARY KEY (id),
  CONSTRAINT team_decisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE private.team_decisions ENABLE ROW LEVEL SECURITY;
CREATE INDEX team_decisions_by_admin ON private.team_decisions USING btree (admin_id);
CREATE INDEX team_decisions_by_time ON private.team_decisions USING btree (decided_at DESC, id DESC);
CREATE INDEX team_decisions_by_user ON private.team_decisions USING btree (user_id);
COMMENT ON TABLE private.team_decisions IS 'Decisions of admins. Reviews, accepted answers and draws have tables of their own, which public.admin_log joins to these.';
COMMENT ON COLUMN private.team_decisions.admin_id IS 'Null for a command, and once the account of the admin is deleted.';
COMMENT ON COLUMN private.team_decisions.user_id IS 'The knight concerned; null for none.';
COMMENT ON COLUMN private.team_decisions.subject IS 'The name or the text decided on.';
COMMENT ON COLUMN private.team_decisions.edition IS 'The code of the edition concerned, which may be deleted later.';

CREATE TABLE private.unsent_mail (
  failed_on date NOT NULL,
  kind text NOT NULL,
  times integer NOT NULL,
  CONSTRAINT unsent_mail_kind_check CHECK ((kind = ANY (ARRAY['limited'::text, 'refused'::text, 'unanswered'::text]))),
  CONSTRAINT unsent_mail_pkey PRIMARY KEY (failed_on, kind),
  CONSTRAINT unsent_mail_times_check CHECK ((times >= 1))
);
ALTER TABLE private.unsent_mail ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.unsent_mail IS 'Letters of the contact forms that the e-mail service did not take, by date (Europe/Paris) and reason, for thirty days. They refer to no one.';
COMMENT ON COLUMN private.unsent_mail.kind IS '« limited »: too many at a time (429); « refused »: any other refusal, a used-up quota included; « unanswered »: no reply, though the site itself answered that browser.';

CREATE TABLE private.unsent_mail_marks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  address_digest text NOT NULL,
  marked_at timestamp with time zone NOT NULL,
  CONSTRAINT unsent_mail_marks_pkey PRIMARY KEY (id)
);
ALTER TABLE private.unsent_mail_marks ENABLE ROW LEVEL SECURITY;
CREATE INDEX unsent_mail_marks_by_address ON private.unsent_mail_marks USING btree (address_digest, marked_at);
CREATE INDEX unsent_mail_marks_by_time ON private.unsent_mail_marks USING btree (marked_at);
COMMENT ON TABLE private.unsent_mail_marks IS 'Reports of the last hour, by the salted digests of visitor_attempts, so that an address adds twenty an hour.';

CREATE TABLE private.visit_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  enigme_id integer NOT NULL,
  counted_on date NOT NULL,
  audience text NOT NULL,
  event text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  CONSTRAINT visit_events_audience_check CHECK ((audience = ANY (ARRAY['knight'::text, 'visitor'::text]))),
  CONSTRAINT visit_events_event_check CHECK ((event = ANY (ARRAY['opened'::text, 'tried'::text, 'hint1'::text, 'hint2'::text, 'hint3'::text, 'found'::text, 'revealed'::text]))),
  CONSTRAINT visit_events_pkey PRIMARY KEY (id)
);
ALTER TABLE private.visit_events ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.visit_events IS 'Events of the last minutes, until fold_visits adds them to private.visits. One row each and no reference to anyone, so that no player waits for a lock.';

CREATE TABLE private.visitor_attempts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  browser_digest text NOT NULL,
  address_digest text NOT NULL,
  enigme_id integer,
  tried_at timestamp with time zone NOT NULL,
  CONSTRAINT visitor_attempts_pkey PRIMARY KEY (id)
);
ALTER TABLE private.visitor_attempts ENABLE ROW LEVEL SECURITY;
CREATE INDEX visitor_attempts_by_address ON private.visitor_attempts USING btree (address_digest, tried_at);
CREATE INDEX visitor_attempts_by_browser ON private.visitor_attempts USING btree (browser_digest, tried_at);
CREATE INDEX visitor_attempts_by_time ON private.visitor_attempts USING btree (tried_at);
COMMENT ON TABLE private.visitor_attempts IS 'Wrong answers of visitors (rule 3.9), and wrong codes of round tables (rule 18.4), by salted digests, for an hour.';
COMMENT ON COLUMN private.visitor_attempts.enigme_id IS 'The riddle, to count the tries of a right answer; null for a bonus question and the final sentence.';

CREATE TABLE private.visitor_marks (
  browser_digest text NOT NULL,
  enigme_id integer NOT NULL,
  audience text NOT NULL,
  event text NOT NULL,
  address_digest text NOT NULL,
  marked_at timestamp with time zone NOT NULL,
  CONSTRAINT visitor_marks_pkey PRIMARY KEY (browser_digest, enigme_id, audience, event)
);
ALTER TABLE private.visitor_marks ENABLE ROW LEVEL SECURITY;
CREATE INDEX visitor_marks_by_address ON private.visitor_marks USING btree (address_digest, marked_at);
CREATE INDEX visitor_marks_by_time ON private.visitor_marks USING btree (marked_at);
COMMENT ON TABLE private.visitor_marks IS 'Events counted in the last hour, by the salted digests of visitor_attempts, so that a tab counts once and an address three thousand times.';

CREATE TABLE private.visitor_salt (
  id integer NOT NULL DEFAULT 1,
  salt text NOT NULL DEFAULT (gen_random_uuid())::text,
  made_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT visitor_salt_id_check CHECK ((id = 1)),
  CONSTRAINT visitor_salt_pkey PRIMARY KEY (id)
);
ALTER TABLE private.visitor_salt ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.visitor_salt IS 'The salt of visitors'' digests: one row, replaced each day by forget_visitors.';

CREATE TABLE private.visits (
  enigme_id integer NOT NULL,
  counted_on date NOT NULL,
  audience text NOT NULL,
  event text NOT NULL,
  tries smallint NOT NULL,
  times bigint NOT NULL,
  CONSTRAINT visits_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT visits_pkey PRIMARY KEY (enigme_id, counted_on, audience, event, tries)
);
ALTER TABLE private.visits ENABLE ROW LEVEL SECURITY;
COMMENT ON TABLE private.visits IS 'How often a riddle was opened, tried, helped by a hint, found or revealed, by date and by audience.';
COMMENT ON COLUMN private.visits.counted_on IS 'The date in the edition''s time zone.';
COMMENT ON COLUMN private.visits.tries IS 'Answers given up to the right one, that one included, 20 at most; 0 for other events than a find.';

CREATE TABLE private.workshop_editions (
  code text NOT NULL,
  applied_version bigint,
  applied_at timestamp with time zone,
  applied_by uuid,
  copied_from text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT workshop_editions_applied_by_fkey FOREIGN KEY (applied_by) REFERENCES public.users(id) ON DELETE SET NULL,
  CONSTRAINT workshop_editions_code_check CHECK ((code ~ '^[a-z0-9][a-z0-9-]{0,19}$'::text)),
  CONSTRAINT workshop_editions_pkey PRIMARY KEY (code)
);
ALTER TABLE private.workshop_editions ENABLE ROW LEVEL SECURITY;
CREATE INDEX workshop_editions_by_admin ON private.workshop_editions USING btree (applied_by);
COMMENT ON TABLE private.workshop_editions IS 'The editions of the workshop. Those that were never applied have no row in public.editions.';
COMMENT ON COLUMN private.workshop_editions.applied_version IS 'The last version that the game has; null when it has none.';
COMMENT ON COLUMN private.workshop_editions.copied_from IS 'The code of the edition of which this one is a copy; null for any other.';

CREATE TABLE private.wrong_answer_counts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  enigme_id integer NOT NULL,
  normalized text NOT NULL,
  typed text NOT NULL,
  almost boolean NOT NULL,
  knights integer NOT NULL,
  times integer NOT NULL,
  folded boolean NOT NULL DEFAULT false,
  CONSTRAINT wrong_answer_counts_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT wrong_answer_counts_pkey PRIMARY KEY (id)
);
ALTER TABLE private.wrong_answer_counts ENABLE ROW LEVEL SECURITY;
CREATE INDEX wrong_answer_counts_by_riddle ON private.wrong_answer_counts USING btree (enigme_id);
CREATE UNIQUE INDEX wrong_answer_counts_folded ON private.wrong_answer_counts USING btree (enigme_id, normalized, typed, almost) WHERE folded;
CREATE INDEX wrong_answer_counts_to_fold ON private.wrong_answer_counts USING btree (enigme_id) WHERE ((NOT folded) OR (knights <= 0));
COMMENT ON TABLE private.wrong_answer_counts IS 'How many knights gave a wrong answer to a riddle, test accounts left out, and how often, in each spelling. A change is one more row, below zero for what is gone, so that no player waits for a lock; fold_wrong_answers adds them up.';
COMMENT ON COLUMN private.wrong_answer_counts.folded IS 'The row of all earlier changes.';

CREATE TABLE private.wrong_answers (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  edition text NOT NULL,
  enigme_id integer,
  normalized text NOT NULL,
  typed text NOT NULL,
  first_at timestamp with time zone NOT NULL,
  last_at timestamp with time zone NOT NULL,
  times integer NOT NULL DEFAULT 1,
  almost boolean NOT NULL DEFAULT false,
  CONSTRAINT wrong_answers_check CHECK (((enigme_id IS NULL) = (kind = 'final_sentence'::text))),
  CONSTRAINT wrong_answers_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(code) ON DELETE CASCADE,
  CONSTRAINT wrong_answers_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT wrong_answers_kind_check CHECK ((kind = ANY (ARRAY['riddle'::text, 'bonus'::text, 'final_sentence'::text]))),
  CONSTRAINT wrong_answers_pkey PRIMARY KEY (id),
  CONSTRAINT wrong_answers_times_check CHECK ((times >= 1)),
  CONSTRAINT wrong_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  CONSTRAINT wrong_answers_user_id_kind_edition_enigme_id_normalized_key UNIQUE NULLS NOT DISTINCT (user_id, kind, edition, enigme_id, normalized)
);
ALTER TABLE private.wrong_answers ENABLE ROW LEVEL SECURITY;
CREATE INDEX wrong_answers_by_edition ON private.wrong_answers USING btree (edition, last_at);
CREATE INDEX wrong_answers_by_riddle ON private.wrong_answers USING btree (enigme_id, kind, normalized, last_at DESC) INCLUDE (user_id);
CREATE INDEX wrong_answers_by_time ON private.wrong_answers USING btree (user_id, kind, edition, COALESCE(enigme_id, 0), first_at DESC);
COMMENT ON TABLE private.wrong_answers IS 'Each distinct wrong answer of a knight to a riddle, a bonus question or the final sentence; counted once towards the limit (rule 3.7).';
COMMENT ON COLUMN private.wrong_answers.enigme_id IS 'Null for the final sentence.';
COMMENT ON COLUMN private.wrong_answers.almost IS 'Almost right (rule 12.5): counted towards a separate limit.';

CREATE TABLE public.artefacts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  edition text NOT NULL,
  day_number integer NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  image_url text,
  word text NOT NULL,
  found_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT artefacts_edition_day_number_fkey FOREIGN KEY (edition, day_number) REFERENCES public.enigmes(edition, day_number) ON DELETE CASCADE,
  CONSTRAINT artefacts_pkey PRIMARY KEY (id),
  CONSTRAINT artefacts_user_id_edition_day_number_key UNIQUE (user_id, edition, day_number),
  CONSTRAINT artefacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE public.artefacts ENABLE ROW LEVEL SECURITY;
-- Without statistics: description, edition, image_url, title, word
CREATE INDEX artefacts_by_day ON public.artefacts USING btree (edition, day_number);
COMMENT ON TABLE public.artefacts IS 'Artefacts that a knight has collected.';

CREATE TABLE public.bonus_questions_solved (
  user_id uuid NOT NULL,
  enigme_id integer NOT NULL,
  solved_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT bonus_questions_solved_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT bonus_questions_solved_pkey PRIMARY KEY (user_id, enigme_id),
  CONSTRAINT bonus_questions_solved_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE public.bonus_questions_solved ENABLE ROW LEVEL SECURITY;
CREATE INDEX bonus_questions_solved_by_riddle ON public.bonus_questions_solved USING btree (enigme_id);
COMMENT ON TABLE public.bonus_questions_solved IS 'Bonus questions that a knight solved: a silver ring each, no points.';

CREATE TABLE public.book_people (
  slug text NOT NULL,
  name text NOT NULL,
  life text NOT NULL DEFAULT ''::text,
  picture_url text,
  updated_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT book_people_life_check CHECK ((length(life) <= 1000)),
  CONSTRAINT book_people_name_check CHECK (((btrim(name) <> ''::text) AND (length(name) <= 80))),
  CONSTRAINT book_people_picture_url_check CHECK (((picture_url ~ '^/[^/\\\s][^\\\s]*$'::text) AND (length(picture_url) <= 200))),
  CONSTRAINT book_people_pkey PRIMARY KEY (slug),
  CONSTRAINT book_people_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60)))
);
ALTER TABLE public.book_people ENABLE ROW LEVEL SECURITY;
-- Without statistics: life, name, picture_url, slug
COMMENT ON TABLE public.book_people IS 'Authors and illustrators.';
COMMENT ON COLUMN public.book_people.life IS 'A few sentences about them; blank for none.';
COMMENT ON COLUMN public.book_people.picture_url IS 'A path of the site, or a file of the bucket book-media by its path; null for none.';

CREATE TABLE public.books (
  slug text NOT NULL,
  is_published boolean NOT NULL DEFAULT false,
  "position" integer NOT NULL DEFAULT 1000,
  title text NOT NULL,
  series text,
  volume integer,
  contributors jsonb NOT NULL DEFAULT '[]'::jsonb,
  youngest integer NOT NULL,
  oldest integer NOT NULL,
  themes text[] NOT NULL DEFAULT '{}'::text[],
  teaser text NOT NULL DEFAULT ''::text,
  description text NOT NULL,
  "extract" text,
  isbn text,
  price_cents integer,
  width_mm integer,
  height_mm integer,
  pages integer,
  published_on date,
  binding text,
  availability text NOT NULL DEFAULT 'available'::text,
  asin text,
  cover_url text,
  spreads jsonb NOT NULL DEFAULT '[]'::jsonb,
  activities jsonb NOT NULL DEFAULT '[]'::jsonb,
  press jsonb NOT NULL DEFAULT '[]'::jsonb,
  shops jsonb NOT NULL DEFAULT '[]'::jsonb,
  updated_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT books_activities_check CHECK ((jsonb_typeof(activities) = 'array'::text)),
  CONSTRAINT books_asin_check CHECK ((asin ~ '^[A-Z0-9]{10}$'::text)),
  CONSTRAINT books_availability_check CHECK ((availability = ANY (ARRAY['forthcoming'::text, 'available'::text, 'out_of_print'::text]))),
  CONSTRAINT books_binding_check CHECK ((length(binding) <= 40)),
  CONSTRAINT books_check CHECK ((youngest <= oldest)),
  CONSTRAINT books_check1 CHECK (((volume IS NULL) OR (series IS NOT NULL))),
  CONSTRAINT books_contributors_check CHECK ((jsonb_typeof(contributors) = 'array'::text)),
  CONSTRAINT books_cover_url_check CHECK (((cover_url ~ '^/[^/\\\s][^\\\s]*$'::text) AND (length(cover_url) <= 200))),
  CONSTRAINT books_description_check CHECK (((btrim(description) <> ''::text) AND (length(description) <= 3000))),
  CONSTRAINT books_extract_check CHECK ((length("extract") <= 3000)),
  CONSTRAINT books_height_mm_check CHECK (((height_mm >= 20) AND (height_mm <= 1000))),
  CONSTRAINT books_isbn_check CHECK ((isbn ~ '^97[89][0-9]{10}$'::text)),
  CONSTRAINT books_isbn_digit CHECK (((isbn !~ '^[0-9]{13}$'::text) OR ((((((((((substr(isbn, 1, 1))::integer + (substr(isbn, 3, 1))::integer) + (substr(isbn, 5, 1))::integer) + (substr(isbn, 7, 1))::integer) + (substr(isbn, 9, 1))::integer) + (substr(isbn, 11, 1))::integer) + (substr(isbn, 13, 1))::integer) + (3 * ((((((substr(isbn, 2, 1))::integer + (substr(isbn, 4, 1))::integer) + (substr(isbn, 6, 1))::integer) + (substr(isbn, 8, 1))::integer) + (substr(isbn, 10, 1))::integer) + (substr(isbn, 12, 1))::integer))) % 10) = 0))),
  CONSTRAINT books_isbn_key UNIQUE (isbn),
  CONSTRAINT books_oldest_check CHECK (((oldest >= 0) AND (oldest <= 18))),
  CONSTRAINT books_pages_check CHECK (((pages >= 1) AND (pages <= 2000))),
  CONSTRAINT books_pkey PRIMARY KEY (slug),
  CONSTRAINT books_press_check CHECK ((jsonb_typeof(press) = 'array'::text)),
  CONSTRAINT books_price_cents_check CHECK (((price_cents >= 1) AND (price_cents <= 100000))),
  CONSTRAINT books_series_check CHECK (((btrim(series) <> ''::text) AND (length(series) <= 80))),
  CONSTRAINT books_shops_check CHECK ((jsonb_typeof(shops) = 'array'::text)),
  CONSTRAINT books_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60))),
  CONSTRAINT books_spreads_check CHECK ((jsonb_typeof(spreads) = 'array'::text)),
  CONSTRAINT books_teaser_check CHECK ((length(teaser) <= 200)),
  CONSTRAINT books_themes_check CHECK ((cardinality(themes) <= 12)),
  CONSTRAINT books_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 120))),
  CONSTRAINT books_volume_check CHECK (((volume >= 1) AND (volume <= 99))),
  CONSTRAINT books_width_mm_check CHECK (((width_mm >= 20) AND (width_mm <= 1000))),
  CONSTRAINT books_youngest_check CHECK (((youngest >= 0) AND (youngest <= 18)))
);
ALTER TABLE public.books ENABLE ROW LEVEL SECURITY;
-- Without statistics: asin, availability, binding, cover_url, description, extract, isbn, series, slug, teaser, themes, title
CREATE INDEX books_by_position ON public.books USING btree ("position", slug);
COMMENT ON TABLE public.books IS 'The books of the catalogue; everyone reads those that are published.';
COMMENT ON COLUMN public.books.slug IS 'The end of the page''s address, and of the built covers'' names.';
COMMENT ON COLUMN public.books."position" IS 'Among the books of its shelf, the smallest first.';
COMMENT ON COLUMN public.books.contributors IS 'A list of { "person": a slug of book_people, "role": "author" or "illustrator" }, in order.';
COMMENT ON COLUMN public.books.youngest IS 'Of the readers, in years; so is oldest.';
COMMENT ON COLUMN public.books.themes IS 'Subjects and moments: nuit, rentrée, colère.';
COMMENT ON COLUMN public.books.price_cents IS 'In euro cents, all taxes included.';
COMMENT ON COLUMN public.books.asin IS 'The retailer''s number: the end of its page''s address.';
COMMENT ON COLUMN public.books.cover_url IS 'A path of the site, or a file of the bucket book-media by its path; null for the built cover, which has the slug as its name.';
COMMENT ON COLUMN public.books.spreads IS 'A list of { "image": a path, "text": its words, "alt": what it shows }, in order.';
COMMENT ON COLUMN public.books.activities IS 'A list of { "title", "file": a path }.';
COMMENT ON COLUMN public.books.press IS 'A list of { "quote", "source" }.';
COMMENT ON COLUMN public.books.shops IS 'Shops of this book alone: a list of { "name", "url" }.';

CREATE TABLE public.edition_results (
  user_id uuid NOT NULL,
  edition text NOT NULL,
  total_score integer NOT NULL,
  completed_enigmes integer NOT NULL,
  rings integer NOT NULL DEFAULT 0,
  review_points boolean NOT NULL,
  media_points boolean NOT NULL,
  rank integer,
  place integer,
  last_quest_at timestamp with time zone,
  finished_at timestamp with time zone,
  CONSTRAINT edition_results_check CHECK (((rank IS NULL) = (place IS NULL))),
  CONSTRAINT edition_results_completed_enigmes_check CHECK (((completed_enigmes >= 0) AND (completed_enigmes <= 24))),
  CONSTRAINT edition_results_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(code) ON DELETE RESTRICT,
  CONSTRAINT edition_results_pkey PRIMARY KEY (user_id, edition),
  CONSTRAINT edition_results_rings_check CHECK ((rings >= 0)),
  CONSTRAINT edition_results_total_score_check CHECK ((total_score >= 0)),
  CONSTRAINT edition_results_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE public.edition_results ENABLE ROW LEVEL SECURITY;
-- Without statistics: edition
CREATE INDEX edition_results_by_place ON public.edition_results USING btree (edition, place);
COMMENT ON TABLE public.edition_results IS 'Each knight''s result when an edition was archived: its ranking never changes again.';
COMMENT ON COLUMN public.edition_results.rings IS 'Solved bonus questions.';
COMMENT ON COLUMN public.edition_results.rank IS 'Equal totals share it; null: not ranked.';
COMMENT ON COLUMN public.edition_results.place IS 'The order of the rows of the ranking.';
COMMENT ON COLUMN public.edition_results.finished_at IS 'When the 24th riddle was completed; null before.';

CREATE TABLE public.editions (
  code text NOT NULL,
  title text NOT NULL,
  story text,
  status text NOT NULL DEFAULT 'draft'::text,
  first_door date,
  door_time time without time zone NOT NULL DEFAULT '00:00:00'::time without time zone,
  time_zone text NOT NULL DEFAULT 'Europe/Paris'::text,
  ranking_ends_at timestamp with time zone,
  contest_ends_at timestamp with time zone,
  contest_opens_on date,
  contest_written_on date,
  contest_draw_on date,
  contest_winners integer,
  contest_entrants text,
  contest_prizes text,
  contest_gift text,
  finished text,
  farewell text,
  next_season text,
  purge_on date,
  published_at timestamp with time zone,
  archived_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT editions_code_check CHECK ((code ~ '^[a-z0-9][a-z0-9-]{0,19}$'::text)),
  CONSTRAINT editions_contest_winners_check CHECK (((contest_winners >= 1) AND (contest_winners <= 100))),
  CONSTRAINT editions_pkey PRIMARY KEY (code),
  CONSTRAINT editions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'current'::text, 'past'::text]))),
  CONSTRAINT editions_time_zone_check CHECK ((('2000-01-01 00:00:00+00'::timestamp with time zone AT TIME ZONE time_zone) IS NOT NULL)),
  CONSTRAINT editions_title_check CHECK ((btrim(title) <> ''::text))
);
ALTER TABLE public.editions ENABLE ROW LEVEL SECURITY;
-- Without statistics: code, contest_entrants, contest_gift, contest_prizes, farewell, finished, next_season, status, story, time_zone, title
CREATE UNIQUE INDEX editions_one_current ON public.editions USING btree (status) WHERE (status = 'current'::text);
COMMENT ON TABLE public.editions IS 'The editions of the game: at most one is played, those before it are in the archives.';
COMMENT ON COLUMN public.editions.code IS 'The year, « 2026 »: part of the addresses of the archives.';
COMMENT ON COLUMN public.editions.story IS 'What the game''s home tells before the first riddle.';
COMMENT ON COLUMN public.editions.status IS '« draft » before it is published, « current » while it is played, « past » once another one is.';
COMMENT ON COLUMN public.editions.first_door IS 'When the first door opens, by the calendar of time_zone; null opens all of them.';
COMMENT ON COLUMN public.editions.door_time IS 'The hour at which each door opens.';
COMMENT ON COLUMN public.editions.ranking_ends_at IS 'Riddles completed later do not count in the ranking; null: never.';
COMMENT ON COLUMN public.editions.contest_ends_at IS 'When the review contest ends; null: never.';
COMMENT ON COLUMN public.editions.contest_opens_on IS 'The first day of the contest in its rules; null: the day of the first door.';
COMMENT ON COLUMN public.editions.contest_written_on IS 'The date of the contest''s rules.';
COMMENT ON COLUMN public.editions.contest_draw_on IS 'The day that the rules announce for the draw.';
COMMENT ON COLUMN public.editions.contest_winners IS 'The number of winners that the rules announce.';
COMMENT ON COLUMN public.editions.contest_entrants IS 'Who can take part, in the contest''s rules.';
COMMENT ON COLUMN public.editions.contest_prizes IS 'The prizes, in the contest''s rules.';
COMMENT ON COLUMN public.editions.contest_gift IS 'What can be won, on the contest''s page.';
COMMENT ON COLUMN public.editions.finished IS 'What the final page says of this story once the 24 riddles are solved.';
COMMENT ON COLUMN public.editions.farewell IS 'The publisher''s last words, on the final page.';
COMMENT ON COLUMN public.editions.next_season IS 'What comes next, on the game''s home from January on.';
COMMENT ON COLUMN public.editions.purge_on IS 'From when private.purge_season deletes (rule 1.8).';

CREATE TABLE public.enigme_fragments (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  enigme_id integer NOT NULL,
  word text NOT NULL,
  found_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT enigme_fragments_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT enigme_fragments_pkey PRIMARY KEY (id),
  CONSTRAINT enigme_fragments_user_id_enigme_id_key UNIQUE (user_id, enigme_id),
  CONSTRAINT enigme_fragments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE public.enigme_fragments ENABLE ROW LEVEL SECURITY;
-- Without statistics: word
CREATE INDEX enigme_fragments_by_riddle ON public.enigme_fragments USING btree (enigme_id);
COMMENT ON TABLE public.enigme_fragments IS 'Fragment words that a knight has found.';

CREATE TABLE public.enigme_indices (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  enigme_id integer NOT NULL,
  rang integer NOT NULL,
  texte text NOT NULL,
  mediatype text NOT NULL DEFAULT 'none'::text,
  image_url text,
  video_url text,
  media_alt text,
  CONSTRAINT enigme_indices_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT enigme_indices_enigme_id_rang_key UNIQUE (enigme_id, rang),
  CONSTRAINT enigme_indices_mediatype_check CHECK ((mediatype = ANY (ARRAY['none'::text, 'image'::text, 'video'::text, 'audio'::text]))),
  CONSTRAINT enigme_indices_pkey PRIMARY KEY (id),
  CONSTRAINT enigme_indices_rang_check CHECK ((rang >= 1))
);
ALTER TABLE public.enigme_indices ENABLE ROW LEVEL SECURITY;
-- Without statistics: image_url, media_alt, mediatype, texte, video_url
COMMENT ON TABLE public.enigme_indices IS 'Hints, in order; readable one by one, once revealed.';

CREATE TABLE public.enigme_progress (
  user_id uuid NOT NULL,
  enigme_id integer NOT NULL,
  completed boolean NOT NULL DEFAULT true,
  score integer NOT NULL,
  hints_used integer NOT NULL DEFAULT 0,
  revealed boolean NOT NULL DEFAULT false,
  completed_at timestamp with time zone NOT NULL DEFAULT now(),
  imported boolean NOT NULL DEFAULT false,
  CONSTRAINT enigme_progress_check CHECK (((NOT revealed) OR (score = 0))),
  CONSTRAINT enigme_progress_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT enigme_progress_hints_used_check CHECK ((hints_used >= 0)),
  CONSTRAINT enigme_progress_pkey PRIMARY KEY (user_id, enigme_id),
  CONSTRAINT enigme_progress_score_check CHECK ((score = ANY (ARRAY[0, 1, 2, 3, 5]))),
  CONSTRAINT enigme_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE public.enigme_progress ENABLE ROW LEVEL SECURITY;
CREATE INDEX enigme_progress_by_riddle ON public.enigme_progress USING btree (enigme_id);
CREATE INDEX enigme_progress_by_time ON public.enigme_progress USING btree (completed_at DESC) INCLUDE (enigme_id);
COMMENT ON TABLE public.enigme_progress IS 'One row per knight and completed riddle.';
COMMENT ON COLUMN public.enigme_progress.revealed IS 'The answer was revealed, not found: 0 points.';
COMMENT ON COLUMN public.enigme_progress.imported IS 'Imported at sign-in: completed_at is not when it was solved.';

CREATE TABLE public.enigmes (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  edition text NOT NULL,
  day_number integer NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  question text NOT NULL,
  mediatype text NOT NULL DEFAULT 'none'::text,
  image_url text,
  video_url text,
  media_alt text,
  narration_url text,
  play jsonb,
  hint_count integer NOT NULL DEFAULT 0,
  opens_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT enigmes_day_number_check CHECK (((day_number >= 1) AND (day_number <= 24))),
  CONSTRAINT enigmes_edition_day_number_key UNIQUE (edition, day_number),
  CONSTRAINT enigmes_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(code) ON DELETE CASCADE,
  CONSTRAINT enigmes_hint_count_check CHECK ((hint_count >= 0)),
  CONSTRAINT enigmes_mediatype_check CHECK ((mediatype = ANY (ARRAY['none'::text, 'image'::text, 'video'::text, 'audio'::text]))),
  CONSTRAINT enigmes_pkey PRIMARY KEY (id),
  CONSTRAINT enigmes_play_check CHECK ((jsonb_typeof((play -> 'kind'::text)) = 'string'::text))
);
ALTER TABLE public.enigmes ENABLE ROW LEVEL SECURITY;
-- Without statistics: description, edition, image_url, media_alt, mediatype, narration_url, question, title, video_url
COMMENT ON TABLE public.enigmes IS 'The riddles of each edition, without what solving them reveals.';
COMMENT ON COLUMN public.enigmes.video_url IS 'The video, or the sound of an audio riddle.';
COMMENT ON COLUMN public.enigmes.media_alt IS 'A description, for players who cannot see or hear the media.';
COMMENT ON COLUMN public.enigmes.narration_url IS 'A recording of the title, the story and the question; null where the browser''s voice reads them.';
COMMENT ON COLUMN public.enigmes.play IS 'A board''s kind and data, without the answer; null when the answer is typed.';
COMMENT ON COLUMN public.enigmes.opens_at IS 'Opening time, by the edition''s schedule or an exception of the day; null means open. Doors of past editions are open.';

CREATE TABLE public.final_sentence_progress (
  user_id uuid NOT NULL,
  edition text NOT NULL,
  hints_seen integer NOT NULL DEFAULT 0,
  revealed boolean NOT NULL DEFAULT false,
  solved_at timestamp with time zone,
  CONSTRAINT final_sentence_progress_edition_fkey FOREIGN KEY (edition) REFERENCES public.editions(code) ON DELETE CASCADE,
  CONSTRAINT final_sentence_progress_hints_seen_check CHECK ((hints_seen >= 0)),
  CONSTRAINT final_sentence_progress_pkey PRIMARY KEY (user_id, edition),
  CONSTRAINT final_sentence_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE public.final_sentence_progress ENABLE ROW LEVEL SECURITY;
-- Without statistics: edition
CREATE INDEX final_sentence_progress_by_edition ON public.final_sentence_progress USING btree (edition);
COMMENT ON TABLE public.final_sentence_progress IS 'A knight''s progress with the final sentence of an edition.';
COMMENT ON COLUMN public.final_sentence_progress.revealed IS 'The sentence was revealed, not found.';
COMMENT ON COLUMN public.final_sentence_progress.solved_at IS 'When it was found or revealed; null before.';

CREATE TABLE public.hints_revealed (
  user_id uuid NOT NULL,
  enigme_id integer NOT NULL,
  hint_id integer NOT NULL,
  revealed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT hints_revealed_enigme_id_fkey FOREIGN KEY (enigme_id) REFERENCES public.enigmes(id) ON DELETE CASCADE,
  CONSTRAINT hints_revealed_hint_id_fkey FOREIGN KEY (hint_id) REFERENCES public.enigme_indices(id) ON DELETE CASCADE,
  CONSTRAINT hints_revealed_pkey PRIMARY KEY (user_id, hint_id),
  CONSTRAINT hints_revealed_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);
ALTER TABLE public.hints_revealed ENABLE ROW LEVEL SECURITY;
CREATE INDEX hints_revealed_by_enigme ON public.hints_revealed USING btree (enigme_id);
CREATE INDEX hints_revealed_by_hint ON public.hints_revealed USING btree (hint_id);
CREATE INDEX hints_revealed_by_riddle ON public.hints_revealed USING btree (user_id, enigme_id);
COMMENT ON TABLE public.hints_revealed IS 'Hints that a knight has revealed. Kept through a reset (rule 4.2).';

CREATE TABLE public.users (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  username text,
  display_name text,
  portrait smallint NOT NULL DEFAULT 1,
  email text,
  total_score integer NOT NULL DEFAULT 0,
  completed_enigmes integer NOT NULL DEFAULT 0,
  review_points boolean NOT NULL DEFAULT false,
  media_points boolean NOT NULL DEFAULT false,
  isnotuser boolean NOT NULL DEFAULT false,
  out_of_ranking boolean NOT NULL DEFAULT false,
  is_class boolean NOT NULL DEFAULT false,
  is_admin boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  last_quest_at timestamp with time zone,
  score_reached_at timestamp with time zone NOT NULL DEFAULT now(),
  ranked boolean NOT NULL GENERATED ALWAYS AS (((NOT isnotuser) AND (NOT out_of_ranking) AND (NOT is_class) AND ((completed_enigmes > 0) OR (total_score > 0)))) STORED,
  swift_five integer,
  swift_quest integer,
  replayed boolean NOT NULL DEFAULT false,
  name_forms text[] NOT NULL DEFAULT '{}'::text[],
  name_withheld text,
  public_name text NOT NULL GENERATED ALWAYS AS (
CASE
    WHEN (name_withheld IS NULL) THEN COALESCE(NULLIF(btrim(display_name), ''::text), NULLIF(btrim(username), ''::text), 'Chevalier'::text)
    ELSE 'Chevalier'::text
END) STORED,
  CONSTRAINT tg_users__count_scores TRIGGER DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT users_account_id_fkey FOREIGN KEY (account_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  CONSTRAINT users_completed_enigmes_check CHECK (((completed_enigmes >= 0) AND (completed_enigmes <= 24))),
  CONSTRAINT users_email_check CHECK (((email IS NULL) OR (id = account_id))),
  CONSTRAINT users_is_admin_check CHECK (((NOT is_admin) OR (id = account_id))),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_portrait_check CHECK (((portrait >= 1) AND (portrait <= 12))),
  CONSTRAINT users_total_score_check CHECK ((total_score >= 0))
);
ALTER TABLE public.users ENABLE ROW LEVEL SECURITY;
-- Without statistics: display_name, email, name_forms, name_withheld, public_name, username
CREATE INDEX users_admin ON public.users USING btree (id) WHERE is_admin;
COMMENT ON INDEX public.users_admin IS 'Admins, whose names are reserved.';
CREATE INDEX users_by_account ON public.users USING btree (account_id, created_at, id);
COMMENT ON INDEX public.users_by_account IS 'The knights of an account.';
CREATE INDEX users_by_creation ON public.users USING btree (created_at DESC, id) INCLUDE (isnotuser, review_points, media_points);
COMMENT ON INDEX public.users_by_creation IS 'Counts and pages the admins'' list.';
CREATE INDEX users_by_ranking ON public.users USING btree (total_score DESC, score_reached_at, id) WHERE ranked;
CREATE INDEX users_not_ranked ON public.users USING btree (created_at, id) WHERE isnotuser;
COMMENT ON INDEX public.users_not_ranked IS 'Test accounts, which statistics subtract.';
CREATE UNIQUE INDEX users_one_review ON public.users USING btree (account_id) WHERE (review_points OR media_points);
COMMENT ON INDEX public.users_one_review IS 'An account has one review in the contest (rule 28.5).';
CREATE INDEX users_out_of_ranking ON public.users USING btree (created_at DESC, id) WHERE out_of_ranking;
COMMENT ON INDEX public.users_out_of_ranking IS 'Knights taken out of the ranking, for the admins'' list.';
CREATE INDEX users_swift ON public.users USING btree (created_at DESC, id) WHERE ((swift_five IS NOT NULL) OR (swift_quest IS NOT NULL));
COMMENT ON INDEX public.users_swift IS 'Accounts marked as unusually fast.';
CREATE INDEX users_test ON public.users USING btree (id) WHERE isnotuser;
COMMENT ON INDEX public.users_test IS 'Test accounts, which a list of other rows leaves out.';
COMMENT ON TABLE public.users IS 'The knights. The first knight of an account has the account''s id, and its e-mail address, which only the owner and admins read.';
COMMENT ON COLUMN public.users.account_id IS 'The account, of which an index finds the knights.';
COMMENT ON COLUMN public.users.portrait IS 'Which of the twelve portraits.';
COMMENT ON COLUMN public.users.review_points IS 'The review is validated (10 points).';
COMMENT ON COLUMN public.users.media_points IS 'The photo is validated (3 points).';
COMMENT ON COLUMN public.users.isnotuser IS 'A test or admin account: never ranked in public.';
COMMENT ON COLUMN public.users.out_of_ranking IS 'The team has taken the knight out of the ranking (rule 6.8). Unlike a test account, the statistics count them.';
COMMENT ON COLUMN public.users.is_class IS 'The account is a class''s in the current edition: it may read the key, and has no rank (rule 25.7, decision 0024).';
COMMENT ON COLUMN public.users.last_quest_at IS 'When the knight last completed a riddle.';
COMMENT ON COLUMN public.users.score_reached_at IS 'When total_score took its value: orders equal totals.';
COMMENT ON COLUMN public.users.ranked IS 'Completed a riddle (even by a reveal) or has contest points, is not a test account or a class and was not taken out.';
COMMENT ON COLUMN public.users.swift_five IS 'Seconds between the fastest five solved riddles, when at most 60 (rule 8.5).';
COMMENT ON COLUMN public.users.swift_quest IS 'Seconds from the first to the last of 24 riddles, when at most 3,600 (rule 8.5).';
COMMENT ON COLUMN public.users.replayed IS 'The progress was reset, so the knight already knew the answers.';
COMMENT ON COLUMN public.users.name_forms IS 'private.name_forms of the name, precomputed for speed.';
COMMENT ON COLUMN public.users.name_withheld IS 'Why others do not see the name (a code of docs/error-codes.md); null when they do (decision 0007).';
COMMENT ON COLUMN public.users.public_name IS 'The name that others see.';

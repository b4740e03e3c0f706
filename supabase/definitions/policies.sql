CREATE POLICY "Knights read their own artefacts" ON public.artefacts FOR SELECT TO authenticated
  USING ((user_id = ( SELECT private.current_knight() AS current_knight)));
CREATE POLICY "Knights read their solved bonus questions" ON public.bonus_questions_solved FOR SELECT TO authenticated
  USING ((user_id = ( SELECT private.current_knight() AS current_knight)));
CREATE POLICY "Everyone reads authors and illustrators" ON public.book_people FOR SELECT TO anon, authenticated
  USING (true);
CREATE POLICY "Accounts read published books, admins all" ON public.books FOR SELECT TO authenticated
  USING ((is_published OR ( SELECT public.is_admin() AS is_admin)));
CREATE POLICY "Visitors read published books" ON public.books FOR SELECT TO anon
  USING (is_published);
CREATE POLICY "Knights read their own results" ON public.edition_results FOR SELECT TO authenticated
  USING ((user_id = ( SELECT private.current_knight() AS current_knight)));
CREATE POLICY "Knights read published editions, admins read drafts too" ON public.editions FOR SELECT TO authenticated
  USING (((status <> 'draft'::text) OR ( SELECT public.is_admin() AS is_admin)));
CREATE POLICY "Visitors read published editions" ON public.editions FOR SELECT TO anon
  USING ((status <> 'draft'::text));
CREATE POLICY "Knights read their own fragments" ON public.enigme_fragments FOR SELECT TO authenticated
  USING ((user_id = ( SELECT private.current_knight() AS current_knight)));
CREATE POLICY "Knights read the hints they have revealed" ON public.enigme_indices FOR SELECT TO authenticated
  USING ((EXISTS ( SELECT
   FROM public.hints_revealed
  WHERE ((hints_revealed.hint_id = enigme_indices.id) AND (hints_revealed.user_id = ( SELECT private.current_knight() AS current_knight))))));
CREATE POLICY "Knights read their own progress" ON public.enigme_progress FOR SELECT TO authenticated
  USING ((user_id = ( SELECT private.current_knight() AS current_knight)));
CREATE POLICY "Knights read open riddles, and those they have completed" ON public.enigmes FOR SELECT TO authenticated
  USING (((EXISTS ( SELECT
   FROM public.editions
  WHERE ((editions.code = enigmes.edition) AND ((editions.status <> 'current'::text) OR (enigmes.opens_at IS NULL) OR (enigmes.opens_at <= ( SELECT public.server_now() AS server_now)))))) OR (EXISTS ( SELECT
   FROM public.enigme_progress progress
  WHERE ((progress.user_id = ( SELECT private.current_knight() AS current_knight)) AND (progress.enigme_id = enigmes.id))))));
CREATE POLICY "Visitors read open riddles" ON public.enigmes FOR SELECT TO anon
  USING ((EXISTS ( SELECT
   FROM public.editions
  WHERE ((editions.code = enigmes.edition) AND ((editions.status <> 'current'::text) OR (enigmes.opens_at IS NULL) OR (enigmes.opens_at <= ( SELECT public.server_now() AS server_now)))))));
CREATE POLICY "Knights read their final sentence progress" ON public.final_sentence_progress FOR SELECT TO authenticated
  USING ((user_id = ( SELECT private.current_knight() AS current_knight)));
CREATE POLICY "Knights read which hints they have revealed" ON public.hints_revealed FOR SELECT TO authenticated
  USING ((user_id = ( SELECT private.current_knight() AS current_knight)));
CREATE POLICY "Knights change their own names" ON public.users FOR UPDATE TO authenticated
  USING ((id = ( SELECT private.current_knight() AS current_knight)))
  WITH CHECK ((id = ( SELECT private.current_knight() AS current_knight)));
CREATE POLICY "Knights read their own row, admins read every row" ON public.users FOR SELECT TO authenticated
  USING (((id = ( SELECT private.current_knight() AS current_knight)) OR ( SELECT public.is_admin() AS is_admin)));
CREATE POLICY "Admins add book media named by a digest" ON storage.objects FOR INSERT TO authenticated
  WITH CHECK (((bucket_id = 'book-media'::text) AND (name ~ '^[0-9a-f]{32}\.(webp|avif|png|jpg|pdf)$'::text) AND ( SELECT public.is_admin() AS is_admin)));
CREATE POLICY "Admins add media named by a digest" ON storage.objects FOR INSERT TO authenticated
  WITH CHECK (((bucket_id = ANY (ARRAY['edition-drafts'::text, 'edition-media'::text])) AND (name ~ '^[0-9a-f]{32}\.(webp|avif|png|jpg|mp3|mp4|webm|vtt)$'::text) AND ( SELECT public.is_admin() AS is_admin)));
CREATE POLICY "Admins delete book media" ON storage.objects FOR DELETE TO authenticated
  USING (((bucket_id = 'book-media'::text) AND ( SELECT public.is_admin() AS is_admin)));
CREATE POLICY "Admins delete media" ON storage.objects FOR DELETE TO authenticated
  USING (((bucket_id = ANY (ARRAY['edition-drafts'::text, 'edition-media'::text])) AND ( SELECT public.is_admin() AS is_admin)));
CREATE POLICY "Admins read and list book media" ON storage.objects FOR SELECT TO authenticated
  USING (((bucket_id = 'book-media'::text) AND ( SELECT public.is_admin() AS is_admin)));
CREATE POLICY "Admins read and list media" ON storage.objects FOR SELECT TO authenticated
  USING (((bucket_id = ANY (ARRAY['edition-drafts'::text, 'edition-media'::text])) AND ( SELECT public.is_admin() AS is_admin)));

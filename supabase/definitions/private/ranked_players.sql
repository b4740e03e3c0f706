CREATE VIEW private.ranked_players AS
 SELECT id,
    public_name AS name,
    total_score,
    completed_enigmes,
    (last_quest_at AT TIME ZONE 'Europe/Paris'::text)::date AS last_quest_at,
    score_reached_at,
    (1 + COALESCE(( SELECT sum(counts.players) AS sum
           FROM private.score_counts counts
          WHERE counts.score > users.total_score), 0::bigint))::integer AS rank
   FROM public.users
  WHERE ranked;
COMMENT ON VIEW private.ranked_players IS 'The ranking with account ids, for the public view and the pages.';

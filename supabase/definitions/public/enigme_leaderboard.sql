CREATE VIEW public.enigme_leaderboard WITH (security_invoker=false, security_barrier=true) AS
 SELECT
        CASE
            WHEN id = (( SELECT private.current_knight() AS current_knight)) THEN id
            ELSE NULL::uuid
        END AS user_id,
    name,
    total_score,
    completed_enigmes,
    last_quest_at,
    rank
   FROM private.ranked_players players
  ORDER BY total_score DESC, score_reached_at, id;
COMMENT ON VIEW public.enigme_leaderboard IS 'The public ranking, without e-mail addresses; a knight''s id in the caller''s own row only (rule 6.5). Runs as its owner because the policy of users shows knights only their own row.';

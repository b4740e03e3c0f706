CREATE OR REPLACE FUNCTION public.admin_stats()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
 SET jit TO 'off'
AS $function$
declare
  -- A variable, so that the clock is not called for each row.
  a_month_ago timestamptz := public.server_now() - interval '30 days';
  totals record;
begin
  perform private.require_admin();
  select
    count(*)::integer as users,
    count(*) filter (where users.id = users.account_id)::integer as accounts,
    coalesce(sum(users.completed_enigmes), 0)::integer as completed,
    coalesce(sum(users.total_score), 0)::integer as score,
    count(*) filter (where users.review_points)::integer as reviews,
    count(*) filter (where users.media_points)::integer as media,
    count(*) filter (where users.created_at > a_month_ago)::integer as recent
  into totals
  from public.users where not users.isnotuser;
  return jsonb_build_object(
    'totalUsers', totals.users,
    'totalAccounts', totals.accounts,
    'testAccounts', (select count(*) from public.users where users.isnotuser),
    'totalEnigmesCompleted', totals.completed,
    'totalScore', totals.score,
    'averageScore', case
      when totals.users = 0 then 0
      else round(totals.score / totals.users::numeric)::integer
    end,
    'participationRate', case
      when totals.accounts = 0 then 0
      else round(100 * totals.reviews / totals.accounts::numeric)::integer
    end,
    'newUsersLast30Days', totals.recent,
    'usersWithReviews', totals.reviews,
    'usersWithMedia', totals.media,
    'totalReviewPoints', 10 * totals.reviews + 3 * totals.media,
    'topUsers', (
      select coalesce(jsonb_agg(to_jsonb(best)), '[]'::jsonb) from (
        select
          users.id as user_id, users.username, users.display_name, users.total_score,
          users.completed_enigmes, users.review_points, users.media_points
        from public.users where users.ranked
        order by users.total_score desc, users.score_reached_at, users.id limit 10
      ) as best),
    'enigmeStats', (
      select jsonb_agg(jsonb_build_object(
        'enigme_id', days.day,
        'completion_count', coalesce(done.completions, 0),
        'completion_rate', case
          when totals.users = 0 then 0
          else round(100 * coalesce(done.completions, 0) / totals.users::numeric)::integer
        end) order by days.day)
      from generate_series(1, 24) as days (day)
      left join private.riddle_completions() as done on done.day = days.day),
    'recentActivity', private.recent_activity(20),
    'dailyStats', private.daily_stats(7));
end $function$;
COMMENT ON FUNCTION public.admin_stats() IS 'The statistics page (rule 8.3), without test accounts: totalUsers counts the knights, totalAccounts the accounts. Admins only. Runs as its owner to count every knight''s rows.';

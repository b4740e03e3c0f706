CREATE OR REPLACE FUNCTION public.try_answer(question jsonb, answer text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  forms text[] := private.answer_forms(
    array(select jsonb_array_elements_text(question -> 'answers')));
  judged record;
begin
  perform private.require_admin();
  perform private.refuse_long_answer(answer);
  select * into judged from private.judge_riddle(
    answer, forms, private.filler_keys(question ->> 'question', forms),
    (select array_agg(made) from jsonb_array_elements_text(
      nullif(question -> 'board_answers', 'null')) as made),
    array(
      select row(
        0, list.place::integer,
        array(select jsonb_array_elements_text(list.near -> 'answers')),
        private.answer_forms(array(select jsonb_array_elements_text(list.near -> 'answers'))),
        list.near ->> 'message')::private.near_misses
      from jsonb_array_elements(nullif(question -> 'near_misses', 'null'))
        with ordinality as list (near, place)));
  return jsonb_build_object('verdict', judged.verdict, 'message', judged.message);
end $function$;
COMMENT ON FUNCTION public.try_answer(jsonb,text) IS 'How an answer to an unsaved question {question, answers, near_misses, board_answers} would be judged: {verdict, message}. Admins only. Runs as its owner to call the judge.';

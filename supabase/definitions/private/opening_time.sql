CREATE OR REPLACE FUNCTION private.opening_time(schedule public.editions, day integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select (schedule.first_door + (day - 1) + schedule.door_time) at time zone schedule.time_zone
$function$;
COMMENT ON FUNCTION private.opening_time(public.editions,integer) IS 'When the door of a day opens by an edition''s schedule; null where all doors are open.';

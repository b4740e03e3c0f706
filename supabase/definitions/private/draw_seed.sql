CREATE OR REPLACE FUNCTION private.draw_seed(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  -- Digits of other alphabets are read; signs that no page shows stand between no two digits.
  select string_agg(number::text, ' ' order by number)
  from (
    select found[1]::numeric as number
    from regexp_matches(
      translate(
        regexp_replace(normalize(left(written, 400), nfkc),
          '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e'
          '\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufff8\U0001bca0-\U0001bca3'
          '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
        '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९', '012345678901234567890123456789'),
      '[0-9]+', 'g') as found
  ) as numbers
$function$;
COMMENT ON FUNCTION private.draw_seed(text) IS 'The seed of a draw, as it is hashed and shown: its numbers in ascending order, without leading zeros, one space between two. Null without a number.';

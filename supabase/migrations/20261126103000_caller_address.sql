-- The address under which a caller is counted (rule 3.9), as one function, which the API has too:
-- `npm run golive` uses it to see whether the proxies in front of the database pass the client's
-- address on, and whether a client can forge it.

create function private.caller_address() returns text
language plpgsql stable
set search_path = ''
as $$
declare
  written text := (
    select btrim(hops[greatest(1, cardinality(hops) - named.trusted_hops + 1)])
    from private.client_address as named,
      (select nullif(current_setting('request.headers', true), '')::jsonb) as request (headers),
      string_to_array(request.headers ->> named.header, ',') as hops);
  mapped text;
  address inet;
begin
  -- Neither a network nor an address with its port, which would make each connection a caller.
  if written is null or written !~ '^[0-9A-Fa-f:.]{2,45}$' then
    return 'unknown';
  end if;
  address := written::inet;
  if family(address) = 4 then
    return host(address);
  end if;
  mapped := substring(host(address) from '^::ffff:([0-9.]+)$');
  return coalesce(mapped, network(set_masklen(address, 64))::text);
exception when invalid_text_representation then
  return 'unknown';
end $$;
comment on function private.caller_address() is
  'The caller''s address, from the header that private.client_address names; of an IPv6 address the '
  'network of 64 bits, which one household or one server has whole; an IPv4 one written as IPv6 is '
  'IPv4. The word unknown where there is none, or anything else, such as a port.';
revoke execute on function private.caller_address() from public, anon, authenticated;

create or replace function private.caller_digests(out browser text, out address text)
language sql stable
set search_path = ''
as $$
  select
    encode(sha256(convert_to('browser' || salt || coalesce(token, caller), 'UTF8')), 'hex'),
    encode(sha256(convert_to('address' || salt || caller, 'UTF8')), 'hex')
  from (
    select
      salts.salt,
      nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-browser' as token,
      private.caller_address() as caller
    from private.visitor_salt as salts
  ) as read
$$;

create function public.caller_address() returns text
language sql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$ select private.caller_address() $$;
comment on function public.caller_address() is
  'The caller''s own address or network, as the limits count it (rule 3.9). Runs as its owner because the '
  'settings are private. Nothing is stored.';
grant execute on function public.caller_address() to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.caller_address()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
end $function$;
COMMENT ON FUNCTION private.caller_address() IS 'The caller''s address, from the header that private.client_address names; of an IPv6 address the network of 64 bits, which one household or one server has whole; an IPv4 one written as IPv6 is IPv4. The word unknown where there is none, or anything else, such as a port.';

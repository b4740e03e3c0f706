-- The workshop's media in Supabase Storage (decision 0017): a private bucket for drafts, a public
-- one for what players see. A hosted project's tables of `storage` belong to the platform: a
-- migration adds buckets and policies, without comments on policies.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket, bucket, bucket = 'edition-media', 1500000, array[
  'image/webp', 'image/avif', 'image/png', 'image/jpeg',
  'audio/mpeg', 'video/mp4', 'video/webm', 'text/vtt']
from unnest(array['edition-drafts', 'edition-media']) as bucket
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- No SVG, which may contain scripts. No policy for update: a name is a digest of the content, so a
-- file never changes. Reading the public bucket by its addresses asks no policy; listing it does.
create policy "Admins read and list media" on storage.objects
  for select to authenticated
  using (bucket_id in ('edition-drafts', 'edition-media') and (select public.is_admin()));
create policy "Admins add media named by a digest" on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('edition-drafts', 'edition-media')
    and name ~ '^[0-9a-f]{32}\.(webp|avif|png|jpg|mp3|mp4|webm|vtt)$'
    and (select public.is_admin()));
create policy "Admins delete media" on storage.objects
  for delete to authenticated
  using (bucket_id in ('edition-drafts', 'edition-media') and (select public.is_admin()));

-- Who sent a file is not kept longer than their account. Storage has no foreign key to it.
create function private.tg_auth_users__disown_media() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update storage.objects set owner = null, owner_id = null
  where objects.owner in (select gone.id from gone)
    or objects.owner_id in (select gone.id::text from gone);
  update storage.buckets set owner = null, owner_id = null
  where buckets.owner in (select gone.id from gone)
    or buckets.owner_id in (select gone.id::text from gone);
  return null;
end $$;
comment on function private.tg_auth_users__disown_media() is
  'Takes the account from the files that it sent, however it is deleted. Runs as its owner because '
  'the auth service may not write tables of Storage.';
create trigger tg_users__disown_media after delete on auth.users
  referencing old table as gone
  for each statement execute function private.tg_auth_users__disown_media();
revoke execute on function private.tg_auth_users__disown_media() from public, anon, authenticated;

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publishMedia, uploadMedia } from '@/api/media';
import { uploadedNames } from '@/escape-noel/edition/media';
import { UPLOADED } from '@/lib/uploadedMedia';
import * as page from './support/page';
import { makeAdmin, makeKnight, server, SITE, sql } from './support/server';
import { EDITIONS, makeEdition, openWorkshop, storedPart } from './support/workshop';

/** The header of a frame, then anything. */
const sound = (text: string) =>
  new File([Uint8Array.of(0xff, 0xfb, 0x90, 0x64), text], 'grelots.mp3', { type: 'audio/mpeg' });
const uploaded = (text: string, extension = 'mp3') => ({
  content: new Blob([text], { type: extension === 'vtt' ? 'text/vtt' : 'audio/mpeg' }),
  extension,
});
const placesOf = async (address: string) =>
  (
    await sql<{ bucket_id: string }>(
      'select bucket_id from storage.objects where name = $1 order by bucket_id',
      [address.replace(UPLOADED, '')],
    )
  ).map(({ bucket_id }) => bucket_id);
const readByAnyone = async (address: string) => {
  const backend = await server();
  return backend.fetch(new Request(SITE + address));
};

test('a sound is sent, heard beside its field, saved with the day, and removed', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [1]);
  await openWorkshop(`${EDITIONS}/${code}/jour/1`, admin);
  const [type] = await screen.findAllByLabelText('Image, son ou film');
  if (!type) throw new Error('The riddle has a medium');
  await page.user.selectOptions(type, 'Un son');
  const group = within(await page.find('group', 'Le son'));
  await page.user.upload(group.getByLabelText('Envoyer un fichier'), sound('cloches'));
  await page.expectSaid('Fichier ajouté.');
  const address = group.getByLabelText<HTMLInputElement>('Adresse').value;
  expect(address).toMatch(/^\/storage\/v1\/object\/public\/edition-media\/[0-9a-f]{32}\.mp3$/);
  expect(await placesOf(address)).toEqual(['edition-drafts']);
  await page.press('button', 'Enregistrer');
  await page.expectSaid(/Enregistré le/);
  expect(await storedPart(code, 1)).toMatchObject({ mediatype: 'audio', video_url: address });
  await page.user.click(group.getByRole('button', { name: /^Retirer/ }));
  expect(group.getByLabelText<HTMLInputElement>('Adresse').value).toBe('');
});

test('what an edition uses becomes public when it is applied, once', async () => {
  page.signIn(await makeAdmin());
  const { address: used } = await uploadMedia([uploaded('used')]);
  const { address: unused } = await uploadMedia([uploaded('unused')]);
  const document = [
    { day: 1, content: { video_url: used, play: { kind: 'order', items: [{ image: used }] } } },
  ];
  expect((await readByAnyone(used)).status).toBe(400);
  await publishMedia(uploadedNames(document));
  await publishMedia(uploadedNames(document));
  expect(await placesOf(used)).toEqual(['edition-drafts', 'edition-media']);
  expect(await (await readByAnyone(used)).text()).toBe('used');
  expect(await placesOf(unused)).toEqual(['edition-drafts']);
  // The same file again is the same address.
  expect(await uploadMedia([uploaded('used')])).toEqual({ address: used, wasThere: true });
});

test('a film is published with its captions, which have its name', async () => {
  page.signIn(await makeAdmin());
  const film = { content: new Blob(['film'], { type: 'video/mp4' }), extension: 'mp4' };
  const { address } = await uploadMedia([film, uploaded('WEBVTT', 'vtt')]);
  expect(uploadedNames({ video_url: address })).toEqual(
    ['mp4', 'vtt'].map((extension) => address.replace(UPLOADED, '').replace('mp4', extension)),
  );
  await publishMedia(uploadedNames({ video_url: address }));
  expect(await (await readByAnyone(address.replace('mp4', 'vtt'))).text()).toBe('WEBVTT');
  // Other captions are another film: nothing that was published changes.
  expect(await uploadMedia([film, uploaded('WEBVTT 2', 'vtt')])).not.toMatchObject({ address });
});

test('a file that is nowhere is said, and a knight sends nothing', async () => {
  page.signIn(await makeAdmin());
  const lost = { image_url: `${UPLOADED}${'0'.repeat(32)}.webp` };
  await expect(publishMedia(uploadedNames(lost))).rejects.toMatchObject({ code: 'not_found' });
  page.signIn(await makeKnight());
  await expect(uploadMedia([uploaded('a knight')])).rejects.toMatchObject({ code: 'refused' });
});

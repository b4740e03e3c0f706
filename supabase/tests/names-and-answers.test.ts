import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import { INNOCENT_NAMES } from './support/innocentNames.ts';
import { openFinalSentenceBackend, type FinalSentenceBackend } from './support/finalSentence.ts';
import type { ApiClient } from './support/testBackend.ts';

let backend: FinalSentenceBackend;
beforeAll(async () => {
  backend = await openFinalSentenceBackend();
  const { whole } = backend;
  const answers: Record<number, string[]> = {
    2: ['château'],
    20: ['courage'],
    19: ['22'],
    24: ['cœur'],
    5: ['renard'],
    7: ['secret'],
  };
  await backend.apply({
    ...whole,
    feast: { ...whole.feast, sentence: 'La magie de Noël brille en toi' },
    riddles: whole.riddles.map((riddle) => ({
      ...riddle,
      answers: answers[riddle.day] ?? [`motcache ${riddle.day}`],
      ...(riddle.day === 2 && {
        defi: { question: 'Quelle tour ?', answers: ['donjon'], hint: 'h', explanation: 'e' },
      }),
    })),
  });
});
afterAll(() => backend.close());

const withheld = (client: { id: string }) =>
  backend.value('select name_withheld from public.users where id = $1', [client.id]);
const rename = async (client: ApiClient, name: string) => {
  const { json } = await client.request(`/rest/v1/users?id=eq.${client.id}`, {
    method: 'PATCH',
    body: { username: name, display_name: name },
  });
  return json;
};

describe('A name contains an answer when the judge would take it, or some of its words, as right (rule 2.2)', () => {
  test.each([
    [20, 'courage', 'Kouraje'],
    [20, 'courage', 'Le couraje du Nord'],
    [20, 'courage', 'SuperKouraje 7'],
    [20, 'courage', 'k0uraj3'],
    [20, 'courage', 'Kou raje'],
    [20, 'courage', 'kou7raje'],
    [24, 'coeur', 'j24 keur'],
    [24, 'coeur', 'J24keur'],
    [24, 'coeur', 'Un k.e.u.r d’or'],
    [19, '22', 'Vingt-deux'],
    [19, '22', 'XXII'],
    [5, 'renard', 'Le Renar Malin'],
    [2, 'château', 'Chato fort'],
    // audit: disguised by a digit, the reading direction or other words.
    [20, 'courage', 'coura9e'],
    [20, 'courage', 'C0UR49E'],
    [20, 'courage', 'egaruoc'],
    [20, 'courage', 'Sir Egaruoc'],
    [20, 'courage', '3garuoc'],
    [20, 'courage', 'MonCourageMagique'],
    [5, 'renard', 'LeR3n4rdMalin'],
    [5, 'renard', 'Dran3r'],
    [2, 'château', 'le chat beau'],
    [2, 'château', 'Chat Tôt'],
    [2, 'château', 'cha teau'],
  ])('day %i, « %s »: « %s »', async (day, answer, name) => {
    const knight = await backend.newKnight({ username: name });
    expect(await knight.call('submit_answer', { day, answer })).toMatchObject({ status: 'correct' });
    expect(await withheld(knight)).toBe('name_contains_answer');
    expect(await rename(knight, name)).toMatchObject({ hint: 'name_contains_answer' });
  });

  test.each([
    [20, 'courage', 'Corentin'],
    [24, 'coeur', 'Keurig Lutin'],
    [19, '22', 'Lutin 22'],
    [5, 'renard', 'Renaud'],
    [2, 'château', 'Chatoune'],
    [2, 'château', 'Le beau chat'],
    [7, 'secret', 'Le Sucre 7'],
    [2, 'château', 'Chat noir'],
    [20, 'courage', 'Rage de Loup'],
    [5, 'renard', 'Bernard'],
    [5, 'renard', 'René Renaud'],
  ])('and not otherwise: day %i, « %s »: « %s »', async (day, answer, name) => {
    const knight = await backend.newKnight({ username: name });
    expect(await knight.call('submit_answer', { day, answer })).toMatchObject({ status: 'correct' });
    expect(await withheld(knight)).toBeNull();
  });

  test('bonus answers included, once found', async () => {
    const knight = await backend.newKnight({ username: 'Défi 2 donjon' });
    await knight.call('submit_answer', { day: 2, answer: 'château' });
    expect(await withheld(knight)).toBeNull();
    await knight.call('submit_bonus_answer', { day: 2, answer: 'donjon' });
    expect(await withheld(knight)).toBe('name_contains_answer');
    expect(await rename(knight, 'Donjont 2')).toMatchObject({ hint: 'name_contains_answer' });
  });

  test('and the final sentence, once found or revealed', async () => {
    const knight = await backend.newKnightWithFragments();
    await rename(knight, 'Magie de Noël brille');
    expect(await withheld(knight)).toBeNull();
    await knight.call('submit_final_sentence', { answer: 'la magie de noël brille en toi' });
    expect(await withheld(knight)).toBe('name_contains_answer');
    for (const name of ['magi de noel brille', 'LaMagieDeNoëlBrille', 'magiedenoelbrille'])
      expect(await rename(knight, name)).toMatchObject({ hint: 'name_contains_answer' });
  });

  test('and a variant accepted later, by its sound too', async () => {
    const knight = await backend.newKnight({ username: 'La Lantairne' });
    await knight.call('submit_answer', { day: 6, answer: 'motcache 6' });
    const admin = await backend.newKnight({ username: 'Merlin' });
    await backend.query('update public.users set is_admin = true where id = $1', [admin.id]);
    await admin.call('accept_answer', { day: 6, answer: 'lanterne' });
    expect(await withheld(knight)).toBe('name_contains_answer');
  });
});

test('audit: two thousand innocent names contain no answer', { timeout: 60_000 }, async () => {
  const answers = (
    'château,courage,renard,cœur,traîneau,cheminée,cygne,silence,promesse,guérison,donjon,lumière,domicile,bougie,lapin,chien,' +
    'orange,feuille,noix,moulin,jeudi,kayak,grange,sentier,sifflet,ruban,houx,puits,merci,secret,sourire,hellébore,sabot du berger,' +
    'La magie de Noël brille en toi,Chaque nuit porte une étoile,22,24,B,T'
  ).split(',');
  // « Renarde » and « Mercier » do contain an answer.
  const hidden = answers.map(normalizeAnswer).filter((answer) => answer.length >= 4);
  const innocent = INNOCENT_NAMES.filter(
    (name) => !hidden.some((answer) => normalizeAnswer(name).includes(answer)),
  );
  const others = innocent.toReversed();
  const names = innocent.flatMap((name, place) => [
    name,
    `Le ${name} 7`,
    `${name} ${others[place]}`,
    `Super${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
  ]);
  expect(names.length).toBeGreaterThan(2_000);
  const forms = await backend.value('select private.answer_forms($1)', [answers]);
  const refused = await backend.query(
    `select name from jsonb_array_elements_text($1::text::jsonb) as name
     where private.name_contains_answer(name, $2)`,
    [JSON.stringify(names), forms],
  );
  expect(refused).toEqual([]);
});

test('audit: a name of ten words and forty signs is judged at once', async () => {
  const name = 'Les Amis de la Neige et du Nord Noir 123';
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now();
    await backend.query('select private.name_forms($1)', [name]);
    times.push(performance.now() - start);
  }
  expect(Math.min(...times)).toBeLessThan(500);
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findingText, type Finding } from '../../../src/escape-noel/edition/findings.ts';
import { settled } from '../../../src/escape-noel/edition/forms.ts';
import { withAddresses } from '../../../src/escape-noel/edition/media.ts';
import { editionAdvice } from '../../../src/escape-noel/edition/schema.ts';
import { ImportError } from '../../../src/escape-noel/pages/workshop/importError.ts';
import { importedEdition } from '../../../src/escape-noel/pages/workshop/newEdition.ts';
import { findingsOf } from '../../../src/escape-noel/pages/workshop/useFindings.ts';
import { fileOf, type PartContents } from '../../../src/escape-noel/game/admin/editionParts.ts';
import { checkFolder } from '../check.ts';
import { testJudge } from '../testJudge.ts';
import { CURRENT_FOLDER, editionFolders } from '../folders.ts';
import { readMedia } from '../media.ts';
import { BOARD_FAULTS } from './boards.ts';
import { put, type EditionDocument, type Fault } from './fault.ts';
import { ADVICE, SHAPE_FAULTS } from './shapes.ts';
import { TEXT_FAULTS } from './texts.ts';

const FAULTS = { ...SHAPE_FAULTS, ...TEXT_FAULTS, ...BOARD_FAULTS };
const DATES = {
  schedule: { first_door: '2026-12-01', door_time: '07:00', time_zone: 'Europe/Paris' },
  ranking: { ends_at: '2027-01-06T23:00:00Z' },
  contest: { ends_at: '2026-12-31T23:00:00Z', written_on: '2026-11-20', prizes: 'Trois albums.' },
  purge_on: '2027-01-31',
};

const judge = testJudge();
let folder: string;
let correct: EditionDocument;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-'));
  await cp(CURRENT_FOLDER, folder, { recursive: true });
  // Without an answer that the others make right, which is advice.
  correct = put('riddles.12.answers', ['sous le pont', 'pont'])({ ...(await documentIn(folder)), ...DATES });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const documentIn = async (from: string) =>
  JSON.parse(await readFile(join(from, 'edition.json'), 'utf8')) as EditionDocument; // the file of the repository

const lines = (findings: readonly Finding[]) =>
  findings.map((finding) => findingText(finding).replaceAll('\u00A0', ' '));

/** As the command reads an edition: a folder with its file and its media. */
async function onCommand(edition: EditionDocument, place = folder) {
  if (place === folder) await writeFile(join(folder, 'edition.json'), JSON.stringify(edition));
  const { findings, advice } = await checkFolder(place, judge);
  return { findings: lines(findings), advice: lines(advice) };
}

/** The order in which PostgreSQL stores the keys of a `jsonb`: the shortest first. */
function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(
    ([one], [other]) => one.length - other.length || (one < other ? -1 : 1),
  );
  return Object.fromEntries(entries.map(([key, each]) => [key, stored(each)]));
}

/** As the workshop reads an edition: a file that is imported with its media, stored as parts, and read again. */
async function inWorkshop(edition: EditionDocument, place = folder) {
  const media = await readMedia(place);
  const addresses = new Map(media.map(({ name, address }) => [name, address]));
  const { changes } = importedEdition(withAddresses(JSON.stringify(edition), addresses));
  const parts: PartContents = new Map(
    changes.map(({ day, content }) => [day, stored(content) as EditionDocument]), // an object stays one
  );
  return {
    findings: lines(await settled(judge, (lookup) => findingsOf(parts, false, lookup))),
    advice: lines(await settled(judge, (lookup) => editionAdvice(fileOf(parts), lookup, null))),
  };
}

/** Why the workshop refuses a file. */
function refusal(error: unknown): string {
  if (!(error instanceof ImportError)) throw error;
  return error.message.replaceAll('\u00A0', ' ');
}

function fail(): never {
  throw new Error('No edition has that fault');
}

test('an edition without a fault has nothing to correct, both ways', async () => {
  const nothing = { findings: [], advice: [] };
  expect(await onCommand(correct)).toEqual(nothing);
  expect(await inWorkshop(correct)).toEqual(nothing);
});

test('an edition pasted with decomposed accents and invisible signs has nothing to correct, both ways', async () => {
  const pasted = JSON.parse(
    JSON.stringify(correct, (key, value: unknown) =>
      typeof value === 'string' &&
      !/kind|edition|_url|image|scene|_at|door|zone|id|shape|mediatype|purge/.test(key)
        ? value.normalize('NFD').replaceAll(/(?<=\p{L})(?=\p{L})/gu, '\u00AD')
        : value,
    ),
  ) as EditionDocument; // the same shape
  const long = put('riddles.0.title', 'E\u0301'.repeat(58))(pasted);
  const nothing = { findings: [], advice: [] };
  expect(await onCommand(long)).toEqual(nothing);
  expect(await inWorkshop(long)).toEqual(nothing);
});

test.each((await editionFolders()).map((each) => [basename(each), each]))(
  'the edition %s has the same findings both ways',
  async (_code, place) => {
    const command = await onCommand({}, place);
    expect(command.findings).toEqual([]);
    expect(await inWorkshop(await documentIn(place), place)).toEqual(command);
  },
);

test('there are at least forty broken editions', () => {
  expect(Object.keys(FAULTS).length).toBeGreaterThanOrEqual(40);
});

/** The faults that the workshop sees as the command does, or not. */
const faults = (isChosen: (fault: Fault) => boolean) =>
  Object.entries(FAULTS).filter(([, fault]) => isChosen(fault));

describe('A broken edition has the same findings in the workshop and on the command line', () => {
  test.each(faults(({ workshop }) => workshop === undefined))('%s', async (_name, { change, finding }) => {
    const command = await onCommand(change(correct));
    expect(command.findings[0]).toBe(finding);
    expect(await inWorkshop(change(correct))).toEqual(command);
  });
});

describe('A file that cannot be a draft of the workshop is refused there, with the same reason', () => {
  test.each(faults(({ workshop }) => typeof workshop === 'object'))(
    '%s',
    async (_name, { change, finding, workshop }) => {
      expect((await onCommand(change(correct))).findings[0]).toBe(finding);
      expect(workshop).toEqual({ refuses: await inWorkshop(change(correct)).catch(refusal) });
    },
  );
});

/** Keys of an edition's file that are words of no French sentence: those that French has too are left out. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(Array.isArray(value) ? [] : [key]),
    ...keysIn(each),
  ]);
}
const IN_FRENCH = new Set('description explanation fragment image message note question texte y'.split(' '));

describe('Staff read no key of the file in a finding (rule 15.13)', () => {
  const all = Object.entries({ ...FAULTS, ...ADVICE });
  test.each(all.filter(([, { workshop }]) => workshop === undefined))('%s', async (_name, { change }) => {
    const edition = change(correct);
    const keys = [...new Set([...keysIn(correct), 'id', 'null', 'true', 'shape'])].filter(
      (key) => !IN_FRENCH.has(key),
    );
    const { findings, advice } = await inWorkshop(edition);
    const messages = [...findings, ...advice].map((line) => line.replace(/^[^:]+ : /, ''));
    const shown = messages.filter((message) =>
      keys.some((key) => new RegExp(`(?<![\\p{L}_/])${key}(?![\\p{L}_/])`, 'u').test(message)),
    );
    expect(messages.length).toBeGreaterThan(0);
    expect(shown).toEqual([]);
  });
});

test('days out of order are put in order by the workshop, which knows days by their numbers', async () => {
  const [[, { change, finding }] = fail()] = faults(({ workshop }) => workshop === 'orders days');
  expect((await onCommand(change(correct))).findings[0]).toBe(finding);
  expect((await inWorkshop(change(correct))).findings).toEqual([]);
});

test('the other format of a film of the site is asked for on the command line alone: what the workshop sends has none', async () => {
  const [[, { change, finding }] = fail()] = faults(({ workshop }) => workshop === 'asks for the film');
  expect((await onCommand(change(correct))).findings).toEqual([
    finding,
    ...['webm', 'vtt'].map((extension) => finding.replace('mp4', extension)),
  ]);
  expect((await inWorkshop(change(correct))).findings).toEqual([finding]);
});

describe('What could be better is the same in the workshop and on the command line', () => {
  test.each(Object.entries<Fault>(ADVICE))('%s', async (_name, { change, finding }) => {
    const edition = change(correct);
    const command = await onCommand(edition);
    expect(command).toEqual({ findings: [], advice: [finding] });
    expect(await inWorkshop(edition)).toEqual(command);
  });
});

test('a file that is too heavy is seen on the disc alone: the workshop does not send it', async () => {
  const heavy = join(folder, 'artefacts/lourd.webp');
  await writeFile(heavy, Buffer.alloc(13_000));
  const edition = put('riddles.0.artefact.image_url', '/edition/artefacts/lourd.webp')(correct);
  expect((await onCommand(edition)).findings).toEqual([
    'jour 1, artefact.image_url : artefacts/lourd.webp pèse 13 ko, 12 au plus',
  ]);
  expect((await inWorkshop(edition)).findings).toEqual([]);
  await rm(heavy);
});

import { describe, expect, test } from 'vitest';
import type { PartContent, WorkshopEdition, WorkshopPart } from '@/api/workshop';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { contentsByDay } from '../../game/admin/editionParts';
import { copiedTexts, copyAdvice, copyStanding, standingText } from './copies';

const file = v.parse(
  v.object({ riddles: v.array(v.looseObject({ day: v.number(), answers: v.array(v.string()) })) }),
  JSON.parse(readFileSync('supabase/edition/2024/edition.json', 'utf8')),
);
const riddleOf = (day: number): PartContent & { answers: string[] } => {
  const found = file.riddles.find((riddle) => riddle.day === day);
  if (!found) throw new Error(`No day ${day}`);
  return found;
};

/** A day as the workshop returns it: copied from this year's edition, then changed. */
function partOf(day: number, change: PartContent = {}, before: PartContent = {}): WorkshopPart {
  const copied: PartContent = { ...riddleOf(day), ...before };
  const content = { ...copied, ...change };
  return {
    day,
    content,
    copied: { same: Object.keys(content).filter((key) => !(key in change)), answers: riddleOf(day).answers },
    version: 1,
    savedAt: new Date(0),
    savedBy: null,
  };
}
const editionOf = (parts: WorkshopPart[]): WorkshopEdition => ({
  code: '2027',
  status: 'draft',
  appliedVersion: null,
  copiedFrom: '2024',
  parts,
});

describe('rule 15.14', () => {
  test('a copied day is unchanged until something other than its opening changes', () => {
    expect(copyStanding(partOf(5))).toEqual({ kind: 'unchanged' });
    expect(copyStanding(partOf(5, { opens_at: '2027-12-05T07:00:00Z' }))).toEqual({ kind: 'unchanged' });
    expect(copyStanding(partOf(5, { title: 'Un autre titre' }))).toBeNull();
    expect(copyStanding({ ...partOf(5), copied: null })).toBeNull();
    expect(copyStanding({ ...partOf(5), content: null })).toBeNull();
  });

  test('a day whose question alone changed is half rewritten, and names the parts that it has', () => {
    const part = partOf(8, { question: 'Une autre question ?' }, { defi: null, narration_url: null });
    const standing = copyStanding(part);
    expect(standing).toMatchObject({ kind: 'half' });
    expect(standing && standingText(standing, '2024')).toBe(
      "À moitié\u00A0: réponses, indices, jeu, fin de l'épisode, explication et artefact depuis 2024",
    );
    const rewritten = Object.fromEntries(Object.keys(riddleOf(8)).map((key) => [key, 'autre']));
    expect(copyStanding(partOf(8, { ...rewritten, day: 8 }))).toBeNull();
  });

  test('the days are counted and named in runs', () => {
    const parts = [1, 2, 3, 5].map((day) => partOf(day));
    expect(copiedTexts(editionOf([...parts, partOf(6, { question: 'Quoi ?' })]))).toEqual([
      "4\u00A0jours n'ont pas changé depuis 2024\u00A0: 1 à 3 et 5.",
      "1\u00A0jour n'est réécrit qu'à moitié\u00A0: 6.",
    ]);
    expect(copiedTexts(editionOf([partOf(1, { title: 'Autre', question: 'Quoi ?', day: 1 })]))).toHaveLength(
      1,
    );
    expect(copiedTexts(editionOf([]))).toEqual([]);
  });

  test('an old answer that is left in a day with other answers is named with its field, and not an answer that is kept', () => {
    const [old = ''] = riddleOf(5).answers;
    const part = partOf(5, { answers: ['la lanterne'], question: 'Quoi ?' }, { closing: `Merci, ${old} !` });
    const edition = editionOf([part]);
    expect(copyAdvice(edition, contentsByDay(edition))).toContainEqual({
      day: 5,
      field: 'closing',
      message: `la réponse «\u00A0${old}\u00A0» s'y trouve, et c'est celle de 2024`,
    });
    const kept = editionOf([partOf(5, { question: 'Quoi ?' }, { closing: `Merci, ${old} !` })]);
    expect(copyAdvice(kept, contentsByDay(kept)).map(({ field }) => field)).toEqual(['']);
  });
});

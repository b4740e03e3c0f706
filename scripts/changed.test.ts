import { describe, expect, it } from 'vitest';
import { nearestTests } from './changed';

const SPECS = [
  'tests/e2e/path.spec.ts',
  'tests/e2e/quest/contact.spec.ts',
  'tests/e2e/site/contact.spec.ts',
  'tests/e2e/riddle/knight.spec.ts',
  'tests/pages/contact.test.ts',
  'tests/pages/site/contact.test.ts',
];
const nearestOf = (...changed: string[]) => {
  const { pages, browser } = nearestTests(changed, SPECS);
  return [...pages, ...browser];
};

describe('the tests nearest to a change', () => {
  it('are those of pages named as the page, in its own area, without a browser and with one', () => {
    expect(nearestOf('src/escape-noel/pages/contact/ContactPage.tsx')).toEqual([
      'tests/pages/contact.test.ts',
      'tests/e2e/quest/contact.spec.ts',
    ]);
    expect(nearestOf('src/site/pages/contact/ContactForm.tsx')).toEqual([
      'tests/pages/site/contact.test.ts',
      'tests/e2e/site/contact.spec.ts',
    ]);
    expect(nearestOf('src/escape-noel/pages/riddle/media/RiddleMedia.tsx')).toEqual([
      'tests/e2e/riddle/knight.spec.ts',
    ]);
  });

  it('are the way from the home page to a solved day where several pages share what has changed', () => {
    expect(nearestOf('src/ui/Button.tsx', 'index.html')).toEqual(['tests/e2e/path.spec.ts']);
  });

  it('are a changed test of pages itself, which no module imports', () => {
    const spec = 'tests/e2e/riddle/knight.spec.ts';
    const test = 'tests/pages/contact.test.ts';
    expect(nearestTests([spec, test], SPECS)).toEqual({
      modules: false,
      database: [],
      pages: [test],
      browser: [spec],
    });
  });

  it('need no browser for a tool or a unit test', () => {
    const changed = ['scripts/port.ts', 'src/escape-noel/shared/rules/score.test.ts'];
    expect(nearestTests(changed, SPECS)).toEqual({ modules: true, database: [], pages: [], browser: [] });
  });

  it('are those of the database for a migration', () => {
    const { modules, database } = nearestTests(['supabase/migrations/20241101090300_progress.sql'], SPECS);
    expect([modules, database.length]).toEqual([false, 2]);
  });

  it('are none for a document', () => {
    expect(nearestTests(['README.md'], SPECS)).toEqual({
      modules: false,
      database: [],
      pages: [],
      browser: [],
    });
  });
});

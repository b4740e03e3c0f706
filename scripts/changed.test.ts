import { describe, expect, it } from 'vitest';
import { nearestTests } from './changed';

const SPECS = [
  'tests/e2e/path.spec.ts',
  'tests/e2e/quest/contact.spec.ts',
  'tests/e2e/site/contact.spec.ts',
  'tests/e2e/riddle/knight.spec.ts',
];
const pagesOf = (...changed: string[]) => nearestTests(changed, SPECS).pages;

describe('the tests nearest to a change', () => {
  it('are the browser tests named as the page, in its own area', () => {
    expect(pagesOf('src/escape-noel/pages/contact/ContactPage.tsx')).toEqual([
      'tests/e2e/quest/contact.spec.ts',
    ]);
    expect(pagesOf('src/site/pages/contact/ContactForm.tsx')).toEqual(['tests/e2e/site/contact.spec.ts']);
    expect(pagesOf('src/escape-noel/pages/riddle/media/RiddleMedia.tsx')).toEqual([
      'tests/e2e/riddle/knight.spec.ts',
    ]);
  });

  it('are the way from the home page to a solved day where several pages share what has changed', () => {
    expect(pagesOf('src/ui/Button.tsx', 'index.html')).toEqual(['tests/e2e/path.spec.ts']);
  });

  it('are a changed browser test itself, which no module imports', () => {
    const spec = 'tests/e2e/riddle/knight.spec.ts';
    expect(nearestTests([spec], SPECS)).toEqual({ modules: false, database: [], pages: [spec] });
  });

  it('need no browser for a tool or a unit test', () => {
    const changed = ['scripts/port.ts', 'src/escape-noel/shared/rules/score.test.ts'];
    expect(nearestTests(changed, SPECS)).toEqual({ modules: true, database: [], pages: [] });
  });

  it('are those of the database for a migration', () => {
    const { modules, database } = nearestTests(['supabase/migrations/20241101090300_progress.sql'], SPECS);
    expect([modules, database.length]).toEqual([false, 2]);
  });

  it('are none for a document', () => {
    expect(nearestTests(['README.md'], SPECS)).toEqual({ modules: false, database: [], pages: [] });
  });
});

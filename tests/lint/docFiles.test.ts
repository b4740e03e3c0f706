import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['art', 'docs', 'public', 'src', 'supabase', 'tests', 'tools'];
const FILE = /\.(?:css|html|jsonc?|md|mjs|sql|svg|tsx?)$/;

/** Files and folders of the repository, from its root. */
const known = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  ),
];
const packages = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies });
const lintConfiguration = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8');

const timeZones = new Set(Intl.supportedValuesOf('timeZone'));

/** Code that names no file of the repository: an address, a file of the build, a package, a time zone, a rule of the linter. */
const isOtherName = (name: string) =>
  name.startsWith('/') ||
  /^dist\/|^(?!index\b)[\w/-]+\.html$/.test(name) ||
  timeZones.has(name) ||
  packages.some((each) => name === each || name.startsWith(`${each}/`)) ||
  lintConfiguration.includes(`"${name}"`);

/** Paths and file names in the code of a text: `<name>` and `*` stand for anything. */
const filesIn = (markdown: string): string[] =>
  [...markdown.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[\w.@<>*/{,}-]+$/.test(name) && (name.includes('/') || FILE.test(name)))
    .filter((name) => !isOtherName(name));

/** Matches the end of a path; a migration is named by its domain. */
function isKnown(name: string): boolean {
  const pattern = name
    .replace(/\/$/, '')
    .replaceAll(/[.@]/g, String.raw`\$&`)
    .replaceAll('**/', '(?:.*/)?')
    .replaceAll(/<\w+>|(?<!\.)\*/g, '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  const path = new RegExp(`(?:^|/)(?:\\d+_)?${pattern}$`);
  return known.some((each) => path.test(each));
}

const read = (document: string) => readFileSync(join(ROOT, document), 'utf8');

const DOCUMENTS = known.filter((path) => path.endsWith('.md'));
/** The log of changes and superseded decisions name files of their time. */
const CURRENT = DOCUMENTS.filter(
  (path) => path !== 'CHANGELOG.md' && !read(path).includes('- Status: superseded'),
);

test.each(CURRENT)('%s names only files and folders that exist', (document) => {
  const named = filesIn(read(document));
  expect([...new Set(named)].filter((name) => !isKnown(name))).toEqual([]);
});

test.each(DOCUMENTS)('the links of %s lead to files that exist', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const paths = links.map(([, target = '']) => posix.join(posix.dirname(document), target));
  expect(paths.filter((path) => !known.includes(path.replace(/\/$/, '')))).toEqual([]);
});

test.each(DOCUMENTS.filter((path) => path.startsWith('docs/decisions/')))(
  '%s has a date and a status, and 25 lines at most',
  (document) => {
    const lines = read(document).trimEnd().split('\n');
    expect(lines.slice(2, 4)).toEqual([
      expect.stringMatching(/^- Date: 2\d{3}-\d\d-\d\d$/),
      expect.stringMatching(/^- Status: (?:accepted|superseded by)/),
    ]);
    expect(lines.length).toBeLessThanOrEqual(25);
  },
);

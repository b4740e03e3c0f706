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

/** Code that names no file of the repository: an address, a package, a rule of the linter. */
const isOtherName = (name: string) =>
  name.startsWith('/') ||
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

const DOCUMENTS = ['docs/architecture.md', 'docs/glossary.md', 'CONTRIBUTING.md', 'README.md'];

test.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
  const named = filesIn(readFileSync(join(ROOT, document), 'utf8'));
  expect([...new Set(named)].filter((name) => !isKnown(name))).toEqual([]);
});

test.each(DOCUMENTS)('the links of %s lead to files that exist', (document) => {
  const links = [...readFileSync(join(ROOT, document), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const paths = links.map(([, target = '']) => posix.join(posix.dirname(document), target));
  expect(paths.filter((path) => !known.includes(path.replace(/\/$/, '')))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { refusalOf } from './node-version.mjs';

const packageFile = v.parse(
  v.object({ engines: v.object({ node: v.string() }), scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
);
const wanted = packageFile.engines.node;

describe('the Node of the machine is', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v22.20.0', 'v24.0.0', 'v25.1.3', 'v30.0.0'])(
    'taken when it is %s',
    (version) => {
      expect(refusalOf(version, wanted)).toBeNull();
    },
  );

  it.each(['v16.20.2', 'v18.20.8', 'v20.18.3', 'v20.9.0', 'v21.7.3', 'v22.11.0', 'v23.11.1'])(
    'refused when it is %s, with the version wanted',
    (version) => {
      expect(refusalOf(version, wanted)).toContain(
        `Node 20.19.0, 22.12.0, 24.0.0 or later is needed, and this is ${version}`,
      );
    },
  );

  it('compared to the last number', () => {
    expect(refusalOf('v20.19.1', '^20.19.2')).not.toBeNull();
    expect(refusalOf('v20.19.2', '^20.19.2')).toBeNull();
    expect(refusalOf('v20.20.0', '^20.19.2')).toBeNull();
  });

  it.each(['start', 'dev', 'check', 'test', 'test:unit', 'test:db', 'test:e2e'])(
    'looked at before `npm run %s`',
    (name) => {
      expect(packageFile.scripts[`pre${name}`]).toBe('node scripts/node-version.mjs');
    },
  );
});

it('`npm ci` refuses what these commands refuse', () => {
  expect(readFileSync(new URL('../.npmrc', import.meta.url), 'utf8')).toContain('engine-strict=true');
});

/**
 * Refuses a Node that the tools do not run on, before any of them falls. Plain JavaScript, so that an old Node reads it. The
 * versions wanted are those of `engines.node` in package.json, which `npm ci` holds to as well (.npmrc).
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * @param {string} version of Node, as in `v20.19.0`.
 * @param {string} range parts such as `^20.19.0` or `>=24.0.0`, with ` || ` between them.
 * @returns {string | null} what to say, or nothing when the version will do.
 */
export function refusalOf(version, range) {
  const parts = range.split(' || ');
  if (parts.some((part) => fits(version, part))) return null;
  const wanted = parts.map((part) => part.replace(/^\D+/, ''));
  return `Node ${wanted.join(', ')} or later is needed, and this is ${version}: install one from https://nodejs.org, then run « npm ci » again.`;
}

/**
 * @param {string} version
 * @param {string} part of a range.
 */
function fits(version, part) {
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbers(part);
  if (major !== wantedMajor) return part.startsWith('>=') && major > wantedMajor;
  return minor === wantedMinor ? patch >= wantedPatch : minor > wantedMinor;
}

/** @param {string} version */
function numbers(version) {
  return version.replace(/^\D+/, '').split('.').map(Number);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const description = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const range = /"engines": \{\s*"node": "([^"]+)"/.exec(description)?.[1] ?? '>=0.0.0';
  const refusal = refusalOf(process.version, range);
  if (refusal !== null) {
    console.error(refusal);
    process.exitCode = 1;
  }
}

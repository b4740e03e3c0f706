import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { birthOf, holdFolder } from './lock';

let root: string;
let folder: string;
let mark: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'));
  folder = join(root, 'data');
  mark = `${folder}.lock`;
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A live process that is neither this one nor anything of ours. */
const STRANGER = process.ppid;

/** What this process does as it ends, without ending it. */
function onExit(): () => void {
  const added: (() => void)[] = [];
  vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    // The only listener added here is that of `exit`, which takes nothing.
    if (event === 'exit') added.push(listener as () => void);
    return process;
  });
  return () => added.forEach((listener) => listener());
}

/** The number of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('close', resolve));
  return child.pid ?? 0;
}

describe('a data folder is', () => {
  it('held by whoever takes it, and let go when they end', () => {
    const end = onExit();
    holdFolder(folder);
    expect(readFileSync(mark, 'utf8')).toBe(`${process.pid} ${birthOf(process.pid)}`);
    end();
    expect(existsSync(mark)).toBe(false);
  });

  it('held twice by the same process without harm', () => {
    holdFolder(folder);
    holdFolder(folder);
    expect(readFileSync(mark, 'utf8')).toContain(String(process.pid));
  });

  it('made room for, when what leads to it is missing', () => {
    holdFolder(join(root, 'not', 'yet', 'data'));
    expect(existsSync(join(root, 'not', 'yet', 'data.lock'))).toBe(true);
  });

  it('refused while the process that took it runs, which is named with what to do', () => {
    writeFileSync(mark, `${STRANGER} ${birthOf(STRANGER)}`);
    expect(() => holdFolder(folder)).toThrow(`is held by process ${STRANGER}`);
    expect(() => holdFolder(folder)).toThrow('DATA_DIR');
    expect(readFileSync(mark, 'utf8')).toContain(String(STRANGER));
  });

  it('taken over when another process has been given the number of the one that held it', () => {
    writeFileSync(mark, `${STRANGER} another-birth`);
    holdFolder(folder);
    expect(readFileSync(mark, 'utf8')).toBe(`${process.pid} ${birthOf(process.pid)}`);
  });

  it('refused where the machine cannot tell that process from another', () => {
    writeFileSync(mark, `${STRANGER} some-birth`);
    expect(() => holdFolder(folder, () => null)).toThrow('is held by process');
  });

  it('refused while it is held by a version that wrote a number alone', () => {
    writeFileSync(mark, String(STRANGER));
    expect(() => holdFolder(folder)).toThrow('is held by process');
  });

  it.each([
    ['nothing', ''],
    ['noise', 'what is this'],
    ['a number of no process', '-1 x'],
  ])('taken over when the mark holds %s', (_what, text) => {
    writeFileSync(mark, text);
    holdFolder(folder);
    expect(readFileSync(mark, 'utf8')).toContain(String(process.pid));
  });

  it('taken over when the process that held it is dead', async () => {
    writeFileSync(mark, `${await deadPid()} some-birth`);
    holdFolder(folder);
    expect(readFileSync(mark, 'utf8')).toContain(String(process.pid));
  });

  it("left to whoever took it over: this process' end takes away its own mark only", () => {
    const end = onExit();
    holdFolder(folder);
    writeFileSync(mark, `${STRANGER} theirs`);
    end();
    expect(readFileSync(mark, 'utf8')).toBe(`${STRANGER} theirs`);
  });

  it('refused in words when nothing can be written beside it', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => holdFolder(join(root, 'file', 'data'))).toThrow('is not a folder');
  });
});

describe('the birth of a process', () => {
  it('stays the same while it runs, and differs between two', () => {
    expect(birthOf(process.pid)).toBe(birthOf(process.pid));
    expect(birthOf(process.pid)).not.toBe(birthOf(STRANGER));
  });

  it('is unknown for one that is no more', async () => {
    expect(birthOf(await deadPid())).toBeNull();
  });
});

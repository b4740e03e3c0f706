import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid !== process.pid && isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a data folder for this process: two that open it at once would ruin it, and the embedded database does not look.
 * Let go when the process ends; a mark left by one that died is ignored.
 *
 * @throws when a running process holds the folder.
 */
export function holdFolder(folder: string): void {
  const mark = `${folder}.lock`;
  const holder = holderOf(mark);
  if (holder !== null) {
    throw new Error(
      `Le dossier ${folder} est déjà ouvert par le processus ${holder} : arrête-le, ou choisis un autre dossier avec DATA_DIR ` +
        '(DATA_DIR=memory ne garde rien).',
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(mark, String(process.pid));
  process.on('exit', () => rmSync(mark, { force: true }));
}

/**
 * `npm run season -- --purge`: deletes what the privacy page promises not to keep (rule 1.8) and says how much, as pg_cron does each
 * night. With `DATABASE_URL`, in the database of that project; otherwise in the data folder of the embedded one, while it is stopped.
 */
import { inspect } from 'node:util';
import * as v from 'valibot';
import { counted } from '../src/lib/french.ts';
import { bootEmbedded } from './embedded/database.ts';
import { dataFolder } from './embedded/folder.ts';
import { lockFolder } from './embedded/lock.ts';
import { UserError } from './embedded/userError.ts';
import { HostedError, runHosted } from './hosted.ts';
import { withoutSecrets } from './secrets.ts';

const PURGE = 'select private.purge_season() as purged';
const purged = v.object({ wrong_answers: v.number(), accounts: v.number() });

async function purge() {
  const url = process.env['DATABASE_URL'];
  if (url) return v.parse(purged, JSON.parse(await runHosted(url, PURGE)));
  const dataDir = dataFolder();
  if (dataDir === null) throw new UserError('DATA_DIR=memory keeps nothing: there is nothing to delete.');
  await lockFolder(dataDir);
  const backend = await bootEmbedded({ dataDir });
  const { rows } = await backend.driver.query<{ purged: unknown }>(PURGE);
  await backend.close();
  return v.parse(purged, rows[0]?.purged);
}

try {
  if (!process.argv.includes('--purge')) throw new UserError('Write npm run season -- --purge.');
  const { wrong_answers: answers, accounts } = await purge();
  console.log(
    `Effacé : ${counted(answers, 'réponse essayée', 'réponses essayées')}, ${counted(accounts, 'compte')} que personne n'utilisait.`,
  );
} catch (error) {
  const said = error instanceof UserError || error instanceof HostedError ? error.message : inspect(error);
  console.error(withoutSecrets(said, process.env));
  process.exitCode = 1;
}

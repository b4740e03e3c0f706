import type { authConfig } from '../embedded/config.ts';
import { startAuth } from './auth.ts';
import { listen, remote, type Service } from './gateway.ts';
import { startGoogle } from './google.ts';
import type { ProjectKeys } from './keys.ts';
import { startMail, templates, type Mail } from './mail.ts';
import type { Report } from './report.ts';
import { startStorage } from './storage.ts';

/** The project of a rehearsal, and what it has started. */
export type Project = {
  report: Report;
  keys: ProjectKeys;
  config: Awaited<ReturnType<typeof authConfig>>;
  ports: Record<'auth' | 'smtp' | 'templates' | 'google' | 'storage' | 'storageAdmin', number>;
  apiUrl: string;
  /** Stops what was started, the last first. */
  stops: (() => unknown)[];
};

/** Starts Google's part of a sign-in. @returns the auth server's settings; none where it cannot be started. */
async function startGoogleServices({ report, ports, apiUrl, stops }: Project) {
  const google = await startGoogle({ port: ports.google, apiUrl }).catch((error: unknown) => {
    report.lacks('the sign-in with Google', `install openssl, on Linux: ${String(error)}`);
    return null;
  });
  if (!google) return undefined;
  stops.push(google.stop);
  report.part('Google', "an OpenID provider of this machine behind Google's address", false);
  return google.authSettings;
}

/**
 * Starts the auth server, what receives its e-mails, and what it asks of Google.
 * @param mails receives the e-mails.
 * @returns null when it does not start.
 */
export async function startAuthServices(
  project: Project,
  databaseUrl: string,
  program: string,
  mails: Mail[],
): Promise<{ service: Service; hasGoogle: boolean } | null> {
  const { report, config, ports, stops } = project;
  const googleSettings = await startGoogleServices(project);
  const auth = await report.step('the auth server and the e-mails', async () => {
    const mail = await startMail(ports.smtp, mails);
    stops.push(mail.stop);
    const paths = Object.entries(config.email.template).map(([name, { content_path }]) => [
      name,
      content_path,
    ]);
    const contents = templates(Object.fromEntries(paths) as Record<string, string>);
    const templateServer = await listen(contents, ports.templates);
    stops.push(() => templateServer.close());
    const started = await startAuth({
      ...project,
      databaseUrl,
      program,
      ...(googleSettings && { googleSettings }),
    });
    stops.push(started.stop);
    return started;
  });
  if (!auth) return null;
  report.part('Auth', `supabase/auth ${auth.version}, tokens signed with ${project.keys.signing}`, true);
  report.part('E-mails', 'sent by SMTP to this machine', true);
  return { service: remote(auth.origin), hasGoogle: googleSettings !== undefined };
}

/** Starts the storage server. @returns null when it does not start. */
export async function startStorageServices(
  project: Project,
  databaseUrl: string,
  folder: string,
): Promise<Service | null> {
  const { report, stops } = project;
  const storage = await report.step('the storage server', async () => {
    const started = await startStorage({ ...project, databaseUrl, folder });
    stops.push(started.stop);
    return started;
  });
  if (!storage) return null;
  report.part('Storage', `supabase/storage ${storage.version}, files of this machine in place of S3`, true);
  return remote(storage.origin);
}

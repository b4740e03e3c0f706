import { createServer } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { Refusal } from '../tools/embedded/refusal.ts';

/** The address that everything is served at; a page that is not ready asks again after so long. */
export const HOST = '127.0.0.1';
const ASK_AGAIN_S = 2;

/**
 * The port that `PORT` names.
 * @throws a refusal when it is not the number of a port.
 */
export function chosenPort(usual: number, named = process.env['PORT']): number {
  if (!named) return usual;
  const port = Number(named);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(`PORT must be a number from 1 to 65535, not « ${named} ».`);
}

/**
 * Takes a port and says on it that the site is coming, so that two starts never build for one port.
 * @returns what lets go of it.
 * @throws a refusal that names `PORT` when another program holds it.
 */
export async function holdPort(port: number): Promise<() => Promise<void>> {
  const server = createServer((_request, response) => {
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(ASK_AGAIN_S),
      refresh: String(ASK_AGAIN_S),
      connection: 'close',
    });
    response.end('<!doctype html><html lang="fr"><title>Bientôt</title><p>La maison se prépare…</p></html>');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portRefusal(error, port) ?? error));
    server.listen(port, HOST, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** Says in one sentence, then ends, when the port of `npm run dev` is another program's. */
export function tellTakenPort(): Plugin {
  return { name: 'tell-taken-port', apply: 'serve', configureServer: tellWhenTaken };
}

function tellWhenTaken({ httpServer, config }: ViteDevServer): void {
  httpServer?.once('error', (error: Error) => {
    const refusal = portRefusal(error, config.server.port);
    if (!refusal) return;
    console.error(refusal.message);
    process.exit(1);
  });
}

function portRefusal(error: Error, port: number): Refusal | null {
  const code = 'code' in error ? error.code : null;
  const another = `choose another with PORT (for example PORT=${port < 65_535 ? port + 1 : port - 1})`;
  if (code === 'EADDRINUSE')
    return new Refusal(`Port ${port} is taken: stop the program that has it, or ${another}.`);
  if (code === 'EACCES')
    return new Refusal(`Port ${port} is kept for the machine's administrator: ${another}.`);
  return null;
}

import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const TEXT = /html|javascript|css|json/;

/**
 * The common server behind an address of a test's own, whose network can be cut: `setOffline` does not reach a service worker. It can
 * also publish another release, in which every script and style sheet has another name and those of the first one are gone, or send other
 * texts.
 */
export class Host {
  private isCut = false;
  private isNewRelease = false;
  private readonly edits: { path: RegExp; edit: (text: string) => string }[] = [];

  private constructor(
    private readonly server: Server,
    private readonly target: string,
    /** The names of the built files, without their endings. */
    private readonly names: ReadonlySet<string>,
  ) {}

  static async open(target: string): Promise<Host> {
    const built = join(import.meta.dirname, `../../../.cache/start-${new URL(target).port}/assets`);
    const files = (await readdir(built)).filter((file) => /\.(?:js|css)$/.test(file));
    const server = createServer();
    const host = new Host(server, target, new Set(files.map((file) => file.replace(/\.\w+$/, ''))));
    server.on('request', (request, response) => {
      host.answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get address(): string {
    const { port } = this.server.address() as AddressInfo; // it listens
    return `http://127.0.0.1:${port}`;
  }

  cut(isCut: boolean): void {
    this.isCut = isCut;
    if (isCut) this.server.closeAllConnections();
  }

  publishNewRelease(): void {
    this.isNewRelease = true;
  }

  /** From now on sends another text in place of the one at the addresses that match. */
  edit(path: RegExp, edit: (text: string) => string): void {
    this.edits.push({ path, edit });
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (this.isCut) {
      request.socket.destroy();
      return;
    }
    const renamed = path.replace(/\.b\.(js|css)$/, '.$1');
    if (this.isNewRelease && path.startsWith('/assets/') && /\.(?:js|css)$/.test(path) && renamed === path) {
      response.writeHead(404).end();
      return;
    }
    const body: Buffer[] = [];
    for await (const part of request) body.push(part as Buffer);
    const headers = { ...request.headers, 'accept-encoding': 'identity', host: new URL(this.target).host };
    const reply = await fetch(new URL(renamed, this.target), {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && !['connection', 'content-length', 'if-none-match'].includes(name)
          ? [[name, value]]
          : [],
      ),
      redirect: 'manual',
      ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
    });
    const content = Buffer.from(await reply.arrayBuffer());
    const isText = TEXT.test(reply.headers.get('content-type') ?? '') && !path.startsWith('/rest/');
    const renamedContent = this.isNewRelease && isText ? Buffer.from(this.rename(String(content))) : content;
    const sent = this.edits
      .filter((each) => each.path.test(path))
      .reduce((text, { edit }) => Buffer.from(edit(String(text))), renamedContent);
    const kept = [...reply.headers].filter(
      ([name]) =>
        !['content-length', 'content-encoding', 'transfer-encoding', 'etag', 'connection'].includes(name),
    );
    response.writeHead(reply.status, [...kept.flat(), 'content-length', String(sent.length)]).end(sent);
  }

  /** The files of the new release, and in its worker's list the revisions of its pages. */
  private rename(text: string): string {
    return text
      .replaceAll(/([\w.-]+)\.(js|css)\b/g, (whole, name: string, ending: string) =>
        this.names.has(name) ? `${name}.b.${ending}` : whole,
      )
      .replaceAll(/"([0-9a-f]{32})"/g, '"b$1"');
  }
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { chosenPort, holdPort } from './port';

const letGo: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const release of letGo.splice(0)) await release();
});

/** Another program on a port that nobody had. */
async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  letGo.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port; // listening on a network address, not on a path
}

async function freePort(): Promise<number> {
  const port = await takenPort();
  await letGo.pop()?.();
  return port;
}

describe('the port is', () => {
  it('the usual one when PORT says nothing', () => {
    expect(chosenPort(4173, undefined)).toBe(4173);
    expect(chosenPort(4173, '')).toBe(4173);
  });

  it('the one that PORT names', () => {
    expect(chosenPort(4173, '8080')).toBe(8080);
  });

  it.each(['abc', '0', '-1', '65536', '80.5', '41 73'])('refused in words when PORT is %s', (named) => {
    expect(() => chosenPort(4173, named)).toThrow(`PORT must be a number from 1 to 65535, not « ${named} ».`);
  });

  it('refused with the name of PORT and another number when it is taken', async () => {
    const port = await takenPort();
    await expect(holdPort(port)).rejects.toThrow(
      `Port ${port} is taken: stop the program that has it, or choose another with PORT (for example PORT=${port + 1}).`,
    );
  });

  it('refused to the second of two starts at once', async () => {
    const port = await freePort();
    letGo.push(await holdPort(port));
    await expect(holdPort(port)).rejects.toThrow('is taken');
  });

  it('answered on while the site is made, so that a page that is open comes back by itself, then free', async () => {
    const port = await freePort();
    const release = await holdPort(port);
    const answer = await fetch(`http://127.0.0.1:${port}/books`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('refresh')).toBe('2');
    await release();
    letGo.push(await holdPort(port));
  });
});

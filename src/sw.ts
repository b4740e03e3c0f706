import { clientsClaim } from 'workbox-core';
import * as navigationPreload from 'workbox-navigation-preload';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import {
  CODE_CACHE,
  isWorthStoring,
  MEDIA_CACHE,
  offlineKind,
  ROWS_CACHE,
  rowsKey,
  type OfflineKind,
} from './lib/offlineCaches.ts';
import { ownCache } from './lib/ownCaches.ts';
import { isAdminPath, isGamePath } from './paths.ts';

/**
 * The service worker of the game (rules 22). What the network answers is always preferred, but for files whose name holds a hash of
 * their content. A newer worker waits until every page of the game is closed: no `skipWaiting`.
 */
declare const self: ServiceWorkerGlobalScope & { SHELL_FILES: (PrecacheEntry | string)[] };

declare global {
  interface ImportMeta {
    readonly env: { readonly VITE_OFFLINE?: string };
  }
}

/** Used if the prerendered page does not arrive in time: the game's own page, of the release that this worker stores. */
const SHELL = '/app.html';
const PAGE_TIMEOUT_MS = 6_000;
const ROWS_TIMEOUT_S = 5;
/** Of each cache the newest files are kept when a new worker takes over. */
const MOST_FILES = 200;
/** The `Vary` header of a reply, for example by compression, is irrelevant here. */
const matchOptions = { ignoreVary: true };

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

function start(): void {
  // At its first visit a page is served by the network, and its worker stores what it goes on to load.
  clientsClaim();
  navigationPreload.enable();
  precacheAndRoute(self.SHELL_FILES, { cleanURLs: false });
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([CODE_CACHE, MEDIA_CACHE].map(trim))),
  );

  registerRoute(
    ({ request, url }) =>
      request.mode === 'navigate' &&
      url.origin === location.origin &&
      isGamePath(url.pathname) &&
      !isAdminPath(url.pathname),
    ({ event, request }) => (event instanceof FetchEvent ? openPage(event) : fetch(request)),
  );
  const code = new CacheFirst({ cacheName: CODE_CACHE, matchOptions, plugins: [storable('code')] });
  const media = new CacheFirst({
    cacheName: MEDIA_CACHE,
    matchOptions,
    plugins: [storable('media'), partial],
  });
  const rows = new NetworkFirst({
    cacheName: ROWS_CACHE,
    matchOptions,
    networkTimeoutSeconds: ROWS_TIMEOUT_S,
    plugins: [storable('rows'), keyed],
  });
  route('code', () => code);
  route('media', () => media);
  route('rows', () => rows);
  // Without a time limit: as long as the network may answer, a knight's own progress is the server's.
  route('own', (request) => {
    const owner = ownerOf(request);
    return owner === null
      ? null
      : new NetworkFirst({
          cacheName: ownCache(owner, request.headers.get('x-knight')),
          matchOptions,
          plugins: [storable('own'), keyed],
        });
  });
}

/** @param strategyFor null to leave the request to the network. */
function route(kind: OfflineKind, strategyFor: (request: Request) => Strategy | null): void {
  registerRoute(
    ({ url }) => offlineKind(url, location.origin) === kind,
    async ({ event, request }) => {
      const strategy = strategyFor(request);
      return strategy ? strategy.handle({ event, request }) : fetch(request);
    },
  );
}

const storable = (kind: OfflineKind) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await isWorthStoring(kind, response)) ? response : null,
});

/** A film or a sound is asked for in parts. */
const partial = {
  cachedResponseWillBeUsed: ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse && request.headers.has('range')
      ? createPartialResponse(request, cachedResponse)
      : Promise.resolve(cachedResponse),
};

const keyed = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) => Promise.resolve(rowsKey(request.url)),
};

/** A page from the network, else the shell. */
async function openPage(event: FetchEvent): Promise<Response> {
  const request = async () => {
    const preloaded: unknown = await event.preloadResponse;
    return preloaded instanceof Response ? preloaded : fetch(event.request);
  };
  const reply = request();
  const late = new Promise<Response | undefined>((resolve) => {
    setTimeout(() => void matchPrecache(SHELL).then(resolve), PAGE_TIMEOUT_MS);
  });
  try {
    return (await Promise.race([reply, late])) ?? (await reply);
  } catch (error) {
    const shell = await matchPrecache(SHELL);
    if (shell) return shell;
    throw error;
  }
}

/** The account whose session a request carries; null for a visitor's. */
function ownerOf(request: Request): string | null {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./.exec(request.headers.get('authorization') ?? '')?.[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isObject(claims) && typeof claims['sub'] === 'string' ? claims['sub'] : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Deletes the oldest files of a cache. */
async function trim(name: string): Promise<void> {
  const cache = await caches.open(name);
  const stored = await cache.keys();
  await Promise.all(
    stored.slice(0, Math.max(0, stored.length - MOST_FILES)).map((each) => cache.delete(each)),
  );
}

/** A release that is built with `VITE_OFFLINE=off` takes the worker of the one before away (docs/deployment.md). */
if (import.meta.env.VITE_OFFLINE === 'off') {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(removeAll()));
} else start();

import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What the embedded backend needs of Node itself, and what the pages are as well served by. */
const NATIVE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'fetch',
] as const;

const happyDom = builtinEnvironments['happy-dom'];

/** A light document, beside which a database and its API run in the same process. */
const environment: Environment = {
  name: 'pages',
  viteEnvironment: 'ssr',
  setup: async (global: typeof globalThis, options) => {
    const natives = NATIVE.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const);
    const made = await happyDom.setup(global, options);
    for (const [name, native] of natives) if (native) Object.defineProperty(global, name, native);
    return made;
  },
};

export default environment;

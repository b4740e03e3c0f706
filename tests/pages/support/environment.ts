import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Node's own globals, which the embedded backend needs and the pages can use. */
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

/** happy-dom, with a database and its API in the same process. */
const environment: Environment = {
  name: 'pages',
  viteEnvironment: 'ssr',
  setup: async (global: typeof globalThis, options) => {
    const natives = NATIVE.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const);
    const made = await happyDom.setup(global, options);
    for (const [name, native] of natives) if (native) Object.defineProperty(global, name, native);
    // happy-dom loads no font: they are there.
    Object.defineProperty(global.document, 'fonts', { value: { ready: Promise.resolve() } });
    return made;
  },
};

export default environment;

import type { ComponentType } from 'react';
import { loadModule } from '@/lib/loadModule';
import type { Page } from './pages';

const modules = import.meta.glob<Partial<Record<string, ComponentType>>>(
  '../{site,escape-noel}/pages/*/*Page.tsx',
);

/** @throws when its code does not load. */
export async function loadPage({ module }: Page): Promise<ComponentType> {
  const load = modules[`../${module}.tsx`];
  const component = load && (await loadModule(load))[module.slice(module.lastIndexOf('/') + 1)];
  if (!component) throw new Error(`No page at ${module}`);
  return component;
}

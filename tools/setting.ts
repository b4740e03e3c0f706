import type { ResolvedConfig } from 'vite';

/** A variable of the build: a constant of the configuration, else the environment's. */
export function setting(
  { define, env }: Pick<ResolvedConfig, 'define' | 'env'>,
  name: string,
): string | undefined {
  const constant: unknown = define?.[`import.meta.env.${name}`];
  const value: unknown = typeof constant === 'string' ? JSON.parse(constant) : env[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

type Entries = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of a JSON value, undefined where there is none. @param path keys and indexes of lists: `hints.0.texte`. */
export const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined),
      data,
    );

/** The text at a path; '' for anything else. @param path as `valueAt`. */
export function textAt(data: unknown, path: string): string {
  const value = valueAt(data, path);
  return typeof value === 'string' ? value : '';
}

/** A copy of an object with another value at a path, where objects that are missing are made. @param path as `valueAt`. */
export function withValue(data: Entries, path: string, value: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.');
  return { ...data, [key]: changed(data[key], rest, value) };
}

function changed(container: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(container))
    return container.map((each: unknown, index) =>
      index === Number(key) ? changed(each, rest, value) : each,
    );
  return withValue(isRecord(container) ? container : {}, [key, ...rest].join('.'), value);
}

type Entries = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of a JSON document, undefined where there is none. @param path keys and indexes of lists: `hints.0.texte`. */
export const valueAt = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined),
      document,
    );

/** The text at a path; '' for anything else. @param path as `valueAt`. */
export function textAt(document: unknown, path: string): string {
  const value = valueAt(document, path);
  return typeof value === 'string' ? value : '';
}

/** A copy of a document with another value at a path, where objects that are missing are made. @param path as `valueAt`. */
export function withValue(document: Entries, path: string, value: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.');
  return { ...document, [key]: changed(document[key], rest, value) };
}

function changed(container: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(container))
    return container.map((each: unknown, index) =>
      index === Number(key) ? changed(each, rest, value) : each,
    );
  return withValue(isRecord(container) ? container : {}, [key, ...rest].join('.'), value);
}

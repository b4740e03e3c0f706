import * as v from 'valibot';

type Entries = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a valibot schema that say which types it expects; a pipe has the parts of its first schema. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
  key?: string;
  default?: unknown;
}
const isShape = (value: unknown): value is Shape => isRecord(value) && typeof value['type'] === 'string';

/** The option of a variant that data are of, nested variants included. */
const optionOf = ({ options = [], key = '' }: Shape, data: unknown): Shape | undefined =>
  isRecord(data) ? options.filter(isShape).find((option) => isOption(option, key, data[key])) : undefined;

const isOption = (option: Shape, key: string, value: unknown): boolean =>
  option.type === 'variant'
    ? (option.options ?? []).some((each) => isShape(each) && isOption(each, key, value))
    : option.entries?.[key]?.literal === value;

/** True if data are of a schema's outer type, whatever is inside. */
function isOfType(shape: Shape, data: unknown): boolean {
  switch (shape.type) {
    case 'string':
    case 'number':
      return typeof data === shape.type;
    case 'array':
      return Array.isArray(data);
    case 'picklist':
      return shape.options?.includes(data) ?? false;
    case 'variant':
      return optionOf(shape, data) !== undefined;
    default:
      return isRecord(data);
  }
}

/** A text that may be absent is edited as an empty one. */
const isOptionalText = (shape: Shape | undefined): boolean =>
  shape?.type === 'exact_optional' && shape.wrapped?.type === 'string';

/** An entry of an object; undefined for one that stays absent. */
function filledEntry(shape: Shape, data: unknown): unknown {
  return shape.type === 'exact_optional' && data === undefined && !isOptionalText(shape)
    ? undefined
    : filled(shape, data);
}

/** Data with the types of a schema: a value of another type is blank, names that the schema does not know stay. */
function filled(shape: Shape, data: unknown): unknown {
  const { item, wrapped, entries } = shape;
  if (wrapped && shape.type === 'nullable') return isOfType(wrapped, data) ? filled(wrapped, data) : null;
  if (wrapped) return filled(wrapped, data ?? shape.default);
  if (item) return Array.isArray(data) ? data.map((each: unknown) => filled(item, each)) : [];
  if (entries) {
    const known = isRecord(data) ? data : {};
    const written = Object.entries(entries).map(([key, entry]) => [key, filledEntry(entry, known[key])]);
    return { ...known, ...Object.fromEntries(written.filter(([, value]) => value !== undefined)) };
  }
  if (shape.type === 'literal') return shape.literal;
  if (shape.type === 'variant') {
    const option = optionOf(shape, data) ?? shape.options?.find(isShape);
    return option && filled(option, data);
  }
  if (isOfType(shape, data)) return data;
  return shape.type === 'string' ? '' : shape.type === 'number' ? 0 : shape.options?.[0];
}

/** A proof by the schema itself: nothing is missing or of another type. Texts may be too long, and there may be unknown names. */
const hasTypes = <Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): data is v.InferInput<Schema> =>
  (v.safeParse(schema, data).issues ?? []).every(
    ({ kind, expected }) => kind !== 'schema' || expected === 'never',
  );

/**
 * Data as a form edits them: with the types of a schema, and with what its checks may still refuse. A value of another type, or that is
 * missing, is blank.
 * @throws {TypeError} for a schema of a kind that is not known here.
 */
export function shapedAs<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferInput<Schema> {
  const shaped = filled(schema, data);
  if (!hasTypes(schema, shaped)) throw new TypeError(`No blank value for a schema of type ${schema.type}`);
  return shaped;
}

/** Data as they are stored: an optional text that is empty or was never written is absent, where `shapedAs` has an empty one. */
export const storedAs = (schema: v.GenericSchema, data: Entries): Record<string, unknown> => {
  const stored = withoutBlanks(schema, data);
  return isRecord(stored) ? { ...stored } : {};
};

function withoutBlanks(shape: Shape, data: unknown): unknown {
  const { item, wrapped, entries } = shape;
  if (wrapped) return withoutBlanks(wrapped, data);
  if (item && Array.isArray(data)) return data.map((each: unknown) => withoutBlanks(item, each));
  if (shape.type === 'variant') {
    const option = optionOf(shape, data);
    return option ? withoutBlanks(option, data) : data;
  }
  if (!entries || !isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key, value]) => (value !== '' && value !== undefined) || !isOptionalText(entries[key]))
      .map(([key, value]) => [key, entries[key] ? withoutBlanks(entries[key], value) : value]),
  );
}

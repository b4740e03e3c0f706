const expected = new WeakSet<object>();
let installed = false;

/**
 * Marks an error as the normal answer to a refused request: @supabase/lite prints every database error with its stack, and a marked
 * one is left out.
 */
export function expectAnswer<E extends object>(error: E): E {
  expected.add(error);
  return error;
}

/** The notice that @supabase/lite prints for Storage (storage.ts). */
const NOTICE = 'EXPERIMENTAL FEATURES ENABLED';

/** Leaves marked errors out of `console.error`, and a notice out of `console.warn`, for the whole process. */
export function quietExpectedAnswers(): void {
  if (installed) return;
  installed = true;
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    const [first] = values;
    if (values.length === 1 && typeof first === 'object' && first !== null && expected.has(first)) return;
    print(...values);
  };
  const warn = console.warn.bind(console);
  console.warn = (...values: unknown[]) => {
    if (!String(values[0]).startsWith(NOTICE)) warn(...values);
  };
}

/** Answers that the API logs although they are no fault of the server: see {@link expectAnswer}. */
const expected = new WeakSet<object>();
let installed = false;

/**
 * Marks an error as the ordinary answer to a refused request. The embedded API writes every database error to the console with
 * its stack, refusals included; what is marked here is left out, anything else is still printed.
 */
export function expectAnswer<E extends object>(error: E): E {
  expected.add(error);
  return error;
}

/** Leaves marked errors out of `console.error`, for the whole process and once. Only the very objects marked are concerned. */
export function quietExpectedAnswers(): void {
  if (installed) return;
  installed = true;
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    const [first] = values;
    if (values.length === 1 && typeof first === 'object' && first !== null && expected.has(first)) return;
    print(...values);
  };
}

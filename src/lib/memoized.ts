/**
 * A pure function that keeps its last results.
 * @param keyOf what the result depends on.
 * @param size how many results are kept.
 */
export function memoized<Input, Output>(
  compute: (input: Input) => Output,
  keyOf: (input: Input) => string,
  size: number,
): (input: Input) => Output {
  const kept = new Map<string, Output>();
  return (input) => {
    const key = keyOf(input);
    const found = kept.get(key);
    if (found !== undefined) return found;
    const output = compute(input);
    kept.set(key, output);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return output;
  };
}

/** A pure function of an object that never changes, which keeps its result as long as the object. */
export function rememberedFor<Input extends object, Output>(
  compute: (input: Input) => Output,
): (input: Input) => Output {
  const kept = new WeakMap<Input, { output: Output }>();
  return (input) => {
    const found = kept.get(input) ?? { output: compute(input) };
    kept.set(input, found);
    return found.output;
  };
}

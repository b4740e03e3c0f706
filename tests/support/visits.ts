/** The figures of a day on which nothing is said: each is below the threshold (rule 8.8). */
export const NO_FIGURES = {
  opened: null,
  tried: null,
  hint1: null,
  hint2: null,
  hint3: null,
  found: null,
  revealed: null,
  median_tries: null,
};

/**
 * True if an `import()` failed although the code arrived: it does not run in this browser, or has a defect. Where a file is missing,
 * Chrome says « Failed to fetch dynamically imported module », Firefox « error loading dynamically imported module », Safari « Importing
 * a module script failed », and Vite « Unable to preload CSS ».
 */
export const cameWhole = (error: unknown): boolean =>
  !(error instanceof Error && !(error instanceof SyntaxError) && /import|preload|fetch/i.test(error.message));

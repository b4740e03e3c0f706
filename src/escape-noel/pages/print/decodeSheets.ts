/** Settles once every picture of the sheets can be painted. One that is broken is printed as its description. */
export const decodeSheets = (): Promise<unknown> =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLImageElement>('.sheets img')].map((picture) => picture.decode()),
  );

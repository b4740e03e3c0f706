/** Opens the browser's print dialog once every picture of the sheets can be painted. */
export async function printSheets(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.sheets img')];
  // One that is broken is printed as its description.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  print();
}

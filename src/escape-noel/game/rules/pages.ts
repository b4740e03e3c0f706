const MAX_PAGE_BUTTONS = 5;

/** « First 5 if 3 pages or few, last 5 near the end, otherwise current-2..current+2 » (rule 6.3). */
export function pageButtons(page: number, pageCount: number): number[] {
  const count = Math.min(MAX_PAGE_BUTTONS, pageCount);
  const centred = page - Math.floor(MAX_PAGE_BUTTONS / 2);
  const first = Math.max(1, Math.min(centred, pageCount - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** @returns the page number in an address's query; null without a valid one. */
export function parsePage(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,6}$/.test(text)) return null;
  return Number(text);
}

/**
 * Lets what moves by itself for as long as a page is open (twinkling stars, falling feathers) begin, in this page and the next: it would
 * take from a phone what the page needs to come alive. In a hidden tab it holds still.
 *
 * The style sheets read it as `<html data-moving>`. What moves once, where it appears, waits for `data-loaded` alone, which a page of the
 * site says of itself one second after it has loaded (`scripts/prerender/boot.ts`).
 */
export function letMove(): void {
  document.documentElement.dataset['loaded'] = '';
  stillInHiddenTab();
  document.addEventListener('visibilitychange', stillInHiddenTab);
}

function stillInHiddenTab(): void {
  document.documentElement.toggleAttribute('data-moving', !document.hidden);
}

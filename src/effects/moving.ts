/**
 * Lets what moves by itself for as long as a page is open (twinkling stars, falling feathers) begin, in this page and the next: it would
 * take from a phone what the page needs to come alive. In a hidden tab it holds still.
 *
 * The style sheets read it as `<html data-moving>`.
 */
export function letMove(): void {
  stillInHiddenTab();
  document.addEventListener('visibilitychange', stillInHiddenTab);
}

function stillInHiddenTab(): void {
  document.documentElement.toggleAttribute('data-moving', !document.hidden);
}

/**
 * Starts the endless background animations, in this page and the next: style sheets read `<html data-moving>`. They would slow
 * hydration down. They pause in a hidden tab.
 */
export function startMotion(): void {
  pauseInHiddenTab();
  document.addEventListener('visibilitychange', pauseInHiddenTab);
}

function pauseInHiddenTab(): void {
  document.documentElement.toggleAttribute('data-moving', !document.hidden);
}

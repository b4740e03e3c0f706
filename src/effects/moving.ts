/** Starts the endless background animations (`<html data-moving>`), which would slow hydration down. They pause in a hidden tab. */
export function startMotion(): void {
  pauseInHiddenTab();
  document.addEventListener('visibilitychange', pauseInHiddenTab);
}

function pauseInHiddenTab(): void {
  document.documentElement.toggleAttribute('data-moving', !document.hidden);
}

import { timeoutSignal } from './timeoutSignal';

const TIMEOUT_MS = 4_000;

let asking: Promise<boolean> | undefined;

/**
 * True if the site itself answers, after another host has not: the network is there then, and bars that host, or the host is down. The
 * request is small, and neither the browser's cache nor the service worker, which answers GET alone, replies to it. Never rejects.
 */
export function siteAnswers(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  try {
    const { status } = await fetch(`${location.origin}/robots.txt`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: timeoutSignal(TIMEOUT_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}

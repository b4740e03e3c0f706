import { expect, type Frame, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** Left by the audit's script in the page that it audits. */
    axe: typeof axe;
  }
}

/** Half as long to send and to read as the script that the package names first. */
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SETTLE_LIMIT_MS = 3_000;

/** WCAG 2.2 A and AA, and axe's own best practices. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Elements to leave out of an audit, with the reason at the call. */
export interface AxeOptions {
  /** CSS selector of the only part to audit. */
  within?: string;
  /** The rules to audit instead of `STANDARDS`. */
  rules?: string[];
}

/**
 * Audits the page as it stands and fails with one line a violation.
 * The audit's script is evaluated by the browser's debugger and not through a `<script>` element, so that a strict
 * content-security policy stays in force.
 */
export async function expectNoAxeViolations(
  page: Page | Frame,
  { within, rules }: AxeOptions = {},
): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  const violations = await page.evaluate(audit, { within, rules, standards: STANDARDS });
  expect(violations, `accessibility of ${page.url()}`).toEqual([]);
}

/** A text that is still fading in has no contrast yet: waits for every animation that has an end. */
async function settle(page: Page | Frame): Promise<void> {
  await page.evaluate(async (limitMs) => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
      .map((animation) => animation.finished.catch(() => undefined));
    await Promise.race([Promise.all(ending), new Promise((resolve) => setTimeout(resolve, limitMs))]);
  }, SETTLE_LIMIT_MS);
}

/** Runs in the page. */
async function audit({
  within,
  rules,
  standards,
}: {
  within: string | undefined;
  rules: string[] | undefined;
  standards: string[];
}) {
  const { scrollX, scrollY } = window;
  // A target that the sticky header half hides would be found too small.
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const { violations } = await window.axe.run(within ?? document, {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: standards },
    resultTypes: ['violations'],
  });
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} · ${target.join(' ')} · ${failureSummary ?? ''}`,
    ),
  );
}

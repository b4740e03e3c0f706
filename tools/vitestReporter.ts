import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { described, leftOut, type Outcome } from './testReports.ts';

/**
 * Vitest's reporter for `npm test`: writes the outcome to the file of `--outputFile`. Vitest's JSON report leaves out the errors that no
 * test owns, which fail a run too.
 */
export default class OutcomeReporter implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message: string; stack?: string }[],
  ): void {
    const file = this.vitest?.config.outputFile;
    if (typeof file !== 'string') throw new Error('--outputFile names one file.');
    const outcome: Outcome = { passed: 0, failures: [], skipped: [] };
    for (const module of modules) {
      const path = relative(process.cwd(), module.moduleId);
      // A file that does not load, or whose set-up fails.
      for (const { message } of module.errors()) outcome.failures.push(described(path, message));
      for (const suite of module.children.allSuites())
        for (const { message } of suite.errors())
          outcome.failures.push(described(`${path} › ${suite.fullName}`, message));
      for (const test of module.children.allTests()) {
        const result = test.result();
        const name = `${path} › ${test.fullName}`;
        if (result.state === 'passed') outcome.passed += 1;
        else if (result.state === 'failed') outcome.failures.push(described(name, result.errors[0]?.message));
        else outcome.skipped.push(leftOut(name, result.state === 'skipped' ? result.note : undefined));
      }
    }
    for (const { message, stack } of unhandled)
      outcome.failures.push(described('An error outside a test', stack ?? message));
    writeFileSync(file, JSON.stringify(outcome));
  }
}

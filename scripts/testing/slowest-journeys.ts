import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { keepSlowest, type TestTiming } from './slowest-tests.ts';

/** A Playwright reporter that records how long journeys took. */
export default class SlowestJourneys implements Reporter {
  readonly #timings: TestTiming[] = [];

  onTestEnd({ location, title }: TestCase, { duration }: TestResult): void {
    const file = path.relative(process.cwd(), location.file);
    this.#timings.push({ name: `${file} › ${title}`, milliseconds: duration });
  }

  onEnd(): void {
    keepSlowest('journeys', this.#timings);
  }

  printsToStdio(): boolean {
    return false;
  }
}

import { defineConfig } from 'vitest/config';
import { rules } from './scripts/testing/rules.ts';

/** The rules of the whole project, without what other tests need: they only read its sources. */
export default defineConfig({
  test: { environment: 'node', include: [...rules], isolate: false, testTimeout: 60_000 },
});

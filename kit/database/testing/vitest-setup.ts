import type { TestProject } from 'vitest/node';
import { type BrokerAddress, startTestDatabaseBroker } from './test-database-broker.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabaseBroker: BrokerAddress;
  }
}

/** Vitest's globalSetup. The returned function runs after the last test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const broker = await startTestDatabaseBroker();
  project.provide('testDatabaseBroker', broker.address);
  return broker.close;
}

/** URL of a PostgreSQL server for the tests; null means that the tests start their own. */
export function getTestDatabaseUrl(): string | null {
  return process.env.TEST_DATABASE_URL || null;
}

/** The few variables that a child process needs to find system programs; no secrets are passed on. */
export function systemEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { NODE_ENV: process.env.NODE_ENV };
  for (const name of ['PATH', 'SystemRoot', 'TEMP', 'TMP']) {
    if (process.env[name] !== undefined) environment[name] = process.env[name];
  }
  return environment;
}

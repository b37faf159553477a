import { request } from 'node:http';
import { inject } from 'vitest';
import { type ConnectOptions, connectDatabase, type Database } from '../connect.ts';
import { identifier, sql } from '../sql.ts';
import { type BrokerAddress, nameTestDatabase } from './test-database-broker.ts';

export interface TestDatabaseOptions {
  /**
   * Runs once per test run for all files with the same `template`; each gets a copy of the result (30 ms). It must
   * close every connection that it opens besides the one passed to it.
   */
  prepare?: (database: Database) => Promise<void>;
  /**
   * The name under which `prepare` is shared: lower-case letters and digits, e.g. `cms`. Without it every call prepares
   * again.
   */
  template?: string;
  /** Options for the returned connection. */
  connect?: ConnectOptions;
}

export interface TestDatabase {
  url: string;
  database: Database;
  /** Closes the connection and removes the database. */
  drop(): Promise<void>;
}

/**
 * Creates a new database on the server that all test files share; the server starts at the first call.
 *
 * ```ts
 * const { database, drop } = await createTestDatabase({ template: 'cms', prepare: migrateCms });
 * afterAll(drop);
 * ```
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const address = requireBroker();
  const server = (await ask(address, 'server')).url ?? '';
  const admin = connectDatabase(server, { max: 1, applicationName: 'tests' });
  const template =
    options.prepare && options.template
      ? await requireTemplate(address, admin, server, options.template, options.prepare)
      : null;
  const name = nameTestDatabase(template);
  await createDatabase(admin, name, template);
  const url = addressOf(server, name);
  const database = connectDatabase(url, { max: 5, ...options.connect });
  if (template === null) await options.prepare?.(database);
  return {
    url,
    database,
    drop: async () => {
      await database.close();
      await admin.run(sql`drop database if exists ${identifier(name)} with (force)`);
      await admin.close();
    },
  };
}

/** URL of the shared server itself, for tests that need more than one database. */
export async function requireTestServer(): Promise<string> {
  return (await ask(requireBroker(), 'server')).url ?? '';
}

async function requireTemplate(
  address: BrokerAddress,
  admin: Database,
  server: string,
  name: string,
  prepare: (database: Database) => Promise<void>,
): Promise<string> {
  if (!/^[a-z0-9]{1,20}$/.test(name))
    throw new Error(`"${name}" cannot name a template: use small letters and digits.`);
  const { template = '', role } = await ask(address, `claim/${name}`);
  if (role === 'use') return template;
  try {
    await admin.run(sql`drop database if exists ${identifier(template)} with (force)`);
    await createDatabase(admin, template, null);
    const database = connectDatabase(addressOf(server, template), { max: 5 });
    await prepare(database).finally(() => database.close());
    await ask(address, `ready/${name}`);
    return template;
  } catch (error) {
    await ask(address, `failed/${name}`);
    throw error;
  }
}

// template0 has the same encoding and locale on every server.
async function createDatabase(admin: Database, name: string, template: string | null): Promise<void> {
  await admin.run(sql`create database ${identifier(name)} template ${identifier(template ?? 'template0')}`);
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function requireBroker(): BrokerAddress {
  const address = inject('testDatabaseBroker');
  if (address) return address;
  throw new Error('createTestDatabase needs kit/database/vitest-setup.ts as globalSetup in vitest.config.ts.');
}

// Does not use fetch, because a test may have replaced it.
function ask(address: BrokerAddress, path: string): Promise<Record<string, string | undefined>> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: address.port, path: `/${address.secret}/${path}`, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          const answer: Record<string, string | undefined> = JSON.parse(text);
          if (answer.error === undefined) resolve(answer);
          else reject(new Error(`The test database server could not be started: ${answer.error}`));
        });
      },
    );
    call.on('error', reject);
    call.end();
  });
}

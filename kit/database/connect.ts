import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient, type QueryConfig, type QueryResult, types } from 'pg';
import { getArrayElementParser, getColumnParser, mapDeep } from './column-values.ts';
import { DatabaseError } from './database-error.ts';
import { identifier, Sql } from './sql.ts';
import { isConnectionBroken, translateError, translatePreparedError } from './translate-error.ts';

export interface ConnectOptions {
  /** Maximum size of the pool; default 10. */
  max?: number;
  /** Shown in the server's list of sessions. */
  applicationName?: string;
  /** The schema in which unqualified names are looked up first, before `public`. */
  schema?: string;
  /** Milliseconds after which the server cancels a statement; default 15,000. */
  statementTimeout?: number;
  /** Whether the planner reads a whole table only where no index can answer (`enable_seqscan = off`); default false. */
  prefersIndexes?: boolean;
  /** Milliseconds to wait for a free or new connection; default 5,000. */
  connectTimeout?: number;
  /** Called when an idle connection breaks; the next query opens a new one. */
  onConnectionLost?: (error: DatabaseError) => void;
}

export interface Queryable {
  /**
   * The rows of one statement, with values as `$1`, `$2` … or from the `sql` tag. `Row` is the caller's claim about its
   * own tables and is not checked; rows of unknown shape are `Record<string, unknown>` and need a parser. For column
   * types see column-values.ts. Throws `DatabaseError`, see translate-error.ts. An `undefined` value is refused: pass
   * null.
   */
  query<Row = Record<string, unknown>>(statement: string | Sql, values?: readonly unknown[]): Promise<Row[]>;
  /** The only row or null; more than one row is an error (`too_many_rows`). */
  one<Row = Record<string, unknown>>(statement: string | Sql, values?: readonly unknown[]): Promise<Row | null>;
  /** The number of rows affected by the statement. */
  run(statement: string | Sql, values?: readonly unknown[]): Promise<number>;
}

export interface TransactionOptions {
  /** Maximum number of retries after SQLSTATE 40001 or 40P01; default 5. So `fn` must have no side effects outside. */
  retries?: number;
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  isReadOnly?: boolean;
  /** Milliseconds for each statement of the transaction, in place of the connection's timeout. */
  statementTimeout?: number;
}

export interface DatabaseHealth {
  isReachable: boolean;
  milliseconds: number;
  error: DatabaseError | null;
}

export interface Database extends Queryable {
  /** All or nothing. `fn` may run several times. Its queries run one after another, even when started concurrently. */
  transaction<T>(fn: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** One round trip with a timeout of two seconds; never throws. */
  health(): Promise<DatabaseHealth>;
  /** The pool's open and idle connections, and the number of queries waiting for one. */
  usage(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Waits up to five seconds for running queries. */
  close(): Promise<void>;
}

/**
 * A pool of connections; the first query opens the first one. After the server restarts, the next query reconnects.
 * Statements are sent with the extended protocol, which allows only one statement at a time: the server refuses a
 * second one injected into the text.
 */
export function connectDatabase(url: string, options: ConnectOptions = {}): Database {
  const statementTimeout = options.statementTimeout ?? 15_000;
  const prelude = printPrelude(statementTimeout, options);
  const pool = new Pool({
    connectionString: requirePostgresUrl(url),
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'node',
    connectionTimeoutMillis: options.connectTimeout ?? 5_000,
    idleTimeoutMillis: 30_000,
    // Longer than the server's own timeout, so it only fires when the server does not respond at all.
    query_timeout: statementTimeout + 5_000,
    keepAlive: true,
    allowExitOnIdle: true,
    types: { getTypeParser },
    onConnect: async (client) => {
      await client.query(prelude);
    },
  });
  pool.on('error', (error) => options.onConnectionLost?.(translateError(error)));
  let closing: Promise<void> | null = null;

  const borrow = async <T>(use: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw translateError(error);
    });
    let lost: Error | null = null;
    // A borrowed client also emits `error` when its connection is lost; without a listener that would end the process.
    const onError = (error: Error) => {
      lost = error;
    };
    client.on('error', onError);
    try {
      return await use(client);
    } catch (error) {
      if (error instanceof DatabaseError && isConnectionBroken(error)) lost ??= error;
      throw error;
    } finally {
      client.off('error', onError);
      client.release(lost ?? false);
    }
  };

  return {
    ...presentQueryable(async (statement) => {
      try {
        return await borrow((client) => send(client, statement));
      } catch (error) {
        if (!isPlanOutdated(error)) throw error;
        return borrow((client) => send(client, unprepared(statement)));
      }
    }),
    transaction: async (fn, settings = {}) => {
      const retries = settings.retries ?? 5;
      let isPlanning = false;
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await borrow((client) => attemptTransaction(client, fn, settings, { statementTimeout, isPlanning }));
        } catch (error) {
          isPlanning ||= isPlanOutdated(error);
          if (attempt >= retries || !isWorthRetrying(error)) throw error;
          await sleep(Math.random() * Math.min(10 * 2 ** attempt, 500));
        }
      }
    },
    health: async () => {
      const begun = performance.now();
      const limit = new AbortController();
      const error = await Promise.race([
        borrow((client) => send(client, { text: 'select 1', values: [], query_timeout: 2_000 })).then(
          () => null,
          (reason: unknown) => translateError(reason),
        ),
        sleep(2_000, undefined, { signal: limit.signal, ref: false }).then(() =>
          translateError(new Error('Query read timeout')),
        ),
      ]);
      limit.abort();
      return { isReachable: error === null, milliseconds: performance.now() - begun, error };
    },
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      closing ??= Promise.race([pool.end(), sleep(5_000, undefined, { ref: false })]);
      return closing;
    },
  };
}

interface Statement extends QueryConfig {
  /** Supported by the driver (lib/query.js) but missing from its types. */
  queryMode?: 'extended';
  query_timeout?: number;
}

type Sender = (statement: Statement) => Promise<QueryResult>;

function presentQueryable(sender: Sender): Queryable {
  return {
    query: async (statement, values) => (await sender(parseStatement(statement, values))).rows,
    one: async (statement, values) => {
      const { rows } = await sender(parseStatement(statement, values));
      if (rows.length > 1) {
        throw new DatabaseError(`Expected one row but got ${rows.length}: narrow the statement or use query().`, {
          code: 'too_many_rows',
          status: 500,
        });
      }
      return rows[0] ?? null;
    },
    run: async (statement, values) => (await sender(parseStatement(statement, values))).rowCount ?? 0,
  };
}

function parseStatement(statement: string | Sql, values: readonly unknown[] = []): Statement {
  const printed = statement instanceof Sql ? statement.print() : { text: statement, values: [...values] };
  const missing = printed.values.indexOf(undefined);
  if (missing >= 0) {
    throw new DatabaseError(`Value $${missing + 1} of a statement is undefined: pass null, or leave the column out.`, {
      code: 'value_missing',
      status: 500,
    });
  }
  return printed;
}

async function send(client: PoolClient, statement: Statement): Promise<QueryResult> {
  const extended: Statement = { ...statement, queryMode: 'extended' };
  try {
    return await client.query(extended);
  } catch (error) {
    throw statement.name === undefined ? translateError(error) : translatePreparedError(error);
  }
}

async function attemptTransaction<T>(
  client: PoolClient,
  fn: (tx: Queryable) => Promise<T>,
  options: TransactionOptions,
  { statementTimeout, isPlanning }: { readonly statementTimeout: number; readonly isPlanning: boolean },
): Promise<T> {
  const limit = options.statementTimeout ?? statementTimeout;
  let isOver = false;
  let last: Promise<unknown> = Promise.resolve();
  // One after another: the driver deprecates a second query on a client that is still busy with the first.
  const tx = presentQueryable((statement) => {
    if (isOver) return Promise.reject(endedTransaction());
    const timed: Statement = { ...statement, query_timeout: limit + 5_000 };
    const next = last.then(() => send(client, isPlanning ? unprepared(timed) : timed));
    last = next.catch(() => undefined);
    return next;
  });
  await send(client, { text: printBegin(options) });
  try {
    if (limit !== statementTimeout) await send(client, { text: `set local statement_timeout = ${Math.trunc(limit)}` });
    const result = await fn(tx);
    isOver = true;
    await last;
    await commit(client);
    return result;
  } catch (error) {
    isOver = true;
    await last;
    await rollBack(client, error);
    throw error;
  }
}

async function commit(client: PoolClient): Promise<void> {
  const result = await send(client, { text: 'commit' }).catch((error: unknown) => {
    const reason = translateError(error);
    if (!isConnectionBroken(reason)) throw reason;
    throw new DatabaseError(
      'The connection was lost while the change was being saved: check whether it was saved before trying again.',
      { code: 'commit_unknown', status: 503, cause: error },
    );
  });
  // If a statement of the transaction failed, the server answers COMMIT with ROLLBACK and reports no error.
  if (result.command !== 'COMMIT') {
    throw new DatabaseError('Nothing was saved: a statement of the transaction failed and its error was ignored.', {
      code: 'transaction_rolled_back',
      status: 500,
    });
  }
}

async function rollBack(client: PoolClient, reason: unknown): Promise<void> {
  if (reason instanceof DatabaseError && (isConnectionBroken(reason) || reason.code === 'commit_unknown')) return;
  // A connection that cannot even roll back is discarded. The caller needs the original error, not this one.
  await send(client, { text: 'rollback' }).catch((error: unknown) => client.emit('error', translateError(error)));
}

function endedTransaction(): DatabaseError {
  return new DatabaseError('A transaction was used after its end: await every query within it.', {
    code: 'transaction_ended',
    status: 500,
  });
}

function isWorthRetrying(error: unknown): boolean {
  return comesOf(error, 'database_busy') || isPlanOutdated(error);
}

/** Whether a prepared statement's plan no longer fits the tables. The statement is then retried unprepared. */
function isPlanOutdated(error: unknown): boolean {
  return comesOf(error, 'plan_outdated');
}

function comesOf(error: unknown, code: string): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    if (reason instanceof DatabaseError && reason.code === code) return true;
  }
  return false;
}

function unprepared({ name: _name, ...statement }: Statement): Statement {
  return statement;
}

function printBegin(options: TransactionOptions): string {
  const isolation = options.isolation ?? 'read committed';
  return `begin isolation level ${isolation}${options.isReadOnly ? ' read only' : ''}`;
}

// Sent as statements when a connection opens, because poolers such as PgBouncer refuse startup options.
function printPrelude(statementTimeout: number, { schema, prefersIndexes }: ConnectOptions): string {
  const settings = [
    "set timezone to 'UTC'",
    'set datestyle to ISO',
    `set statement_timeout to ${Math.trunc(statementTimeout)}`,
    'set idle_in_transaction_session_timeout to 60000',
  ];
  if (prefersIndexes) settings.push('set enable_seqscan to off');
  if (schema !== undefined) settings.push(`set search_path to ${identifier(schema).print().text}, public`);
  return settings.join('; ');
}

const textArrayType: number = 1009;

function getTypeParser(typeNumber: number, format?: 'text' | 'binary'): (text: string) => unknown {
  const element = getArrayElementParser(typeNumber);
  if (element !== null) {
    const parseTextArray = types.getTypeParser(textArrayType);
    return (text) => mapDeep(parseTextArray(text), element);
  }
  return getColumnParser(typeNumber) ?? types.getTypeParser(typeNumber, format ?? 'text');
}

function requirePostgresUrl(url: string): string {
  if (/^postgres(ql)?:\/\//.test(url)) return url;
  throw new DatabaseError('The database URL must begin with postgres:// (followed by user, password, host and name).', {
    code: 'invalid_database_url',
    status: 500,
  });
}

import { propertyOf } from '../property-of.ts';
import { DatabaseError } from './database-error.ts';

/**
 * Converts any error thrown by the driver to a `DatabaseError`:
 * - `database_unavailable` 503: no connection, connection lost, server starting or shutting down, too many clients
 * - `database_refused` 503: wrong password or no such database
 * - `database_full` 507: no space left
 * - `database_read_only` 503: the database is read-only, as while the embedded server's disk is full
 * - `database_timeout` 503: a statement, lock or connection took too long
 * - `database_busy` 503: the transaction conflicted with another one (SQLSTATE 40001, 40P01); it may be retried
 * - `unique_violation`, `foreign_key_violation`, `exclusion_violation` 409, `check_violation`, `not_null_violation` 422
 * - `invalid_value` 400: a value does not fit its type, e.g. text with a NUL character
 * - `database_failed` 500: everything else, which means a bug in the program
 */
export function translateError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const sqlstate = textOf(error, 'code');
  if (sqlstate === undefined || !isSqlState(sqlstate)) return translateConnectionError(error);
  const { code, status, advice } = classify(sqlstate);
  const constraint = textOf(error, 'constraint');
  const table = textOf(error, 'table');
  const column = textOf(error, 'column');
  const where = [table && `table ${table}`, column && `column ${column}`, constraint && `constraint ${constraint}`]
    .filter(Boolean)
    .join(', ');
  // The server's own message may quote user input, so it is only shown for bugs and for configuration errors.
  const said = showsServerSentence(code) ? ` The server says: ${textOf(error, 'message') ?? 'nothing'}.` : '';
  return new DatabaseError(`${advice}${where ? ` (${where})` : ''} [SQLSTATE ${sqlstate}].${said}`, {
    code,
    status,
    sqlstate,
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(column === undefined ? {} : { column }),
    cause: error,
  });
}

/**
 * As `translateError`, and for prepared statements also `plan_outdated` 503: the connection no longer has the
 * statement, or one of its tables was altered. The statement can be retried unprepared.
 */
export function translatePreparedError(error: unknown): DatabaseError {
  const translated = translateError(error);
  const { sqlstate } = translated;
  if (sqlstate === null || !lostPlans.has(sqlstate)) return translated;
  const message = `A prepared statement must be planned again [SQLSTATE ${sqlstate}]; try again.`;
  return new DatabaseError(message, { code: 'plan_outdated', status: 503, sqlstate, cause: error });
}

/** `cached plan must not change result type`, and no such statement: a pooler had sent it to another connection. */
const lostPlans: ReadonlySet<string> = new Set(['0A000', '26000']);

/** True when the connection on which the error arose must not be used again. */
export function isConnectionBroken(error: DatabaseError): boolean {
  if (error.sqlstate === null) return error.code === 'database_unavailable' || error.code === 'database_timeout';
  return ['database_unavailable', 'database_refused', 'plan_outdated'].includes(error.code);
}

interface Classification {
  code: string;
  status: number;
  advice: string;
}

const byState: Record<string, Classification> = {
  '23502': { code: 'not_null_violation', status: 422, advice: 'A required value is missing' },
  '23503': {
    code: 'foreign_key_violation',
    status: 409,
    advice: 'The row refers to a missing row, or is itself still referred to',
  },
  '23505': { code: 'unique_violation', status: 409, advice: 'The same value already exists' },
  '23514': { code: 'check_violation', status: 422, advice: 'A value is not allowed by its table' },
  '23P01': { code: 'exclusion_violation', status: 409, advice: 'The row conflicts with another one' },
  '25006': {
    code: 'database_read_only',
    status: 503,
    advice: 'The database is read-only at the moment; is its disk full?',
  },
  '25P03': {
    code: 'database_timeout',
    status: 503,
    advice: 'The transaction was idle for too long and was ended; try again',
  },
  '25P04': { code: 'database_timeout', status: 503, advice: 'The transaction took too long and was ended; try again' },
  '3D000': { code: 'database_refused', status: 503, advice: 'The database named in the URL does not exist' },
  '40001': { code: 'database_busy', status: 503, advice: 'Another transaction changed the same rows; try again' },
  '40P01': { code: 'database_busy', status: 503, advice: 'Two transactions waited for each other; try again' },
  '53100': {
    code: 'database_full',
    status: 507,
    advice: 'The disk of the database is full: free space, then try again',
  },
  '55P03': { code: 'database_timeout', status: 503, advice: 'A lock could not be acquired in time; try again' },
  '57014': { code: 'database_timeout', status: 503, advice: 'The statement took too long and was canceled' },
};

const byClass: Record<string, Classification> = {
  '08': { code: 'database_unavailable', status: 503, advice: 'The connection to the database was lost; try again' },
  '22': { code: 'invalid_value', status: 400, advice: 'A value does not fit the type of its column' },
  '28': { code: 'database_refused', status: 503, advice: 'The database rejected the sign-in: check user and password' },
  '53': { code: 'database_unavailable', status: 503, advice: 'The database has no resources left; try again later' },
  '57': { code: 'database_unavailable', status: 503, advice: 'The database is starting or shutting down; try again' },
  '58': {
    code: 'database_unavailable',
    status: 503,
    advice: 'The database had a system error such as a bad disk; see its log',
  },
};

const fault: Classification = { code: 'database_failed', status: 500, advice: 'The database rejected a statement' };

function classify(sqlstate: string): Classification {
  return byState[sqlstate] ?? byClass[sqlstate.slice(0, 2)] ?? fault;
}

function showsServerSentence(code: string): boolean {
  return code === 'database_failed' || code === 'database_refused';
}

const timeouts = new Set([
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

const closedPool = 'Cannot use a pool after calling end on the pool';

function translateConnectionError(error: unknown): DatabaseError {
  const message = textOf(error, 'message') ?? String(error);
  if (message === closedPool) {
    return new DatabaseError('The database was used after its close(); open it again with connectDatabase.', {
      code: 'database_closed',
      status: 500,
      cause: error,
    });
  }
  if (timeouts.has(message)) {
    return new DatabaseError('The database did not answer in time; try again in a moment.', {
      code: message === 'Query read timeout' ? 'database_timeout' : 'database_unavailable',
      status: 503,
      cause: error,
    });
  }
  const reason = textOf(error, 'code') ?? message;
  return new DatabaseError(
    `The database is unreachable (${reason}): check that it is running and that its address is correct; try again in a moment.`,
    { code: 'database_unavailable', status: 503, cause: error },
  );
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);
}

function textOf(error: unknown, key: string): string | undefined {
  const value = propertyOf(error, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

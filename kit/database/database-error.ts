export interface DatabaseErrorDetails {
  /** Stable, machine-readable code, e.g. `database_in_use`. */
  code: string;
  /** The HTTP status to respond with. */
  status: number;
  /** The five-character SQLSTATE, if the error came from the server. */
  sqlstate?: string;
  constraint?: string;
  table?: string;
  column?: string;
  cause?: unknown;
}

/** Any failure of the database. The message never contains values from rows. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly status: number;
  readonly sqlstate: string | null;
  readonly constraint: string | null;
  readonly table: string | null;
  readonly column: string | null;

  constructor(message: string, details: DatabaseErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.sqlstate = details.sqlstate ?? null;
    this.constraint = details.constraint ?? null;
    this.table = details.table ?? null;
    this.column = details.column ?? null;
  }
}

export interface DatabaseErrorDetails {
  /** Stable word for programs, e.g. `database_in_use`. */
  code: string;
  /** The HTTP status a door would answer with. */
  status: number;
  /** Five characters of the SQL standard, when the server spoke. */
  sqlstate?: string;
  constraint?: string;
  table?: string;
  column?: string;
  cause?: unknown;
}

/** What goes wrong with the database. The message never holds values of rows. */
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

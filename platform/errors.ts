import { type Code, type CodeName, codes } from '#session/codes.ts';

/** A value that is wrong: where it stands and, for a developer, why. People are told by the form's own rules. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export interface RefusalDetails {
  readonly problems?: readonly FieldProblem[];
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
  /** Of HTTP, where a protocol asks for another one than the refusal has. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal of the catalogue. Whatever else is thrown is a fault of the program and answered as `serverError`. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly refusal: Code;
  readonly details: RefusalDetails;

  constructor(refusal: CodeName, details: RefusalDetails = {}) {
    super(codes[refusal].en);
    this.refusal = codes[refusal];
    this.details = details;
  }
}

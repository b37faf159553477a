import { type Code, type CodeName, codes } from '#session/codes.ts';

/** An invalid value: its field and, for developers, the reason. The form's own rules explain it to users. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export interface RefusalDetails {
  readonly problems?: readonly FieldProblem[];
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
  /** The HTTP status, if a protocol requires a different one than the refusal's own. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal from the catalogue of codes. Anything else that is thrown is a bug and reported as `serverError`. */
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

export type MarkupErrorCode =
  | 'duplicate_block_id'
  | 'invalid_block_name'
  | 'invalid_block_version'
  | 'missing_block_id'
  | 'open_foreign_markup'
  | 'reserved_attribute'
  | 'too_deep'
  | 'unwritable_attribute';

/** Thrown for anything that would not be read back as it was written. `where` is a block's id or an attribute's path. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError';
  readonly status = 422;
  readonly code: MarkupErrorCode;
  readonly where: string;

  constructor(code: MarkupErrorCode, where: string, message: string) {
    super(message);
    this.code = code;
    this.where = where;
  }
}

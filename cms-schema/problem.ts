import type { Localized } from './locale.ts';

export type FieldPath = readonly (string | number)[];

/**
 * Something that an editor has to fix.
 * `malformed` blocks every save (the value does not have the field's shape); `incomplete` lets a draft be saved but blocks
 * its publication.
 */
export interface Problem {
  readonly severity: 'malformed' | 'incomplete';
  /** Stable, for programs: `text_too_long`. */
  readonly code: string;
  /** The block that has the problem; absent for a problem of the document itself. */
  readonly blockId?: string;
  /** From the block's attributes to the value: `['rows', 2, 'label']`. */
  readonly path: FieldPath;
  readonly message: Localized;
}

/** Collects problems while a value is parsed, so that all of them are reported at once. */
export interface Reporter {
  malformed(code: string, message: Localized): void;
  incomplete(code: string, message: Localized): void;
  /** The same collector, one step further down. */
  at(step: string | number): Reporter;
}

export function createReporter(problems: Problem[], blockId?: string, path: FieldPath = []): Reporter {
  const report = (severity: Problem['severity'], code: string, message: Localized) => {
    problems.push({ severity, code, ...(blockId === undefined ? {} : { blockId }), path, message });
  };
  return {
    malformed: (code, message) => report('malformed', code, message),
    incomplete: (code, message) => report('incomplete', code, message),
    at: (step) => createReporter(problems, blockId, [...path, step]),
  };
}

/** `rows.2.label`, as WordPress names parameters. */
export function printPath(path: FieldPath): string {
  return path.join('.');
}

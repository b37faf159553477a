import { type JsonObject, type JsonValue, MAX_JSON_DEPTH } from '../json.ts';

/**
 * Why an attribute would not survive a round trip through WordPress.
 * - `lone-surrogate`: half a character; all attributes of the block are lost
 * - `not-finite`: JSON has no such number
 * - `too-deep`: nested further than WordPress decodes; all attributes of the block are lost
 * - `empty-object`: `{}` comes back as `[]`
 * - `numeric-key`: an object with such keys may come back as a list, and its order is not kept
 * - `small-number`, `large-number`: written with an exponent in another form, or rounded
 * - `trailing-backslash`: before 6.9 all attributes of the block are lost
 */
export type UnsafeReason =
  | 'lone-surrogate'
  | 'not-finite'
  | 'too-deep'
  | 'empty-object'
  | 'numeric-key'
  | 'small-number'
  | 'large-number'
  | 'trailing-backslash';

export interface UnsafeAttribute {
  /** From the attributes to the value, or to the key itself: `['rows', 2, 'label']`. */
  readonly path: readonly (string | number)[];
  readonly reason: UnsafeReason;
}

/** Every value and key that would not survive a real WordPress, in reading order. The empty object itself is safe. */
export function findUnsafeAttributes(attributes: JsonObject): UnsafeAttribute[] {
  const found: UnsafeAttribute[] = [];
  inspectObject(attributes, null, found);
  return found;
}

/** The first value that no parser could read back. The printer rejects these and writes all others. */
export function findUnwritable(attributes: JsonObject): UnsafeAttribute | null {
  return findUnsafeAttributes(attributes).find(({ reason }) => unwritable.has(reason)) ?? null;
}

const unwritable: ReadonlySet<UnsafeReason> = new Set<UnsafeReason>(['lone-surrogate', 'not-finite', 'too-deep']);

/** A path as a linked list from its end, expanded to an array only when reported. */
interface Step {
  readonly key: string | number;
  readonly up: Step | null;
  readonly depth: number;
}

function inspect(value: JsonValue, step: Step, found: UnsafeAttribute[]): void {
  if (typeof value === 'string') inspectText(value, step, found);
  else if (typeof value === 'number') inspectNumber(value, step, found);
  else if (typeof value === 'object' && value !== null) inspectNested(value, step, found);
}

function inspectNested(value: JsonValue[] | JsonObject, step: Step, found: UnsafeAttribute[]): void {
  if (step.depth >= MAX_JSON_DEPTH) {
    report('too-deep', step, found);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) inspect(item, stepInto(step, index), found);
  } else {
    if (Object.keys(value).length === 0) report('empty-object', step, found);
    inspectObject(value, step, found);
  }
}

function inspectObject(value: JsonObject, up: Step | null, found: UnsafeAttribute[]): void {
  for (const [key, item] of Object.entries(value)) {
    const step = stepInto(up, key);
    inspectText(key, step, found);
    if (/^(?:0|-?[1-9][0-9]*)$/.test(key)) report('numeric-key', step, found);
    inspect(item, step, found);
  }
}

function inspectText(text: string, step: Step, found: UnsafeAttribute[]): void {
  if (/\p{Surrogate}/u.test(text)) report('lone-surrogate', step, found);
  if (text.endsWith('\\')) report('trailing-backslash', step, found);
}

function inspectNumber(value: number, step: Step, found: UnsafeAttribute[]): void {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) report('not-finite', step, found);
  // PHP switches to exponents below 1e-4. Above the safe integers, a parser may already have rounded the number.
  else if (size !== 0 && size < 1e-4) report('small-number', step, found);
  else if (size > Number.MAX_SAFE_INTEGER) report('large-number', step, found);
}

function stepInto(up: Step | null, key: string | number): Step {
  return { key, up, depth: (up?.depth ?? 0) + 1 };
}

function report(reason: UnsafeReason, last: Step, found: UnsafeAttribute[]): void {
  const path: (string | number)[] = [];
  for (let step: Step | null = last; step; step = step.up) path.push(step.key);
  found.push({ path: path.reverse(), reason });
}

import type { Field, Fields } from './field.ts';
import { createReporter, type Problem } from './problem.ts';

/** Throws on a condition that names no sibling field, or a value that the field cannot have. `owner` starts the message. */
export function refuseLooseConditions(owner: string, fields: Fields): void {
  for (const [key, field] of Object.entries(fields)) {
    if (field.when) refuseLooseCondition(`${owner}: "${key}"`, field.when, fields);
    refuseLooseConditions(owner, withoutItem(field));
  }
}

function refuseLooseCondition(name: string, when: NonNullable<Field['when']>, fields: Fields): void {
  const other = Object.hasOwn(fields, when.field) ? fields[when.field] : undefined;
  if (!other) throw new TypeError(`${name} depends on "${when.field}", which is not a field beside it.`);
  const problems: Problem[] = [];
  other.parse(when.is, createReporter(problems));
  if (problems.length === 0) return;
  throw new TypeError(`${name} is shown while "${when.field}" is ${JSON.stringify(when.is)}, which it cannot be.`);
}

function withoutItem(field: Field): Fields {
  return field.holds === 'items' ? withoutItem(field.children.item ?? field) : field.children;
}

import { type Condition, type Field, type Fields, valuesOf } from './field.ts';
import { createReporter, type Problem } from './problem.ts';

/** Throws on a condition that names no sibling field, or a value that the field cannot have. `owner` starts the message. */
export function refuseLooseConditions(owner: string, fields: Fields): void {
  for (const [key, field] of Object.entries(fields)) {
    if (field.when) refuseLooseCondition(`${owner}: "${key}"`, field.when, fields);
    refuseLooseConditions(owner, withoutItem(field));
  }
}

function refuseLooseCondition(name: string, when: Condition, fields: Fields): void {
  const other = Object.hasOwn(fields, when.field) ? fields[when.field] : undefined;
  if (!other) throw new TypeError(`${name} depends on "${when.field}", which is not a field beside it.`);
  for (const value of valuesOf(when)) {
    const problems: Problem[] = [];
    other.parse(value, createReporter(problems));
    if (problems.length === 0) continue;
    throw new TypeError(`${name} is shown while "${when.field}" is ${JSON.stringify(value)}, which it cannot be.`);
  }
}

function withoutItem(field: Field): Fields {
  return field.holds === 'items' ? withoutItem(field.children.item ?? field) : field.children;
}

import { expect, test } from 'vitest';
import { fieldsOf } from './field-table.ts';
import { settingsFields } from './settings-fields.ts';

const rows = fieldsOf(settingsFields);

test.each(rows)('the initial value of the setting %s is valid', (_, { kind, initial }) => {
  expect(kind.findProblem(initial)).toBeNull();
});

test('no two settings have the same name in REST', () => {
  const names = rows.flatMap(([, field]) => ('plain' in field ? [field.rest, field.plain] : [field.rest]));
  expect(new Set(names).size).toBe(names.length);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { findTable } from '#cms-schema/fields/table-fields.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { loadLaterMessages, loadMessages } from '../messages.ts';
import { MessagesProvider } from '../messages-context.tsx';
import type { PastedSheet } from '../parts/read-sheet.ts';
import { SheetDialog } from './sheet-dialog.tsx';

await Promise.all([loadMessages('en'), loadMessages('zh')]);
await loadLaterMessages('dialogs');

const cells = [
  ['', 'Rumble', 'HD'],
  ['Range', '', '30–500'],
  ['Weight', '3 g', '5 g'],
];

function draw(sheet: Partial<PastedSheet> = {}, uiLocale: Locale = 'en'): string {
  const fields = findTable(definitions.get('haptera/spec-table')?.fields ?? {});
  if (!fields) throw new Error('The spec table has no table.');
  const values = { columns: [{ id: 'c', name: 'HD' }], groups: [] };
  return renderToStaticMarkup(
    <MessagesProvider uiLocale={uiLocale}>
      <SheetDialog
        block="Spec table"
        fields={fields}
        values={values}
        sheet={{ cells, dropped: { rows: 0, columns: 0 }, ...sheet }}
        onFill={() => {}}
        onClose={() => {}}
      />
    </MessagesProvider>,
  );
}

const chosen = (html: string) => [...html.matchAll(/<option value="\d+" selected="">([^<]*)/g)].map(([, text]) => text);

test('shows the first rows, and above each column what it becomes, in both languages', () => {
  const html = draw();
  expect(chosen(html)).toEqual(['Label', 'New: Product', 'HD']);
  expect(html).toContain('aria-label="Column 2: Rumble"');
  expect(html).toContain('<td>30–500</td>');
  expect(html).toContain('Rows to fill: 2');
  expect(chosen(draw({}, 'zh'))).toEqual(['项目', '新增：产品', 'HD']);
  expect(draw({}, 'zh')).toContain('将填写 2 行。');
});

test('says what was not read, and what has no room', () => {
  const rows = Array.from({ length: 50 }, (_, index) => [`Row ${index}`, '1']);
  const html = draw({ cells: [['', 'A'], ...rows], dropped: { rows: 5, columns: 0 } });
  expect(html).toContain('Only the first 51 rows and 2 columns were read.');
  expect(html).toContain('no room: 10. There is room for 20 groups of 40 rows.');
  expect(html).toContain('More rows: 45');
});

test('says why a table cannot be filled', () => {
  const html = draw({ cells: [['Only'], ['names']] });
  expect(html).toContain('Choose a column for “Product”');
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*aria-describedby="[^"]+"[^>]*>.*Fill the table/);
});

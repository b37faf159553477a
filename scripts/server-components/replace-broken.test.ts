import { expect, it } from 'vitest';
import { findProblems, printThrowing } from './replace-broken.mjs';

const file = 'blocks/spec-table/spec-table.tsx';

it('finds what does not compile with its line, and what only browsers can do', async () => {
  expect(await findProblems(file, '\nexport const = 1;\n')).toEqual([
    expect.stringMatching(/^blocks\/spec-table\/spec-table\.tsx:2 does not compile: /),
  ]);
  expect(await findProblems(file, 'export const SpecTable = () => <p>{useState(1)}</p>;')).toEqual([
    expect.stringContaining('uses the hook useState'),
  ]);
  expect(await findProblems(file, 'export const SpecTable = ({ a }: { a: string }) => <p>{a}</p>;')).toEqual([]);
});

it('a broken module keeps its exports, which throw what is wrong with it', async () => {
  const source = 'export function SpecRow() {}\nexport const width = 1;\n';
  const code = printThrowing(file, source, ['It is "broken".']);
  const module: Record<string, () => never> = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys(module).toSorted()).toEqual(['SpecRow', 'SpecTable', 'width']);
  expect(module.SpecTable).toThrow('It is "broken".');
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.includes('testing/'))
  .map((file) => ({ file, source: readFileSync(path.join(import.meta.dirname, file), 'utf8') }));

interface Tag {
  readonly where: string;
  readonly text: string;
  /** The source before it. */
  readonly before: string;
}

/** The opening tags of an element, with all their attributes. */
function tagsOf(name: string): Tag[] {
  return files.flatMap(({ file, source }) =>
    [...source.matchAll(new RegExp(`<${name}(?=[\\s<>/])`, 'g'))].map(({ index }) => ({
      where: `${file}:${source.slice(0, index).split('\n').length}`,
      text: source.slice(index, endOfTag(source, index + name.length + 1)),
      before: source.slice(0, index),
    })),
  );
}

function endOfTag(source: string, from: number): number {
  let depth = 0;
  // A type argument: `<Select<FormType | ''>`.
  const start = source.charAt(from) === '<' ? source.indexOf('>', from) + 1 : from;
  for (let at = start; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '>' && depth === 0 && source.charAt(at - 1) !== '=') return at + 1;
  }
  return source.length;
}

/** Whether the tag stands in a `Form.Item` with a label, or in a `label`, which name it. */
function isLabelled({ before }: Tag): boolean {
  const item = before.lastIndexOf('<Form.Item');
  const isInItem =
    item > before.lastIndexOf('</Form.Item>') && /\slabel=/.test(before.slice(item, endOfTag(before, item)));
  return isInItem || before.lastIndexOf('<label') > before.lastIndexOf('</label>');
}

test('every select of the studio has a name', () => {
  const selects = ['Select', 'select', 'PageSelect', 'DocumentSelect', 'CompanySelect', 'VisibilitySelect'].flatMap(
    tagsOf,
  );
  expect(selects.length).toBeGreaterThan(25);
  const nameless = selects.filter(
    (tag) => !/\s(aria-label|aria-labelledby|label|id)=|\{\.\.\.(shared|\(id)/.test(tag.text) && !isLabelled(tag),
  );
  expect(nameless.map(({ where }) => where)).toEqual([]);
});

test('every option has a name: only the desk’s own select, whose options have text labels, draws antd’s', () => {
  const imports = /import (?:type )?\{[^}]*\b(?:Auto(?:C|c)omplete|Cascader|Select|TreeSelect)\b[^}]*\} from 'antd'/;
  const others = files.filter(({ file, source }) => file !== 'desk/parts/select.tsx' && imports.test(source));
  expect(others.map(({ file }) => file)).toEqual([]);
});

test('every main button that may be grey says why', () => {
  const buttons = tagsOf('Button').filter(({ text }) => !/variant="(quiet|secondary)"|\sdanger\b/.test(text));
  const main = buttons.filter(
    ({ text, where }) => !where.startsWith('desk/') || /type="primary"|\ssize="small"\s+busy/.test(text),
  );
  expect(main.length).toBeGreaterThan(15);
  const silent = main.filter(({ text }) => {
    const [, condition] = /\sdisabled=\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(text) ?? [];
    const isOnlyBusy = condition === undefined || /^(isBusy|false|step === 'taking')$/.test(condition);
    return !isOnlyBusy && !/aria-describedby=|\{\.\.\.button\}/.test(text);
  });
  expect(silent.map(({ where }) => where)).toEqual([]);
});

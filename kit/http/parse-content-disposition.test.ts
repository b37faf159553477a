import { expect, test } from 'vitest';
import { decodeFormName, parseContentDisposition } from './parse-content-disposition.ts';

const asHeader = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

test.each([
  ['attachment; filename="a.png"', 'a.png'],
  ['attachment; filename=a.png', 'a.png'],
  ['ATTACHMENT ; FileName = "a.png" ', 'a.png'],
  ['attachment; filename="a;b.png"; x=1', 'a;b.png'],
  ['attachment; filename="a \\"b\\".png"', 'a "b".png'],
  [asHeader('attachment; filename="截图 三.png"'), '截图 三.png'],
  ['attachment; filename="caf\xe9.png"', 'café.png'],
  ['attachment; filename="x.png"; filename*=UTF-8\'\'%E5%9B%9B.png', '四.png'],
  ['attachment; filename*=utf-8\'zh\'%E6%88%AA%E5%9B%BE.png; filename="x.png"', '截图.png'],
  ["attachment; filename*=iso-8859-1'en'caf%E9.png", 'café.png'],
  ["attachment; filename*=UTF-8''%FF.png; filename=x.png", 'x.png'],
  ["attachment; filename*=UTF-8''%zz; filename=x.png", 'x.png'],
  ["attachment; filename*=KOI8-R''%C1; filename=x.png", 'x.png'],
  ['attachment; filename="first.png"; filename="second.png"', 'first.png'],
  ['attachment; filename=""', null],
  ['attachment', null],
])('%s', (header, fileName) => {
  expect(parseContentDisposition(header)).toEqual({ type: 'attachment', fileName });
});

test('other types are told, and what is none is null', () => {
  expect(parseContentDisposition('form-data; name="file"; filename="a.png"')?.type).toBe('form-data');
  for (const header of ['', '; filename=a.png', 'at tachment', '"attachment"', 'attachment filename=a'])
    expect(parseContentDisposition(header), header).toBeNull();
});

test('a hostile header takes no time', () => {
  const started = performance.now();
  for (const piece of ['"\\', ';', '; filename="', '; a=', "'", '%'])
    parseContentDisposition(`attachment; filename="${piece.repeat(16_000)}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('names in forms are unescaped as browsers escape them', () => {
  expect(decodeFormName('a%22b%0d%0A%41%.png')).toBe('a"b\r\n%41%.png');
});

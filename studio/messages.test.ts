import { beforeAll, describe, expect, it } from 'vitest';
import en from './messages/en.json';
import zh from './messages/zh.json';
import { createTranslate, loadMessages } from './messages.ts';

beforeAll(async () => void (await Promise.all([loadMessages('zh'), loadMessages('en')])));

describe('the studio’s words', () => {
  it('are there in both languages, with the same holes to fill', () => {
    const [english, chinese] = [flatten(en), flatten(zh)];
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) expect(holes(chinese.get(key) ?? ''), key).toEqual(holes(text));
  });

  it('take their values', () => {
    expect(createTranslate('en')('canvas.said.deleted', { block: 'Hero' })).toBe('Deleted Hero');
    expect(createTranslate('zh')('canvas.said.deleted', { block: '主视觉' })).toBe('已删除主视觉');
  });
});

function flatten(node: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(node).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

function holes(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

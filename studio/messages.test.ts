import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import en from './messages/en.json';
import enDesk from './messages/en-desk.json';
import enDialogs from './messages/en-dialogs.json';
import zh from './messages/zh.json';
import zhDesk from './messages/zh-desk.json';
import zhDialogs from './messages/zh-dialogs.json';

describe('the interface texts', () => {
  it.each([
    ['builder and shell', en, zh],
    ['desk', enDesk, zhDesk],
    ['dialogs', enDialogs, zhDialogs],
  ])('have the same keys and placeholders in both languages: %s', (_where, inEnglish, inChinese) => {
    const [english, chinese] = [flatten(inEnglish), flatten(inChinese)];
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) expect(holes(chinese.get(key) ?? ''), key).toEqual(holes(text));
  });

  it('of the desk are loaded when it is opened, also for a language chosen later', async () => {
    // Another test of the same process may have opened the desk.
    vi.resetModules();
    const { createTranslate, loadLaterMessages, loadMessages } = await import('./messages.ts');
    await loadMessages('zh');
    const t = createTranslate('zh');
    expect(t('desk.nav.media')).toBe('desk.nav.media');
    await loadLaterMessages('desk');
    expect(t('desk.nav.media')).toBe(zhDesk.desk.nav.media);
    await loadMessages('en');
    expect(createTranslate('en')('desk.nav.media')).toBe(enDesk.desk.nav.media);
  });

  it('of the desk are used only there, since the builder does not load them', () => {
    const deskKeys = [...flatten(enDesk).keys()];
    for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
      if (!/^(?!desk\/|.*\.test\.).*\.tsx?$/.test(file)) continue;
      const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
      for (const [, used = ''] of source.matchAll(/['`](desk\.[\w.]*)/g)) {
        expect(
          deskKeys.filter((key) => key.startsWith(used)),
          `${used} in studio/${file}`,
        ).toEqual([]);
      }
    }
  });

  it('of the dialogs are used only by the dialogs and the desk, which load them', () => {
    const dialogKeys = [...flatten(enDialogs).keys()];
    const early = filesBefore(/(?:laterDialog\(\s*async \(\) => \(await |\[\s*)import\('(.+?)'\)/g);
    expect(early).toContain('canvas/canvas.tsx');
    expect(early).not.toContain('canvas/shortcuts-sheet.tsx');
    expect(early).not.toContain('desk/desk.tsx');
    for (const file of early) {
      const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
      for (const [, used = ''] of source.matchAll(/['`]((?:builder|canvas)\.[\w.]*)/g)) {
        expect(
          dialogKeys.includes(used) || (used.endsWith('.') && dialogKeys.some((key) => key.startsWith(used))),
          `${used} in studio/${file}`,
        ).toBe(false);
      }
    }
  });

  it('fill in their placeholders', async () => {
    const { createTranslate, loadMessages } = await import('./messages.ts');
    await Promise.all([loadMessages('zh'), loadMessages('en')]);
    expect(createTranslate('en')('canvas.said.deleted', { block: 'Hero' })).toBe('Deleted Hero');
    expect(createTranslate('zh')('canvas.said.deleted', { block: '主视觉' })).toBe('已删除主视觉');
  });
});

/** The studio's files that can run before what the pattern finds is imported. */
function filesBefore(pattern: RegExp): string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file) || !/\.tsx?$/.test(file)) return;
    found.add(file);
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const later = new Set([...source.matchAll(pattern)].map(([, to]) => to));
    for (const [, to = ''] of source.matchAll(/(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g)) {
      if (!later.has(to)) follow(path.posix.join(path.posix.dirname(file), to));
    }
  };
  follow('studio.tsx');
  return [...found];
}

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

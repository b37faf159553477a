import { describe, expect, test } from 'vitest';
import { presentApps, presentModels } from './present-lists.ts';

const brand = (zh: string, en: string, aliases = '') => ({ zh, en, aliases, noteZh: `${zh}。`, noteEn: `${en}.` });
const model = (name: string, model: string, level = 'unstated') => ({ brand: name, model, level });
const brands = { rows: [brand('红米', 'Redmi', 'Xiaomi, 小米'), brand('小米', 'Xiaomi', 'Mi'), brand('索尼', 'Sony')] };
const present = (rows: readonly ReturnType<typeof model>[], locale: 'zh' | 'en' = 'en') =>
  presentModels({ rows, updated: null }, brands, locale).brands;

describe('the models of a language', () => {
  test('are grouped by brand, in the order of the list of brands, with brand names in that language', () => {
    const rows = [model('Xiaomi', '15'), model('Redmi', 'K80'), model('小米', '14')];
    expect(present(rows, 'zh')).toEqual([
      { name: '红米', names: '红米,Redmi,Xiaomi,小米', note: '红米。', sets: [{ level: 'unstated', models: ['K80'] }] },
      { name: '小米', names: '小米,Xiaomi,Mi', note: '小米。', sets: [{ level: 'unstated', models: ['15', '14'] }] },
    ]);
    expect(present(rows, 'en').map(({ name }) => name)).toEqual(['Redmi', 'Xiaomi']);
  });

  test('belong to the brand with that name, even if another brand has it as an alias', () => {
    expect(present([model('xiaomi', '15')])).toMatchObject([{ name: 'Xiaomi' }]);
    expect(present([model('MI', '15')])).toMatchObject([{ name: 'Xiaomi' }]);
  });

  test('of an unlisted brand come last, under the name as typed', () => {
    expect(present([model('Fairphone', '5'), model('fair phone', '4'), model('Sony', 'Xperia 1')])).toMatchObject([
      { name: 'Sony' },
      { name: 'Fairphone', names: 'Fairphone', note: '', sets: [{ models: ['5', '4'] }] },
    ]);
  });

  test('are grouped by level, the finest first, without duplicates', () => {
    const rows = [model('Sony', 'A'), model('索尼', 'A'), model('Sony', 'B', 'rumble'), model('Sony', 'C', 'trueHd')];
    expect(present(rows)[0]?.sets).toEqual([
      { level: 'trueHd', models: ['C'] },
      { level: 'rumble', models: ['B'] },
      { level: 'unstated', models: ['A'] },
    ]);
  });

  test('include models with an unknown level', () => {
    expect(present([model('Sony', 'A', 'ultra')])[0]?.sets).toEqual([{ level: 'unstated', models: ['A'] }]);
  });
});

test('apps are grouped by category, in English under their English name if they have one', () => {
  const app = (zh: string, en: string, category: string) => ({ zh, en, category, client: 'PC', level: 'hd' });
  const rows = [app('雨声', '', 'audioVideo'), app('靶场', 'Range', 'games')];
  expect(presentApps({ rows, updated: '2024-09-27' }, 'en')).toEqual({
    updated: '2024-09-27',
    groups: [
      { category: 'games', apps: [{ name: 'Range', client: 'PC', level: 'hd' }] },
      { category: 'audioVideo', apps: [{ name: '雨声', client: 'PC', level: 'hd' }] },
    ],
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import trimEngine from './trim-engine.js';

const folder = path.resolve(import.meta.dirname, '../../node_modules/@puckeditor/core/dist');
const sources = readdirSync(folder)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'));
const trimmed = sources.filter((source) => trimEngine(source) !== source);

describe('what the builder leaves out of its engine', () => {
  test('stands in one file, a good part of which goes', () => {
    expect(trimmed).toHaveLength(1);
    const [source = ''] = trimmed;
    expect(source.length - trimEngine(source).length).toBeGreaterThan(100_000);
  });

  test('says so where it is met', () => {
    const [source = ''] = trimmed;
    expect(trimEngine(source)).toContain(
      "var LayerTree = ({\n  selectedId,\n  trees\n}) => {\nthrow new Error('LayerTree of",
    );
    expect(trimEngine(source)).toContain("function AutoField(props) {\nthrow new Error('AutoField of");
  });

  test('keeps every colour and size that is read in the frame', () => {
    const begins = 'var iframeInteractionStyles = ';
    const tokensOf = (source = '') =>
      [...source.slice(source.indexOf(begins)).matchAll(/(--puck-[\w-]+):/g)].map(([, name]) => name);
    const [source = ''] = trimmed;
    const kept = new Set(tokensOf(trimEngine(source)));
    const gone = new Set(tokensOf(source).filter((name) => !kept.has(name)));
    expect(gone.size).toBeGreaterThan(100);
    const stillRead = [...trimEngine(source).matchAll(/var\((--puck-[\w-]+)/g)].map(([, name]) => name);
    expect(stillRead.filter((name) => gone.has(name))).toEqual([]);
    for (const other of sources) if (other !== source) expect(other).not.toContain('var(--puck-');
  });

  test.each([
    'var LayerTree = (',
    'function AutoField(',
    'var iframeInteractionStyles = ',
    'useEffect13(calculateDragAxis, [status',
  ])('is not left out of an engine that is written without "%s"', (words) => {
    const [source = ''] = trimmed;
    expect(() => trimEngine(source.replace(words, `${words.slice(0, -3)}Other`))).toThrow(/trim-engine/);
  });
});

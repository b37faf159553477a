import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import trimEngine from './trim-engine.js';

const folder = path.resolve(import.meta.dirname, '../../node_modules/@puckeditor/core/dist');
const sources = readdirSync(folder)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'));
const trimmed = sources.filter((source) => source.includes('var defaultUiStyles = '));

describe('what the builder leaves out of its engine', () => {
  test('is a good part of one file', () => {
    expect(trimmed).toHaveLength(1);
    const [source = ''] = trimmed;
    expect(source.length - trimEngine(source).length).toBeGreaterThan(100_000);
  });

  test('is the shape of every icon', () => {
    const drawn = sources.filter((source) => source.includes('var createLucideIcon = '));
    expect(drawn).toHaveLength(1);
    const icons = [...trimEngine(drawn[0] ?? '').matchAll(/ createLucideIcon\("\w+", (.*)$/gm)].map(
      ([, shape]) => shape,
    );
    expect(icons.length).toBeGreaterThan(50);
    expect(new Set(icons)).toEqual(new Set(['[]);']));
  });

  test('is its menus of rich text, but not what others import of them', async () => {
    const menus = sources.filter((source) => trimEngine(source).includes('menus of rich text of the engine'));
    expect(menus).toHaveLength(1);
    const exported = /^export \{([^}]*)\}/m.exec(menus[0] ?? '')?.[1]?.match(/\w+/g) ?? [];
    const light: object = await import(`data:text/javascript,${encodeURIComponent(trimEngine(menus[0] ?? ''))}`);
    expect(Object.keys(light).sort()).toEqual(exported.toSorted());
    for (const name of exported) expect(() => Reflect.get(light, name)()).toThrow(/trim-engine/);
  });

  test('is in the frame what never stands there', () => {
    const [source = ''] = trimmed;
    const framed = (text: string) => text.slice(text.indexOf('var iframeInteractionStyles = '));
    for (const words of ['._Drawer_', '._RichTextMenu_', '._Loader_']) {
      expect(framed(source)).toContain(words);
      expect(framed(trimEngine(source))).not.toContain(words);
    }
    for (const words of ['._DraggableComponent_', '._DropZone_', '[data-puck-component] *', '._ActionBar_'])
      expect(framed(trimEngine(source))).toContain(words);
    expect(() => trimEngine(source.replaceAll('/Drawer/styles.module.css', '/Other/styles.module.css'))).toThrow(
      /trim-engine/,
    );
  });

  test('is what only makes something that nobody uses', () => {
    const [source = ''] = trimmed;
    expect(source).toMatch(/^var getClassName2 = get_class_name_factory_default\(/m);
    expect(trimEngine(source)).toMatch(/^var getClassName2 = \/\* @__PURE__ \*\/ get_class_name_factory_default\(/m);
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

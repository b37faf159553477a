import { readText, type SvgElement, SvgRefusal } from './svg-element.ts';
import { isSafeCss, listLocalReferences, svgLimits } from './svg-rules.ts';

/**
 * Throws `SvgRefusal` if a drawing refers to itself, or if so many elements are drawn that browsers would stall: every
 * reference draws what it refers to again, so that ten levels of ten references draw ten thousand million elements.
 */
export function measureDrawing(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  const byClass = new Map<string, string[]>();
  for (const element of walk(root)) {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (element.name === 'style') readRules(readText(element.children), byClass);
  }
  const known = new Map<SvgElement, number>();
  const running = new Set<SvgElement>();
  const measure = (element: SvgElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (running.has(element)) throw new SvgRefusal('The drawing refers to itself.');
    if (running.size > svgLimits.depth * 4) throw new SvgRefusal('The references of the drawing are nested too deep.');
    running.add(element);
    let count = 1;
    for (const child of element.children) if (typeof child !== 'string') count += measure(child);
    for (const id of listReferences(element, byClass)) {
      const target = byId.get(id);
      if (target) count += measure(target);
    }
    running.delete(element);
    if (count > svgLimits.drawn) throw new SvgRefusal('The drawing is too costly to draw: it repeats too much.');
    known.set(element, count);
    return count;
  };
  measure(root);
}

function* walk(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* walk(child);
}

function listReferences({ attributes }: SvgElement, byClass: ReadonlyMap<string, readonly string[]>): string[] {
  const own = [...attributes].flatMap(([name, value]) =>
    name === 'href' ? [value.slice(1)] : name === 'class' ? [] : listLocalReferences(value),
  );
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter((name) => name !== '');
  return [...own, ...[ANY, ...classes].flatMap((name) => byClass.get(name) ?? [])];
}

/** For rules that do not name a class alone: they may apply to every element. */
const ANY = '*';

function readRules(css: string, byClass: Map<string, string[]>): void {
  if (!isSafeCss(css)) return;
  for (const rule of css.replace(/\/\*.*?\*\//gs, '').split('}')) {
    const [selectors = '', declarations = ''] = rule.split('{', 2);
    const ids = listLocalReferences(declarations);
    if (ids.length === 0) continue;
    for (const selector of selectors.split(',')) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? ANY;
      byClass.set(name, [...(byClass.get(name) ?? []), ...ids]);
    }
  }
}

import { addresses } from '#contract/addresses.ts';
import { attachmentsPath, stillAttribute } from '#contract/still-pages.ts';
import { runsInline } from '../inline-scripts.ts';
import { type ScannedElement, scanElements } from '../scan-elements.ts';
import { isPageData } from './data-only-script.ts';

/** Whether the site says of its page that it is whole without Next's scripts. */
export function isMarkedStill(html: string): boolean {
  const [first] = scanElements(html.slice(0, HEAD_LENGTH), new Set(['html']));
  return first?.attributes.has(stillAttribute) ?? false;
}

/**
 * The same page without what a visitor has no use for: Next's scripts, their data, the hints that fetch or wait for them,
 * and styles that the page has said before (React repeats those of a block for each time that it stands in another).
 * Null when anything that runs on the page is not known here, or when its markup is to be completed by a script: such a page
 * must stay as Next made it.
 *
 * What goes is found by reading the document as a browser does, and what is left is read once more: it must be exactly what
 * was to stay.
 */
export function cutStill(html: string): string | null {
  const kept: ScannedElement[] = [];
  const styles = new Set<string>();
  let still = '';
  let at = 0;
  for (const element of scanElements(html, LOOKED_AT)) {
    const fate = decide(element, styles);
    if (fate === 'unknown') return null;
    if (fate === 'keep') {
      kept.push(element);
      continue;
    }
    still += html.slice(at, element.start);
    at = element.end;
  }
  still += html.slice(at);
  return isSame(scanElements(still, LOOKED_AT), kept) ? still : null;
}

/** A document begins with its doctype and its first tag. */
const HEAD_LENGTH = 2_000;

const LOOKED_AT: ReadonlySet<string> = new Set(['link', 'script', 'style', 'template']);

type Fate = 'keep' | 'cut' | 'unknown';

function decide(element: ScannedElement, styles: Set<string>): Fate {
  if (element.name === 'style') {
    const style = printAttributes(element.attributes) + element.text;
    if (styles.has(style)) return 'cut';
    styles.add(style);
    return 'keep';
  }
  if (element.name === 'link') return isHintForScripts(element) ? 'cut' : 'keep';
  // React leaves one where a script of its own is to put what was not ready in time, or to draw what the server could not.
  if (element.name === 'template') return 'unknown';
  if (isScriptOfNext(element)) return 'cut';
  return isAttachment(element) || isData(element) ? 'keep' : 'unknown';
}

const CHUNKS = `${addresses.build.path}/static/chunks/`;

function isScriptOfNext(script: ScannedElement): boolean {
  const { attributes, text } = script;
  const src = attributes.get('src');
  if (src === undefined) return runsInline(script) && hasOnly(script, ['id']) && isPageData(text);
  return src.startsWith(CHUNKS) && hasOnly(script, ['src', 'id', 'async', 'nomodule', 'crossorigin', 'fetchpriority']);
}

function isAttachment(script: ScannedElement): boolean {
  const { attributes } = script;
  const isOurs = attributes.get('src')?.startsWith(`${attachmentsPath}/`) ?? false;
  return isOurs && attributes.get('type') === 'module' && hasOnly(script, ['src', 'type']);
}

/** What a browser does not run: data for search engines. */
function isData({ attributes }: ScannedElement): boolean {
  return attributes.get('type') === 'application/ld+json' && !attributes.has('src');
}

/** To fetch Next's scripts early, or to show nothing before one of them has been read. */
function isHintForScripts({ attributes }: ScannedElement): boolean {
  const rel = attributes.get('rel');
  if (rel === 'expect') return true;
  return (
    rel === 'preload' && attributes.get('as') === 'script' && (attributes.get('href')?.startsWith(CHUNKS) ?? false)
  );
}

function hasOnly({ attributes }: ScannedElement, names: readonly string[]): boolean {
  return [...attributes.keys()].every((name) => names.includes(name));
}

function isSame(found: readonly ScannedElement[], wanted: readonly ScannedElement[]): boolean {
  return (
    found.length === wanted.length &&
    found.every(({ name, text, attributes }, index) => {
      const other = wanted[index];
      return (
        name === other?.name && text === other.text && printAttributes(attributes) === printAttributes(other.attributes)
      );
    })
  );
}

function printAttributes(attributes: ReadonlyMap<string, string>): string {
  return JSON.stringify([...attributes]);
}

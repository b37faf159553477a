import { addresses } from '#contract/addresses.ts';
import { attachmentsPath, stillAttribute } from '#contract/still-pages.ts';
import { runsInline } from '../inline-scripts.ts';
import { type ScannedElement, scanElements } from '../scan-elements.ts';
import { isPageData } from './data-only-script.ts';

/** Whether the site has marked this page as complete without Next's scripts. */
export function isMarkedStill(html: string): boolean {
  const [first] = scanElements(html.slice(0, HEAD_LENGTH), new Set(['html']));
  return first?.attributes.has(stillAttribute) ?? false;
}

/**
 * The same page without what a visitor does not need: Next's scripts, their data, the hints that preload or wait for
 * them, and duplicate styles (React repeats a block's styles each time it is nested in another block). Null when the
 * page runs a script that is not recognized, or when a script is to complete its markup: such a page must stay as Next
 * made it.
 *
 * The document is scanned as a browser would read it. As a check, the result is scanned again and must contain exactly
 * the elements that were to be kept.
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

/** Enough for the doctype and the first tag. */
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
  // React writes a template where its script is to insert content that was not ready, or to render what the server
  // could not.
  if (element.name === 'template') return 'unknown';
  if (isScriptOfNext(element)) return 'cut';
  return isAttachment(element) || isData(element) ? 'keep' : 'unknown';
}

const CHUNKS = `${addresses.build.path}/static/chunks/`;

/** The id that React gives its first script. */
const SCRIPT_OF_REACT = /^#_\w*R_$/;

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

/** Data for search engines, which a browser does not run. */
function isData({ attributes }: ScannedElement): boolean {
  return attributes.get('type') === 'application/ld+json' && !attributes.has('src');
}

/** A link that preloads Next's scripts, or that blocks rendering until React's first script has been parsed. */
function isHintForScripts({ attributes }: ScannedElement): boolean {
  const rel = attributes.get('rel');
  if (rel === 'expect') return SCRIPT_OF_REACT.test(attributes.get('href') ?? '');
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

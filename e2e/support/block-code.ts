import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './product.ts';

export interface InteractiveBlock {
  /** The folder: `model-list`. */
  readonly name: string;
  /** Words that stand in the built code of its interactive part and nowhere else. */
  readonly marks: readonly string[];
}

/** The blocks that load code of their own behind a `*.client.tsx` doorway, found by reading the sources and the build. */
export function listInteractiveBlocks(): InteractiveBlock[] {
  const sources = ['app', 'blocks', 'session', 'site', 'ui'].flatMap((room) =>
    listSources(path.join(projectRoot, room)),
  );
  const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
  const built = readBuiltScripts();
  const framework = readFileSync(path.join(projectRoot, reactForBrowsers), 'utf8');
  const byBlock = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    if (!file.endsWith('.client.tsx') || !file.includes(`${path.sep}blocks${path.sep}`)) continue;
    const name = path.basename(path.dirname(file));
    for (const target of importedLazily(file, text)) {
      const marks = byBlock.get(name) ?? new Set<string>();
      byBlock.set(name, marks);
      for (const mark of literalsOf(withNeighbours(target, texts), texts)) marks.add(mark);
    }
  }
  return [...byBlock].map(([name, marks]) => ({
    name,
    // What React says as well tells nothing. The studio has every block in scripts of its own, so a mark may be built twice.
    marks: [...marks].filter((mark) => built.some((script) => script.includes(mark)) && !framework.includes(mark)),
  }));
}

const reactForBrowsers = 'node_modules/next/dist/compiled/react-dom/cjs/react-dom-client.production.js';

/** Files that a doorway fetches with `import()`. */
function importedLazily(file: string, text: string): string[] {
  return [...text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)].map(([, source = '']) =>
    source.startsWith('#') ? path.join(projectRoot, source.slice(1)) : path.resolve(path.dirname(file), source),
  );
}

/** The file and what it imports from its own folder. */
function withNeighbours(file: string, texts: ReadonlyMap<string, string>): string[] {
  const found = new Set([file]);
  for (const each of found) {
    for (const [, source = ''] of (texts.get(each) ?? '').matchAll(/\bfrom '(\.\/[^']+)'/g)) {
      found.add(path.resolve(path.dirname(each), source));
    }
  }
  return [...found];
}

/** String literals of these files that no other file contains. */
function literalsOf(files: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  const others = [...texts].filter(([file]) => !files.includes(file)).map(([, text]) => text);
  return files
    .flatMap((file) => [...(texts.get(file) ?? '').matchAll(/'([\w[\]=-]{8,60})'/g)].map(([, literal = '']) => literal))
    .filter((literal) => !others.some((text) => text.includes(literal)));
}

function readBuiltScripts(): string[] {
  return listFiles(path.join(projectRoot, '.next/static'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'));
}

function listSources(folder: string): string[] {
  return listFiles(folder).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

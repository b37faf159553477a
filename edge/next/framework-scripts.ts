import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The constant functions that React writes into streamed pages, and the line with which Next moves icons into the head.
 * They are read from the installed packages, so an upgrade brings its own. Longest first. If Next is not installed the
 * list is empty; the only effect is that the scripts of streamed pages do not run.
 */
export function readFrameworkScripts(): string[] {
  const found = new Set<string>();
  const root = findNext();
  if (root === null) return [];
  for (const file of REACT_FILES) {
    for (const literal of listLiterals(readOrEmpty(join(root, file)))) found.add(literal);
  }
  const icon = /REINSERT_ICON_SCRIPT = `\\\n([^`\\$]+)`/.exec(readOrEmpty(join(root, ICON_FILE)))?.[1];
  if (icon !== undefined) found.add(icon);
  return [...found].sort((a, b) => b.length - a.length);
}

const REACT_FILES = [
  'dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
  'dist/compiled/react-dom/cjs/react-dom-server.edge.production.js',
  'dist/compiled/react-dom-experimental/cjs/react-dom-server.node.production.js',
  'dist/compiled/react-dom-experimental/cjs/react-dom-server.edge.production.js',
];
const ICON_FILE = 'dist/server/app-render/metadata-insertion/create-server-inserted-metadata.js';

/**
 * A string literal that begins like one of React's runtime functions (`$RC=`, `$RX=`, …) or like the shell's timestamp.
 */
const LITERAL = /(['"])((?:\$R[A-Z]=|requestAnimationFrame\(function\(\)\{\$RT=)(?:(?!\1)[^\\\n]|\\.)*)\1/g;

function listLiterals(source: string): string[] {
  const literals: string[] = [];
  for (const match of source.matchAll(LITERAL)) {
    // Some literals run on into the call that follows (`…;$RC("`); the call is checked by its own rule.
    literals.push(unescapeLiteral(match[2] ?? '').replace(/\$R[A-Z]\("$/, ''));
  }
  return literals;
}

function unescapeLiteral(text: string): string {
  return text.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/gi, (_, byte?: string, unit?: string, plain?: string) => {
    const code = byte ?? unit;
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return plain === 'n' ? '\n' : plain === 't' ? '\t' : (plain ?? '');
  });
}

function findNext(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve('next/package.json'));
  } catch {
    return null;
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

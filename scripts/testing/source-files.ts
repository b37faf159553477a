import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listTrackedFiles } from './tracked-files.ts';

export interface SourceFile {
  /** Path from the root of the project. */
  readonly file: string;
  readonly room: string;
  /** Whether it is a test or a test rig. */
  readonly isTest: boolean;
  /** The import specifiers. */
  readonly imports: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../..');
const manifest = readManifest();

/** Every source file of the project that git tracks. */
export function listSourceFiles(): readonly SourceFile[] {
  return listTrackedFiles()
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file))
    .map((file) => ({
      file,
      room: file.split('/')[0] ?? '',
      isTest: isTestOrRig(file),
      imports: importsOf(file),
    }));
}

/** The package of an import; null for the project's own files and Node's built-in modules. */
export function packageOf(source: string): string | null {
  if (/^(?:[./#]|node:)/.test(source)) return null;
  return source.split('/', source.startsWith('@') ? 2 : 1).join('/');
}

export function isTestOrRig(file: string): boolean {
  return /\.test\.tsx?$|(?:^|\/)testing\/|^(?:e2e|bench)\/|^(?:vitest\.config|playwright\.config|scripts\/test)\.ts$/.test(
    file,
  );
}

/** The files that an import may resolve to: several if `package.json` has conditions. */
export function targetsOf(file: string, source: string): string[] {
  if (source.startsWith('/')) return [source.slice(1)];
  if (source.startsWith('.')) return [path.posix.join(path.posix.dirname(file), source)];
  if (!source.startsWith('#')) return [];
  const [pattern, target] =
    Object.entries(manifest.imports)
      .filter(([pattern]) => source.startsWith(pattern.slice(0, -1)))
      .sort(([a], [b]) => b.length - a.length)[0] ?? [];
  if (pattern === undefined || target === undefined) return [];
  const rest = source.slice(pattern.length - 1);
  return (typeof target === 'string' ? [target] : Object.values(target)).map((one) =>
    path.posix.join(one.replace('*', rest)),
  );
}

function importsOf(file: string): string[] {
  const pattern =
    /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
  return [...readSource(file).matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

export function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

export function readManifest(): Manifest {
  return JSON.parse(readSource('package.json'));
}

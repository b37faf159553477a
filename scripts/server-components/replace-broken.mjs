import path from 'node:path';
import { transform } from 'esbuild';
import { findBrowserCode } from './find-browser-code.mjs';

/**
 * Used by Next for the components of blocks during development. A module that does not compile, or does what only browsers can,
 * would fail every page, even those without the block: instead it gets components that throw what is wrong with it, which the
 * page shows in the place of the block.
 *
 * @this {{ async(): (error: Error | null, code?: string) => void, resourcePath: string, rootContext?: string }}
 * @param {string} source
 */
export default function replaceBroken(source) {
  const done = this.async();
  const root = path.resolve(import.meta.dirname, '../..');
  const file = path.relative(root, path.resolve(this.rootContext ?? root, this.resourcePath)).replaceAll(path.sep, '/');
  findProblems(file, source).then(
    (problems) => done(null, problems.length === 0 ? source : printThrowing(file, source, problems)),
    (error) => done(error),
  );
}

/**
 * @param {string} file from the root of the project: `blocks/hero/hero.tsx`
 * @param {string} source
 * @returns {Promise<string[]>}
 */
export async function findProblems(file, source) {
  try {
    await transform(source, { loader: 'tsx', jsx: 'automatic', logLevel: 'silent' });
  } catch (error) {
    return error.errors.map(({ text, location }) => `${file}:${location?.line ?? 1} does not compile: ${text}`);
  }
  return findBrowserCode(file, source);
}

/**
 * A module with the same exports, each of which throws the problems.
 *
 * @param {string} file
 * @param {string} source
 * @param {readonly string[]} problems
 * @returns {string}
 */
export function printThrowing(file, source, problems) {
  const own = path.posix.basename(file, '.tsx').replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  const exported = [...source.matchAll(/^export\s+(?:async\s+)?(?:function|const|let|class)\s+(\w+)/gm)];
  const names = new Set([own, ...exported.flatMap(([, name]) => name ?? [])]);
  const fail = `throw new Error(${JSON.stringify(problems.join('\n'))});`;
  return [...names].map((name) => `export function ${name}() { ${fail} }\n`).join('');
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#kit/project-files.ts';
import { type Check, ok, problem } from './finding.ts';

/** Compares the Node version with the one that `package.json` requires. */
export const checkNode: Check = async () => {
  const needed = parseFloor(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  return [judgeNode(process.versions.node, needed)];
};

export function judgeNode(present: string, needed: string) {
  if (isAtLeast(present, needed)) return ok('node', `Node ${present}`);
  return problem(
    'node',
    `Node ${present} is older than ${needed}.`,
    `Install Node ${needed} or newer (22 or 24 preferred).`,
  );
}

function isAtLeast(present: string, needed: string): boolean {
  const [have, want] = [present, needed].map((text) => text.split('.').map(Number));
  for (let place = 0; place < 3; place += 1) {
    const difference = (have?.[place] ?? 0) - (want?.[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** `>=20.19.0` of `engines.node`. */
function parseFloor(text: string): string {
  return /"node":\s*">=([\d.]+)"/.exec(text)?.[1] ?? '0';
}

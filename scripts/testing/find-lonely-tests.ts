import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Test files that replace modules (`vi.mock`), relative to `root`. Each needs its own process: in a shared one the
 * module may already be loaded and would not be replaced.
 */
export function findLonelyTests(root: string, rooms: readonly string[]): string[] {
  return rooms
    .flatMap((room) => listFiles(path.join(root, room)))
    .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')))
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
}

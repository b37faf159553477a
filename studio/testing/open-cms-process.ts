import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '#kit/database/testing/test-database.ts';
import { programOf, projectRoot } from '#kit/project-files.ts';

export interface CmsProcess {
  readonly url: string;
  /** The password of every user; usernames are the role names. */
  readonly password: string;
  /** Kills the process, like a crash. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the real CMS on a real port of this machine, with its own database. */
export async function openCmsProcess(): Promise<CmsProcess> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'haptera-studio-'));
  const password = 'long enough for this';
  const { script, nodeArgs } = programOf('cms/testing/serve-test-cms.ts');
  const child = spawn(
    process.execPath,
    [...nodeArgs, script, database.url, folder, 'a secret of thirty-two letters, or more', password],
    { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await readPort(child);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    password,
    kill,
    close: async () => {
      await kill();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const port = /ready (\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`The CMS ended (${code}) before it was ready.`)));
  });
}

import { ChildProcesses } from './child-processes.ts';
import { LaunchError } from './settings.ts';

/** Runs what `start` starts until Ctrl+C, then ends all of it; ends with code 1 and a plain word when it cannot start. */
export async function runProduct(start: (children: ChildProcesses) => Promise<void>): Promise<void> {
  const children = new ChildProcesses();
  let isEnding = false;
  const end = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    void children.stop().then(() => process.exit(code));
  };
  process.once('SIGINT', () => end(0));
  process.once('SIGTERM', () => end(0));
  try {
    await start(children);
  } catch (error) {
    console.error(error instanceof LaunchError ? `\n${error.message}` : error);
    end(1);
  }
}

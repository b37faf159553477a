import { setTimeout as wait } from 'node:timers/promises';
import type { Editor } from '../../e2e/support/editor.ts';

/** Saves content that is nested too deep, in every way an editor's client can, until `stop`. */
export interface DeepSaves {
  write(): Promise<void>;
  stop(): void;
  /** The answers that were not refusals of the content. */
  takeFaults(): string[];
}

const DEPTH = 20_000;
const deep: Readonly<Record<string, string>> = {
  groups: `${'<!-- wp:group -->'.repeat(DEPTH)}x${'<!-- /wp:group -->'.repeat(DEPTH / 2)}`,
  sections: '<!-- wp:haptera/section -->'.repeat(DEPTH / 2),
  elements: `${'<div>'.repeat(DEPTH)}x`,
};

export function createDeepSaves(editor: Editor): DeepSaves {
  const faults: string[] = [];
  let isRunning = true;
  const send = async (path: string, name: string, data: object) => {
    const answer = await editor.fetch({ path, method: 'POST', data }).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    const status = answer?.status ?? 0;
    // 502 to 504 and none: a service was just killed.
    if (status === 500) faults.push(`${path} answered 500 to deep ${name}`);
    if (name !== 'elements' && status >= 200 && status < 300 && path !== '/haptera/v1/validate')
      faults.push(`${path} accepted deep ${name}`);
  };
  return {
    stop: () => {
      isRunning = false;
    },
    write: async () => {
      while (isRunning) {
        for (const [name, content] of Object.entries(deep)) {
          await send('/haptera/v1/validate', name, { content });
          if (name !== 'elements') await send('/wp/v2/pages', name, { title: 'Deep', status: 'draft', content });
          await wait(500);
        }
      }
    },
    takeFaults: () => faults.splice(0),
  };
}

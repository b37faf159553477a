import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pngBytes } from '../../cms/testing/builders.ts';
import type { Editor } from '../../e2e/support/editor.ts';

export interface Uploads {
  /** Uploads until `stop`; reports the status of each answer, 0 for none. */
  write(onAnswer: (status: number) => void): Promise<void>;
  stop(): void;
  /** Checks that every acknowledged upload exists and is byte for byte what was first downloaded. Returns faults. */
  check(when: string): Promise<string[]>;
}

interface Stored {
  readonly url: string;
  /** Hash of the first download, not of the upload: pictures are stored without metadata. */
  hash: string | null;
}

/** How many uploads are checked after each kill (the latest); all are checked at the end. */
const LOOKED_AT = 5;

/** Uploads different pictures one after the other. */
export function createUploads(editor: Editor): Uploads {
  const stored: Stored[] = [];
  const lost: string[] = [];
  let isRunning = true;

  const check = async (when: string, files: readonly Stored[]) => {
    const faults: string[] = [];
    for (const file of files) {
      const { url } = file;
      const answer = await fetch(url).catch(() => null);
      const bytes = await answer?.arrayBuffer().catch(() => null);
      if (answer?.status === 404) faults.push(`${when}: ${url} was acknowledged but is missing`);
      if (answer?.status !== 200 || !bytes) continue;
      const hash = createHash('sha256').update(Buffer.from(bytes)).digest('hex');
      file.hash ??= hash;
      if (hash !== file.hash) faults.push(`${when}: ${url} has changed`);
    }
    return faults;
  };

  return {
    stop: () => {
      isRunning = false;
    },
    async write(onAnswer) {
      for (let count = 0; isRunning; count += 1) {
        const answer = await editor
          .fetch({
            path: '/wp/v2/media',
            method: 'POST',
            body: new Uint8Array(pngBytes(400 + (count % 50), 40)),
            headers: {
              'content-type': 'image/png',
              'content-disposition': `attachment; filename="endurance-${count}.png"`,
            },
          })
          .catch(() => null);
        const text = await answer?.text().catch(() => null);
        onAnswer(typeof text === 'string' ? (answer?.status ?? 0) : 0);
        if (answer?.status === 201 && typeof text === 'string') {
          const { source_url: url }: { source_url: string } = JSON.parse(text);
          const file = { url: new URL(url, editor.url).href, hash: null };
          stored.push(file);
          lost.push(...(await check('just uploaded', [file])));
        }
        await wait(500);
      }
    },
    check: async (when) => [...lost.splice(0), ...(await check(when, isRunning ? stored.slice(-LOOKED_AT) : stored))],
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pngBytes, pngChunk } from '../../cms/testing/builders.ts';
import type { Editor } from '../../e2e/support/editor.ts';

export interface Uploads {
  /** Until `stop`; each status that was answered is told, 0 for no answer. */
  write(onAnswer: (status: number) => void): Promise<void>;
  stop(): void;
  /** Every upload that was answered must be there, byte for byte. Says what is not so. */
  check(when: string): Promise<string[]>;
}

/** So many are looked at after each kill, the last ones first; all in the end. */
const LOOKED_AT = 5;

/** Somebody who uploads pictures, each another one. */
export function createUploads(editor: Editor): Uploads {
  const stored: { url: string; hash: string }[] = [];
  let isRunning = true;

  const check = async (when: string, files: readonly { url: string; hash: string }[]) => {
    const faults: string[] = [];
    for (const { url, hash } of files) {
      const answer = await fetch(url).catch(() => null);
      const bytes = await answer?.arrayBuffer().catch(() => null);
      if (answer?.status === 404) faults.push(`${when}: ${url} was acknowledged and is gone`);
      if (answer?.status !== 200 || !bytes) continue;
      if (hashOf(Buffer.from(bytes)) !== hash) faults.push(`${when}: ${url} is not what was uploaded`);
    }
    return faults;
  };

  return {
    stop: () => {
      isRunning = false;
    },
    async write(onAnswer) {
      for (let count = 0; isRunning; count += 1) {
        const file = pictureOf(count);
        const answer = await editor
          .fetch({
            path: '/wp/v2/media',
            method: 'POST',
            body: new Uint8Array(file),
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
          stored.push({ url: new URL(url, editor.url).href, hash: hashOf(file) });
        }
        await wait(500);
      }
    },
    check: (when) => check(when, isRunning ? stored.slice(-LOOKED_AT) : stored),
  };
}

/** A picture with some random bytes that no viewer shows. */
function pictureOf(count: number): Buffer {
  const picture = pngBytes(400 + (count % 50), 40);
  const end = picture.length - 12;
  return Buffer.concat([picture.subarray(0, end), pngChunk('teXt', randomBytes(20_000)), picture.subarray(end)]);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

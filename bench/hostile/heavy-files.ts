import { pngBytes } from '../../cms/testing/builders.ts';
import { feedbackFiles } from '../../session/rules.ts';

/** Files that anybody can send with feedback, and that cost a service the most it can be made to spend on them. */
export const heavyFiles: Readonly<Record<string, () => Buffer<ArrayBuffer>>> = {
  'a picture of 10 MB and a byte': () => {
    const png = pngBytes(8, 8);
    return Buffer.concat([png, Buffer.alloc(feedbackFiles.bytes + 1 - png.length)]);
  },
  'an effect of 3 million objects': () => fill('{"a":[', '{},', '{}]}'),
  'an effect of 700,000 keys': () => {
    const keys = Array.from({ length: 700_000 }, (_, at) => `"${at.toString(36)}":0`);
    return Buffer.from(`{${keys.join()}}`);
  },
  'an effect of 5 million levels': () => fill('{"a":', '[', ''),
  'an effect of half a million numbers': () => Buffer.from(`{"a":[${'0.5,'.repeat(499_990)}1]}`),
  'an effect of one text': () => fill('{"a":"', '触', '"}'),
};

export function fileNameOf(kind: string): string {
  return kind.startsWith('a picture') ? 'a.png' : 'a.he';
}

/** As many repetitions as fit into a file. */
function fill(start: string, each: string, end: string): Buffer<ArrayBuffer> {
  const rest = feedbackFiles.bytes - Buffer.byteLength(start + end);
  return Buffer.from(start + each.repeat(Math.floor(rest / Buffer.byteLength(each))) + end);
}

/** Feedback with these files as multipart/form-data, with the headers for it. */
export function printFeedback(files: readonly (readonly [name: string, content: Buffer])[]) {
  const boundary = 'haptera-bench';
  const values = ['type', 'content'].map(
    (name) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`,
  );
  const parts = files.flatMap(([name, content]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  const body = Buffer.concat([Buffer.from(values.join('')), ...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { path: '/platform/community/feedback', type: `multipart/form-data; boundary=${boundary}`, body };
}

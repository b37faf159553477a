import type { Readable } from 'node:stream';

/** Characters. Longer lines are truncated, so that an endless line does not fill the memory. */
const longestLine = 8_000;

/** Calls `onLine` for each line, without the line break. */
export function followLines(stream: Readable, onLine: (line: string) => void): void {
  let begun = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = text.split('\n');
    lines.forEach((part, index) => {
      begun = (begun + part).slice(0, longestLine);
      if (index === lines.length - 1) return;
      onLine(begun.replace(/\r$/, ''));
      begun = '';
    });
  });
  stream.once('close', () => {
    if (begun !== '') onLine(begun);
  });
}

import { writeFile } from 'node:fs/promises';
import { type HeadingSheet, listPageHeadings, listTextHeadings } from '#demo/headings.ts';

/**
 * Prints all headings of the sample content on one sheet, Chinese beside English, for a review of the site's words:
 * `npm run headings`, or `npm run headings -- <file>` to write it to a file.
 */
const [file] = process.argv.slice(2);
const sheet = [
  '# Headings',
  ...listPageHeadings().map(printSheet),
  '# Headings in texts',
  ...listTextHeadings().map(printSheet),
].join('\n\n');
if (file === undefined) process.stdout.write(`${sheet}\n`);
else await writeFile(file, `${sheet}\n`);

function printSheet({ document, title, headings }: HeadingSheet): string {
  const rows = [{ place: 'title', words: title }, ...headings].map(
    ({ place, words }) => `| ${place} | ${words.zh} | ${words.en} |`,
  );
  return [`## ${document}`, '', '| place | zh | en |', '| --- | --- | --- |', ...rows].join('\n');
}

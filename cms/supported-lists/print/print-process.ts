import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { compileList } from './compile-list.ts';
import { readJob } from './printed-list.ts';

/** The process that prints a list: reads it as JSON from stdin, writes the PDF to stdout, and exits. */
// Requests of visitors and editors take priority over prints.
setPriority(5);
const { pdf } = await compileList(readJob(await text(process.stdin)));
process.stdout.write(pdf());

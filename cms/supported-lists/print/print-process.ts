import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { compileList } from './compile-list.ts';
import { readJob } from './printed-list.ts';

/** The process that prints a list: takes it as JSON, gives the PDF, and ends. */
// Visitors and editors before prints.
setPriority(5);
const { pdf } = await compileList(readJob(await text(process.stdin)));
process.stdout.write(pdf());

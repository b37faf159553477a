import { setTimeout as wait } from 'node:timers/promises';
import { systemViewer } from '../permission/viewer.ts';
import { hero } from './builders.ts';
import { startBareCms } from './start-bare-cms.ts';

/**
 * A CMS process that schedules changes of a pair of published pages repeatedly until it is killed. Prints what was
 * acknowledged: `ready`, then `<number> scheduled`, and `<number> live` once readers see it.
 * Arguments: database address, data folder, secret, id of the Chinese page, id of the English page, first number.
 */
const [databaseUrl = '', dataDirectory = '', secret = '', zh = '', en = '', from = ''] = process.argv.slice(2);

const cms = await startBareCms({ databaseUrl, dataDirectory, secret });
process.stdout.write('ready\n');
const ids = [Number(zh), Number(en)];
for (let number = Number(from); ; number += 1) {
  const title = `T${number}`;
  const requests = ids.map((id) => ({ id, patch: { title, content: hero(title) } }));
  await cms.documents.scheduleDocuments(systemViewer, requests, new Date(Date.now() + 20).toISOString());
  process.stdout.write(`${number} scheduled\n`);
  while ((await cms.documents.listScheduledChanges(systemViewer, ids)).length > 0) await wait(5);
  process.stdout.write(`${number} live\n`);
}

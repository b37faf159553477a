import { systemViewer } from '../permission/viewer.ts';
import { hero } from './builders.ts';
import { startBareCms } from './start-bare-cms.ts';

/**
 * A CMS process that publishes a pair of pages repeatedly until it is killed. Prints what was acknowledged: `ready`,
 * then `<number> <published|hidden>` after each change of both languages. Arguments: database address, data folder,
 * secret, id of the Chinese page, id of the English page, first number.
 */
const [databaseUrl = '', dataDirectory = '', secret = '', zh = '', en = '', from = ''] = process.argv.slice(2);

const cms = await startBareCms({ databaseUrl, dataDirectory, secret });
process.stdout.write('ready\n');
const both = [{ id: Number(zh) }, { id: Number(en) }];
for (let number = Number(from); ; number += 1) {
  for (const { id } of both) {
    await cms.documents.saveDocument(systemViewer, id, { title: `T${number}`, content: hero(`T${number}`) });
  }
  process.stdout.write(`${number} saved\n`);
  await cms.documents.publishDocuments(systemViewer, both);
  process.stdout.write(`${number} published\n`);
  if (number % 3 === 0) {
    await cms.documents.unpublishDocuments(systemViewer, both);
    process.stdout.write(`${number} hidden\n`);
  }
}

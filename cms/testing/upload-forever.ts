import { systemViewer } from '../permission/viewer.ts';
import { chunks, pngBytes } from './builders.ts';
import { startBareCms } from './start-bare-cms.ts';

/**
 * A CMS process that repeatedly receives a picture and a document at the same time, and deletes every fourth file,
 * until it is killed. Prints what was acknowledged: `ready`, then `<id> stored` or `<id> deleted`. Arguments: database
 * address, data folder, secret.
 */
const [databaseUrl = '', dataDirectory = '', secret = ''] = process.argv.slice(2);

const cms = await startBareCms({ databaseUrl, dataDirectory, secret });
const picture = pngBytes(400, 40);
const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000_000, 'a')]);
process.stdout.write('ready\n');
for (;;) {
  const stored = await Promise.all([
    cms.media.uploadMedia(systemViewer, { fileName: 'picture.png', body: chunks(picture, 100) }),
    cms.media.uploadMedia(systemViewer, { fileName: 'document.pdf', body: chunks(document) }),
  ]);
  for (const { id } of stored) {
    process.stdout.write(`${id} stored\n`);
    if (id % 4 !== 0) continue;
    await cms.media.deleteMedia(systemViewer, id);
    process.stdout.write(`${id} deleted\n`);
  }
}

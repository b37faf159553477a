import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPicturePacker } from '../media/picture-packer.ts';

/**
 * Packs a picture repeatedly until it is killed. Prints the pid of its picture process once that is working. Arguments:
 * the picture, a folder.
 */
const [path = '', home = ''] = process.argv.slice(2);

const packer = createPicturePacker();
void sleep(1_500).then(() => process.stdout.write(`${packer.pid()}\n`));
for (;;) await packer.pack({ path, folder: await mkdtemp(join(home, 'killed-')) });

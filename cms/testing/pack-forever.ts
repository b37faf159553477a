import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPicturePacker } from '../media/picture-packer.ts';

/**
 * Packs a picture again and again until it is killed, and says on its output the number of its picture process, once
 * that is at work. Arguments: the picture, a folder.
 */
const [path = '', home = ''] = process.argv.slice(2);

const packer = createPicturePacker();
void sleep(1_500).then(() => process.stdout.write(`${packer.pid()}\n`));
for (;;) await packer.pack({ path, folder: await mkdtemp(join(home, 'killed-')) });

import { hasTable } from '../../../cms/backup/tables.ts';
import { type Locale, localizePath } from '../../../cms-schema/locale.ts';
import { type Check, ok, problem } from './finding.ts';

/** Pages asked for at once. */
const PARALLEL = 4;
const PATIENCE = 10_000;
const SHOWN = 3;

/** Every published page, asked for as a visitor does. Only while the product runs. */
export const checkPages: Check = async ({ database, settings }) => {
  if (database === null || settings === null || !(await hasTable(database, 'cms', 'published'))) return [];
  const edge = `http://127.0.0.1:${settings.port}`;
  if (!(await answers(`${edge}/healthz`))) return [];
  const rows = await database.query<{ locale: Locale; path: string }>('select locale, path from published');
  const queue = rows.map(({ locale, path }) => localizePath(path, locale));
  const wrong: string[] = [];
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift())
      if (!(await answers(edge + encodeURI(address)))) wrong.push(address);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (wrong.length === 0) return [ok('pages', `All ${rows.length} published pages are answered.`)];
  const named = `${wrong.slice(0, SHOWN).join(', ')}${wrong.length > SHOWN ? ' …' : ''}`;
  return [
    problem(
      'pages',
      `${wrong.length} of ${rows.length} published pages are not answered with 200: ${named}.`,
      'See the lines of site and cms in the log; starting the product again renders every page anew.',
    ),
  ];
};

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  await response?.body?.cancel();
  return response?.status === 200;
}

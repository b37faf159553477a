import './as-production.ts';
import { sql } from '#kit/database/sql.ts';
import { openDatabase } from '../cms/database/open-database.ts';
import { listBehind, listMarkedGroups, markUncounted } from '../cms/editing/translation-store.ts';
import { systemViewer } from '../cms/permission/viewer.ts';
import { startBareCms } from './bare-cms.ts';
import { percentile } from './row.ts';

/**
 * `npx tsx bench/desk-list.ts [pages]`: measures how long the desk waits for its list of pages, and the size of the
 * response, on a site with this many pages (10,000 by default, each in two languages, in trees of three levels): the
 * first page of the list, the last one, a search, filters; and for comparison the cost of loading everything. Takes
 * about a minute.
 */
const pages = Number(process.argv[2] ?? 10_000);
const ROUNDS = 9;
/** Pages inserted by one statement. */
const PART = 500;

const { cms, origin, databaseUrl, close } = await startBareCms();
try {
  const authorization = await fill();
  const lists = '/wp-json/haptera/v1/documents?type=page&per_page=50';
  process.stdout.write(`${pages} pages in two languages (milliseconds: median, worst of ${ROUNDS}; kilobytes)\n`);
  await measure('the first page of the list', authorization, [lists]);
  await measureBehind(authorization, lists);
  await measure('the last page of the list', authorization, [`${lists}&page=${Math.ceil(pages / 50)}`]);
  await measure('a search', authorization, [`${lists}&search=page+77`]);
  await measure('all drafts', authorization, [`${lists}&state=draft`]);
  await measure('what waits to be published', authorization, [`${lists}&state=changed`]);
  await measure('translations that are behind', authorization, [`${lists}&behind=true`]);
  await measure('the last changed first', authorization, [`${lists}&orderby=modified`]);
  const fields = 'id,lang,haptera_group,status,title.raw,parent,menu_order,haptera_has_unpublished,_links.self';
  const all = Array.from(
    { length: Math.ceil((pages * 2) / 100) },
    (_, index) =>
      `/wp-json/wp/v2/pages?context=edit&status=any,trash&orderby=menu_order&order=asc&per_page=100&page=${index + 1}&_fields=${fields}`,
  );
  await measure(`everything, in ${all.length} requests`, authorization, all, 1);
} finally {
  await close();
}

async function measure(name: string, authorization: string, paths: readonly string[], rounds = ROUNDS): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    bytes = 0;
    for (const address of paths) bytes += (await askFor(address, authorization)).byteLength;
    times.push(performance.now() - start);
  }
  const [median, worst] = [percentile(times, 0.5), percentile(times, 1)].map((time) => time.toFixed(0));
  process.stdout.write(
    `${name.padEnd(44)} ${median?.padStart(7)} ${worst?.padStart(7)} ${(bytes / 1024).toFixed(0).padStart(8)}\n`,
  );
}

/**
 * Measures what counting the texts that are behind adds to a list. The variants are measured alternately, because the
 * machine may have other load.
 */
async function measureBehind(authorization: string, list: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  const shown = await database.query<{ id: string }>(sql`
    select group_id as id from translation_states order by group_id limit 60`);
  const [whole, counts, saved]: [number[], number[], number[]] = [[], [], []];
  const time = async (into: number[], run: () => Promise<unknown>) => {
    const start = performance.now();
    await run();
    into.push(performance.now() - start);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await time(whole, () => askFor(list, authorization));
    await time(counts, async () => {
      await listMarkedGroups(database, 100);
      await listBehind(
        database,
        shown.map(({ id }) => id),
      );
    });
    await markUncounted(database, [shown[round]?.id ?? '']);
    await time(saved, () => askFor(list, authorization));
  }
  await database.close();
  const [list50, counts50, saved50] = [whole, counts, saved].map((times) => percentile(times, 0.5));
  const share = (part = 0) => `${((100 * part) / (list50 ?? 1)).toFixed(1)} %`;
  process.stdout.write(
    `  of it counts of texts behind: ${counts50?.toFixed(1)} ms, ${share(counts50)}; after a save ${share((saved50 ?? 0) - (list50 ?? 0))} more\n`,
  );
}

/** Honours `Retry-After`, because this benchmark is not about rate limits. The studio never needs that. */
async function askFor(address: string, authorization: string): Promise<ArrayBuffer> {
  for (;;) {
    const response = await fetch(`${origin}${address}`, { headers: { authorization } });
    if (response.status === 200) return response.arrayBuffer();
    if (response.status !== 429) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after') ?? 1) * 1_000));
  }
}

/** Inserts the pages as a tree (ten sections, and page n below page n / 10) and returns an editor's authorization. */
async function fill(): Promise<string> {
  const user = await cms.users.createUser(systemViewer, {
    login: 'editor',
    email: 'editor@haptera.example',
    password: 'long enough for measuring',
    role: 'editor',
  });
  const content = `<!-- wp:paragraph --><p>${'A motor that is felt, not heard. '.repeat(100)}</p><!-- /wp:paragraph -->`;
  const model = await cms.documents.createDocument(systemViewer, { type: 'page', title: 'Model', content });
  const database = openDatabase(databaseUrl);
  // In batches, so that no statement exceeds the database's time limit.
  for (let from = 0; from < pages; from += PART) {
    const to = Math.min(from + PART, pages) - 1;
    await database.run(sql`
    insert into documents
    select (jsonb_populate_record(d, jsonb_build_object('id', 100000 + n * 2 + l.rank, 'locale', l.locale,
      'group_id', md5('group' || n)::uuid, 'slug', 'page-' || n, 'title', 'Page ' || n, 'menu_order', n % 97,
      'status', case when n % 20 = 0 then 'draft' else 'publish' end,
      'parent_id', case when n < 10 then null else 100000 + (n / 10) * 2 + l.rank end))).*
    from documents d, generate_series(${from}::int, ${to}::int) as n, (values ('zh', 0), ('en', 1)) as l (locale, rank)
    where d.id = ${model.id}`);
  }
  // Half of the translations are behind.
  await database.run(sql`
    insert into translation_states
    select distinct group_id, case when menu_order % 2 = 0 then '{"en": 3}' else '{}' end::jsonb, 'bench'
    from documents where id >= 100000 on conflict do nothing`);
  await database.query(sql`analyze documents`);
  await database.query(sql`analyze translation_states`);
  await database.close();
  const { password } = await cms.applicationPasswords.createApplicationPassword(systemViewer, user.id, {
    name: 'bench',
  });
  return `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`;
}

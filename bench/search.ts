import './as-production.ts';
import { sql } from '#kit/database/sql.ts';
import { openDatabase } from '../cms/database/open-database.ts';
import { systemViewer } from '../cms/permission/viewer.ts';
import { MOST_FOUND } from '../cms/search/model.ts';
import { saveEntry } from '../cms/search/store.ts';
import { startBareCms } from './bare-cms.ts';
import { percentile } from './row.ts';

/**
 * `npx tsx bench/search.ts [documents] [--seconds 20]`: measures how long visitors wait for a search over this many
 * published documents (10,000 by default, half of them Chinese), eight at a time, for twelve kinds of query; also the
 * size of the index and the time to build it. Exits with an error if the 99th percentile of any kind exceeds its limit:
 * 50 ms up to 10,000, 150 ms beyond.
 */
const count = Number(process.argv[2] ?? 10_000);
const secondsAt = process.argv.indexOf('--seconds');
const seconds = secondsAt === -1 ? 20 : Number(process.argv[secondsAt + 1]);
const bar = count <= 10_000 ? 50 : 150;
const CLIENTS = 8;
/** Results on a page, as `searchPublished` pages by default. */
const PER_PAGE = 10;
/** Documents inserted in one transaction. */
const PART = 500;

const kinds: Readonly<
  Record<string, { readonly locale: 'zh' | 'en'; readonly query: string; readonly page?: number }>
> = {
  'one rare word': { locale: 'en', query: nameWord(14_711) },
  'one word of every text': { locale: 'en', query: 'haptic' },
  'two common words': { locale: 'en', query: 'haptic engine' },
  'the beginning of many words': { locale: 'en', query: 'bad' },
  'a phrase of eight words': { locale: 'en', query: 'the haptic engine renders each effect in milliseconds' },
  'a misspelled word': { locale: 'en', query: 'actuatro' },
  nothing: { locale: 'en', query: 'zzyzx' },
  'two Chinese characters of every text': { locale: 'zh', query: '触感' },
  'one Chinese character': { locale: 'zh', query: '触' },
  'a rare Chinese name': { locale: 'zh', query: '龘型号四七' },
  'Chinese and Latin': { locale: 'zh', query: '触感 engine' },
  'the last page of what is common': { locale: 'en', query: 'haptic', page: MOST_FOUND / PER_PAGE },
};

const { cms, databaseUrl, close } = await startBareCms();
try {
  await fill();
  let isMissed = false;
  for (const [name, { locale, query, page = 1 }] of Object.entries(kinds)) {
    const until = performance.now() + (seconds * 1_000) / Object.keys(kinds).length;
    const times: number[] = [];
    const ask = async () => {
      while (performance.now() < until) {
        const start = performance.now();
        await cms.published.searchPublished(locale, query, { page });
        times.push(performance.now() - start);
      }
    };
    await cms.published.searchPublished(locale, query, { page });
    await Promise.all(Array.from({ length: CLIENTS }, ask));
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
    isMissed ||= most > bar;
    process.stdout.write(
      `${name.padEnd(40)} ${half.toFixed(1).padStart(7)} ${most.toFixed(1).padStart(7)} ${most > bar ? 'MISSED' : ''}\n`,
    );
  }
  if (isMissed) process.exitCode = 1;
} finally {
  await close();
}

/**
 * Inserts rows of published documents, with search entries written as by publishing, but without the rest of
 * publishing.
 */
async function fill(): Promise<void> {
  const model = await cms.documents.createDocument(systemViewer, { type: 'post', title: 'Model', status: 'publish' });
  const database = openDatabase(databaseUrl);
  const started = performance.now();
  let indexing = 0;
  for (let from = 0; from < count; from += PART) {
    const texts = Array.from({ length: Math.min(PART, count - from) }, (_, index) => writeText(from + index));
    await database.transaction(async (tx) => {
      const ids = texts.map(({ id }) => id);
      await tx.run(sql`
        insert into documents
        select (jsonb_populate_record(d, jsonb_build_object('id', t.id, 'locale', t.locale, 'title', t.title,
          'slug', 'text-' || t.id, 'group_id', md5('group' || t.id)::uuid))).*
        from documents d, unnest(${ids}::bigint[], ${texts.map(({ locale }) => locale)}::text[],
          ${texts.map(({ title }) => title)}::text[]) as t (id, locale, title)
        where d.id = ${model.id}`);
      await tx.run(sql`
        insert into published
        select (jsonb_populate_record(p, jsonb_build_object('document_id', t.id, 'locale', t.locale, 'title', t.title,
          'path', '/post/text-' || t.id, 'slug', 'text-' || t.id, 'body', t.body,
          'summary', p.summary::jsonb || jsonb_build_object('id', t.id, 'locale', t.locale, 'title', t.title,
            'path', '/post/text-' || t.id)))).*
        from published p, unnest(${ids}::bigint[], ${texts.map(({ locale }) => locale)}::text[],
          ${texts.map(({ title }) => title)}::text[], ${texts.map(({ body }) => body)}::text[]) as t (id, locale, title, body)
        where p.document_id = ${model.id}`);
      const start = performance.now();
      for (const text of texts) await saveEntry(tx, { ...text, type: 'post', date: '2026-01-01T00:00:00Z', terms: '' });
      indexing += performance.now() - start;
    });
  }
  for (const table of ['search_entries', 'search_words', 'published']) await database.query(`vacuum analyze ${table}`);
  const size = await database.one<{ entries: number; words: number }>(sql`
    select pg_total_relation_size('search_entries') as entries, pg_total_relation_size('search_words') as words`);
  await database.close();
  const megabytes = (bytes = 0) => (bytes / 1024 / 1024).toFixed(0);
  process.stdout.write(
    `${count} documents in ${((performance.now() - started) / 1_000).toFixed(0)} s; the index of each took ` +
      `${(indexing / count).toFixed(2)} ms, all of it ${megabytes(size?.entries)} MB and ${megabytes(size?.words)} MB of words\n` +
      `${CLIENTS} clients (milliseconds: median, 99 of 100)\n`,
  );
}

/** Generates some 250 words, of which few are in every text and most in few texts, as in natural language. */
function writeText(number: number): { id: number; locale: 'zh' | 'en'; title: string; lead: string; body: string } {
  const id = 1_000_000 + number;
  const random = createRandom(number + 1);
  if (number % 2 === 0) {
    const words = Array.from({ length: 220 }, () => nameWord(Math.floor(random() ** 3 * 20_000)));
    const title = random() < 0.1 ? `Haptic notes ${number}` : `Notes ${words[0]} ${number}`;
    const lead = `How ${nameWord(number % 1000)} feels`;
    const common = 'the haptic engine renders each effect in milliseconds on every actuator';
    return { id, locale: 'en', title, lead, body: `${common} ${words.join(' ')}` };
  }
  const characters = Array.from({ length: 400 }, () => String.fromCharCode(0x4e00 + Math.floor(random() ** 2 * 3_000)));
  const title = random() < 0.1 ? `触感手记${number}` : `手记${characters.slice(0, 6).join('')}`;
  const rare = number % 1_001 === 0 ? '龘型号四七' : '';
  return {
    id,
    locale: 'zh',
    title,
    lead: characters.slice(6, 30).join(''),
    body: `触感引擎 engine ${rare}${characters.join('')}`,
  };
}

/** A distinct word for each number, made of syllables, so that words begin in many different ways. */
function nameWord(number: number): string {
  const syllables = [number % 85, Math.floor(number / 85) % 85, Math.floor(number / 7_225)];
  return syllables
    .map((syllable) => `${'bcdfglmnprstvwxyz'[syllable % 17]}${'aeiou'[Math.floor(syllable / 17)]}`)
    .join('');
}

/** Mulberry32, seeded, so that every run has the same texts. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

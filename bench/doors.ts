import './as-production.ts';
import { createTraffic, type TrafficLimits, usualLimits } from '../cms/doors/traffic/traffic.ts';
import { systemViewer } from '../cms/permission/viewer.ts';
import { startBareCms } from './bare-cms.ts';
import { loadWith } from './load.ts';
import { percentile } from './row.ts';

/**
 * `npx tsx bench/doors.ts [unlimited]`: measures the cost of requests to REST, GraphQL and the other doors, and what an
 * editor and another visitor notice while one address sends requests as fast as it can over 16 connections; with
 * `unlimited`, without rate limits. Load and server share the machine's cores. Takes about a minute.
 */
const SECONDS = 6;
const CONNECTIONS = 16;
const dearest =
  '{ posts(first: 100) { nodes { id title uri content: excerpt editorBlocks { name clientId attributesJson renderedHtml: __typename } } } }';
const boundless: TrafficLimits = {
  visitors: { ...usualLimits.visitors, capacity: 1e9, places: 1_000, waitingEach: 1_000 },
  editors: { ...usualLimits.editors, capacity: 1e9, places: 1_000 },
};

const traffic = createTraffic(process.argv.includes('unlimited') ? boundless : usualLimits);
const { cms, origin, close } = await startBareCms({ traffic });
try {
  const editor = await fill();
  await measureCosts();
  await measureAttack('no load', null, editor);
  await measureAttack('lists of 100', '/wp-json/wp/v2/posts?per_page=100', editor);
  await measureAttack('lists of 100 with everything embedded', '/wp-json/wp/v2/posts?per_page=100&_embed', editor);
  // A different address each time, so that no answer is cached.
  const question = `/graphql?salt=[<id>]&query=${encodeURIComponent(dearest)}`;
  await measureAttack('GraphQL, the most expensive query', question, editor);
  await measureAttack('PDF of the models', '/downloads/supported-models-en.pdf', editor);
} finally {
  await close();
}

interface Editor {
  readonly authorization: string;
  readonly draft: number;
}

async function fill(): Promise<Editor> {
  const paragraph = `<p>${'A <strong>motor</strong> that is felt, <a href="/en/engine">not heard</a>. '.repeat(20)}</p>`;
  for (let index = 0; index < 100; index += 1) {
    const blocks = Array.from(
      { length: 10 },
      (_, at) => `<!-- wp:paragraph -->${paragraph}${index} ${at}<!-- /wp:paragraph -->`,
    );
    await cms.documents.createDocument(systemViewer, {
      type: 'post',
      title: `Post ${index}`,
      slug: `post-${index}`,
      status: 'publish',
      content: blocks.join('\n\n'),
    });
  }
  const user = await cms.users.createUser(systemViewer, {
    login: 'editor',
    email: 'editor@haptera.example',
    password: 'long enough for this',
    displayName: 'Editor',
    role: 'editor',
  });
  const { password } = await cms.applicationPasswords.createApplicationPassword(systemViewer, user.id, {
    name: 'bench',
  });
  const draft = await cms.documents.createDocument(systemViewer, { type: 'page', title: 'Draft', status: 'draft' });
  return { authorization: `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`, draft: draft.id };
}

async function measureCosts(): Promise<void> {
  const questions = {
    'list of 100': '/wp-json/wp/v2/posts?per_page=100',
    'list of 100, _fields=id,title': '/wp-json/wp/v2/posts?per_page=100&_fields=id,title',
    'list of 100, _embed': '/wp-json/wp/v2/posts?per_page=100&_embed',
    'list of 10': '/wp-json/wp/v2/posts',
    index: '/wp-json/',
    'search of 100': '/wp-json/wp/v2/search?search=motor&per_page=100',
    'GraphQL, the most expensive query': `/graphql?query=${encodeURIComponent(dearest)}`,
    'PDF of the models, typeset on first request': '/downloads/supported-models-en.pdf',
    'all addresses, for the site': '/content-state/pages',
    'a site map, for the site': '/public-lists/sitemap/zh/1',
    'a feed, for the site': '/public-lists/feed/zh',
  };
  for (const [what, question] of Object.entries(questions)) {
    const samples: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const salted = question.startsWith('/graphql') ? `${question}&r=${round}` : question;
      samples.push(await timed(() => fetch(origin + salted).then((answer) => answer.text())));
    }
    const [first = 0, ...others] = samples;
    print(what, `first ${first.toFixed(0)} ms`, `then ${percentile(others, 0.5).toFixed(1)} ms`);
  }
}

async function measureAttack(what: string, attack: string | null, editor: Editor) {
  const attacking = attack === null ? null : attackWith(attack);
  const until = performance.now() + SECONDS * 1_000;
  const saves: number[] = [];
  const visits: number[] = [];
  let count = 0;
  while (performance.now() < until) {
    count += 1;
    saves.push(
      await timed(() =>
        ask(`/wp-json/wp/v2/pages/${editor.draft}`, '198.51.100.1', {
          method: 'POST',
          body: JSON.stringify({ title: `Draft ${count}` }),
          headers: { authorization: editor.authorization, 'content-type': 'application/json' },
        }),
      ),
    );
    visits.push(await timed(() => ask('/wp-json/wp/v2/posts?per_page=10', `198.51.100.${2 + (count % 200)}`)));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const load = await attacking;
  const p = (samples: number[]) =>
    `p50 ${percentile(samples, 0.5).toFixed(0)}, p99 ${percentile(samples, 0.99).toFixed(0)} ms`;
  const asked = load ? `${load.requestsPerSecond.toFixed(0)} requests a second, ${load.not200} refused` : '';
  print(what, `save ${p(saves)}`, `another visitor's list ${p(visits)}`, asked);
}

function attackWith(attack: string) {
  return loadWith(origin + attack, {
    connections: CONNECTIONS,
    seconds: SECONDS,
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
}

async function ask(question: string, address: string, init: RequestInit = {}): Promise<void> {
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', address);
  const answer = await fetch(origin + question, { ...init, headers });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${question}: ${answer.status}`);
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

function print(...cells: string[]): void {
  process.stdout.write(`${cells.filter((cell) => cell !== '').join(' · ')}\n`);
}

import { readdir, readFile } from 'node:fs/promises';
import { isJsonObject, isJsonValue, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Role } from '#contract/roles.ts';
import { systemViewer } from '../../../permission/viewer.ts';
import { pngBytes } from '../../../testing/builders.ts';
import type { RecordedAnswer } from './compare-answer.ts';
import { readAnswer, type TestAnswer, type TestDoor } from './open-test-door.ts';

export interface Recording {
  /** `022-page-create` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly role: Role | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonValue | undefined;
  readonly answer: RecordedAnswer;
}

export async function readRecordings(folder: string): Promise<Recording[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => parseRecording(file, JSON.parse(await readFile(`${folder}/${file}`, 'utf8')))),
  );
}

const roles: Readonly<Record<string, Role>> = {
  admin: 'administrator',
  editor: 'editor',
  contributor: 'contributor',
  subscriber: 'subscriber',
};

function parseRecording(file: string, input: unknown): Recording {
  if (!isJsonValue(input) || !isJsonObject(input) || !isJsonObject(input.request))
    throw new Error(`${file} is no recording`);
  const { request, status, headers, body = null } = input;
  const text = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '');
  return {
    name: file.replace(/\.json$/, ''),
    method: text(request.method),
    path: text(request.path),
    role: roles[text(request.user)] ?? null,
    headers: readHeaders(request.headers),
    body: request.body,
    answer: { status: Number(status), headers: readHeaders(headers), body },
  };
}

function readHeaders(value: JsonValue | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isJsonObject(value) ? value : {}).map(([name, header]) => [name, String(header)]),
  );
}

/**
 * Sends the recorded requests in order. Objects that they create have other ids here, so ids are learned from the
 * responses and replaced in later requests.
 */
export class Replay {
  readonly #door: TestDoor;
  /** From `content:1832` to our id. */
  readonly #ids = new Map<string, string>();

  private constructor(door: TestDoor) {
    this.#door = door;
  }

  /** Creates the content that the recorded site had at the start. */
  static async open(door: TestDoor): Promise<Replay> {
    const replay = new Replay(door);
    const { documents, terms } = door.cms;
    const category = await terms.createTerm(systemViewer, { taxonomy: 'category', name: 'Uncategorized' });
    const tag = await terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: 'a tag' });
    const posts = await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        documents.createDocument(systemViewer, {
          type: 'post',
          title: `Hello ${number}`,
          slug: `hello-${number}`,
          content: '<!-- wp:paragraph -->\n<p>hello world a</p>\n<!-- /wp:paragraph -->',
          status: 'publish',
          date: `201${number}-03-04T05:06:07Z`,
          authorId: door.userIds.administrator,
          categories: [category.id],
          tags: number > 3 ? [tag.id] : [],
          isSticky: number === 2,
        }),
      ),
    );
    for (const number of Array.from({ length: 12 }, (_, index) => index)) {
      const page = await documents.createDocument(systemViewer, {
        type: 'page',
        title: `Sample Hi a ${number}`,
        slug: `sample-${number}`,
        status: 'publish',
        authorId: door.userIds.administrator,
      });
      if (number === 0) replay.#ids.set('content:2', String(page.id));
    }
    const draft = await documents.createDocument(systemViewer, {
      type: 'page',
      title: 'd',
      content: 'one',
      authorId: door.userIds.administrator,
    });
    replay.#ids.set('content:1844', String(draft.id));
    replay.#ids.set('content:1', String(posts[0]?.id));
    replay.#ids.set('term:1', String(category.id));
    replay.#ids.set('term:5', String(tag.id));
    replay.#ids.set('user:1', String(door.userIds.administrator));
    replay.#ids.set('user:2', String(door.userIds.editor));
    return replay;
  }

  async ask(recording: Recording): Promise<TestAnswer> {
    const { name, method, role, headers } = recording;
    const raw = rawBodies[name];
    const sent = new Headers(Object.entries(headers).filter(([, value]) => value !== ''));
    const body =
      raw === undefined && isJsonObject(recording.body) ? JSON.stringify(this.#translateBody(recording.body)) : raw;
    if (typeof body === 'string' && !sent.has('content-type')) sent.set('Content-Type', 'application/json');
    const path = this.#translatePath(recording.path);
    const answer = path.includes('?rest_route=')
      ? await this.#askDirectly(path)
      : await this.#door.ask({
          method,
          path,
          role,
          headers: Object.fromEntries(sent),
          ...(body !== undefined && { raw: body }),
        });
    this.#learn(recording.answer.body, answer.body, recording.path);
    return answer;
  }

  async #askDirectly(path: string): Promise<TestAnswer> {
    return readAnswer(await this.#door.http(new Request(`https://haptera.example${path}`)));
  }

  #translatePath(path: string): string {
    const own = path.replace(/^https?:\/\/[^/]+/, '').replace('block-types/haptics', 'block-types/haptera');
    const [route = '', query = ''] = own.split('?', 2);
    const steps = route.replace(
      /\b(pages|posts|media|revisions|autosaves|menu-items|categories|tags|users|menus|application-passwords)\/([\w-]+)/g,
      (_, kind: string, id: string) => `${kind}/${this.#id(kindOf(kind), id)}`,
    );
    const shown = query
      .replace(/\b(include|post)=([\d,]+)/g, (_, key: string, ids: string) => `${key}=${this.#list('content', ids)}`)
      .replace(
        /\b(categories(?:\[terms\])?|tags_exclude)=(\d+)/g,
        (_, key: string, id: string) => `${key}=${this.#id('term', id)}`,
      );
    if (own.startsWith('/?')) return `/?${query}`;
    return `/${steps}${query === '' ? '' : `?${shown}`}`.replace('//', '/');
  }

  #translateBody(body: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(body).map(([key, value]): [string, JsonValue] => {
        const kind = key === 'menus' ? 'menu' : key === 'featured_media' || key === 'object_id' ? 'content' : null;
        return [key, kind !== null && typeof value === 'number' ? Number(this.#id(kind, String(value))) : value];
      }),
    );
  }

  #list(kind: string, ids: string): string {
    return ids
      .split(',')
      .map((id) => this.#id(kind, id))
      .join(',');
  }

  #id(kind: string, id: string): string {
    return this.#ids.get(`${kind}:${id}`) ?? id;
  }

  #learn(recorded: JsonValue, ours: JsonValue, path: string): void {
    if (Array.isArray(recorded) && Array.isArray(ours)) {
      if (!/revisions/.test(path)) return;
      for (const [index, item] of recorded.entries()) this.#learn(item, ours[index] ?? null, path);
      return;
    }
    if (!isJsonObject(recorded) || !isJsonObject(ours)) return;
    const kind = kindOf(
      path
        .split('?')[0]
        ?.split('/')
        .findLast((step) => /^[a-z-]+$/.test(step)) ?? '',
    );
    const [theirs, own] = kind === 'password' ? [recorded.uuid, ours.uuid] : [recorded.id, ours.id];
    if (theirs !== undefined && own !== undefined) this.#ids.set(`${kind}:${theirs}`, String(own));
  }
}

function kindOf(name: string): string {
  if (name === 'categories' || name === 'tags') return 'term';
  if (name === 'users' || name === 'me') return 'user';
  if (name === 'menus') return 'menu';
  return name === 'application-passwords' ? 'password' : 'content';
}

/** The recordings do not contain uploaded bytes; these are of the same type. */
const rawBodies: Readonly<Record<string, string | Uint8Array<ArrayBuffer> | FormData>> = {
  '042-page-create-bad-json': '{"title":',
  ...Object.fromEntries(
    [
      ...[
        '100-media-raw',
        '101-media-raw-utf8star',
        '102-media-raw-ascii',
        '103-media-raw-no-cd',
        '104-media-raw-inline-cd',
      ],
      ...['105-media-raw-no-ct', '106-media-raw-bad-md5', '110-media-anon', '111-media-contributor'],
    ].map((name) => [name, new Uint8Array(pngBytes(1, 1))]),
  ),
  '108-media-php': '<?php echo 1;',
  '109-media-svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '112-media-multipart': multipart(),
  '113-media-big-jpeg': new Uint8Array(pngBytes(2000, 1200)),
};

function multipart(): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(pngBytes(2, 2))], 'form.png', { type: 'image/png' }));
  form.append('title', 'In a form');
  form.append('alt_text', 'Two by two');
  return form;
}

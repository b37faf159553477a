import type { JsonValue } from '#cms-schema/json.ts';
import { defaultLocale, type Localized } from '#cms-schema/locale.ts';
import { isVisibility, type Visibility, visibilities } from '#cms-schema/visibility.ts';
import { parseContentDisposition } from '#kit/http/parse-content-disposition.ts';
import { CmsError, errors } from '../../../../errors.ts';
import type { Media, MediaPatch, MediaQuery, MediaUpload } from '../../../../media/model.ts';
import { canUploadMedia } from '../../../../media/policy.ts';
import type { Readable } from '../../../../permission/granted.ts';
import { answer, answerCreated, answerDeleted, answerItem, answerList, expectedRevision } from '../../answer.ts';
import { Params, sentOnly } from '../../params.ts';
import { readLocalized } from '../../read-localized.ts';
import { refuseUnsafeInput } from '../../refuse-unsafe-input.ts';
import { restErrors } from '../../rest-errors.ts';
import { type Answer, type Args, type Call, editing, type Route } from '../../route.ts';
import {
  argsOfSchema,
  contextArg,
  forceArg,
  idArg,
  idList,
  offsetArg,
  orderArgs,
  pagingArgs,
  textList,
} from '../../schema-args.ts';
import { multipartLimits, openMultipart } from './open-multipart.ts';
import { allowOnMedia, mediaBase, mediaSchema, presentMediaItem } from './present.ts';

/** `wp/v2/media`: the library, and uploads as raw bodies or multipart. */
export function mediaRoutes(): readonly Route[] {
  const shared = { namespace: 'wp/v2', schema: mediaSchema };
  const allowItem: Route['allow'] = async (call) => {
    const media = await call.cms.media.getMedia(call.viewer, call.params.id());
    return media ? allowOnMedia(call.viewer, media) : [];
  };
  return [
    {
      ...shared,
      pattern: mediaBase,
      allow: ({ viewer }) => (canUploadMedia(viewer) ? ['GET', 'POST'] : ['GET']),
      endpoints: [
        { methods: ['GET'], args: { ...contextArg(), ...listArgs }, handle: list },
        {
          methods: ['POST'],
          takesStream: true,
          args: argsOfSchema(mediaSchema, 'create'),
          refusal: errors.cannotUpload,
          handle: upload,
        },
      ],
    },
    {
      ...shared,
      pattern: `${mediaBase}/(?P<id>[\\d]+)`,
      allow: allowItem,
      endpoints: [
        { methods: ['GET'], allowsBatch: true, args: { ...idArg, ...contextArg() }, handle: get },
        {
          methods: editing,
          allowsBatch: true,
          args: { ...idArg, ...argsOfSchema(mediaSchema, 'update') },
          handle: save,
        },
        { methods: ['DELETE'], allowsBatch: true, args: { ...idArg, ...forceArg }, handle: remove },
      ],
    },
    {
      ...shared,
      pattern: `${mediaBase}/(?P<id>[\\d]+)/post-process`,
      allow: async (call) => ((await allowItem(call)).includes('POST') ? ['POST'] : []),
      endpoints: [
        {
          methods: ['POST'],
          args: {
            ...idArg,
            action: {
              description: 'What to do after an interrupted upload.',
              type: 'string',
              enum: ['create-image-subsizes'],
              required: true,
            },
          },
          // Uploads here are complete or absent, so there is never anything left to process.
          handle: async (call) => answer(await presentMediaItem(call, await requireEditable(call), 'edit')),
        },
      ],
    },
  ];
}

const kinds = ['image', 'video', 'audio', 'application', 'text'] as const;

const listedStatuses = ['inherit', 'trash'] as const;

const listArgs: Args = {
  ...pagingArgs,
  after: { description: 'Uploaded after this date.', type: 'string', format: 'date-time' },
  author: idList('Only of these users.'),
  before: { description: 'Uploaded before this date.', type: 'string', format: 'date-time' },
  exclude: idList('Without these ids.'),
  include: idList('Only these ids.'),
  ...offsetArg,
  ...orderArgs(['author', 'date', 'id', 'include', 'modified', 'slug', 'title'], 'date', 'desc'),
  parent: idList('Only those uploaded for these documents.'),
  slug: textList('Only with these slugs.'),
  haptera_sha256: {
    description: 'Made from these bytes: their SHA-256 in hex.',
    type: 'string',
    pattern: '^[0-9a-f]{64}$',
  },
  status: {
    description: 'Those in the library (inherit) or in the trash.',
    type: 'array',
    items: { type: 'string', enum: listedStatuses },
    default: ['inherit'],
    maxItems: 2,
  },
  media_type: {
    description: 'Only of these kinds.',
    type: 'array',
    items: { type: 'string', enum: kinds },
    maxItems: 1,
  },
  mime_type: {
    description: 'Only of this MIME type.',
    type: 'array',
    items: { type: 'string', maxLength: 200 },
    maxItems: 1,
  },
};

async function list(call: Call): Promise<Answer> {
  const { items, total } = await call.cms.media.listMedia(call.viewer, await readQuery(call));
  return answerList(call, await Promise.all(items.map((media) => presentMediaItem(call, media))), total);
}

async function get(call: Call): Promise<Answer> {
  const media = call.context === 'edit' ? await requireEditable(call) : await requireMedia(call);
  return answerItem(await presentMediaItem(call, media), media.revision, {
    Link: `<${call.cms.media.presentUrl(media.file)}>; rel="alternate"; type=text/html`,
  });
}

async function upload(call: Call): Promise<Answer> {
  if (!canUploadMedia(call.viewer)) throw errors.cannotUpload(call.viewer);
  const { bodyBytes } = multipartLimits;
  if (Number(call.headers.get('content-length')) > bodyBytes) throw restErrors.bodyTooLarge(bodyBytes);
  const contentType = call.headers.get('content-type') ?? '';
  const input = /^multipart\/form-data/i.test(contentType) ? await openForm(call, contentType) : openRaw(call);
  const media = await call.cms.media.uploadMedia(call.viewer, input);
  return answerCreated(call, `${mediaBase}/${media.id}`, await presentMediaItem(call, media, 'edit'), media.revision);
}

async function save(call: Call): Promise<Answer> {
  const { media: operations } = call.cms;
  const { id, trashedAt } = await requireMedia(call);
  const options = { expectedRevision: expectedRevision(call) };
  const status = call.params.choice('status', ['inherit', 'trash']);
  const isMoved = status !== undefined && (status === 'trash') !== (trashedAt !== null);
  const patch = readPatch(call.params);
  const media = await tellCurrent(call, async () => {
    if (!isMoved) return operations.saveMedia(call.viewer, id, patch, options);
    if (Object.keys(patch).length > 0)
      throw restErrors.unsupported('status', 'Move it to or from the trash in a request of its own.');
    return status === 'trash'
      ? operations.trashMedia(call.viewer, id, options)
      : operations.restoreMedia(call.viewer, id, options);
  });
  return answer(await presentMediaItem(call, media, 'edit'), { ETag: `"${media.revision}"` });
}

async function remove(call: Call): Promise<Answer> {
  const media = await requireMedia(call);
  const options = { expectedRevision: expectedRevision(call) };
  if (!call.params.toggle('force')) {
    const trashed = await tellCurrent(call, () => call.cms.media.trashMedia(call.viewer, media.id, options));
    return answer(await presentMediaItem(call, trashed, 'edit'), { ETag: `"${trashed.revision}"` });
  }
  const previous = await presentMediaItem(call, media, 'edit');
  await tellCurrent(call, () => call.cms.media.deleteMedia(call.viewer, media.id, options));
  return answerDeleted(previous);
}

function requireMedia(call: Call): Promise<Readable<Media>> {
  return call.cms.media.requireMedia(call.viewer, call.params.id());
}

async function requireEditable(call: Call): Promise<Readable<Media>> {
  const media = await requireMedia(call);
  if (!allowOnMedia(call.viewer, media).includes('POST')) throw errors.cannotReadEditing(call.viewer);
  return media;
}

async function tellCurrent<Result>(call: Call, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CmsError) || error.code !== 'haptera_stale') throw error;
    const current = await presentMediaItem(call, await requireMedia(call), 'edit');
    throw new CmsError(error.code, error.status, error.message, { ...error.data, current });
  }
}

/** The body is the file; everything else is in the headers and the query. */
function openRaw(call: Call): MediaUpload {
  const isEmpty = call.stream === null || call.headers.get('content-length') === '0';
  if (isEmpty || call.stream === null) throw errors.uploadEmpty();
  const disposition = call.headers.get('content-disposition');
  if (!disposition) throw restErrors.noDisposition();
  const { type, fileName } = parseContentDisposition(disposition) ?? { type: '', fileName: null };
  if (type !== 'attachment' || fileName === null) throw restErrors.invalidDisposition();
  return { ...readTexts(call.params), ...readSending(call), fileName, body: call.stream };
}

async function openForm(call: Call, contentType: string): Promise<MediaUpload> {
  const part = call.stream && (await openMultipart(call.stream, contentType));
  if (!part) throw errors.uploadEmpty();
  let texts = readTexts(call.params);
  const body = async function* () {
    try {
      yield* part.content;
      const fields = await part.readRest();
      refuseUnsafeInput(fields);
      texts = readTexts(new Params(new Map([...call.params.entries(), ...readNumbers(fields)])));
    } finally {
      await part.stop();
    }
  };
  // Fields may follow the file, so they are known only after its last byte: the operation reads them then.
  return {
    ...readSending(call),
    fileName: part.fileName,
    body: body(),
    get title() {
      return texts.title;
    },
    get caption() {
      return texts.caption;
    },
    get description() {
      return texts.description;
    },
    get alt() {
      return texts.alt;
    },
    get visibility() {
      return texts.visibility;
    },
    get parentId() {
      return texts.parentId;
    },
  };
}

/** Converts form fields, which are always text, to numbers. */
function readNumbers(fields: ReadonlyMap<string, JsonValue>): Map<string, JsonValue> {
  const post = fields.get('post');
  const isId = typeof post === 'string' && /^\d{1,9}$/.test(post);
  return new Map([...fields, ...(isId ? [['post', Number(post)] as const] : [])]);
}

function readSending({ headers, signal }: Call): Pick<MediaUpload, 'md5' | 'expectedBytes' | 'signal'> {
  const md5 = headers.get('content-md5')?.trim();
  const length = headers.get('content-length');
  return {
    signal,
    ...(md5 && { md5 }),
    ...(length !== null && /^\d{1,15}$/.test(length) && { expectedBytes: Number(length) }),
  };
}

type Texts = Pick<MediaUpload, 'title' | 'caption' | 'description' | 'alt' | 'parentId' | 'visibility'>;

function readTexts(params: Params): Texts {
  const post = params.number('post');
  return sentOnly({
    title: params.raw('title'),
    caption: params.raw('caption'),
    description: params.raw('description'),
    alt: readAlt(params),
    parentId: post === undefined ? undefined : post || null,
    visibility: readVisibility(params),
  });
}

/** In a form this is plain text that has not been validated yet. */
function readVisibility(params: Params): Visibility | undefined {
  const sent = params.raw('haptera_visibility');
  if (sent === undefined || isVisibility(sent)) return sent;
  throw errors.invalidValues({
    haptera_visibility: {
      code: 'not_an_option',
      message: `haptera_visibility is not one of ${visibilities.join(' ')}.`,
    },
  });
}

/** `alt_text` is WordPress's single text; `haptera_alt` has one per language and takes precedence. */
function readAlt(params: Params): Partial<Localized> | undefined {
  const plain = params.text('alt_text');
  const each = readLocalized(params.object('haptera_alt'));
  if (plain === undefined && each === undefined) return undefined;
  return { ...(plain !== undefined && { [defaultLocale]: plain }), ...each };
}

function readPatch(params: Params): MediaPatch {
  return sentOnly({ ...readTexts(params), slug: params.text('slug'), authorId: params.number('author') });
}

function readTrash(params: Params): MediaQuery['trash'] {
  const statuses = params.choices('status', listedStatuses) ?? [];
  if (!statuses.includes('trash')) return 'without';
  return statuses.includes('inherit') ? 'with' : 'only';
}

async function readQuery(call: Call): Promise<MediaQuery> {
  const { params } = call;
  const time = await call.siteTime();
  const readTime = (name: string) => {
    const text = params.text(name);
    return text === undefined ? undefined : time.iso(text);
  };
  const [kind] = params.choices('media_type', kinds) ?? [];
  return sentOnly({
    page: params.number('page'),
    perPage: params.number('per_page'),
    offset: params.number('offset'),
    search: params.text('search'),
    trash: readTrash(params),
    kind: kind === 'application' || kind === 'text' ? 'file' : kind,
    mimeType: params.texts('mime_type')?.[0],
    authors: params.numbers('author'),
    include: params.numbers('include'),
    exclude: params.numbers('exclude'),
    parents: params.numbers('parent'),
    slugs: params.texts('slug'),
    sourceSha256: params.text('haptera_sha256'),
    after: readTime('after'),
    before: readTime('before'),
    orderBy: params.choice('orderby', ['author', 'date', 'id', 'include', 'modified', 'slug', 'title']),
    order: params.choice('order', ['asc', 'desc']),
  });
}

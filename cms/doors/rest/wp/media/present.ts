import type { JsonObject } from '#cms-schema/json.ts';
import { defaultLocale, eachLocale } from '#cms-schema/locale.ts';
import { visibilities } from '#cms-schema/visibility.ts';
import { decodeSlug } from '#contract/slug.ts';
import type { Media, Rendition } from '../../../../media/model.ts';
import { canDeleteMedia, canEditMedia } from '../../../../media/policy.ts';
import { can } from '../../../../permission/capabilities.ts';
import type { Readable } from '../../../../permission/granted.ts';
import type { Viewer } from '../../../../permission/viewer.ts';
import { filterContext } from '../../filter-context.ts';
import { embeddable, link, printLinks, selfLink } from '../../links.ts';
import { renderExcerpt, renderTitle } from '../../render-html.ts';
import type { Call, Method } from '../../route.ts';
import type { Context, ValueSchema } from '../../value-schema.ts';

const always = ['view', 'edit', 'embed'] as const;
const shown = ['view', 'edit'] as const;
const edit = ['edit'] as const;

const rawAndRendered = {
  raw: { description: 'As stored.', type: 'string', context: edit },
  rendered: { description: 'For display.', type: 'string', context: always, readonly: true },
} as const satisfies ValueSchema['properties'];

export const mediaSchema: ValueSchema & { readonly title: string } = {
  title: 'attachment',
  type: 'object',
  properties: {
    id: { description: 'Unique identifier.', type: 'integer', context: always, readonly: true },
    date: {
      description: "When it was uploaded, in the site's time.",
      type: 'string',
      format: 'date-time',
      context: always,
      readonly: true,
    },
    date_gmt: {
      description: 'When it was uploaded, as GMT.',
      type: 'string',
      format: 'date-time',
      context: shown,
      readonly: true,
    },
    guid: {
      description: 'An address that never changes.',
      type: 'object',
      context: shown,
      readonly: true,
      properties: rawAndRendered,
    },
    link: { description: 'Address of the file.', type: 'string', format: 'uri', context: always, readonly: true },
    modified: {
      description: "Date of the last change, in the site's time.",
      type: 'string',
      format: 'date-time',
      context: shown,
      readonly: true,
    },
    modified_gmt: {
      description: 'Date of the last change, as GMT.',
      type: 'string',
      format: 'date-time',
      context: shown,
      readonly: true,
    },
    slug: { description: 'A name for addresses.', type: 'string', maxLength: 1000, context: always },
    status: {
      description: 'inherit, or trash for a file in the trash. Setting it moves the file there or back.',
      type: 'string',
      enum: ['inherit', 'trash'],
      context: shown,
    },
    type: { description: 'Always attachment.', type: 'string', context: always, readonly: true },
    permalink_template: {
      description: 'The address with a gap for the slug.',
      type: 'string',
      context: edit,
      readonly: true,
    },
    generated_slug: {
      description: 'The slug generated from its title.',
      type: 'string',
      context: edit,
      readonly: true,
    },
    class_list: {
      description: 'CSS classes of WordPress themes.',
      type: 'array',
      items: { type: 'string' },
      context: shown,
      readonly: true,
    },
    title: { description: 'The title.', type: 'object', context: always, properties: rawAndRendered },
    author: { description: 'Id of the user who uploaded it.', type: 'integer', context: always },
    featured_media: { description: 'Always 0.', type: 'integer', context: always, readonly: true },
    comment_status: { description: 'Always closed.', type: 'string', context: shown, readonly: true },
    ping_status: { description: 'Always closed.', type: 'string', context: shown, readonly: true },
    template: { description: 'Always empty.', type: 'string', context: shown, readonly: true },
    meta: { description: 'Meta fields.', type: 'object', context: shown, readonly: true },
    alt_text: {
      description: 'What it shows, in Chinese, for those who cannot see it.',
      type: 'string',
      context: always,
    },
    caption: { description: 'Caption.', type: 'object', context: always, properties: rawAndRendered },
    description: { description: 'Description.', type: 'object', context: shown, properties: rawAndRendered },
    media_type: {
      description: 'image or file.',
      type: 'string',
      enum: ['image', 'file'],
      context: always,
      readonly: true,
    },
    mime_type: { description: 'MIME type.', type: 'string', context: always, readonly: true },
    media_details: { description: 'Size and renditions.', type: 'object', context: always, readonly: true },
    post: { description: 'The document it was uploaded for.', type: ['integer', 'null'], context: shown },
    source_url: { description: 'Address of the file.', type: 'string', format: 'uri', context: always, readonly: true },
    missing_image_sizes: {
      description: 'Always empty.',
      type: 'array',
      items: { type: 'string' },
      context: edit,
      readonly: true,
    },
    filename: { description: 'The name it was uploaded with.', type: 'string', context: shown, readonly: true },
    filesize: { description: 'Bytes.', type: 'integer', context: shown, readonly: true },
    haptera_alt: {
      description: 'What it shows, in each language.',
      type: 'object',
      context: always,
      properties: eachLocale(() => ({ type: 'string' })),
    },
    haptera_visibility: {
      description: 'Who may access it: everyone, signed-in, or account types, separated by commas.',
      type: 'string',
      enum: visibilities,
      context: shown,
    },
    haptera_color: {
      description: 'Dominant colour, #rrggbb.',
      type: ['string', 'null'],
      context: always,
      readonly: true,
    },
    haptera_renditions: {
      description: 'All copies, in every format.',
      type: 'array',
      items: { type: 'object' },
      context: shown,
      readonly: true,
    },
    haptera_revision: { description: 'Counts its changes; the ETag.', type: 'integer', context: shown, readonly: true },
  },
};

export const mediaBase = '/wp/v2/media';

export async function presentMediaItem(
  call: Call,
  media: Readable<Media>,
  context: Context = call.context,
): Promise<JsonObject> {
  const { cms, urls, viewer } = call;
  const time = await call.siteTime();
  const source = cms.media.presentUrl(media.file);
  const status = media.trashedAt === null ? 'inherit' : 'trash';
  const item: JsonObject = {
    id: media.id,
    date: time.local(media.createdAt),
    date_gmt: time.gmt(media.createdAt),
    guid: { rendered: source, raw: source },
    modified: time.local(media.modifiedAt),
    modified_gmt: time.gmt(media.modifiedAt),
    slug: media.slug,
    status,
    type: 'attachment',
    link: source,
    title: { raw: media.title, rendered: renderTitle(media.title) },
    author: media.authorId ?? 0,
    featured_media: 0,
    comment_status: 'closed',
    ping_status: 'closed',
    template: '',
    meta: [],
    permalink_template: source,
    generated_slug: decodeSlug(media.slug),
    class_list: [`post-${media.id}`, 'attachment', 'type-attachment', `status-${status}`, 'hentry'],
    description: { raw: media.description, rendered: renderExcerpt(media.description) },
    caption: { raw: media.caption, rendered: renderExcerpt(media.caption) },
    alt_text: media.alt[defaultLocale],
    media_type: media.kind === 'image' ? 'image' : 'file',
    mime_type: media.mimeType,
    media_details: presentDetails(call, media),
    post: media.parentId,
    source_url: source,
    missing_image_sizes: [],
    filename: media.fileName,
    filesize: media.fileSize,
    haptera_alt: { ...media.alt },
    haptera_visibility: media.visibility,
    haptera_color: media.color,
    haptera_renditions: media.renditions.map((rendition) => presentRendition(call, rendition)),
    haptera_revision: media.revision,
    _links: printLinks({
      self: [selfLink(urls, `${mediaBase}/${media.id}`, allowOnMedia(viewer, media))],
      collection: [link(urls, mediaBase)],
      about: [link(urls, '/wp/v2/types/attachment')],
      author: media.authorId === null ? null : [embeddable(urls, `/wp/v2/users/${media.authorId}`)],
      'wp:action-unfiltered-html':
        context === 'edit' && can(viewer, 'unfiltered_html') ? [link(urls, `${mediaBase}/${media.id}`)] : null,
      'wp:action-assign-author':
        context === 'edit' && can(viewer, 'edit_others_posts') ? [link(urls, `${mediaBase}/${media.id}`)] : null,
    }),
  };
  return filterContext(item, mediaSchema, context);
}

export function allowOnMedia(viewer: Viewer, media: Readable<Media>): Method[] {
  return [
    'GET',
    ...(canEditMedia(viewer, media) ? (['POST', 'PUT', 'PATCH'] as const) : []),
    ...(canDeleteMedia(viewer, media) ? (['DELETE'] as const) : []),
  ];
}

function presentDetails(call: Call, media: Media): JsonObject {
  const details = { file: media.file.slice(media.file.indexOf('/') + 1), filesize: media.fileSize };
  if (media.kind !== 'image') {
    return { ...details, ...(media.width > 0 && { width: media.width, height: media.height }), sizes: {} };
  }
  return { width: media.width, height: media.height, ...details, sizes: presentSizes(call, media), image_meta: {} };
}

/** WordPress's names for the widths that its clients look for. All programs support the format chosen here. */
const sizeNames: readonly (readonly [name: string, width: number])[] = [
  ['thumbnail', 320],
  ['medium', 640],
  ['medium_large', 960],
  ['large', 1280],
  ['1920x1920', 1920],
];

function presentSizes(call: Call, media: Media): JsonObject {
  if (media.renditions.length === 0) return {};
  const common = media.renditions.filter(({ mimeType }) => mimeType === 'image/jpeg' || mimeType === 'image/png');
  const usable = common.length > 0 ? common : media.renditions.filter(({ mimeType }) => mimeType === 'image/webp');
  const sizes = sizeNames.flatMap(([name, width]): [string, JsonObject][] => {
    const rendition = usable.find((candidate) => candidate.width === width);
    return rendition ? [[name, presentRendition(call, rendition)]] : [];
  });
  const { file, width, height, mimeType, fileSize } = media;
  return Object.fromEntries([...sizes, ['full', presentRendition(call, { file, width, height, mimeType, fileSize })]]);
}

function presentRendition(call: Call, rendition: Rendition): JsonObject {
  return {
    file: rendition.file.split('/').at(-1) ?? '',
    width: rendition.width,
    height: rendition.height,
    filesize: rendition.fileSize,
    mime_type: rendition.mimeType,
    source_url: call.cms.media.presentUrl(rendition.file),
  };
}

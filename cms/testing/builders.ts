import { deflateSync } from 'node:zlib';
import { isJsonObject, isJsonValue, type JsonObject } from '#cms-schema/json.ts';
import { contentTypeDefinitions } from '#content-types/definitions.generated.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { Role } from '#contract/roles.ts';
import type { Cms } from '../create-cms.ts';
import type { Document, NewDocument } from '../documents/model.ts';
import type { Media } from '../media/model.ts';
import { systemViewer, type Viewer } from '../permission/viewer.ts';

let count = 0;

/** Creates a document: by default, a published Chinese page. */
export function aPage(cms: Cms, input: Partial<NewDocument> = {}): Promise<Document> {
  count += 1;
  return cms.documents.createDocument(systemViewer, {
    type: 'page',
    title: `Page ${count}`,
    slug: `some-page-${count}`,
    status: 'publish',
    content: hero(`heading of page ${count}`),
    ...input,
  });
}

/** The example values of a type's fields. They can be published any number of times. */
export function exampleMeta(type: DocumentType): JsonObject {
  const { fields } = contentTypeDefinitions[type].example.zh;
  const { identifier } = contentTypeDefinitions[type];
  count += 1;
  if (isJsonValue(fields) && isJsonObject(fields))
    return identifier === null ? fields : { ...fields, [identifier]: `example-${count}` };
  throw new TypeError(`The example of the type "${type}" is not JSON.`);
}

/** The password of all users that `aViewer` creates. */
export const viewerPassword = 'long enough for this';

/** A signed-in user with a role. */
export async function aViewer(cms: Cms, role: Role): Promise<Viewer> {
  count += 1;
  const user = await cms.users.createUser(systemViewer, {
    login: `${role}-${count}`,
    email: `${role}-${count}@haptera.example`,
    password: viewerPassword,
    displayName: `The ${role}`,
    role,
  });
  return { user, via: 'cookie', sessionId: `session ${count}`, address: '192.0.2.7' };
}

/** A stored picture in one colour. */
export async function aPicture(
  cms: Cms,
  options: { readonly width?: number; readonly alt?: string; readonly fileName?: string } = {},
): Promise<Media> {
  const { width = 400, alt = 'A picture', fileName = 'picture.png' } = options;
  return cms.media.uploadMedia(systemViewer, { fileName, alt, body: chunks(pngBytes(width, 200)) });
}

/** A complete hand-written PNG: every pixel is `#c04020`. */
export function pngBytes(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x += 1) row.set([0xc0, 0x40, 0x20], 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

export async function* chunks(bytes: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

/** Markup of a hero; `attributes` in stored form. */
export function hero(heading: string, attributes: Record<string, unknown> = {}): string {
  return `<!-- wp:haptera/hero ${JSON.stringify({ id: 'hero', heading, ...attributes })} /-->`;
}

/** A hero with a link to a document. */
export function linkingHero(heading: string, documentId: number): string {
  return hero(heading, { actions: [{ label: 'Go', link: { kind: 'document', id: documentId } }] });
}

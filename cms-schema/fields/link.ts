import type { Field, FieldOptions, Resolver, Translation } from '../field.ts';
import { pickFieldOptions } from '../field.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { localizePath } from '../locale.ts';
import type { Reporter } from '../problem.ts';
import { problems } from '../problems.ts';

/**
 * The target of a link. `document` follows a CMS document when it moves, and stays in the reader's language; `path` is an
 * address of this site without language prefix; `url` is anything else.
 */
export type LinkValue =
  | { kind: 'document'; id: number; anchor?: string; newTab?: true }
  | { kind: 'path'; path: string; newTab?: true }
  | { kind: 'url'; url: string; newTab?: true }
  | null;

export interface ResolvedLink {
  href: string;
  newTab: boolean;
  /** Leads away from this site. */
  external: boolean;
}

export interface LinkOptions extends FieldOptions {
  readonly required?: boolean;
  readonly translation?: Translation;
}

export interface LinkField extends Field<LinkValue, ResolvedLink | null> {
  readonly required: boolean;
}

/** A link. It resolves to null while its target is not published, and components then leave it out. */
export function link(options: LinkOptions): LinkField {
  const { required = false } = options;
  return {
    ...pickFieldOptions(options),
    kind: 'link',
    holds: 'value',
    json: 'object',
    required,
    translation: options.translation ?? 'shared',
    defaultValue: () => null,
    parse(input, report) {
      const value = input === undefined || input === null ? null : parseLink(input, report);
      if (required && value === null) problems.required(report);
      return value;
    },
    references: (value) => (value?.kind === 'document' ? [{ kind: 'document', id: value.id }] : []),
    resolve: resolveLink,
    words: () => [],
    typed: () => '',
    graphql: () => ({ type: 'Link', definitions: [], selection: '{ href newTab external }' }),
    children: {},
  };
}

function parseLink(input: unknown, report: Reporter): LinkValue {
  if (!isJsonObject(input)) {
    problems.notALink(report);
    return null;
  }
  const tab = input.newTab === true ? { newTab: true as const } : {};
  if (input.kind === 'document' && isId(input.id)) {
    const anchor = typeof input.anchor === 'string' && input.anchor !== '' ? { anchor: input.anchor } : {};
    return { kind: 'document', id: input.id, ...anchor, ...tab };
  }
  if (input.kind === 'path' && isSitePath(input)) return { kind: 'path', path: input.path, ...tab };
  if (input.kind === 'url' && typeof input.url === 'string') {
    if (isSafeUrl(input.url)) return { kind: 'url', url: input.url, ...tab };
    problems.unsafeUrl(report);
    return null;
  }
  problems.notALink(report);
  return null;
}

function resolveLink(value: LinkValue, resolver: Resolver): ResolvedLink | null {
  if (value === null) return null;
  const newTab = value.newTab ?? false;
  if (value.kind === 'url') return { href: value.url, newTab, external: /^https?:/i.test(value.url) };
  if (value.kind === 'path') return { href: localizePath(value.path, resolver.locale), newTab, external: false };
  const target = resolver.document(value.id);
  return target && { href: value.anchor ? `${target.href}#${value.anchor}` : target.href, newTab, external: false };
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** `/path?query#hash` of this site: `//host` and `/\host` are other sites to a browser. */
function isSitePath(input: JsonObject): input is JsonObject & { path: string } {
  const { path } = input;
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  const base = 'https://site.invalid';
  return URL.canParse(path, base) && new URL(path, base).origin === base;
}

const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a URL is absolute and its scheme cannot run code. The URL parser sees through tricks with control characters. */
export function isSafeUrl(url: string): boolean {
  return URL.canParse(url) && safeProtocols.has(new URL(url).protocol);
}
